package org.lasttrick.transfer.export.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.transfer.export.Games;

/** A picture says how a game stands, and everything fits, with any names. What was drawn is in target/pictures to be looked at. */
@QuarkusTest
class ResultPictureTest {
    private static final Path DRAWN = Path.of("target", "pictures");
    private static final List<String> NAMES =
            List.of("Anna", "Bo", "Cai", "Dag", "Eva", "Finn", "Gerda", "Hans", "Ida");

    @Inject
    ResultPicture pictures;

    @Inject
    PicturePresenter views;

    private static Map<String, RecordedGame> games() {
        Map<String, RecordedGame> games = new LinkedHashMap<>(Games.golden());
        games.put("no-hands", Games.of(null, "Anna", "Bo"));
        games.put("two", Games.of("Friday at Anna’s", "agurk", NAMES.subList(0, 2), 2));
        games.put("four", Games.of(null, "agurk", NAMES.subList(0, 4), 7));
        games.put("nine", Games.of("Friday at Anna’s", "matapesa", NAMES, 30));
        games.put("hostile", Games.of("<script>🥒 שלום", "matapesa", Games.HOSTILE, 12));
        games.put("long", Games.of("W".repeat(40), "matapesa", letters('W'), 20));
        games.put("tall-letters", Games.of("Ấ̂Ǻ g\u0323 ﷺ ".repeat(2).strip(), "matapesa", letters('ﷺ'), 20));
        return games;
    }

    private static List<String> letters(char letter) {
        return NAMES.stream()
                .map(name -> name.charAt(0) + String.valueOf(letter).repeat(39))
                .toList();
    }

    private byte[] drawn(RecordedGame game, PictureSize size) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        pictures.write(game, size, ZoneOffset.UTC, out);
        return out.toByteArray();
    }

    @ParameterizedTest
    @EnumSource
    void everyGameIsAPngOfTheSize(PictureSize size) throws IOException {
        Files.createDirectories(DRAWN);
        for (Map.Entry<String, RecordedGame> game : games().entrySet()) {
            byte[] png = drawn(game.getValue(), size);
            Files.write(DRAWN.resolve(game.getKey() + "-" + size.written() + ".png"), png);
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
            assertEquals(size.width(), image.getWidth(), game.getKey());
            assertEquals(size.height(), image.getHeight(), game.getKey());
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingLeavesItsRoomOrThePictureAndNoTextLiesOnAnother(PictureSize size) {
        Rectangle2D whole = new Rectangle2D.Double(0, 0, size.width(), size.height());
        games().forEach((name, game) -> {
            List<Ink> inks = PictureLayout.of(views.draw(game, ZoneOffset.UTC), size);
            for (Ink ink : inks) {
                Rectangle2D bounds = ink.shape().getBounds2D();
                assertTrue(bounds.isEmpty() || ink.room().contains(bounds), () -> name + ": " + bounds + ink.room());
                assertTrue(whole.contains(ink.room()), () -> name + ": " + ink.room());
            }
            List<Rectangle2D> texts = inks.stream()
                    .filter(ink -> !ink.room().equals(ink.shape().getBounds2D()))
                    .map(Ink::room)
                    .distinct()
                    .toList();
            for (Rectangle2D text : texts) {
                assertEquals(
                        List.of(text),
                        texts.stream().filter(other -> overlap(text, other)).toList(),
                        name);
            }
        });
    }

    /** By more than the rounding of rooms that touch. */
    private static boolean overlap(Rectangle2D one, Rectangle2D other) {
        Rectangle2D both = one.createIntersection(other);
        return both.getWidth() > 0.1 && both.getHeight() > 0.1;
    }

    @Test
    void aPictureChangesWithTheScores() throws IOException {
        RecordedGame game = Games.of(null, "Anna", "Bo");
        assertFalse(Arrays.equals(drawn(game, PictureSize.WIDE), drawn(Games.afterOneHand(game), PictureSize.WIDE)));
    }

    @Test
    void aFinishedGameHasItsWinnerFirst() {
        PictureView view = views.draw(Games.golden().get("agurk.json"), ZoneOffset.UTC);
        String winner = view.rows().getFirst().name();
        assertEquals(winner + " wins the game", view.headline());
        assertEquals("1st", view.rows().getFirst().place());
        assertEquals("Agurk", view.title());
        assertTrue(view.facts().contains("21 November 2026"), view.facts()::toString);
        assertEquals(
                1,
                Collections.frequency(
                        view.rows().stream().map(PictureView.Row::first).toList(), true));
    }

    @Test
    void aRunningGameHasWhoIsAheadFirstAndNoPlaces() {
        PictureView view = views.draw(Games.afterOneHand(Games.of("Friday", "Bo", "Cai", "Anna")), ZoneOffset.UTC);
        assertEquals("Bo and Anna are ahead on 0", view.headline());
        assertEquals(List.of("Agurk", "hand 2 is next"), view.facts().subList(0, 2));
        assertEquals("Cai", view.rows().getLast().name());
        assertEquals("", view.rows().getFirst().place());
    }
}
