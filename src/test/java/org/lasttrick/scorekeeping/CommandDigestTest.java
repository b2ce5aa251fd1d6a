package org.lasttrick.scorekeeping;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.Play;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Variants;

/**
 * Digests as they stand in ledgers. Were one to change, a request that is sent again after an upgrade would be refused
 * as another one.
 */
class CommandDigestTest {
    private static final PlayerId ANNA = new PlayerId(1);
    private static final PlayerId BO = new PlayerId(2);
    private static final HighCard NINE = new HighCard(Card.NINE, List.of(BO, ANNA), Extras.NONE);
    private static final LastTrick TRICK =
            new LastTrick(List.of(new Play(BO, Card.TEN), new Play(ANNA, Card.TWO)), Extras.NONE);
    private static final List<Entrant> PLAYERS = List.of(new Entrant("Åse", 18, 1), new Entrant("Bo", 0, 0));

    enum Golden {
        START(
                new StartGame(null, "agurk", null, PLAYERS, null),
                "aa08df3c1136d47ec5c27656190cfdf27053c704c9e20dd471542262627c8ffd"),
        START_WITH_HOUSE_RULES(
                new StartGame(
                        "Friday", "agurk", Variants.byId("agurk").orElseThrow().rules(), PLAYERS, BO),
                "b45961313f79e7437a435814e022b7e882fd179019bc9f4e431aac3d10044ba9"),
        SCORE_HIGH_CARD(new ScoreHand(NINE), "8866d30d1139cbb9139e2677c4e8720a777ac78cbc12e7b9ec07c771c0be00fa"),
        SCORE_LAST_TRICK(new ScoreHand(TRICK), "2588ad0b937ccd6b93593fff6d9279a87341a24f9a31924c85d5064801bb2f12"),
        CORRECT(
                new CorrectHand(3, NINE, "Bo had it", OnConflict.STRIKE),
                "220c05ab58cdd50e0863fe3de3d5b4b299adbd55ea471b777183c7260646fe74"),
        CORRECT_WITHOUT_REASON(
                new CorrectHand(3, NINE, null, OnConflict.REFUSE),
                "e492292ee819d3ed09afb1109f64960775670f7727c6306c85416cca4546f3d1"),
        STRIKE(
                new StrikeHand(3, OnConflict.REFUSE),
                "ae4288bded8dec410ed009f80079d4d52de5255bb2a9bae314b96d9b95f71cf6"),
        UNDO(new GameCommand.Undo(), "b8663e70511828b5c9b3808343c872466b298ee0ddec095c6b1af2e8a5cbf7d2"),
        REDO(new GameCommand.Redo(), "e9d76f5580e20bb047bd44c224d0b11ac9cbf996f77b2c38c76809837f85fb30");

        private final Record command;
        private final String digest;

        Golden(Record command, String digest) {
            this.command = command;
            this.digest = digest;
        }
    }

    @ParameterizedTest
    @EnumSource
    void theDigestOfACommandNeverChanges(Golden golden) {
        assertEquals(golden.digest, CommandDigest.of(golden.command).hex());
    }

    @Test
    void differentCommandsHaveDifferentDigests() {
        assertEquals(
                Golden.values().length,
                Stream.of(Golden.values())
                        .map(golden -> golden.digest)
                        .distinct()
                        .count());
    }

    @Test
    void noCommandIsMissing() {
        Set<Class<?>> commands = new HashSet<>(Set.of(GameCommand.class.getPermittedSubclasses()));
        commands.add(StartGame.class);
        assertEquals(
                commands,
                Stream.of(Golden.values())
                        .map(golden -> golden.command.getClass())
                        .collect(Collectors.toSet()));
    }
}
