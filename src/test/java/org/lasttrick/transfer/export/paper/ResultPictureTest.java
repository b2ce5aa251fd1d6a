package org.lasttrick.transfer.export.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.IntBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.chain.RecordedGames;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.GameAbandoned;
import org.lasttrick.transfer.export.Games;

/** A picture says how a game stands, and everything fits, with any names. What was drawn is in target/pictures to be looked at. */
@QuarkusTest
class ResultPictureTest {
    private static final Path DRAWN = Path.of("target", "pictures");
    private static final int MARGIN = 56;
    private static final int SERVICE = 64;
    private static final List<String> NAMES =
            List.of("Anna", "Bo", "Cai", "Dag", "Eva", "Finn", "Gerda", "Hans", "Ida");

    @Inject
    ResultPicture pictures;

    @Inject
    PaperPresenter views;

    private static Map<String, RecordedGame> games() {
        Map<String, RecordedGame> games = new LinkedHashMap<>();
        if (Boolean.getBoolean("full")) {
            games.putAll(Games.golden());
        }
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
    void everyGameIsAPngOfTheSizeAndNothingLiesOnItsMarginOrOnTheServicesName(PictureSize size) throws IOException {
        Files.createDirectories(DRAWN);
        List<IntBuffer> free = free(image(drawn(Games.of(null, "Anna", "Bo"), size)));
        for (Map.Entry<String, RecordedGame> game : games().entrySet()) {
            byte[] png = drawn(game.getValue(), size);
            Files.write(DRAWN.resolve(game.getKey() + "-" + size.word() + ".png"), png);
            BufferedImage image = image(png);
            assertEquals(size.width, image.getWidth(), game.getKey());
            assertEquals(size.height, image.getHeight(), game.getKey());
            assertTrue(free.equals(free(image)), game.getKey());
        }
    }

    private static BufferedImage image(byte[] png) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(png));
    }

    /** The pixels of the margin, and of the corner with the service's name. */
    private static List<IntBuffer> free(BufferedImage image) {
        int width = image.getWidth();
        int height = image.getHeight();
        return Stream.of(
                        new Rectangle(0, 0, width, MARGIN),
                        new Rectangle(0, height - MARGIN, width, MARGIN),
                        new Rectangle(0, 0, MARGIN, height),
                        new Rectangle(width - MARGIN, 0, MARGIN, height),
                        new Rectangle(MARGIN, height - MARGIN - SERVICE, 400, SERVICE))
                .map(at -> IntBuffer.wrap(image.getRGB(at.x, at.y, at.width, at.height, null, 0, at.width)))
                .toList();
    }

    @Test
    void aPictureChangesWithTheScores() throws IOException {
        RecordedGame game = Games.of(null, "Anna", "Bo");
        assertFalse(Arrays.equals(drawn(game, PictureSize.WIDE), drawn(Games.afterOneHand(game), PictureSize.WIDE)));
    }

    @Test
    void onlyAGameWithAResultHasAColumnOfPlaces() {
        RecordedGame begun = Games.of("agurk", "agurk", NAMES.subList(0, 3), 3);
        List<GameEvent> events = new ArrayList<>(List.of(begun.game().start()));
        begun.game().counting().forEach(entry -> events.add(entry.event()));
        events.add(new GameAbandoned());
        assertFalse(views.picture(RecordedGames.of(events), PictureSize.WIDE, ZoneOffset.UTC)
                .hasPlaces());
        assertFalse(views.picture(begun, PictureSize.WIDE, ZoneOffset.UTC).hasPlaces());
        assertTrue(views.picture(Games.golden().get("agurk.json"), PictureSize.WIDE, ZoneOffset.UTC)
                .hasPlaces());
    }

    @Test
    void aFinishedGameHasItsWinnerFirst() {
        PictureView view = views.picture(Games.golden().get("agurk.json"), PictureSize.WIDE, ZoneOffset.UTC);
        String winner = view.players().getFirst().name();
        assertEquals(winner + " wins the game", view.headline());
        assertEquals("1st", view.players().getFirst().place());
        assertEquals("Agurk", view.title());
        assertTrue(view.facts().contains("21 November 2026"), view.facts()::toString);
        assertEquals(
                1,
                Collections.frequency(
                        view.players().stream().map(PlayerScore::first).toList(), true));
    }

    @Test
    void aRunningGameHasWhoIsAheadFirstAndNoPlaces() {
        PictureView view = views.picture(
                Games.afterOneHand(Games.of("Friday", "Bo", "Cai", "Anna")), PictureSize.WIDE, ZoneOffset.UTC);
        assertEquals("Bo and Anna are ahead on 0", view.headline());
        assertEquals(List.of("Agurk", "hand 2 is next"), view.facts().subList(0, 2));
        assertEquals("Cai", view.players().getLast().name());
        assertNull(view.players().getFirst().place());
    }
}
