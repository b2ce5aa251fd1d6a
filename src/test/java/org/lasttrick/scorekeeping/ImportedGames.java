package org.lasttrick.scorekeeping;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.quarkus.arc.Arc;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.access.Device;
import org.lasttrick.api.TestBook;
import org.lasttrick.chain.TestChain;
import org.lasttrick.chain.VerifiedChain;
import org.lasttrick.game.GameEvent;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.scorekeeping.GameImport.ImportedGame;
import org.lasttrick.transfer.importing.ValidFile;

/** Long games, imported at once rather than entered. */
public final class ImportedGames {
    private ImportedGames() {}

    /** A game of two players with so many entries, most of them new names of the first one. @return its id */
    public static String ofEntries(int number, TestBook book) {
        List<GameEvent> events = ValidFile.GAME.events();
        Stream<GameEvent> renamed = IntStream.range(events.size(), number)
                .mapToObj(i -> new GameEvent.PlayerRenamed(new PlayerId(1), "Anna " + i, null));
        return of(Stream.concat(events.stream(), renamed).toList(), book);
    }

    /** @return its id */
    public static String of(List<GameEvent> events, TestBook book) {
        VerifiedChain chain = assertInstanceOf(
                        VerifiedChain.Checked.Valid.class,
                        VerifiedChain.check(TestChain.of(events).entries()))
                .chain();
        Device device = Device.findByKey(book.key()).orElseThrow();
        GameImport imports = Arc.container().instance(GameImport.class).get();
        return assertInstanceOf(
                        GameImport.Outcome.Imported.class,
                        imports.importGames(
                                device, List.of(new ImportedGame(chain, Map.of(TestChain.ACTOR, "Tablet"))), _ -> {}))
                .added()
                .getFirst()
                .id()
                .value();
    }
}
