package org.lasttrick.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.lasttrick.game.Decision;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.Rejection.BreaksRule;
import org.lasttrick.language.narration.RejectionNarrator;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.notation.JsonError;
import org.lasttrick.notation.Notation;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/**
 * A body that is refused, and how: read, decided and put in words as the API does it. What HTTP makes of it is {@link
 * BadInputTest}'s.
 *
 * @param body what is sent, with single quotes
 * @param isRead whether it is of the API's form, and breaks a rule of the game
 * @param pointer to what is wrong in it
 * @param detail what is said about it
 */
record Refused(String body, boolean isRead, String pointer, String detail) {
    private static final ObjectMapper JSON = Notation.mapper();
    private static final RejectionNarrator WORDS =
            new RejectionNarrator(PlainMessages.ENGLISH.of(GameText.class), PlayerId::toString);

    private interface Request {
        Decision decide() throws JsonProcessingException;
    }

    /** It is understood, but breaks a rule of the game. */
    static Refused rule(String body, String pointer, String detail) {
        return new Refused(body, true, pointer, detail);
    }

    /** It is not of the API's form. */
    static Refused form(String body, String pointer, String detail) {
        return new Refused(body, false, pointer, detail);
    }

    /** A game in which these hands were scored. */
    static Game game(String start, String... hands) {
        try {
            List<GameEvent> events = new ArrayList<>();
            events.add(event(GameDecider.start(read(start, NewGame.class).command())));
            for (String hand : hands) {
                ScoreHand command = new ScoreHand(read(hand, HandResult.class));
                events.add(event(GameDecider.decide(command, Game.fold(events))));
            }
            return Game.fold(events);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** A game of players called P1, P2 and so on. */
    static Game game(String variant, int players) {
        return game(start(variant, players, ""));
    }

    /** @param rules in which the house rules differ, without braces */
    static String start(String variant, int players, String rules) {
        boolean partners = Variants.byId(variant).filter(Variant::partners).isPresent();
        int half = partners ? (players + 1) / 2 : players;
        String seats = IntStream.rangeClosed(1, half)
                .mapToObj(seat -> seat + half > players
                        ? "{'name':'P" + seat + "'}"
                        : "{'names':['P" + seat + "','Q" + seat + "']}")
                .collect(Collectors.joining(","));
        return "{'variant':'" + variant + "','players':[" + seats + "],'rules':{" + rules + "}}";
    }

    private static GameEvent event(Decision decision) {
        return assertInstanceOf(Accepted.class, decision).event();
    }

    void asHand(Game game) {
        assertRefused(() -> GameDecider.decide(new ScoreHand(read(body, HandResult.class)), game));
    }

    void asCorrection(int hand, Game game) {
        assertRefused(() ->
                GameDecider.decide(new CorrectHand(hand, read(body, HandResult.class), null, OnConflict.REFUSE), game));
    }

    void asStart() {
        assertRefused(() -> GameDecider.start(read(body, NewGame.class).command()));
    }

    private static <T> T read(String body, Class<T> type) throws JsonProcessingException {
        return JSON.readValue(body.replace('\'', '"'), type);
    }

    /** One thing is wrong, and one thing is said. */
    private void assertRefused(Request request) {
        assertEquals(List.of(this), refusals(request));
    }

    private List<Refused> refusals(Request request) {
        try {
            return assertInstanceOf(Rejected.class, request.decide()).reasons().stream()
                    .map(reason -> rule(
                            body, assertInstanceOf(BreaksRule.class, reason).pointer(), WORDS.of(reason)))
                    .toList();
        } catch (JsonMappingException e) {
            JsonError error = JsonError.of(e);
            return List.of(form(body, error.pointer(), error.clause() + "."));
        } catch (JsonProcessingException e) {
            throw new AssertionError(body, e);
        }
    }
}
