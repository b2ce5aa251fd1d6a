package org.lasttrick.offline;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.EntryDecision;
import org.lasttrick.game.EntryRequest;
import org.lasttrick.game.Fingerprint;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.stored.EventReader;
import org.lasttrick.game.stored.JsonObject;
import org.lasttrick.sheet.RefusedForms;
import org.lasttrick.sheet.SheetForm;
import org.lasttrick.sheet.pad.SheetGame;

/** An offline game has its entries as the service has them, and those that follow from the forms entered since. */
final class OfflineGame {
    private static final String NO_HASH = "0".repeat(64);

    private final String id;
    private final List<GameEvent> events = new ArrayList<>();
    private final List<Instant> times = new ArrayList<>();
    private final Map<String, EntryRequest.Earlier> entered = new LinkedHashMap<>();
    private final Instant began;
    private final int recorded;
    private final boolean mayScore;
    private String head = NO_HASH;
    private Game game;

    /** @param pages of the ledger, as {@code /api/games/{id}/ledger} answers them, one after the other */
    OfflineGame(String id, List<Object> pages, boolean mayScore, Function<String, Object> json) {
        this.id = id;
        this.mayScore = mayScore;
        List<JsonObject> entries = entries(pages);
        String begunAt = entries.getFirst().textOrNull("playedAt");
        for (JsonObject entry : entries) {
            events.add(event(entry, json));
            times.add(Times.parse(entry.text("recordedAt")));
            head = entry.text("hash");
        }
        this.began = begunAt == null ? times.getFirst() : Times.parse(begunAt);
        this.recorded = events.size();
        this.game = Game.fold(events);
    }

    /**
     * Begins a game on the device.
     *
     * @param once the idempotency key of the form that begins it
     */
    OfflineGame(String id, GameEvent start, String once, Instant now) {
        this.id = id;
        this.mayScore = true;
        this.recorded = 0;
        this.began = now;
        events.add(start);
        times.add(now);
        this.game = Game.fold(events);
        entered.put(once, new EntryRequest.Earlier(1, game, _ -> false));
    }

    private static List<JsonObject> entries(List<Object> pages) {
        return pages.stream()
                .flatMap(page -> JsonObject.of(page).list("entries").stream())
                .map(JsonObject::of)
                .toList();
    }

    private static GameEvent event(JsonObject entry, Function<String, Object> json) {
        Map<?, ?> payload = Map.class.cast(json.apply(entry.text("payload")));
        // When it was played is said of the entry: no event depends on it.
        payload.remove("at");
        return EventReader.TODAY.read(entry.text("type"), entry.number("revision"), payload);
    }

    boolean mayScore() {
        return mayScore;
    }

    /**
     * Returns the last version up to which the service has the entries that were made here.
     *
     * @param pages of the ledger after the entries that the game began with
     */
    int equalUntil(List<Object> pages, Function<String, Object> json) {
        int equal = recorded;
        for (JsonObject theirs : entries(pages)) {
            if (equal == events.size() || !events.get(equal).equals(event(theirs, json))) {
                return equal;
            }
            equal++;
        }
        return equal;
    }

    /**
     * Returns the game as its sheet shows it. The end of the ledger is that of the service: an entry of this device has
     * no hash yet.
     */
    SheetGame sheet() {
        return new SheetGame(
                id,
                game,
                head,
                events.size() == recorded ? Fingerprint.of(head) : "",
                began(),
                List.copyOf(times),
                () -> List.copyOf(events));
    }

    /** Returns when the game began; on the day to which it was moved, if it was. */
    private Instant began() {
        return game.dayCorrection()
                .map(entry -> Times.parse(
                        GameEvent.DayCorrected.class.cast(entry.event()).day() + "T12:00:00Z"))
                .orElse(began);
    }

    /**
     * Decides about a form.
     *
     * @param now when the form was entered
     * @return why it was refused; empty if it is an entry, or was one before, or changes nothing
     */
    Optional<RefusedForms.Answer> enter(SheetForm form, Instant now, RefusedForms refused) {
        FormFields fields = form.fields();
        String once = fields.commandId();
        EntryRequest.Earlier earlier = once == null ? null : entered.get(once);
        EntryRequest request = new EntryRequest(form.command(), earlier, fields.version(), fields.again());
        return switch (request.decide(game, times.getLast(), now)) {
            case EntryDecision.Append(GameCommand command, GameEvent event) -> {
                append(command, event, once, now);
                yield Optional.empty();
            }
            case EntryDecision.Repeated _ -> Optional.empty();
            case EntryDecision.NotAdded why -> refused.answer(form, sheet(), why);
        };
    }

    private void append(GameCommand command, GameEvent event, @Nullable String once, Instant now) {
        if (once != null) {
            entered.put(once, new EntryRequest.Earlier(game.version() + 1, game, command::equals));
        }
        game = game.after(event);
        events.add(event);
        times.add(now);
    }
}
