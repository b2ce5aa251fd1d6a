package org.lasttrick.chain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.chain.EventCodec.Form;
import org.lasttrick.game.Game;

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
                EventCodec.TODAY.forms().stream()
                        .flatMap(form -> IntStream.rangeClosed(1, form.revision())
                                .mapToObj(revision -> form.type() + ", revision " + revision))
                        .collect(Collectors.toCollection(TreeSet::new)),
                there);
    }

    /** With an invented third revision, so that each old entry is upcast twice. */
    @ParameterizedTest
    @MethodSource("all")
    void anOldLedgerIsUpcastThroughFutureRevisions(GoldenLedger ledger) {
        List<Form> forms = EventCodec.TODAY.forms().stream()
                .map(form -> form.type().equals("hand-scored") ? new Form(form.type(), 3, form.event()) : form)
                .toList();
        List<Upcaster> upcasters = new ArrayList<>(Upcaster.ALL);
        upcasters.add(Upcaster.added("hand-scored", 1, "weather", TextNode.valueOf("rain")));
        upcasters.add(new Upcaster("hand-scored", 2, payload -> payload.without("weather")));
        EventCodec later = new EventCodec(forms, upcasters);

        for (LedgerEntry entry : ledger.entries()) {
            assertEquals(EventCodec.read(entry), later.event(entry));
        }
    }
}
