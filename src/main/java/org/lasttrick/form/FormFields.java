package org.lasttrick.form;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.InputText;
import org.lasttrick.rules.Keyword;
import org.lasttrick.rules.Person;
import org.lasttrick.rules.PlayerId;

/**
 * A form or a query has fields: the pad's, which are in the query when it is redrawn after a tap and in the body when
 * it is recorded, and those of every other form. An invalid value counts as missing, so that the page asks for it
 * again.
 */
public record FormFields(Map<String, List<String>> fields) {
    public static final FormFields NONE = new FormFields(Map.of());

    /** This field asks for older hands beside the newest, too. */
    public static final String ALL_HANDS = "hands=all";

    private static final int LONGEST_ID = 64;

    private static final Set<String> SENT_BY_EVERY_PAD =
            Set.of("hands", "commandId", "version", "decided", "again", "correct", "trick", "onStrikeConflict");

    public boolean has(String name) {
        return fields.containsKey(name);
    }

    /** Returns every value of that name, in the order in which they were sent. */
    public List<String> all(String name) {
        return fields.getOrDefault(name, List.of());
    }

    /** Returns the first value of that name; empty without one. */
    public String text(String name) {
        return all(name).isEmpty() ? "" : all(name).getFirst();
    }

    public Optional<PlayerId> player(String name) {
        return PlayerId.parse(text(name));
    }

    public Optional<Person> person(String name) {
        return Person.parse(text(name));
    }

    /** Returns the people in one field, separated by commas. */
    public List<Person> people(String name) {
        return InputText.parts(text(name), ",").stream()
                .map(Person::parse)
                .flatMap(Optional::stream)
                .toList();
    }

    /** Returns the players of that name, in seat order. */
    public List<PlayerId> players(String name) {
        return List.copyOf(players(all(name).stream()).collect(Collectors.toCollection(TreeSet::new)));
    }

    /** Returns the players in one field, separated by commas. */
    public List<PlayerId> list(String name) {
        return players(InputText.parts(text(name), ",").stream()).toList();
    }

    private static Stream<PlayerId> players(Stream<String> written) {
        return written.map(PlayerId::parse).flatMap(Optional::stream);
    }

    public Optional<Card> card(String name) {
        return Card.parse(text(name));
    }

    @Nullable
    public Integer number(String name) {
        return InputText.number(text(name)).orElse(null);
    }

    /** Returns the hand to be corrected; {@code null} when the next one is entered. */
    @Nullable
    public Integer correct() {
        return number("correct");
    }

    /**
     * Returns the version of the sheet that the entry was made on, or of the newer one shown with a prompt that was answered.
     */
    @Nullable
    public Integer version() {
        Integer decided = number("decided");
        return decided == null ? number("version") : decided;
    }

    /** Returns whether a prompt was answered with: yes, the same hand was played again. */
    public boolean again() {
        Integer asked = number("again");
        return asked != null && asked.equals(version());
    }

    /** Returns whether older hands of a long game are shown beside the pad. */
    public boolean asksForAllHands() {
        return ALL_HANDS.equals("hands=" + text("hands"));
    }

    /** Returns whether nothing was chosen: all that is sent are fields that every pad sends. */
    public boolean isUntouched() {
        return fields.keySet().stream()
                .filter(name -> !SENT_BY_EVERY_PAD.contains(name))
                .flatMap(name -> all(name).stream())
                .allMatch(InputText::isBlank);
    }

    /** Returns the form's idempotency key, 1 to 64 visible characters; {@code null} if it is missing or invalid. */
    @Nullable
    public String commandId() {
        String id = text("commandId");
        boolean isVisible = id.chars().allMatch(c -> c >= '!' && c <= '~');
        return isVisible && !id.isEmpty() && id.length() <= LONGEST_ID ? id : null;
    }

    /** Returns what to do with later hands that a correction contradicts. */
    public OnConflict onConflict() {
        return choice("onConflict");
    }

    /** Returns what to do with later hands that contradict striking this one out. */
    public OnConflict onStrikeConflict() {
        return choice("onStrikeConflict");
    }

    private OnConflict choice(String name) {
        return Keyword.read(OnConflict.values(), text(name)).orElse(OnConflict.REFUSE);
    }
}
