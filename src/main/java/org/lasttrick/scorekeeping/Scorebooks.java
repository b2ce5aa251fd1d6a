package org.lasttrick.scorekeeping;

import io.quarkus.security.UnauthorizedException;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.lasttrick.access.Access;
import org.lasttrick.access.Access.Admitted;
import org.lasttrick.access.Access.Opened;
import org.lasttrick.access.Access.Removal;
import org.lasttrick.access.Device;
import org.lasttrick.access.JoinCodes;
import org.lasttrick.access.JoinCodes.Joining;
import org.lasttrick.access.Keys;
import org.lasttrick.access.Screen;
import org.lasttrick.access.Screens;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Decision;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.NameChecks;
import org.lasttrick.game.Rejection;
import org.lasttrick.instances.OtherInstances;

/** Opens scorebooks, and adds and removes their devices and screens. */
@Singleton
public record Scorebooks(
        Access access, Keys keys, JoinCodes codes, Screens screens, OtherInstances others, LiveGames live) {
    public sealed interface Result<T> {
        record Done<T>(T value) implements Result<T> {}

        /** Nothing was stored. */
        record Refused<T>(List<Rejection> reasons) implements Result<T> {}
    }

    /** Opens a book with its first device. */
    public Result<Opened> open(String name, String device) {
        List<Rejection> reasons = Stream.concat(
                        NameChecks.ENTERED.check("/name", name), NameChecks.ENTERED.check("/device", device))
                .toList();
        return reasons.isEmpty()
                ? new Result.Done<>(access.open(NameChecks.ENTERED.tidy(name), NameChecks.ENTERED.tidy(device)))
                : new Result.Refused<>(reasons);
    }

    /** Opens a book for its first game. A game that can't be started opens none. */
    public Result<Opened> openFor(StartGame game, String name, String device) {
        return switch (GameDecider.start(game)) {
            case Decision.Rejected(List<Rejection> reasons) -> new Result.Refused<>(reasons);
            case Decision.Accepted accepted -> open(name, device);
        };
    }

    /** Lets one more device score in the book of the one that asks. */
    public Result<Admitted> admit(Device asking, String name) {
        List<Rejection> reasons = NameChecks.ENTERED.check("/name", name).toList();
        return reasons.isEmpty()
                ? access.admit(asking, NameChecks.ENTERED.tidy(name))
                        .<Result<Admitted>>map(Result.Done::new)
                        .orElseGet(() -> new Result.Refused<>(List.of(Rejection.State.BOOK_HAS_ALL_DEVICES)))
                : new Result.Refused<>(reasons);
    }

    /** Lets a device with an invitation or a recovery code score in the code's book. */
    public Result<Joining> join(String code, String name) {
        List<Rejection> reasons = NameChecks.ENTERED.check("/name", name).toList();
        return reasons.isEmpty()
                ? new Result.Done<>(codes.join(code, number -> NameChecks.ENTERED.numbered(name, number)))
                : new Result.Refused<>(reasons);
    }

    /**
     * Takes a device's right to score away, at once.
     *
     * @throws UnauthorizedException if the one that asks was removed meanwhile
     */
    public Removal remove(Device asking, String device) {
        return access.remove(asking, device);
    }

    /** Makes a link for a screen that stays at the table of a game; empty for a game of another book. */
    public Optional<Screen> addScreen(Device asking, RecordedGame game) {
        return game.scorebook().equals(asking.scorebook())
                ? Optional.of(screens.make(asking, game.id().value()))
                : Optional.empty();
    }

    /**
     * Ends a link for a screen, which says so at once.
     *
     * @return whether the device's book had such a one
     */
    public boolean endScreen(Device asking, String screen) {
        boolean isEnded = screens.end(asking, screen);
        live.bookChanged(asking.scorebook());
        return isEnded;
    }

    void tell(@Observes(during = TransactionPhase.AFTER_SUCCESS) Keys.Removed here) {
        keys.forget(Set.of(here.device()));
        live.bookChanged(here.scorebook());
        others.publish(here.device());
    }

    void forget(@Observes OtherInstances.Changed elsewhere) {
        keys.forget(elsewhere.ids());
    }
}
