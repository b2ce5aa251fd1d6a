package org.lasttrick.chain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.game.Game;
import org.lasttrick.game.stored.EventReader;
import org.lasttrick.game.stored.EventType;
import org.lasttrick.game.stored.Upcaster;

/** Ledgers stored by older versions keep their hashes and totals. */
@Execution(ExecutionMode.CONCURRENT)
class GoldenLedgersTest {
    static Collection<GoldenLedger> all() {
        return GoldenLedger.all().values();
    }

    @ParameterizedTest
    @MethodSource("all")
    void anOldLedgerIsValid(GoldenLedger ledger) {
        assertEquals(
                List.of(),
                Verification.of(ledger.entries(), LedgerReplay.of(ledger.entries()))
                        .faults());
    }

    @ParameterizedTest
    @MethodSource("all")
    void anOldLedgerCanBeImported(GoldenLedger ledger) {
        assertInstanceOf(VerifiedChain.Checked.Valid.class, VerifiedChain.check(ledger.entries()));
    }

    @ParameterizedTest
    @MethodSource("all")
    void anOldLedgerHasItsOldTotals(GoldenLedger ledger) {
        Game game = Game.fold(ledger.entries().stream().map(EventCodec::read).toList());
        assertEquals(ledger.totals(), GoldenLedger.totals(game));
    }

    @ParameterizedTest
    @MethodSource("all")
    void entriesWrittenTodayHaveTheOldHashes(GoldenLedger ledger) {
        assertEquals(ledger.entries(), ForgedChain.writtenAnew(ledger.entries()));
    }

    @Test
    void eachFormOfAnEventIsInOneOfThem() {
        Set<String> there = all().stream()
                .flatMap(ledger -> ledger.entries().stream())
                .map(entry -> entry.type() + ", revision " + entry.revision())
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(
                Stream.of(EventType.values())
                        .flatMap(type -> IntStream.rangeClosed(1, type.revision())
                                .mapToObj(revision -> type.word() + ", revision " + revision))
                        .collect(Collectors.toCollection(TreeSet::new)),
                there);
    }

    /** With an invented third revision, so that each old entry is upcast twice. */
    @ParameterizedTest
    @MethodSource("all")
    void anOldLedgerIsUpcastThroughFutureRevisions(GoldenLedger ledger) {
        List<Upcaster> upcasters = new ArrayList<>(Upcaster.ALL);
        upcasters.add(Upcaster.added(EventType.HAND_SCORED, 1, "weather", "rain"));
        upcasters.add(new Upcaster(EventType.HAND_SCORED, 2, payload -> payload.remove("weather")));
        EventReader later = new EventReader(type -> type == EventType.HAND_SCORED ? 3 : type.revision(), upcasters);

        for (LedgerEntry entry : ledger.entries()) {
            assertEquals(EventCodec.read(entry), EventCodec.read(entry, later));
        }
    }
}
