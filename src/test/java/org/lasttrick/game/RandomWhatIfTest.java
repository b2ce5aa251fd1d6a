package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** Random games of each kind, corrected ones and those of the first edition among them, replayed. */
@Execution(ExecutionMode.CONCURRENT)
class RandomWhatIfTest {
    /** Of each kind; fewer than elsewhere, since each game is replayed with all its checks. */
    private static final int GAMES = Integer.getInteger("games", 200) / 20;

    private static Stream<Game> games() {
        return RandomGames.ofEachKind(GAMES).map(Game::fold);
    }

    @Test
    void aGameUnderItsOwnRulesGoesExactlyAsItWent() {
        games().forEach(game -> {
            WhatIf whatIf = WhatIf.of(game, game.start().variant(), game.start().rules());
            assertNull(whatIf.stop(), () -> whatIf.stop() + " in " + game);
            assertEquals(scores(game.sheet()), scores(whatIf.game().sheet()));
        });
    }

    /** Who buys back in is left out of a hand once an earlier one is such that nobody is asked. */
    private static List<Object> scores(Scoresheet sheet) {
        List<Object> scores = new ArrayList<>(List.of(sheet.rules(), sheet.standings(), sheet.next()));
        sheet.hands().forEach(hand -> scores.add(List.of(hand.deal(), hand.effects(), hand.after())));
        return scores;
    }

    @Test
    void aGameUnderAnyOtherRulesGoesThroughOrSaysWhyNot() {
        List<Variant> variants = Variants.all();
        Map<Boolean, Integer> times = new HashMap<>();
        Iterator<Variant> others =
                Stream.generate(variants::stream).flatMap(each -> each).iterator();
        games().forEach(game -> {
            Variant other = others.next();
            WhatIf whatIf =
                    WhatIf.of(game, other.id(), other.rulesFor(game.start().people()));
            WhatIf.Stop stop = whatIf.stop();
            int last = stop == null ? game.hands().size() : stop.hand() - 1;
            assertEquals(last, whatIf.game().sheet().hands().size());
            times.merge(stop == null, 1, Integer::sum);
        });
        assertTrue(times.get(true) > GAMES && times.get(false) > GAMES, times::toString);
    }
}
