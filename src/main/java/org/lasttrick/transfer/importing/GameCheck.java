package org.lasttrick.transfer.importing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Names;
import org.lasttrick.ledger.Chain;
import org.lasttrick.ledger.Chain.Checked;
import org.lasttrick.ledger.Hash;
import org.lasttrick.ledger.LedgerEntry;
import org.lasttrick.ledger.LedgerEntry.Receipt;
import org.lasttrick.ledger.Verification.Fault;
import org.lasttrick.notation.Notation;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.scorekeeping.BringingIn.Arriving;
import org.lasttrick.transfer.importing.FileFault.Kind;
import org.lasttrick.transfer.importing.GameReader.Told;
import org.lasttrick.transfer.importing.JsonText.Members;

/** Whether a game that a file tells is whole: its chain, and all that stands beside it. */
final class GameCheck {
    private static final ObjectMapper MAPPER = Notation.mapper();

    private final Told told;

    private GameCheck(Told told) {
        this.told = told;
    }

    static Arriving of(Told told) throws FileFault {
        return new GameCheck(told).checked();
    }

    private Arriving checked() throws FileFault {
        if (told.entries().isEmpty()) {
            throw at("/entries", Kind.BROKEN_CHAIN, "has none: a game has at least its start");
        }
        checkOrder();
        checkCommands();
        Chain chain = switch (Chain.check(told.entries())) {
            case Checked.Sound(Chain sound) -> sound;
            case Checked.Broken(Fault fault) -> throw broken(fault);
        };
        checkHead(told.entries().getLast().hash());
        checkCopies(chain.game().start());
        return new Arriving(chain, devices());
    }

    private void checkOrder() throws FileFault {
        for (int i = 0; i < told.entries().size(); i++) {
            if (told.entries().get(i).version() != i + 1) {
                throw at(
                        "/entries/" + i + "/version",
                        Kind.BROKEN_CHAIN,
                        "is %d, and %d is due: the versions go from 1 without a gap"
                                .formatted(told.entries().get(i).version(), i + 1));
            }
        }
    }

    private void checkCommands() throws FileFault {
        Set<String> seen = new HashSet<>();
        for (LedgerEntry entry : told.entries()) {
            Receipt receipt = entry.receipt();
            if (receipt != null && !seen.add(receipt.commandId())) {
                throw inEntry(
                        entry.version(),
                        "/commandId",
                        Kind.IMPOSSIBLE,
                        "is that of an earlier entry: each command is carried out once");
            }
        }
    }

    private FileFault broken(Fault fault) {
        int version = fault.version();
        return switch (fault.kind()) {
            case MISSING, OUT_OF_ORDER ->
                inEntry(version, "/version", Kind.BROKEN_CHAIN, "is not the one that is due here");
            case FOLLOWS_ANOTHER ->
                inEntry(
                        version,
                        "/previousHash",
                        Kind.BROKEN_CHAIN,
                        "must be the hash of the entry before; it is another one");
            case CHANGED ->
                inEntry(
                        version,
                        "/hash",
                        Kind.BROKEN_CHAIN,
                        "is not the one over this entry: something in it was changed, or it is of another game");
            case UNREADABLE ->
                inEntry(
                        version,
                        "/payload",
                        Kind.NOT_OURS,
                        "is not of the form that its type and revision have, or these are not known here");
            case IMPOSSIBLE ->
                inEntry(
                        version,
                        "",
                        Kind.IMPOSSIBLE,
                        "can't have happened in the game as the entries before it tell it");
        };
    }

    private void checkHead(Hash head) throws FileFault {
        if (!told.fields().get("head", Hash.class).equals(head)) {
            throw at("/head", Kind.CONTRADICTORY, "must be the hash of the last entry, " + head.hex());
        }
        if (!told.fields().text("fingerprint").equals(head.fingerprint())) {
            throw at("/fingerprint", Kind.CONTRADICTORY, "must be " + head.fingerprint() + ", as the head has it");
        }
    }

    private void checkCopies(GameStarted start) throws FileFault {
        if (!told.fields().text("variant").equals(start.variant())) {
            throw at("/variant", Kind.CONTRADICTORY, "must be what the first entry has, " + start.variant());
        }
        if (!told.fields().optional("name").equals(Optional.ofNullable(start.name()))) {
            throw at("/name", Kind.CONTRADICTORY, "must be the name that the first entry has, or null");
        }
        if (!sameRules(start.rules())) {
            throw at("/rules", Kind.CONTRADICTORY, "must be the rules that the first entry has");
        }
    }

    private boolean sameRules(RuleSet rules) {
        try {
            return rules.equals(MAPPER.treeToValue(told.rules(), RuleSet.class));
        } catch (JsonProcessingException e) {
            return false;
        }
    }

    private Map<String, String> devices() throws FileFault {
        List<String> actors =
                told.entries().stream().map(LedgerEntry::actor).distinct().toList();
        Set<String> known = Set.copyOf(actors);
        Map<String, String> names = new HashMap<>();
        for (Members device : told.devices()) {
            String name = device.text("name");
            if (Names.check("", name).findAny().isPresent() || !Names.tidy(name).equals(name)) {
                throw FileFault.at(
                        device.pointer() + "/name",
                        Kind.NOT_OURS,
                        "must be a name of 1 to 40 characters that can be shown, without blanks around it");
            }
            if (!known.contains(device.text("id"))) {
                throw FileFault.at(device.pointer() + "/id", Kind.CONTRADICTORY, "is no device that wrote an entry");
            }
            if (names.put(device.text("id"), name) != null) {
                throw FileFault.at(device.pointer() + "/id", Kind.CONTRADICTORY, "is there twice");
            }
        }
        return names;
    }

    private FileFault inEntry(int version, String field, Kind kind, String clause) {
        return at("/entries/" + (version - 1) + field, kind, clause);
    }

    private FileFault at(String place, Kind kind, String clause) {
        return FileFault.at(told.pointer() + place, kind, clause);
    }
}
