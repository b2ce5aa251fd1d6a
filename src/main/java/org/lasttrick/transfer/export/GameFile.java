package org.lasttrick.transfer.export;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.Nulls;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.Hash;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.LedgerEntry.Receipt;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.rules.RuleSet;

/**
 * A game's file is complete: it has every column of every entry, so that it can be verified by itself. The same game always gives
 * the same bytes. The other fields repeat what the entries say, for people who read the file, except for the names of the devices.
 */
@JsonTypeName(GameFile.FORMAT)
public record GameFile(
        String format,
        int version,
        String chain,
        String variant,
        @JsonSetter(nulls = Nulls.SET) @Nullable String name,
        RuleSet rules,
        Hash head,
        String fingerprint,
        List<Device> devices,
        List<Entry> entries)
        implements ExportFile {

    public static final String FORMAT = "lasttrick-game";

    public GameFile {
        devices = List.copyOf(devices);
        entries = List.copyOf(entries);
    }

    public record Device(String id, String name) {}

    public record Entry(
            int version,
            String type,
            int revision,
            String payload,
            String actor,
            @JsonSetter(nulls = Nulls.SET) @Nullable String commandId,
            @JsonSetter(nulls = Nulls.SET) @Nullable Hash commandDigest,
            Instant recordedAt,
            Hash previousHash,
            Hash hash) {

        static Entry of(LedgerEntry entry) {
            Receipt receipt = entry.receipt();
            return new Entry(
                    entry.version(),
                    entry.type(),
                    entry.revision(),
                    entry.payload(),
                    entry.actor(),
                    receipt == null ? null : receipt.commandId(),
                    receipt == null ? null : receipt.digest(),
                    entry.recordedAt(),
                    entry.previousHash(),
                    entry.hash());
        }
    }

    /** @param names of the devices that wrote the entries, by their ids, as far as they are known */
    public static GameFile of(RecordedGame game, Map<String, String> names) {
        GameStarted start = game.game().start();
        return new GameFile(
                FORMAT,
                VERSION,
                game.entry(1).chain().value(),
                start.variant(),
                start.name(),
                start.rules(),
                game.head(),
                game.head().fingerprint(),
                game.devices().stream()
                        .flatMap(id -> Stream.ofNullable(names.get(id)).map(name -> new Device(id, name)))
                        .toList(),
                game.entries().stream().map(Entry::of).toList());
    }
}
