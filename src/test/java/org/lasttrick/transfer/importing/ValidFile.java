package org.lasttrick.transfer.importing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.chain.TestChain;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.EntryRedone;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.transfer.export.ExportJson;
import org.lasttrick.transfer.export.GameFile;

/** The export of a game of two players and five entries. */
public final class ValidFile {
    public static final RecordedGame GAME = TestChain.of(events());

    /** When it is imported. */
    public static final Instant LATER = GAME.entry(1).recordedAt().plus(Duration.ofDays(2));

    private ValidFile() {}

    private static List<GameEvent> events() {
        PlayerId anna = new PlayerId(1);
        return List.of(
                new GameStarted(
                        "Friday’s game 🥒",
                        "agurk",
                        Variants.byId("agurk").orElseThrow().rulesFor(2),
                        List.of(new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0)),
                        anna,
                        Edition.LATEST),
                new HandScored(new HighCard(Card.NINE, List.of(anna), Extras.NONE)),
                new HandScored(new HighCard(Card.ACE, List.of(new PlayerId(2)), Extras.NONE)),
                new EntryUndone(3),
                new EntryRedone(3));
    }

    /** As text. */
    public static String text() {
        return text(GAME);
    }

    public static String text(RecordedGame game) {
        return text(game, TestChain.ACTOR, "Kitchen tablet 🍳");
    }

    /** As if this device had written it, under this name. */
    public static String writtenBy(String device, String name) {
        return text(TestChain.of(events(), device), device, name);
    }

    private static String text(RecordedGame game, String device, String name) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            ExportJson.write(GameFile.of(game, Map.of(device, name)), bytes);
            return bytes.toString(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Games, each as text, as a book's file. */
    public static String book(String... games) {
        return "{\"format\":\"lasttrick-book\",\"version\":1,\"name\":\"Friday\",\"games\":[" + String.join(",", games)
                + "]}";
    }

    /** A book's file of this one game, with such members after it, written with single quotes. */
    public static String bookSaying(String members) {
        String book = book(text());
        return book.substring(0, book.length() - 1) + "," + members.replace('\'', '"') + "}";
    }
}
