package org.lasttrick.transfer.importing;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.EntryRequest;
import org.lasttrick.game.NameChecks;
import org.lasttrick.scorekeeping.GameImport.ImportedGame;
import org.lasttrick.transfer.export.BookFile;
import org.lasttrick.transfer.export.ExportFile;
import org.lasttrick.transfer.export.ExportJson;
import org.lasttrick.transfer.export.GameFile;
import org.lasttrick.transfer.importing.ImportFault.Kind;

/**
 * An import file is an untrusted JSON export that was checked.
 *
 * @param games verified
 * @param book the file, if it is that of a whole scorebook
 */
public record ImportFile(List<ImportedGame> games, @Nullable BookFile book) {
    static final int MAX_ENTRIES = EntryRequest.MOST_ENTRIES;
    private static final int MAX_GAMES = 10_000;

    /** Times may lie so far ahead, since clocks are wrong by hours. */
    private static final Duration CLOCK_TOLERANCE = Duration.ofDays(1);

    /**
     * Reads a file, and verifies all of it.
     *
     * @param now no game may have been recorded more than a day later
     * @throws ImportFault for the first fault
     */
    public static ImportFile read(InputStream bytes, Instant now) throws IOException, ImportFault {
        List<ImportedGame> verified = new ArrayList<>();
        Map<String, String> pointers = new HashMap<>();
        ReplayLimit replay = new ReplayLimit();
        ExportFile file = ImportParser.OF_LIMITED_SIZE.parse(bytes);
        for (Map.Entry<String, GameFile> each : games(file).entrySet()) {
            String pointer = each.getKey();
            GameFile game = each.getValue();
            replay.add(pointer, game);
            verified.add(new GameCheck(pointer, game).verified());
            checkTimes(pointer, game, now);
            String before = pointers.putIfAbsent(game.chain(), pointer);
            if (before != null) {
                throw ImportFault.at(
                        pointer + "/chain", Kind.CONTRADICTORY, "is that of " + before + ": each game once");
            }
        }
        return new ImportFile(verified, file instanceof BookFile book ? book : null);
    }

    private static void checkTimes(String pointer, GameFile game, Instant now) throws ImportFault {
        for (GameFile.Entry entry : game.entries()) {
            if (entry.recordedAt().isAfter(now.plus(CLOCK_TOLERANCE))) {
                throw ImportFault.at(
                        "%s/entries/%d/recordedAt".formatted(pointer, entry.version() - 1),
                        Kind.NOT_YET,
                        "is in the future: here it is " + ExportJson.TIME.format(now));
            }
        }
    }

    /** Returns the games of a file by their JSON pointers, not verified yet. */
    static Map<String, GameFile> games(ExportFile file) throws ImportFault {
        Map<String, GameFile> games = new LinkedHashMap<>();
        switch (file) {
            case GameFile game -> games.put("", game);
            case BookFile book -> {
                checkVersion("", book);
                if (NameChecks.RECORDED.check("", book.name()).findAny().isPresent()) {
                    throw ImportFault.at(
                            "/name", Kind.NOT_OURS, "must be a name of 1 to 40 characters that can be shown");
                }
                book.games().forEach(game -> games.put("/games/" + games.size(), game));
                checkSize("/games", games.size(), MAX_GAMES);
                BookCheck.check(book);
            }
        }
        for (Map.Entry<String, GameFile> game : games.entrySet()) {
            checkVersion(game.getKey(), game.getValue());
            checkSize(game.getKey() + "/entries", game.getValue().entries().size(), MAX_ENTRIES);
        }
        return games;
    }

    private static void checkVersion(String pointer, ExportFile file) throws ImportFault {
        if (file.version() != ExportFile.VERSION) {
            throw ImportFault.at(
                    pointer + "/version",
                    Kind.NOT_OURS,
                    "must be %d, not %d: a file of a later version takes a newer Last Trick"
                            .formatted(ExportFile.VERSION, file.version()));
        }
    }

    private static void checkSize(String pointer, int size, int max) throws ImportFault {
        if (size > max) {
            throw ImportFault.at(
                    pointer + "/" + max, Kind.TOO_MUCH, "is one too many: at most %,d are taken".formatted(max));
        }
    }
}
