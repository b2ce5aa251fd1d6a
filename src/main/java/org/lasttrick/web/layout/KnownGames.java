package org.lasttrick.web.layout;

import jakarta.inject.Singleton;
import jakarta.ws.rs.WebApplicationException;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.http.Problem;
import org.lasttrick.http.ProblemType;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.scorekeeping.Scorekeeping;

/**
 * Finds the games that pages are about, and has the pages' problems of one that does not exist, or that this device may
 * only watch.
 */
@Singleton
public record KnownGames(Scorekeeping scorekeeping, Messages messages) {
    /** This member has the version that the device has seen. */
    static final String SEEN = "seen";

    /** This member of a screen's problem says that another game may end it. */
    static final String WAITS = "waits";

    /** @throws WebApplicationException with the problem that there is no such game */
    public RecordedGame find(GameId id) {
        return find(id, null);
    }

    /** @param seen the version that the device has seen; {@code null}: not said */
    public RecordedGame find(GameId id, @Nullable Integer seen) {
        return scorekeeping.game(id).orElseThrow(() -> noSuchGame(seen));
    }

    /** @throws WebApplicationException with a problem whose page looks again by itself if the game was erased: its table may start again */
    public RecordedGame onScreen(GameId id) {
        if (scorekeeping.isErased(id)) {
            throw Problem.of(
                            ProblemType.ERASED_GAME,
                            messages.of(HouseText.class).waitsForNext())
                    .with(WAITS, true)
                    .exception();
        }
        return find(id);
    }

    public WebApplicationException noSuchGame() {
        return noSuchGame(null);
    }

    /** @param seen the version that the device has seen nevertheless; {@code null}: not said */
    public WebApplicationException noSuchGame(@Nullable Integer seen) {
        HouseText text = messages.of(HouseText.class);
        Problem problem = Problem.of(ProblemType.UNKNOWN_GAME, text.noGame(), text.noGameHint());
        return (seen == null ? problem : problem.with(SEEN, seen)).exception();
    }

    public WebApplicationException notYours() {
        HouseText text = messages.of(HouseText.class);
        return ProblemType.NOT_YOURS.exception(text.notYours(), text.notYoursHint());
    }
}
