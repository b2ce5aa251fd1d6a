package org.lasttrick.web.people;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Scorebook;
import org.lasttrick.form.FormFields;
import org.lasttrick.history.BookPerson;
import org.lasttrick.history.Figures;
import org.lasttrick.history.NameOrder;
import org.lasttrick.history.People;
import org.lasttrick.history.People.PersonFigures;
import org.lasttrick.history.PersonHistory;
import org.lasttrick.history.PersonHistory.ByRules;
import org.lasttrick.history.PersonHistory.CardCost;
import org.lasttrick.history.PersonHistory.FormGame;
import org.lasttrick.history.PersonHistory.Streak;
import org.lasttrick.history.SpellingStore;
import org.lasttrick.http.ReaderZone;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.SettingNarrator;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.notation.Notation;
import org.lasttrick.projection.GameFilter.Having;
import org.lasttrick.projection.GameFilter.State;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.web.games.GameSearch;
import org.lasttrick.web.games.GameSearch.Span;
import org.lasttrick.web.layout.ReaderNumbers;
import org.lasttrick.web.layout.ReaderTimes;
import org.lasttrick.web.people.PersonView.CardLine;
import org.lasttrick.web.people.PersonView.Fact;
import org.lasttrick.web.people.PersonView.RulesLine;

/** Draws the pages of people. */
@Singleton
record PeoplePresenter(
        Messages messages,
        People people,
        SpellingStore spellings,
        ReaderTimes times,
        ReaderNumbers numbers,
        ReaderZone zone,
        InstantSource clock) {

    PeopleFilter filter(FormFields query) {
        return PeopleFilter.of(query, LocalDate.ofInstant(clock.instant(), zone.id()), zone.id());
    }

    /** Returns everybody who has played games that the filter counts. */
    List<PersonFigures> everybody(Scorebook book, PeopleFilter filter) {
        return people.list(book.id(), filter.selection(), names());
    }

    private NameOrder names() {
        return NameOrder.in(times.locale());
    }

    /** @param met the address of a game that both have played, after they were taken for one; {@code null}: none */
    PersonView draw(Scorebook book, BookPerson person, PeopleFilter filter, @Nullable String met) {
        PersonHistory history = people.history(book.id(), person, filter.selection(), names());
        Figures figures = history.figures();
        String game = spellings
                .gameAgainstThemselves(book.id(), person)
                .map(id -> "/games/" + id)
                .orElse(met);
        return new PersonView(
                book,
                filter,
                history,
                figures,
                facts(history, figures, filter),
                history.form().isEmpty() ? null : FormChart.draw(history.form(), this::title),
                history.byRules().stream()
                        .map(rules -> line(rules, person, filter))
                        .toList(),
                cards(history.byCard()),
                people.all(book.id(), names()).stream()
                        .filter(other -> !other.name().equals(person.name()))
                        .toList(),
                game);
    }

    private List<Fact> facts(PersonHistory history, Figures figures, PeopleFilter filter) {
        String name = history.person().name();
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact(text().games(), Long.toString(figures.games()), filter.games(name)));
        facts.add(new Fact(text().wins(), Long.toString(figures.wins()), filter.games(name, "wins")));
        facts.add(new Fact(text().opponentsBeaten(), numbers.percent(figures.shareBeaten()), filter.games(name)));
        facts.add(new Fact(
                text().cucumbersAGame(),
                numbers.decimal(figures.perGame(figures.cucumbers())),
                filter.games(name, "cucumbers")));
        facts.add(new Fact(
                text().handsWithPenalty(),
                numbers.percent(figures.perHand(figures.penalties())),
                filter.games(name, "penalties")));
        facts.add(new Fact(
                text().pointsAHand(),
                numbers.decimal(figures.perHand(figures.points())),
                filter.games(name, "penalties")));
        facts.add(new Fact(text().bonuses(), Long.toString(figures.bonuses()), filter.games(name, "bonuses")));
        facts.add(new Fact(text().returns(), Long.toString(figures.returns()), filter.games(name, "returns")));
        Stream.ofNullable(history.dearest())
                .map(hand -> new Fact(
                        text().dearestCard(),
                        messages.of(GameText.class)
                                .card(history.byCard().getFirst().card()),
                        PeopleFilter.hand(hand.game(), hand.hand())))
                .forEach(facts::add);
        Stream.ofNullable(history.wins())
                .map(streak -> fact(text().mostWinsInARow(), streak, name, filter, Having.WINS))
                .forEach(facts::add);
        Stream.ofNullable(history.losses())
                .map(streak -> fact(text().longestWithoutWin(), streak, name, filter, null))
                .forEach(facts::add);
        return facts;
    }

    private Fact fact(String label, Streak streak, String name, PeopleFilter filter, @Nullable Having having) {
        Span games = new Span(streak.from(), streak.until());
        GameSearch search = new GameSearch(
                "", name, "", having, filter.variant(), "", State.FINISHED, null, null, games, null, null);
        return new Fact(label, text().numberOfGames(streak.games()), search.url());
    }

    private String title(FormGame game) {
        return text().formGame(
                        messages.of(PageText.class).place(game.place()),
                        game.opponents() + 1,
                        new GameNames(messages).of(game.variant()),
                        times.day(game.startedAt()));
    }

    private RulesLine line(ByRules rules, BookPerson person, PeopleFilter filter) {
        return new RulesLine(
                new GameNames(messages).of(rules.variant()),
                houseRules(rules),
                filter.gamesBy(rules, person.name()),
                rules.figures());
    }

    private List<String> houseRules(ByRules rules) {
        return rules.houseRules().isEmpty()
                ? List.of()
                : Variants.byId(rules.variant())
                        .map(variant -> {
                            try {
                                ObjectNode changed =
                                        (ObjectNode) Notation.mapper().readTree(rules.houseRules());
                                return new SettingNarrator(messages.of(RulesText.class))
                                        .marks(variant.id(), 0, HouseRules.apply(variant.rules(), changed));
                            } catch (JsonProcessingException e) {
                                throw new IllegalStateException("Stored house rules can't be read", e);
                            }
                        })
                        .orElse(List.of());
    }

    List<CardLine> cards(List<CardCost> costs) {
        long most = Math.max(1, costs.stream().mapToLong(CardCost::points).max().orElse(0));
        return costs.stream()
                .map(cost -> new CardLine(
                        messages.of(SheetText.class).rank(cost.card()),
                        cost.times(),
                        cost.points(),
                        cost.points() * 100 / most))
                .toList();
    }

    private BookText text() {
        return messages.of(BookText.class);
    }
}
