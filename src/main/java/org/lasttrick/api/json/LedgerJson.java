package org.lasttrick.api.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.DeviceNames;
import org.lasttrick.chain.EntryPage;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.ImportRecord;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.language.narration.EntryNarrator;

/** A page of a ledger has entries as they were recorded, with all that goes into their hashes. */
@Schema(name = "Ledger")
public record LedgerJson(
        String game,

        @Schema(
                description =
                        "The id that goes into each hash: the id of the game, or for an imported game its original id")
        String chain,

        @JsonProperty("broughtIn") @Schema(description = "Imported entries; their authors are as the file names them")
        List<ImportRecordJson> imports,

        List<EntryJson> entries,

        @Schema(description = "The value of after for the next page; null on the last one") @Nullable
        Integer next) {

    @Schema(name = "LedgerEntry")
    record EntryJson(
            int version,
            String type,
            int revision,

            @Schema(description = "A JSON object as text, byte for byte as it is hashed")
            String payload,

            ActorJson actor,
            Instant recordedAt,

            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Schema(description = "Only if it was recorded later than it was played")
            @Nullable
            Instant playedAt,

            @Nullable String commandId,
            @Nullable String commandDigest,
            String previousHash,
            String hash,

            @Schema(description = "The entry in words; null from the first damaged entry on that was found") @Nullable
            String says,

            @Schema(description = "The entry that it undoes, redoes, corrects or strikes out") @Nullable
            Integer about,

            @Schema(description = "Its state now; null if it counts unchanged") @Nullable
            NowJson now) {

        static EntryJson of(LedgerEntry entry, @Nullable String actorName, EntryNarrator.@Nullable Entry narrated) {
            LedgerEntry.Receipt receipt = entry.receipt();
            return new EntryJson(
                    entry.version(),
                    entry.type(),
                    entry.revision(),
                    entry.payload(),
                    new ActorJson(entry.actor(), actorName),
                    entry.recordedAt(),
                    entry.playTime().isEmpty() ? null : entry.playedAt(),
                    receipt == null ? null : receipt.commandId(),
                    receipt == null ? null : receipt.digest().hex(),
                    entry.previousHash().hex(),
                    entry.hash().hex(),
                    narrated == null ? null : narrated.text(),
                    narrated == null ? null : narrated.about(),
                    narrated == null || narrated.now() == null
                            ? null
                            : new NowJson(narrated.now().text(), narrated.now().by()));
        }
    }

    /** @param by the entry that made it so */
    @Schema(name = "LedgerEntryNow")
    record NowJson(String says, int by) {}

    /** @param by the device that imported the entries from {@code first} to {@code last} */
    @Schema(name = "Import")
    record ImportRecordJson(int first, int last, Instant at, ActorJson by) {
        static ImportRecordJson of(ImportRecord record, DeviceNames names) {
            return new ImportRecordJson(
                    record.first(),
                    record.last(),
                    record.at(),
                    new ActorJson(record.device(), names.local().get(record.device())));
        }
    }

    /** @param name {@code null} where unknown */
    @Schema(name = "Actor")
    record ActorJson(String id, @Nullable String name) {}

    /**
     * @param names of the devices that recorded or imported the entries
     * @param narrated the readable entries of the game, from the first on, in words
     */
    public static LedgerJson of(GameId game, EntryPage page, DeviceNames names, List<EntryNarrator.Entry> narrated) {
        List<EntryJson> entries = page.entries().stream()
                .map(entry -> EntryJson.of(
                        entry,
                        names.writer(entry.actor(), page.isImported(entry.version())),
                        narrated(entry.version(), narrated)))
                .toList();
        return new LedgerJson(
                game.value(),
                page.chain().value(),
                page.importRecords().stream()
                        .map(record -> ImportRecordJson.of(record, names))
                        .toList(),
                entries,
                page.isLast() ? null : entries.getLast().version());
    }

    private static EntryNarrator.@Nullable Entry narrated(int version, List<EntryNarrator.Entry> narrated) {
        return version >= 1 && version <= narrated.size() ? narrated.get(version - 1) : null;
    }
}
