package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class EditionTest {
    @Test
    void anEditionIsFoundByTheNumberThatStartsStore() {
        assertEquals(Optional.of(Edition.FIRST), Edition.of(1));
        assertEquals(Optional.of(Edition.SECOND), Edition.of(2));
        assertEquals(2, Edition.SECOND.number());
    }

    @Test
    void theRulingsOfAnUnknownEditionAreNotGuessed() {
        assertEquals(Optional.empty(), Edition.of(3));
    }
}
