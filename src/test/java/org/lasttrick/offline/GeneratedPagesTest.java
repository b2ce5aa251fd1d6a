package org.lasttrick.offline;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
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
import org.lasttrick.form.FormFields;
import org.lasttrick.game.GameCommand.Close;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Leave;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.language.texts.Theme;
import org.lasttrick.language.written.Language;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.sheet.Panel;
import org.lasttrick.sheet.PlainSheet;
import org.lasttrick.sheet.SheetPresenter;
import org.lasttrick.sheet.SheetView;
import org.lasttrick.sheet.pad.ConflictPrompts;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.sheet.pad.SheetGame;

/** What a browser draws, and what Qute draws for the service: the same bytes in every language, for sheets in many states. */
@Execution(ExecutionMode.CONCURRENT)
class GeneratedPagesTest {
    /** @param game with whatever its pad is asked, as a query; without one, for a device that only watches */
    private record Case(
            String name, SheetGame game, @Nullable String query) {}

    private static HandResult takes(int player, Card card) {
        return new HighCard(card, List.of(new PlayerId(player)), Extras.NONE);
    }

    private static PlainSheet four() {
        return PlainSheet.agurk("Anna", "<b>Bo</b> & \"Co\"", "Þórgerður O'Hara")
                .score(takes(2, Card.ACE), takes(1, Card.SEVEN), takes(2, Card.NINE), takes(3, Card.KING));
    }

    private static List<Case> cases() {
        SheetGame started = PlainSheet.agurk("Anna", "Bo").recorded();
        SheetGame played = four().recorded();
        SheetGame corrected = four().enter(new CorrectHand(2, takes(3, Card.KING), null, OnConflict.REFUSE))
                .recorded();
        SheetGame undone = four().enter(new Undo()).recorded();
        SheetGame joined = four().enter(new Join("Dag", null, null))
                .enter(new Leave(new PlayerId(1)))
                .recorded();
        SheetGame closed = four().enter(new Close()).recorded();
        SheetGame over = PlainSheet.agurk("Anna", "Bo")
                .score(takes(2, Card.ACE), takes(2, Card.ACE), takes(2, Card.ACE), takes(2, Card.ACE))
                .recorded();
        SheetGame letzter = PlainSheet.of("letzter", "{}", "Anna", "Bo", "Cai")
                .score(new Taker(new PlayerId(2)))
                .recorded();
        SheetGame minibluff =
                PlainSheet.of("minibluff", "{}", "Anna", "Bo", "Cai").recorded();
        SheetGame pickle = PlainSheet.of("pickle", "{}", "Anna", "Bo", "Cai").recorded();
        SheetGame partners = PlainSheet.of("cucumber-30-partners", "{}", "Anna & Cai", "Bo & Dag")
                .recorded();
        List<Case> cases = new ArrayList<>(List.of(
                new Case("first hand", started, ""),
                new Case("watching the first hand", started, null),
                new Case("chosen", played, "trick=high&player=p1&card=9"),
                new Case("several", played, "trick=high&player=p1&player=p2&card=A"),
                new Case("correcting", played, "correct=2"),
                new Case("a correction that contradicts", played, "correct=1&trick=high&player=p1&card=2"),
                new Case("corrected", corrected, ""),
                new Case("undone", undone, ""),
                new Case("joined and left", joined, ""),
                new Case("closed", closed, ""),
                new Case("over", over, ""),
                new Case("a hand of a game that is over", over, "correct=4"),
                new Case("taker", letzter, "player=p1"),
                new Case("stakes", minibluff, "double=p1"),
                new Case("pickle", pickle, ""),
                new Case("pickle known", pickle, "pickle=9&player=p1&card=9"),
                new Case("partners", partners, "")));
        Stream.concat(
                        Arrays.stream(Panel.Simple.values()).map(Panel::written),
                        Stream.of("why-p1", "why-p2-1", "why-p2-3"))
                .forEach(panel -> Stream.of(played, joined, over).forEach(game -> {
                    cases.add(new Case(panel, game, "panel=" + panel + "&card=9"));
                    cases.add(new Case("watching " + panel, game, null));
                }));
        return cases;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "da", "de", "fi", "is", "nb", "pl", "sv"})
    void aSheetIsTheSameInBoth(String tag) {
        Language language = GeneratedPages.language(tag);
        Messages generated = GeneratedPages.DRAWN.messages(language);
        Messages plain = PlainMessages.in(tag);
        Reader reader = reader(tag);
        QutePages qute = new QutePages(plain, reader);
        assertAll(cases().stream().map(each -> (Executable) () -> {
            SheetView view = view(each, generated);
            assertEquals(view(each, plain), view, each.name());
            assertEquals(qute.sheet(view), GeneratedPages.DRAWN.sheet(view, reader, language), each.name());
        }));
    }

    private static SheetView view(Case shown, Messages messages) {
        FormFields fields = PlainSheet.fields(shown.query() == null ? "" : shown.query());
        PadState state = shown.query() == null ? null : PadState.of(fields, fields.correct());
        Panel panel = Panel.read(fields.text(Panel.PARAMETER)).orElse(null);
        return new SheetPresenter(messages, PlainSheet.HOST).draw(shown.game(), state, panel, false);
    }

    /** What is asked before something is recorded, and a pad beside an outdated sheet. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "da", "pl"})
    void aPromptIsTheSameInBoth(String tag) {
        Language language = GeneratedPages.language(tag);
        Messages messages = GeneratedPages.DRAWN.messages(language);
        Reader reader = reader(tag);
        QutePages qute = new QutePages(PlainMessages.in(tag), reader);
        SheetGame game = four().recorded();
        SheetPresenter views = new SheetPresenter(messages, PlainSheet.HOST);
        PadState mine = PlainSheet.state("trick=high&player=p3&card=K");
        ConflictPrompts prompts = new ConflictPrompts(messages);
        List<PadState> states = List.of(
                mine.refused(List.of("<why>", "and why")),
                prompts.onOutdatedSheet(game, 4, mine),
                prompts.onOutdatedSheet(game, 9, mine),
                prompts.stale(game, 3, PadState.of(FormFields.NONE, null)),
                prompts.sameHandAgain(game, java.time.Duration.ofSeconds(4), mine));
        assertAll(IntStream.range(0, states.size()).mapToObj(i -> (Executable) () -> {
            SheetView view = views.draw(game, states.get(i), null, false);
            assertEquals(qute.sheet(view), GeneratedPages.DRAWN.sheet(view, reader, language), "state " + i);
            var pad = views.pad(game, states.get(i)).orElseThrow();
            assertEquals(
                    qute.draw("SheetPage/PadAlone", Map.of("pad", pad)),
                    GeneratedPages.DRAWN.padAlone(pad, reader, language),
                    "pad " + i);
        }));
    }

    static Reader reader(String tag) {
        return new Reader(
                "123abc",
                new Reader.ReaderLanguage(tag, "/games/g?a=1&b=2", List.of(new Reader.Named("xx", "“Xx” & Yy"))),
                new Reader.ThemeChoice(Theme.DARK, List.of(Theme.values())),
                new Reader.Sound(true),
                new Reader.Service(true));
    }
}
