package org.lasttrick.access;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.InstantSource;
import java.util.List;

/** Makes the links of screens, and ends them. */
@ApplicationScoped
public class Screens {
    /** A book has at most so many screens: one more ends the oldest. */
    public static final int MOST = 20;

    private final InstantSource clock;

    Screens(InstantSource clock) {
        this.clock = clock;
    }

    /**
     * @param game one of the book in which the device scores
     * @throws io.quarkus.security.UnauthorizedException if the device was removed meanwhile
     */
    @Transactional
    public Screen make(Device asking, String game) {
        Access.requireScorer(asking);
        List<String> oldest = Screen.listByScorebook(asking.scorebook()).stream()
                .skip(MOST - 1)
                .map(Screen::id)
                .toList();
        Screen.update("endedAt = ?1 where id in ?2", clock.instant(), oldest);
        Screen screen = new Screen(RandomText.id(), asking.scorebook(), game, clock.instant());
        screen.persist();
        return screen;
    }

    /** Lets the screens of one game show another one, in the book in which the device scores. */
    @Transactional
    public void move(Device asking, String from, String to) {
        Screen.update("game = ?1 where game = ?2 and scorebook = ?3", to, from, asking.scorebook());
    }

    /**
     * Ends a screen of the book in which the device scores.
     *
     * @return whether there was such a one
     * @throws io.quarkus.security.UnauthorizedException if the device was removed meanwhile
     */
    @Transactional
    public boolean end(Device asking, String id) {
        Access.requireScorer(asking);
        return Screen.update(
                        "endedAt = ?1 where id = ?2 and scorebook = ?3 and endedAt is null",
                        clock.instant(),
                        id,
                        asking.scorebook())
                == 1;
    }
}
