package org.lasttrick.offline;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lasttrick.game.Decision;
import org.lasttrick.game.DuplicateGuard;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.Rejection;
import org.lasttrick.language.written.Json;
import org.lasttrick.sheet.RefusedForms;
import org.lasttrick.sheet.SheetForm;
import org.lasttrick.sheet.pad.SheetGame;

/** A game on the device: its entries as the service has them, and those that follow from the forms entered since. */
final class OfflineGame {
    private static final int MOST_ENTRIES = 3_000;
    private static final String NO_HASH = "0".repeat(64);
    private static final String ALOUD = "0123456789abcdefghjkmnpqrstvwxyz";

    private final String id;
    private final List<GameEvent> events = new ArrayList<>();
    private final List<Instant> times = new ArrayList<>();
    private final Map<String, SheetForm> entered = new HashMap<>();
    private final int recorded;
    private final boolean mayScore;
    private String head = NO_HASH;
    private Game game;

    /** @param pages of the ledger, as {@code /api/games/{id}/ledger} answers them, one after the other */
    OfflineGame(String id, List<String> pages, boolean mayScore) {
        this.id = id;
        this.mayScore = mayScore;
        for (Map<String, Object> entry : entries(pages)) {
            events.add(event(entry));
            times.add(Times.parse(Json.text(entry, "recordedAt")));
            head = Json.text(entry, "hash");
        }
        this.recorded = events.size();
        this.game = Game.fold(events);
    }

    /** A game that begins on the device. */
    OfflineGame(String id, GameEvent start, Instant now) {
        this.id = id;
        this.mayScore = true;
        this.recorded = 0;
        events.add(start);
        times.add(now);
        this.game = Game.fold(events);
    }

    private static List<Map<String, Object>> entries(List<String> pages) {
        List<Map<String, Object>> entries = new ArrayList<>();
        for (String page : pages) {
            for (Object entry : Json.list(Json.object(page).get("entries"))) {
                entries.add(Json.object(entry));
            }
        }
        return entries;
    }

    private static GameEvent event(Map<String, Object> entry) {
        return EventReader.read(Json.text(entry, "type"), Json.text(entry, "payload"));
    }

    boolean mayScore() {
        return mayScore;
    }

    /**
     * Up to which version the service has the entries that were made here.
     *
     * @param pages of the ledger after the entries that the game began with
     */
    int equalUntil(List<String> pages) {
        int equal = recorded;
        for (Map<String, Object> theirs : entries(pages)) {
            if (equal == events.size() || !events.get(equal).equals(event(theirs))) {
                return equal;
            }
            equal++;
        }
        return equal;
    }

    /** The end of the ledger is that of the service: an entry of this device has no hash yet. */
    SheetGame sheet() {
        return new SheetGame(
                id,
                game,
                head,
                entered.isEmpty() && !head.equals(NO_HASH) ? fingerprint(head) : "",
                List.copyOf(times),
                () -> List.copyOf(events));
    }

    /** As the service writes it: 60 bits, 5 in each character. */
    private static String fingerprint(String hash) {
        long bits = Long.parseLong(hash.substring(0, 15), 16);
        StringBuilder text = new StringBuilder();
        for (int i = 11; i >= 0; i--) {
            text.append(ALOUD.charAt((int) (bits >> (5 * i)) & 31)).append(i > 0 && i % 4 == 0 ? "-" : "");
        }
        return text.toString();
    }

    /**
     * Decides about a form in the order in which the service does: a repetition, an outdated sheet, an incomplete entry, the same hand
     * again, and the rules of the game.
     *
     * @param now when the form was entered
     * @return why it was refused; empty if it is an entry, or was one before, or changes nothing
     */
    Optional<RefusedForms.Answer> enter(SheetForm form, Instant now, RefusedForms refused) {
        String once = form.fields().commandId();
        SheetForm before = once == null ? null : entered.get(once);
        if (before != null) {
            return before.fields().equals(form.fields()) ? Optional.empty() : Optional.of(refused.used(form, sheet()));
        }
        Integer seen = form.fields().version();
        if (seen != null && seen != game.version()) {
            return Optional.of(refused.stale(form, sheet(), seen));
        }
        if (game.version() >= MOST_ENTRIES) {
            return Optional.of(refused.refused(form, sheet(), List.of(Rejection.State.GAME_IS_FULL)));
        }
        Optional<GameCommand> command = form.command().apply(game);
        if (command.isEmpty()) {
            return Optional.of(refused.incomplete(form, sheet()));
        }
        Optional<Duration> ago = form.fields().again()
                ? Optional.empty()
                : DuplicateGuard.recordedAgo(command.get(), game, times.getLast(), now);
        if (ago.isPresent()) {
            return Optional.of(refused.sameHandAgain(form, sheet(), ago.get()));
        }
        return switch (GameDecider.decide(command.get(), game)) {
            case Decision.Rejected(List<Rejection> reasons) -> Optional.of(refused.refused(form, sheet(), reasons));
            case Decision.Accepted(GameEvent event) -> {
                if (!DuplicateGuard.changesNothing(event, game)) {
                    append(event, form, now);
                }
                yield Optional.empty();
            }
        };
    }

    private void append(GameEvent event, SheetForm form, Instant now) {
        game = game.after(event);
        events.add(event);
        times.add(now);
        String once = form.fields().commandId();
        entered.put(once == null ? "entry " + game.version() : once, form);
    }
}
