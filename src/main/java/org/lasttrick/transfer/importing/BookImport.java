package org.lasttrick.transfer.importing;

import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.time.InstantSource;
import java.util.Map;
import org.lasttrick.access.Device;
import org.lasttrick.chain.GameId;
import org.lasttrick.history.EveningPoints;
import org.lasttrick.history.Evenings;
import org.lasttrick.history.SpellingStore;
import org.lasttrick.rules.Keyword;
import org.lasttrick.scorekeeping.GameImport;
import org.lasttrick.transfer.export.BookFile;

/** Imports files into a book: their games, and what they say of people and evenings. */
@Singleton
public record BookImport(GameImport games, SpellingStore spellings, Evenings evenings, InstantSource clock) {
    /**
     * Imports all of the file, or nothing.
     *
     * @throws ImportFault for the first fault of the file
     * @throws io.quarkus.security.UnauthorizedException if the device was removed meanwhile
     */
    public GameImport.Outcome importFile(Device device, InputStream bytes) throws IOException, ImportFault {
        ImportFile file = ImportFile.read(bytes, clock.instant());
        BookFile book = file.book();
        return games.importGames(device, file.games(), book == null ? _ -> {} : begun -> store(device, book, begun));
    }

    /** Stores what the file says of people and evenings; what the device's book says itself stays. */
    private void store(Device device, BookFile file, Map<GameId, GameId> begun) {
        spellings.add(device, file.people());
        String points = file.eveningPoints();
        if (points != null && games.areAll(device, begun)) {
            Keyword.read(EveningPoints.values(), points).ifPresent(chosen -> evenings.choose(device, chosen));
        }
        for (BookFile.EveningStart begin : file.evenings()) {
            GameId game = begun.get(new GameId(begin.game()));
            if (game != null) {
                evenings.setBreak(device.scorebook(), game, begin.begins());
            }
        }
    }
}
