package org.lasttrick.sheet.pad;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.PlayerId;

/**
 * What a pad sends, under the same names with each tap, in the query, and when it is recorded, in the body. Which there are
 * depends on the pad, and what makes no sense counts as not sent: the pad asks again.
 */
public record PadFields(Map<String, List<String>> fields) {
    public static final PadFields NONE = new PadFields(Map.of());

    private static final Set<String> OF_THE_PAD =
            Set.of("commandId", "version", "decided", "again", "correct", "trick", "onStrikeConflict");

    public boolean has(String name) {
        return fields.containsKey(name);
    }

    List<String> all(String name) {
        return fields.getOrDefault(name, List.of());
    }

    /** The first value of that name; empty without one. */
    public String text(String name) {
        return all(name).isEmpty() ? "" : all(name).getFirst();
    }

    public Optional<PlayerId> player(String name) {
        return PlayerId.parse(text(name));
    }

    /** In seat order, whatever order they came in. */
    List<PlayerId> players(String name) {
        return all(name).stream()
                .map(PlayerId::parse)
                .flatMap(Optional::stream)
                .distinct()
                .sorted()
                .toList();
    }

    Optional<Card> card(String name) {
        return Card.parse(text(name));
    }

    @Nullable
    public Integer number(String name) {
        String typed = text(name);
        return typed.matches("[0-9]{1,9}") ? Integer.valueOf(typed) : null;
    }

    /** The hand to be corrected; {@code null}: the next one is entered. */
    @Nullable
    public Integer correct() {
        return number("correct");
    }

    /** Of the sheet on which it was entered, or of the newer one that somebody was shown and decided about. */
    @Nullable
    public Integer version() {
        Integer decided = number("decided");
        return decided == null ? number("version") : decided;
    }

    /** Whether somebody who was asked about the last entry said that the same hand was played again. */
    public boolean again() {
        Integer asked = number("again");
        return asked != null && asked.equals(version());
    }

    /** Whether nothing is chosen: what is left is what a pad sends of itself. */
    boolean isUntouched() {
        return fields.keySet().stream()
                .filter(name -> !OF_THE_PAD.contains(name))
                .flatMap(name -> all(name).stream())
                .allMatch(String::isBlank);
    }

    /** The idempotency key of the form: 1 to 64 visible characters; {@code null} in one that was tampered with. */
    @Nullable
    public String commandId() {
        String id = text("commandId");
        return id.matches("[!-~]{1,64}") ? id : null;
    }

    /** Whether somebody who saw which later hands a correction contradicts left the hand as it is. */
    public boolean leavesIt() {
        return "refuse".equals(text("onConflict"));
    }

    /** What becomes of later hands that a correction contradicts. */
    public OnConflict onConflict() {
        return choice("onConflict");
    }

    /** What becomes of later hands that contradict striking this one out. */
    public OnConflict onStrikeConflict() {
        return choice("onStrikeConflict");
    }

    private OnConflict choice(String name) {
        return switch (text(name)) {
            case "strike" -> OnConflict.STRIKE;
            case "keep" -> OnConflict.KEEP;
            default -> OnConflict.REFUSE;
        };
    }
}
