package org.lasttrick.start;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.PlayerName;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.InputText;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.start.StartView.SeatView;

/**
 * A new-game form has what was entered on the start page.
 *
 * @param chosen the key of the game chosen; empty: none was
 * @param scores as typed, by seat
 * @param cucumbers likewise
 * @param day on which the game was kept on paper; empty: it is played now
 * @param others names by which nobody is meant who is called nearly so
 * @param commandId {@code null} if it is missing or invalid
 */
public record NewGameForm(
        String chosen,
        Seating seating,
        String name,
        String book,
        String inviteCode,
        List<String> scores,
        List<String> cucumbers,
        String day,
        HouseRulesForm houseRules,
        List<String> others,
        @Nullable String commandId) {
    public static NewGameForm of(FormFields fields) {
        return new NewGameForm(
                fields.text("variant"),
                Seating.of(fields),
                fields.text("name"),
                fields.text("book"),
                fields.text("inviteCode"),
                fields.all("score"),
                fields.all("cucumbers"),
                InputText.stripped(fields.text("day")),
                HouseRulesForm.of(fields),
                fields.all("somebodyElse"),
                fields.commandId());
    }

    /** Returns the key of the game to start. */
    public String game() {
        return chosen.isEmpty() ? Variants.all().getFirst().id() : chosen;
    }

    public List<String> names() {
        return seating.names();
    }

    /** Returns the scorebook's name; a default one if none was given. */
    public String bookName(PageText text) {
        return InputText.isBlank(book) ? text.bookNameDefault() : book;
    }

    List<String> unreadableNumbers() {
        return Stream.concat(scores.stream(), cucumbers.stream())
                .filter(number -> !InputText.isBlank(number)
                        && InputText.number(InputText.stripped(number)).isEmpty())
                .collect(Collectors.collectingAndThen(Collectors.toCollection(LinkedHashSet::new), List::copyOf));
    }

    /** Returns the settings that differ from the chosen game's for so many players; only without faults in their fields. */
    Map<Setting<?>, SettingValue> changed(ChosenGame chosen) {
        Settings before = chosen.settings(names().size());
        return before.with(houseRules.settings(before)).differenceFrom(before);
    }

    /** Returns the command, which there is only without {@link #unreadableNumbers}. */
    StartGame command(ChosenGame chosen, Map<Setting<?>, SettingValue> changed) {
        RuleSet rules = chosen.settings(names().size()).with(changed).rules();
        boolean asPublished = chosen.kept() == null && changed.isEmpty();
        int startingScore = rules.scoring().startingScore();
        List<PlayerName> players = seating.players(chosen.variant().partners());
        List<Entrant> entrants = IntStream.range(0, players.size())
                .mapToObj(seat -> entrant(seat, players, startingScore))
                .toList();
        return new StartGame(name, chosen.variant().id(), asPublished ? null : rules, entrants, dealer(players.size()));
    }

    /** Returns an entrant; what partners carry on may be entered with either of them. */
    private Entrant entrant(int seat, List<PlayerName> players, int startingScore) {
        PlayerName player = players.get(seat);
        int other = player.partner() == null ? seat : seat + players.size();
        return new Entrant(
                player.first(),
                player.partner(),
                number(scores, seat, number(scores, other, startingScore)),
                number(cucumbers, seat, number(cucumbers, other, 0)));
    }

    /** Returns the partners for whom two different numbers are entered. */
    List<String> numbersOfBothPartners(ChosenGame chosen) {
        List<PlayerName> players = seating.players(chosen.variant().partners());
        return IntStream.range(0, players.size())
                .filter(seat -> players.get(seat).partner() != null)
                .filter(seat -> Stream.of(scores, cucumbers).anyMatch(typed -> {
                    int first = number(typed, seat, -1);
                    int second = number(typed, seat + players.size(), first);
                    return first >= 0 && first != second;
                }))
                .mapToObj(seat -> players.get(seat).toString())
                .toList();
    }

    private @Nullable PlayerId dealer(int players) {
        return seating.dealer().isEmpty() ? null : new PlayerId(seating.dealerSeat() % Math.max(1, players) + 1);
    }

    /** Returns what is typed for so many seats. */
    public List<SeatView> seats(int number) {
        return IntStream.range(0, number)
                .mapToObj(seat -> new SeatView(seat + 1, at(names(), seat), at(scores, seat), at(cucumbers, seat)))
                .toList();
    }

    private static String at(List<String> typed, int seat) {
        return seat < typed.size() ? typed.get(seat) : "";
    }

    private static int number(List<String> typed, int seat, int otherwise) {
        return seat >= typed.size() || InputText.isBlank(typed.get(seat))
                ? otherwise
                : Integer.parseInt(InputText.stripped(typed.get(seat)));
    }
}
