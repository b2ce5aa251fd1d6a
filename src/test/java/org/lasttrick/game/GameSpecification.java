package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Table;

/** Given events, when a command, then an event or reasons against it. */
public final class GameSpecification {
    private final List<GameEvent> events;

    private GameSpecification(List<GameEvent> events) {
        this.events = events;
    }

    static GameSpecification given(GameStarted start, GameEvent... events) {
        List<GameEvent> all = new ArrayList<>(List.of(start));
        all.addAll(Arrays.asList(events));
        return new GameSpecification(all);
    }

    GameSpecification and(GameEvent event) {
        List<GameEvent> all = new ArrayList<>(events);
        all.add(event);
        return new GameSpecification(all);
    }

    Game game() {
        return Game.fold(events);
    }

    Then when(GameCommand command) {
        return new Then(GameDecider.decide(command, game()));
    }

    static Then when(StartGame command) {
        return new Then(GameDecider.start(command));
    }

    record Then(Decision decision) {
        void then(GameEvent event) {
            assertEquals(new Accepted(event), decision);
        }

        void thenRejected(Rejection... reasons) {
            assertEquals(new Rejected(List.of(reasons)), decision);
        }
    }

    /** Agurk with all scores at 0, dealt by p1. */
    static GameStarted agurk(String... names) {
        return started(Table.agurk(), names);
    }

    static GameStarted started(RuleSet rules, String... names) {
        return new GameStarted(null, "agurk", rules, entrants(rules, names), new PlayerId(1), Edition.LATEST);
    }

    static GameStarted firstEdition(GameStarted start) {
        return new GameStarted(
                start.name(), start.variant(), start.rules(), start.players(), start.dealer(), Edition.FIRST);
    }

    static List<Entrant> entrants(String... names) {
        return entrants(Table.agurk(), names);
    }

    /** @param names of partners both, such as “Anna & Cai”; all players have the starting score */
    public static List<Entrant> entrants(RuleSet rules, String... names) {
        int score = rules.scoring().startingScore();
        return Arrays.stream(names)
                .map(name -> name.split(" & "))
                .map(people -> new Entrant(people[0], people.length == 1 ? null : people[1], score, 0))
                .toList();
    }

    /** A hand without the players dealt in, for tests that are not about them. */
    record EnteredHand(int entry, HandResult result, boolean corrected) {}

    static EnteredHand hand(int entry, HandResult result, boolean corrected) {
        return new EnteredHand(entry, result, corrected);
    }

    static List<EnteredHand> hands(List<Timeline.Hand> hands) {
        return hands.stream()
                .map(hand -> hand(hand.entry(), hand.result(), hand.corrected()))
                .toList();
    }

    static HandScored scored(HandResult result) {
        return new HandScored(result);
    }
}
