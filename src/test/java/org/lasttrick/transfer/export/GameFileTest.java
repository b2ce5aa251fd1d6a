package org.lasttrick.transfer.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.chain.TestChain;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.RandomGames;
import org.lasttrick.scorekeeping.GameImport.ImportedGame;
import org.lasttrick.transfer.importing.ImportFile;
import org.lasttrick.transfer.importing.ValidFile;

/** A game's file has all of it. */
@Execution(ExecutionMode.CONCURRENT)
class GameFileTest {
    private static final int GAMES = 20;

    private static List<ImportedGame> read(String file) throws Exception {
        return ImportFile.read(new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8)), ValidFile.LATER)
                .games();
    }

    @Test
    void everyRandomGameIsReadAsItWasWritten() throws Exception {
        int games = 0;
        for (List<GameEvent> events : RandomGames.ofEachKind(GAMES).toList()) {
            RecordedGame game = TestChain.of(events);
            ImportedGame read = read(ValidFile.text(game)).getFirst();
            assertEquals(game.entries(), read.chain().entries());
            assertEquals(game.game(), read.chain().game());
            assertEquals(Map.of(TestChain.ACTOR, "Kitchen tablet 🍳"), read.devices());
            games++;
        }
        assertTrue(games >= 300, "games: " + games);
    }

    @Test
    void theBytesNeverChange() {
        String[] lines = ValidFile.text().split("\n", -1);
        assertEquals(8, lines.length);
        assertEquals("", lines[7]);
        assertTrue(
                lines[0].startsWith(
                        "{\"format\":\"lasttrick-game\",\"version\":1,\"chain\":\"0123456789abcdefghjkmnpqrs\","
                                + "\"variant\":\"agurk\",\"name\":\"Friday’s game 🥒\",\"rules\":{\"limit\":21,"),
                lines[0]);
        assertEquals("{\"id\":\"tvwxyz0123456789abcdefghjk\",\"name\":\"Kitchen tablet 🍳\"}],\"entries\":[", lines[1]);
        assertEquals(
                "{\"version\":2,\"type\":\"hand-scored\",\"revision\":1,\"payload\":\"{\\\"result\\\":{\\\"type\\\":"
                        + "\\\"high-card\\\",\\\"card\\\":\\\"9\\\",\\\"players\\\":[\\\"p1\\\"]}}\","
                        + "\"actor\":\"tvwxyz0123456789abcdefghjk\",\"commandId\":null,\"commandDigest\":null,"
                        + "\"recordedAt\":\"2024-11-21T20:15:01.123456Z\",\"previousHash\":\""
                        + ValidFile.GAME.entry(2).previousHash().hex() + "\",\"hash\":\""
                        + ValidFile.GAME.entry(2).hash().hex() + "\"},",
                lines[3]);
        assertTrue(lines[6].endsWith("\"}]}"), lines[6]);
    }
}
