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
import org.lasttrick.chain.Hash;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.Play;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.variants.Variants;

/**
 * Digests as stored in ledgers. If one changed, a request repeated after an upgrade would be refused as a different one.
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
        CLOSE(new GameCommand.Close(), "5a8a96714629553f3c4b449734d1896948a7befca758a4b9bad2c3fe0b2d6600"),
        ABANDON(new GameCommand.Abandon(), "33cdf692cc9e421a15c3c4b63e2768b0e588a17c8081e59da8c42f5325baac69"),
        REOPEN(new GameCommand.Reopen(), "9fbdb6598844278e2b5b79388cccf2282199b88bb13efb3c341b70d96532e88f"),
        SCORE_TAKER(
                new ScoreHand(new HandResult.Taker(BO)),
                "3316d867a6114c54aba0e1352191366b99370f4a5162050215b76a2e3eeb06f2"),
        SCORE_STAKES(
                new ScoreHand(new HandResult.Stakes(List.of(new HandResult.Doubling(ANNA, List.of(BO))), null)),
                "f9657ff4d5e0118cb85a0e60b29909b3d4bf67591ac4e03523982d25b2dc46c1"),
        JOIN(
                new GameCommand.Join("Dag", null, null),
                "c6f6df55ad9f2c0863b89e4bf7aabdaff26925815455dc03208805c7a372ddc4"),
        JOIN_IN_A_SEAT(
                new GameCommand.Join("Dag", null, 2),
                "16a2dd8cacc53c1177b48ad6c28f37b06c72d7a7b77aa8c4c94ce9e06ff40501"),
        JOIN_FROM_A_HAND_ON(
                new GameCommand.Join("Dag", null, 2, 3, JoinScore.START),
                "fc8fa1c1f6c19dd40d91e5c285881527c9ab9b313587e30dd1940247a24497c7"),
        SUBSTITUTE(
                new GameCommand.Substitute(BO, "Eva", null, null),
                "159c4353ffc319b78920a57e367aaf24822fd71312695abff931168751daad0b"),
        SUBSTITUTE_FROM_A_HAND_ON(
                new GameCommand.Substitute(BO, "Eva", null, 3),
                "42e63df710b6c2eb9c2f0c5ad7d40eae9f757898793b011924f85d834d2e3093"),
        RETURN(new GameCommand.Return(BO), "e3492df3dce5902623eeb422419fe8a7606ad5404ba58e9b711f53ea873777ec"),
        STRIKE_KEEPING(
                new StrikeHand(3, OnConflict.KEEP), "27bd9a6e176693bac3ea79539204f509c9e1491f4cb00e384a9f33644607eb8b"),
        LEAVE(new GameCommand.Leave(BO), "0bb82fa7c6b0ba14a4bb485a6d38d5e6344f45ce19883ed7b54e9295648a63d0"),
        RENAME(
                new GameCommand.Rename(BO, "Bente", null),
                "9395c1fa8e45074a919f9032ec732eeea022ffc4d6a30322d1072567f2918818"),
        START_PARTNERS(
                new StartGame(
                        null,
                        "cucumber-30-partners",
                        null,
                        List.of(new Entrant("Anna", "Cai", 0, 0), new Entrant("Bo", "Dag", 0, 0)),
                        null),
                "a2f973d1c73abd4eb8a3de6bb4731b288f0633e7a7b0e21bda5020cf2e4c7403"),
        JOIN_PARTNERS(
                new GameCommand.Join("Eva", "Finn", null),
                "2e74241b0743afafb97d538fbaa3a2242d5dd31bb20f98534affeefa57746397"),
        RENAME_PARTNERS(
                new GameCommand.Rename(BO, "Bente", "Dag"),
                "af3246dccdfe1469072f0c6955a9e5cfed3de92845ba699b1c7864f7d2ea8d44"),
        TAKE_SEATS(
                new GameCommand.TakeSeats(List.of(BO, ANNA), ANNA),
                "9ba8f08907b222765a96beca4d39b5a4ff48be0a3d86ede1530b7779443cb932"),
        TAKE_SEATS_THE_FIRST_DEALS(
                new GameCommand.TakeSeats(List.of(BO, ANNA), null),
                "e3edb4783146926bd7b1379c1e34c2636738cdb2ed5b22bd2a41dfdbf42eb2b5"),
        TAKE_SEATS_FROM_A_HAND_ON(
                new GameCommand.TakeSeats(List.of(BO, ANNA), ANNA, 3),
                "2ac7bde461f2db3ac7a282f6113f81c88e4f0b50e5ce1196f62b3607098f8627"),
        CORRECT_RULES(
                new GameCommand.CorrectRules(
                        "agurk", Variants.byId("agurk").orElseThrow().rules(), OnConflict.REFUSE),
                "e7a2138e31338f3a9c493a3efb9840f6ac085eaa6a911e0be9f0cda6c7f90f52"),
        CORRECT_DAY(
                new GameCommand.CorrectDay("2026-11-21"),
                "30d565fb061db469b0872d221e7d6cf07d486ee59a9e1baafe57de82ccc9e5bd"),
        REMATCH(new GameCommand.Rematch("k7q2"), "3a3b33c13792c50284b029015d2a62bf0432cbfecf66f6805e324d919683b05a"),
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
        assertEquals(golden.digest, digest(golden.command).hex());
    }

    private static Hash digest(Record command) {
        return switch (command) {
            case GameCommand toGame -> CommandDigest.of(toGame);
            case StartGame start -> CommandDigest.of(start);
            case GameCommand.Rematch rematch -> CommandDigest.of(rematch);
            default -> throw new IllegalArgumentException("No command: " + command);
        };
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
        commands.add(GameCommand.Rematch.class);
        assertEquals(
                commands,
                Stream.of(Golden.values())
                        .map(golden -> golden.command.getClass())
                        .collect(Collectors.toSet()));
    }
}
