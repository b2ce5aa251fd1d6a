package org.lasttrick.transfer.importing;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lasttrick.game.Names;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.LedgerEntry;
import org.lasttrick.scorekeeping.BringingIn.Arriving;
import org.lasttrick.transfer.export.BookFile;
import org.lasttrick.transfer.export.GameFile;
import org.lasttrick.transfer.importing.FileFault.Kind;
import org.lasttrick.transfer.importing.JsonText.Value;

/** A {@link GameFile} or {@link BookFile} that somebody brings: read strictly, and believed in nothing. */
public final class BroughtFile {
    /** What is taken of one file: a book of thousands of games. */
    public static final int MOST_BYTES = 20 * 1024 * 1024;

    private static final int MOST_GAMES = 10_000;

    /** Clocks differ, and some are set to the wrong day. */
    private static final Duration AHEAD = Duration.ofDays(1);

    private BroughtFile() {}

    /**
     * The games of a file, all of which hold.
     *
     * @param now no game is recorded more than a day later
     * @throws FileFault for the first thing that is wrong
     */
    public static List<Arriving> read(InputStream bytes, Instant now) throws IOException, FileFault {
        List<Arriving> games = new ArrayList<>();
        Map<GameId, String> places = new HashMap<>();
        Effort effort = new Effort();
        each(new Measured(bytes, MOST_BYTES), told -> {
            effort.add(told);
            Arriving game = GameCheck.of(told);
            checkTimes(told, now);
            String before = places.putIfAbsent(game.chain().id(), told.pointer());
            if (before != null) {
                throw FileFault.at(
                        told.pointer() + "/chain", Kind.CONTRADICTORY, "is that of " + before + ": each game once");
            }
            games.add(game);
        });
        return games;
    }

    private static void checkTimes(GameReader.Told told, Instant now) throws FileFault {
        for (LedgerEntry entry : told.entries()) {
            if (entry.recordedAt().isAfter(now.plus(AHEAD))) {
                throw FileFault.at(
                        "%s/entries/%d/recordedAt".formatted(told.pointer(), entry.version() - 1),
                        Kind.NOT_YET,
                        "has not come yet: here it is " + GameFile.TIME.format(now));
            }
        }
    }

    interface EachGame {
        void told(GameReader.Told game) throws FileFault;
    }

    /** Goes through a file game by game, however large it is. */
    static void each(InputStream bytes, EachGame game) throws IOException, FileFault {
        try (JsonText json = new JsonText(bytes)) {
            String format = json.objectOf("format");
            switch (format) {
                case GameFile.FORMAT -> game.told(new GameReader(json).alone());
                case BookFile.FORMAT -> book(json, game);
                default ->
                    throw json.fault(Kind.NOT_OURS, "must be %s or %s".formatted(GameFile.FORMAT, BookFile.FORMAT));
            }
            json.end();
        } catch (TooLong e) {
            throw FileFault.at("", Kind.TOO_MUCH, "is too large: at most %,d bytes are taken".formatted(e.most));
        }
    }

    private static void book(JsonText json, EachGame game) throws IOException, FileFault {
        Map<String, Value<?>> fields = new HashMap<>();
        fields.put("version", () -> GameReader.version(json));
        fields.put("name", () -> name(json));
        fields.put(
                "games",
                () -> json.list(MOST_GAMES, () -> {
                    game.told(new GameReader(json).inBook());
                    return true;
                }));
        json.rest("format", BookFile.FORMAT, fields);
    }

    private static String name(JsonText json) throws IOException, FileFault {
        String name = json.text();
        if (Names.check("", name).findAny().isPresent()) {
            throw json.fault(Kind.NOT_OURS, "must be a name of 1 to 40 characters that can be shown");
        }
        return name;
    }
}
