package org.lasttrick.transfer.export;

import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.lasttrick.access.Access;
import org.lasttrick.access.Scorebook;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.history.EveningPoints;
import org.lasttrick.history.Evenings;
import org.lasttrick.history.SpellingStore;
import org.lasttrick.scorekeeping.History;

/** Exports games and scorebooks as JSON, complete: they can be verified and imported. */
@Singleton
public record JsonExport(History history, Access access, SpellingStore spellings, Evenings evenings) {
    /** Writes a game, and closes {@code to}. */
    public void write(RecordedGame game, OutputStream to) throws IOException {
        ExportJson.write(file(game), to);
    }

    /** Writes a scorebook, and closes {@code to}. One game at a time is in memory. */
    public void write(Scorebook book, OutputStream to) throws IOException {
        Iterable<RecordedGame> games = () -> history.allFromTheOldest(book.id());
        Map<String, String> known = access.names(book.id());
        Map<String, Boolean> breaks = evenings.breaks(book.id());
        List<BookFile.EveningStart> begins = new ArrayList<>();
        Iterable<GameFile> files = () -> StreamSupport.stream(games.spliterator(), false)
                .map(game -> hasOnly(known, game) ? GameFile.of(game, known) : file(game))
                .peek(file -> Stream.ofNullable(breaks.get(file.chain()))
                        .forEach(does -> begins.add(new BookFile.EveningStart(file.chain(), does))))
                .iterator();
        EveningPoints points = evenings.points(book.id());
        BookFile file = new BookFile(
                BookFile.FORMAT,
                ExportFile.VERSION,
                book.name(),
                files,
                spellings.of(book.id()).all(),
                begins,
                points == EveningPoints.PLACES ? null : points.word());
        ExportJson.write(file, to);
    }

    /** Checks whether the book's names are all that a game needs: an imported one may have other names for the same devices. */
    private static boolean hasOnly(Map<String, String> known, RecordedGame game) {
        return game.entry(1).chain().equals(game.id()) && known.keySet().containsAll(game.devices());
    }

    private GameFile file(RecordedGame game) {
        return GameFile.of(
                game,
                access.names(game.scorebook(), game.id().value(), game.devices())
                        .forExport());
    }
}
