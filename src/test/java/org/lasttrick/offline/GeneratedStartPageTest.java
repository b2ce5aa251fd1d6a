package org.lasttrick.offline;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.game.Game;
import org.lasttrick.game.NameProposal;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.language.written.Language;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.sheet.FormattedTime;
import org.lasttrick.sheet.PlainSheet;
import org.lasttrick.start.GameLine;
import org.lasttrick.start.NamedHouseRules;
import org.lasttrick.start.NewGameForm;
import org.lasttrick.start.StartBook;
import org.lasttrick.start.StartBook.RecentGame;
import org.lasttrick.start.StartPresenter;
import org.lasttrick.start.StartView;

/** The start page as a browser draws it, and as Qute does. */
@Execution(ExecutionMode.CONCURRENT)
class GeneratedStartPageTest {
    private static final List<NamedHouseRules> KEPT = List.of(
            new NamedHouseRules(
                    "k1",
                    "<Ours> & 'theirs'",
                    "agurk",
                    Map.of(Setting.LIVES, Setting.LIVES.is(1).value())),
            new NamedHouseRules("k2", "Newer", "of-a-later-version", Map.of()));
    private static final List<String> NAMES = List.of("<b>Bo</b> & \"Co\"", "Þórgerður O'Hara", "Anna", "Dag");
    private static final String SEATED = String.join(
            "&", NAMES.stream().map(name -> "seated=" + name.replace("&", "+")).toList());

    private static StartBook book(@Nullable Game last, Messages messages) {
        Instant began = Instant.parse("2026-11-25T19:30:00Z");
        List<GameLine> lines = last == null
                ? List.of()
                : List.of(
                        GameLine.of("/games/g", last, began, messages),
                        new GameLine("/games/h/ledger", "A <damaged> game", null, "Why"));
        return new StartBook(
                "b1",
                "The <kitchen>",
                KEPT,
                Stream.concat(NAMES.stream(), IntStream.range(0, 10).mapToObj(i -> "Player " + i))
                        .toList(),
                last,
                lines.stream().limit(1).toList(),
                lines.stream()
                        .map(line -> new RecentGame(
                                line, line.began() == null ? null : new FormattedTime("25 Nov", "2026-11-25")))
                        .toList(),
                last == null ? 0 : 7);
    }

    private static List<StartView> views(Messages messages) {
        StartPresenter views = new StartPresenter(messages);
        Game agurk = PlainSheet.of("agurk", "{'lives': 1}", "Anna", "<Bo>", "Cai")
                .score(new HighCard(Card.ACE, List.of(new PlayerId(2)), Extras.NONE))
                .game();
        Game letzter = PlainSheet.of("letzter", "{}", "Anna", "Bo", "Cai").game();
        return Stream.of(
                        "",
                        SEATED + "&dealer=Anna",
                        SEATED + "&variant=cucumber-30-partners&deals=Dag",
                        SEATED + "&variant=kept:k1&rulesOf=kept:k1&rule-lives=2&keepAs=<New>&name=\"Friday\"",
                        "seated=Anna&variant=agurk&rulesOf=agurk&rule-values=Q=10&rule-end=hands&rule-hands=5",
                        "score=5&cucumbers=&score=x&variant=minibluff&book='Ours'&inviteCode=<code>",
                        "variant=rassi&lastTime=Anna\r\nBo")
                .map(PlainSheet::fields)
                .map(NewGameForm::of)
                .flatMap(form -> Stream.of(
                        views.draw(null, form, true, "once", List.of("<why>", "and why"), "/games/erased", true, null),
                        views.draw(
                                book(null, messages),
                                form,
                                false,
                                "once",
                                List.of(),
                                null,
                                false,
                                new NameProposal("anna", "Anna & <Bo>")),
                        views.draw(
                                book(agurk, messages),
                                form,
                                false,
                                "once",
                                List.of(),
                                null,
                                false,
                                new NameProposal("anna", "Anna & <Bo>")),
                        views.draw(book(letzter, messages), form, false, "once", List.of("<why>"), null, false, null)))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "da", "de", "fi", "is", "nb", "pl", "sv"})
    void aStartPageIsTheSameInBoth(String tag) {
        Language language = GeneratedPages.language(tag);
        Messages plain = PlainMessages.in(tag);
        Reader secure = GeneratedPagesTest.reader(tag);
        Reader reader = new Reader(
                secure.build(), secure.language(), secure.theme(), secure.sound(), new Reader.Service(false));
        QutePages qute = new QutePages(plain, reader);
        List<StartView> views = views(GeneratedPages.DRAWN.messages(language));
        assertEquals(views(plain), views);
        assertAll(views.stream().map(view -> (Executable) () -> assertEquals(
                qute.draw("StartPage/Start", Map.of("view", view)),
                GeneratedPages.DRAWN.start(view, reader, language))));
    }
}
