package org.lasttrick.language.narration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.WhatIf;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.variants.Variants;

class WhatIfNarratorTest {
    /** Bo is out after the fourth. */
    private static final Game BO_LOSES = agurkOfTwo(high("A", 2), high("A", 2), high("A", 2), high("A", 2));

    private static final Game BO_IS_OUT = agurkOfThree(high("A", 2), high("A", 2), high("A", 2), high("A", 2));

    private static Game agurkOfTwo(HandResult... hands) {
        return game(List.of("Anna", "Bo"), hands);
    }

    private static Game agurkOfThree(HandResult... hands) {
        return game(List.of("Anna", "Bo", "Cai"), hands);
    }

    private static Game game(List<String> names, HandResult... hands) {
        List<Entrant> players =
                names.stream().map(name -> new Entrant(name, 0, 0)).toList();
        List<GameEvent> events = new ArrayList<>();
        events.add(new GameStarted(null, "agurk", agurk(), players, p(1), Edition.LATEST));
        for (HandResult hand : hands) {
            events.add(new HandScored(hand));
        }
        return Game.fold(events);
    }

    private static List<String> under(String variant, Game game) {
        return under(PlainMessages.ENGLISH, variant, preset(variant), game);
    }

    private static RuleSet preset(String variant) {
        return Variants.byId(variant).orElseThrow().rules();
    }

    private static List<String> under(Messages messages, String variant, RuleSet rules, Game game) {
        WhatIf whatIf = WhatIf.of(game, variant, rules);
        RulesText text = messages.of(RulesText.class);
        return new WhatIfNarrator(text, new RejectionNarrator(messages.of(GameText.class), game::nameOf))
                .conclusion(
                        whatIf,
                        text.underRulesOf("Agurk", "Lives: 3"),
                        new HandNarrator(messages.of(GameText.class), whatIf.game()));
    }

    private static List<String> under(String settings) {
        return under(PlainMessages.ENGLISH, "agurk", agurk(settings), BO_LOSES);
    }

    @Test
    void itIsSaidWhoWouldHaveWon() {
        assertEquals(
                List.of("Under the rules of Agurk (Lives: 3), Anna would have won."), under("agurk-over-21", BO_LOSES));
        assertEquals(
                List.of("Under the rules of Agurk (Lives: 3), Anna and Cai would have shared the win."),
                under("agurk-over-21", agurkOfThree(high("9", 2)).after(new GameClosed())));
    }

    @Test
    void itIsSaidThatTheGameWouldHaveEndedEarlier() {
        assertEquals(
                List.of(
                        "Under the rules of Agurk (Lives: 3), Anna would have won.",
                        "The game would have ended after hand 2."),
                under("{'lives':1}"));
    }

    @Test
    void itIsSaidThatTheGameWouldGoOnAndWhoWouldBeAhead() {
        assertEquals(
                List.of("Under the rules of Agurk (Lives: 3), the game would go on after all 4 hands."
                        + " Anna would be ahead."),
                under("{'lives':3}"));
        assertEquals(
                List.of("Efter reglerne for Agurk (Lives: 3) ville spillet gå videre efter alle 4 runder."
                        + " Anna ville føre."),
                under(PlainMessages.DANISH, "agurk", agurk("{'lives':3}"), BO_LOSES));
    }

    @Test
    void itIsSaidWhereTheGameCantGoOnAndWhy() {
        String fromTheFirst = "Under the rules of Agurk (Lives: 3), this game can’t be scored.";
        assertEquals(
                List.of(fromTheFirst, "A hand is entered in another way in that game."), under("minibluff", BO_LOSES));
        assertEquals(List.of(fromTheFirst, "That game is for 3 to 8 players."), under("gurka-sweden", BO_LOSES));
        assertEquals(List.of(fromTheFirst, "No pickle was entered."), under("pickle", BO_LOSES));
        assertEquals(
                List.of(fromTheFirst, "What was entered doesn’t say who had the highest card by these rules."),
                under("rassi", BO_LOSES));
        assertEquals(
                List.of(
                        "Under the rules of Agurk (Lives: 3), the game can’t go on from hand 3.",
                        "Bo would be out by then."),
                under(PlainMessages.ENGLISH, "agurk", agurk("{'lives':1}"), BO_IS_OUT));
        assertEquals(
                List.of(
                        "Efter reglerne for Agurk (Lives: 3) kan spillet ikke gå videre fra og med runde 5.",
                        "Bo ville stadig være inde og havde ingen kort i den runde."),
                under(
                        PlainMessages.DANISH,
                        "agurk",
                        agurk("{'lives':3}"),
                        BO_IS_OUT.after(new HandScored(high("9", 1)))));
    }
}
