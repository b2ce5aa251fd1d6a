package org.lasttrick.transfer.importing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.RandomText;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Hash;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.LedgerEntry.Receipt;
import org.lasttrick.chain.Verification.Fault;
import org.lasttrick.chain.VerifiedChain;
import org.lasttrick.chain.VerifiedChain.Checked;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.NameChecks;
import org.lasttrick.scorekeeping.GameImport.ImportedGame;
import org.lasttrick.transfer.export.GameFile;
import org.lasttrick.transfer.importing.ImportFault.Kind;

/**
 * Verifies a game of a file: its chain of entries, and that all other fields agree with them.
 *
 * @param pointer to the game in its file
 */
record GameCheck(String pointer, GameFile file) {
    private static final Pattern COMMAND_ID = Pattern.compile("[!-~]{1,64}");

    ImportedGame verified() throws ImportFault {
        VerifiedChain chain = switch (VerifiedChain.check(entries())) {
            case Checked.Valid(VerifiedChain valid) -> valid;
            case Checked.Invalid(Fault fault) -> throw broken(fault);
        };
        checkHead(chain.entries().getLast().hash());
        checkStart(chain.game().start());
        return new ImportedGame(chain, devices());
    }

    private List<LedgerEntry> entries() throws ImportFault {
        requireId("/chain", file.chain());
        GameId chain = new GameId(file.chain());
        Set<String> commands = new HashSet<>();
        List<LedgerEntry> entries = new ArrayList<>();
        for (GameFile.Entry entry : file.entries()) {
            int version = entries.size() + 1;
            if (entry.version() != version) {
                throw broken(
                        version,
                        "/version",
                        "is %d, and %d is due: the versions go from 1 without a gap"
                                .formatted(entry.version(), version));
            }
            requireId("/entries/%d/actor".formatted(version - 1), entry.actor());
            Receipt receipt = receipt(entry);
            if (receipt != null && !commands.add(receipt.commandId())) {
                throw inEntry(
                        version,
                        "/commandId",
                        Kind.IMPOSSIBLE,
                        "is that of an earlier entry: each command is carried out once");
            }
            entries.add(new LedgerEntry(
                    chain,
                    version,
                    entry.type(),
                    entry.revision(),
                    entry.payload(),
                    entry.actor(),
                    receipt,
                    entry.recordedAt(),
                    entry.previousHash(),
                    entry.hash()));
        }
        if (entries.isEmpty()) {
            throw at("/entries", Kind.BROKEN_CHAIN, "has none: a game has at least its start");
        }
        return entries;
    }

    private void requireId(String place, String text) throws ImportFault {
        if (!RandomText.isId(text)) {
            throw at(place, Kind.NOT_OURS, "must be an id: 26 letters and digits");
        }
    }

    private @Nullable Receipt receipt(GameFile.Entry entry) throws ImportFault {
        String command = entry.commandId();
        Hash digest = entry.commandDigest();
        if ((command == null) != (digest == null)) {
            throw inEntry(
                    entry.version(),
                    "/commandDigest",
                    Kind.NOT_OURS,
                    "must be there where there is a commandId, and null where there is none");
        }
        if (command == null || digest == null) {
            return null;
        }
        if (!COMMAND_ID.matcher(command).matches()) {
            throw inEntry(entry.version(), "/commandId", Kind.NOT_OURS, "must be 1 to 64 visible characters, or null");
        }
        return new Receipt(command, digest);
    }

    private ImportFault broken(Fault fault) {
        int version = fault.version();
        return switch (fault.kind()) {
            case MISSING, OUT_OF_ORDER -> broken(version, "/version", "is not the one that is due here");
            case FOLLOWS_ANOTHER ->
                broken(version, "/previousHash", "must be the hash of the entry before; it is another one");
            case CHANGED ->
                broken(
                        version,
                        "/hash",
                        "is not the one over this entry: something in it was changed, or it is of another game");
            case UNREADABLE ->
                inEntry(
                        version,
                        "/payload",
                        Kind.NOT_OURS,
                        "is not of the form that its type and revision have, or these are not known here");
            case IMPOSSIBLE ->
                inEntry(version, "", Kind.IMPOSSIBLE, "can't have happened in the game after the entries before it");
        };
    }

    private ImportFault broken(int version, String field, String clause) {
        return inEntry(version, field, Kind.BROKEN_CHAIN, clause);
    }

    private void checkHead(Hash head) throws ImportFault {
        require("/head", file.head().equals(head), "must be the hash of the last entry, " + head.hex());
        require(
                "/fingerprint",
                file.fingerprint().equals(head.fingerprint()),
                "must be " + head.fingerprint() + ", as the head has it");
    }

    private void checkStart(GameStarted start) throws ImportFault {
        require(
                "/variant",
                file.variant().equals(start.variant()),
                "must be what its entries lead to, " + start.variant());
        require(
                "/name",
                Objects.equals(file.name(), start.name()),
                "must be the name that the first entry has, or null");
        require("/rules", file.rules().equals(start.rules()), "must be the rules that its entries lead to");
    }

    private Map<String, String> devices() throws ImportFault {
        Set<String> actors = file.entries().stream().map(GameFile.Entry::actor).collect(Collectors.toSet());
        Map<String, String> names = new HashMap<>();
        for (GameFile.Device device : file.devices()) {
            String place = "/devices/" + names.size();
            checkName(pointer + place + "/name", device.name());
            require(place + "/id", actors.contains(device.id()), "is no device that wrote an entry");
            require(place + "/id", names.put(device.id(), device.name()) == null, "is there twice");
        }
        return names;
    }

    static void checkName(String pointer, String name) throws ImportFault {
        if (NameChecks.RECORDED.check("", name).findAny().isPresent()
                || !NameChecks.RECORDED.tidy(name).equals(name)) {
            throw ImportFault.at(
                    pointer,
                    Kind.NOT_OURS,
                    "must be a name of 1 to 40 characters that can be shown, without blanks around it");
        }
    }

    /** Refuses a field that doesn't agree with the entries. */
    private void require(String place, boolean same, String otherwise) throws ImportFault {
        if (!same) {
            throw at(place, Kind.CONTRADICTORY, otherwise);
        }
    }

    private ImportFault inEntry(int version, String field, Kind kind, String clause) {
        return at("/entries/" + (version - 1) + field, kind, clause);
    }

    private ImportFault at(String place, Kind kind, String clause) {
        return ImportFault.at(pointer + place, kind, clause);
    }
}
