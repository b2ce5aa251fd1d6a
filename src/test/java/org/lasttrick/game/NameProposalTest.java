package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameProposalTest {
    private static final List<String> KNOWN = List.of("Anna", "Jörg", "Jorg", "Åse M.", "Bo");

    private static Optional<NameProposal> first(String... typed) {
        return NameProposal.first(List.of(typed), KNOWN, Set.of());
    }

    @ParameterizedTest
    @CsvSource({"anna, Anna", "ANNA, Anna", "Ånna, Anna", "jorg, Jörg", "JÖRG, Jörg", "ase m., Åse M.", "ÅseM., Åse M."
    })
    void whoIsWrittenAlikeIsProposed(String typed, String known) {
        assertEquals(Optional.of(new NameProposal(typed, known)), first("Bo", typed));
    }

    @Test
    void whoIsKnownOrNewIsNot() {
        assertEquals(Optional.empty(), first("Anna", "Jörg", "Jorg", "Cai", "Annas", "Hanna"));
    }

    /** They can't be the same person. */
    @Test
    void whoSitsAtTheTableAlreadyIsNot() {
        assertEquals(Optional.empty(), first("Anna", "anna"));
        assertEquals(Optional.of(new NameProposal("jorg", "Jorg")), first("Jörg", "jorg"));
    }

    @Test
    void whoWasSaidToBeSomebodyElseIsNot() {
        assertEquals(
                Optional.of(new NameProposal("bo", "Bo")),
                NameProposal.first(List.of("anna", "bo"), KNOWN, Set.of("anna")));
    }
}
