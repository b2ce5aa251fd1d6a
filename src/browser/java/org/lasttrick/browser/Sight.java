package org.lasttrick.browser;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.lasttrick.TableOwner;
import org.lasttrick.transfer.importing.ValidFile;

/**
 * What somebody may have before their eyes: a page in a state, and the way to it. Every check that holds for all pages is
 * made on each of these; a new page or state is a line here.
 */
enum Sight {
    START_WITH_NOTHING(visit -> visit.open("")),
    START_WITH_GAMES(visit -> {
        visit.agurk().record("9", "Bo");
        visit.open("");
        visit.sees(".recent li");
        visit.tap(".regulars label:first-child");
    }),
    START_UNFOLDED(visit -> {
        visit.open("");
        visit.tap(".house-rules summary");
        visit.tap("details:has(.carry) summary");
        visit.sees("[name=cucumbers]");
    }),
    START_REFUSED(visit -> {
        visit.open("");
        visit.page().locator("#players").fill("Anna");
        visit.tap(".new-game button.primary");
        visit.sees("main [role=alert]");
    }),
    FIRST_HAND(Visit::agurk),
    HAND_CHOSEN(visit -> {
        Table table = visit.agurk();
        table.recordQuickly(Hands.ties(3, 4));
        table.choose("9", "Anna", "Bo");
        visit.sees(".outcome li");
    }),
    HAND_INCOMPLETE(visit -> {
        visit.agurk();
        visit.tap(".record");
        visit.sees("main [role=alert]");
    }),
    TWO(visit -> visit.seat("agurk", "Anna", "Bo").recordQuickly(Hands.ties(2, 4))),
    THIRTY_HANDS_OF_SIX(visit ->
            visit.seat("agurk", "Anna", "Bo", "Cai", "Dag", "Eva", "Finn").recordQuickly(Hands.ties(6, 30))),
    THIRTY_HANDS_OF_NINE(
            visit -> visit.seat("matapesa", "Anna", "Bo", "Cai", "Dag", "Eva", "Finn", "Gerda", "Hans", "Ida")
                    .recordQuickly(Hands.marks(9, 30))),
    LONG_NAMES(visit -> visit.seat(
                    "agurk",
                    "Anna-Katharina Mellqvist",
                    "Bartholomew Featherstone",
                    "Þórgerður Hallgrímsdóttir",
                    "Wojciech Brzęczyszczykiewicz")
            .recordQuickly(Hands.ties(4, 6))),
    UNDONE(visit -> {
        Table table = visit.agurk();
        table.record("9", "Bo");
        table.undo();
        visit.sees("button.redo");
    }),
    SECOND_TABLET(visit -> {
        Table table = visit.agurk();
        Page other = visit.page().context().newPage();
        other.navigate(visit.page().url());
        table.choose("5", "Cai");
        new Table(other).record("9", "Bo");
        visit.sees(".ask");
    }),
    CORRECTION(visit -> {
        visit.agurk().recordQuickly(Hands.ties(3, 4));
        visit.tap("#hand-2 .hand-link");
        visit.sees(".strike-out");
    }),
    CORRECTION_WITH_CONFLICT(visit -> {
        Table table = visit.agurk();
        table.recordQuickly(List.of(
                "player=p2&card=A", "player=p1&card=7", "player=p2&card=A", "player=p2&card=9", "player=p2&card=3"));
        visit.tap("#hand-2 .hand-link");
        visit.sees(".strike-out");
        visit.tap("label:has(#player-p1)");
        table.choose("A", "Bo");
        visit.sees(".conflict");
    }),
    CORRECTION_THAT_BRINGS_SOMEBODY_BACK(visit -> {
        visit.agurk().recordQuickly(Hands.boOutInTheFourth());
        visit.tap("#hand-4 .hand-link");
        visit.sees(".strike-out");
        visit.tapTile("card-3");
        visit.tap("label:has(#keep)");
        visit.sees("#keep:checked");
    }),
    STRIKING_THAT_BRINGS_SOMEBODY_BACK(visit -> {
        visit.agurk().recordQuickly(Hands.boOutInTheFourth());
        visit.tap("#hand-4 .hand-link");
        visit.sees(".strike-out");
        visit.tap(".strike-out button");
        visit.sees("[value=keep]");
    }),
    CORRECTED(visit -> {
        Table table = visit.agurk();
        table.recordQuickly(Hands.ties(3, 4));
        visit.tap("#hand-2 .hand-link");
        visit.sees(".strike-out");
        visit.tapTile("card-K");
        visit.sees(".outcome li");
        visit.tap(".record");
        visit.sees("#hand-2 .corrected");
    }),
    FULL_TRICK(visit -> {
        visit.agurk().record("9", "Bo");
        visit.tap("#another");
        visit.page().locator("#play-p1").selectOption("9");
        visit.tapTile("led-p2");
    }),
    MENU(visit -> {
        visit.agurk().record("9", "Bo");
        visit.tap(".menu summary");
        visit.sees(".menu a");
    }),
    WAYS_TO_END_IT(visit -> {
        Table table = visit.agurk();
        table.record("9", "Bo");
        table.endEarly();
    }),
    WHY_A_NUMBER(visit -> {
        visit.agurk().recordQuickly(Hands.ties(3, 6));
        visit.tap("#why-p2-2");
        visit.sees(".reasons");
    }),
    WHY_A_TOTAL(visit -> {
        visit.agurk().recordQuickly(Hands.ties(3, 6));
        visit.tap("#why-p1");
        visit.sees(".steps");
    }),
    CHART_OF_SEVEN(visit -> {
        visit.seat("agurk", "Anna", "Bo", "Cai", "Dag", "Eva", "Finn", "Gerda").recordQuickly(Hands.ties(7, 20));
        visit.tap(".menu summary");
        visit.tap(".menu a[href$=chart]");
        visit.sees(".chart");
    }),
    ENTRIES(visit -> {
        Table table = visit.agurk();
        table.recordQuickly(Hands.ties(3, 4));
        visit.tap("#hand-2 .hand-link");
        visit.sees(".strike-out");
        visit.tap(".strike-out button");
        visit.sees("tbody tr:last-child#hand-3");
        table.undo();
        visit.sees("button.redo");
        visit.tap(".menu summary");
        visit.tap(".menu a[href$=entries]");
        visit.sees(".entries .changed");
    }),
    LEDGER(visit -> {
        Table table = visit.agurk();
        table.recordQuickly(Hands.ties(3, 4));
        visit.tap("#hand-2 .hand-link");
        visit.sees(".strike-out");
        visit.tapTile("card-K");
        visit.tap(".record");
        visit.sees("#hand-2 .corrected");
        table.undo();
        visit.sees("button.redo");
        visit.seesLedger("");
        visit.tap("#entry-6 summary");
    }),
    LEDGER_ASKED(visit -> {
        visit.agurk().recordQuickly(Hands.ties(3, 4));
        visit.seesLedger("?from=3&to=5&head=7k2m-x9qd-4w0p");
        visit.sees(".difference");
    }),
    LEDGER_DAMAGED(visit -> {
        visit.agurk().recordQuickly(Hands.ties(3, 4));
        TableOwner.changes(visit.game(), 3, "card", "kard");
        visit.seesLedger("");
        visit.sees(".check.wrong");
        visit.tap(".erasing summary");
    }),
    GAME_DAMAGED(visit -> {
        visit.agurk().recordQuickly(Hands.ties(3, 4));
        TableOwner.changes(visit.game(), 5, "card", "kard");
        visit.page().reload();
        visit.sees(".error a");
    }),
    START_WITH_A_DAMAGED_GAME(visit -> {
        visit.agurk().record("9", "Bo");
        visit.agurk().recordQuickly(Hands.ties(3, 4));
        TableOwner.changes(visit.game(), 5, "card", "kard");
        visit.open("");
        visit.sees(".recent");
    }),
    LEDGER_BROUGHT_IN(visit -> {
        visit.agurk();
        visit.bringIn(ValidFile.text());
        visit.tap("[aria-labelledby=added] a");
        visit.seesLedger("");
        visit.sees(".imports");
    }),
    LEDGER_NOT_CONTINUED(visit -> {
        visit.agurk().recordQuickly(Hands.ties(3, 4));
        visit.page().waitForFunction("() => Object.keys(localStorage).some(key => key.startsWith('head '))");
        TableOwner.cutsAfter(visit.game(), 3);
        visit.page().reload();
        visit.sees("#broken");
    }),
    AS_IT_STOOD(visit -> {
        visit.agurk().recordQuickly(Hands.ties(3, 8));
        visit.seesLedger("/6");
        visit.sees(".moment");
    }),
    NO_SUCH_ENTRY(visit -> {
        visit.agurk();
        visit.seesLedger("/7");
    }),
    SEATS_BEFORE_THE_FIRST_HAND(visit -> {
        visit.agurk();
        visit.tap(".menu summary");
        visit.tap(".menu a[href$=players]");
        visit.tap(".seats li:nth-child(2) summary");
        visit.sees("details[open] .rename");
    }),
    SOMEBODY_JOINED(visit -> {
        visit.agurk().recordQuickly(Hands.ties(3, 3));
        visit.tap(".menu summary");
        visit.tap(".menu a[href$=players]");
        visit.page().locator("#joiner").fill("Dag");
        visit.tap(".join button");
        visit.sees(".change");
    }),
    SOMEBODY_LEFT(visit -> {
        visit.agurk().recordQuickly(Hands.ties(3, 3));
        visit.tap(".menu summary");
        visit.tap(".menu a[href$=players]");
        visit.tap(".seats li:nth-child(2) summary");
        visit.tap("details[open] [action$=leave] button");
        visit.sees("[action$=return]");
    }),
    NAME_TAKEN(visit -> {
        visit.agurk().recordQuickly(Hands.ties(3, 3));
        visit.tap(".menu summary");
        visit.tap(".menu a[href$=players]");
        visit.page().locator("#joiner").fill("Bo");
        visit.tap(".join button");
        visit.sees(".refused");
    }),
    FINISHED(visit -> {
        visit.seat("agurk", "Anna", "Bo")
                .recordQuickly(List.of("player=p2&card=A", "player=p2&card=A", "player=p2&card=A", "player=p2&card=A"));
        visit.sees("#result");
    }),
    GIVEN_UP(visit -> {
        Table table = visit.agurk();
        table.record("9", "Bo");
        table.endEarly();
        visit.tap(".ending:has(+ .erasing) button");
        visit.sees("#result");
    }),
    ERASING(visit -> {
        Table table = visit.agurk();
        table.record("9", "Bo");
        table.endEarly();
        visit.tap(".erasing summary");
        visit.sees(".sure");
    }),
    ERASED(visit -> {
        Table table = visit.agurk();
        table.record("9", "Bo");
        table.endEarly();
        visit.tap(".erasing summary");
        visit.page().locator(".sure input").check();
        visit.tap(".erasing button");
        visit.sees(".done");
    }),
    WATCHING(visit -> {
        visit.agurk().recordQuickly(Hands.ties(3, 8));
        visit.forgetKey();
        visit.page().reload();
        visit.sees(".watching");
    }),
    WATCH_ALONG(visit -> {
        visit.agurk();
        visit.tap(".menu summary");
        visit.tap(".menu a[href$=watching]");
        visit.sees(".qr");
    }),
    TAKE_HOME(visit -> {
        visit.agurk().record("9", "Bo");
        visit.tap(".menu summary");
        visit.tap(".menu a[href$=take-home]");
        visit.sees(".downloads");
    }),
    BIG_SCREEN(visit -> {
        visit.seat("agurk", "Anna", "Bo", "Cai", "Dag", "Eva", "Finn").recordQuickly(Hands.ties(6, 9));
        visit.page().navigate(visit.page().url() + "/tv");
        visit.sees(".tv-players");
    }),
    NOT_YOURS(visit -> {
        visit.agurk().choose("9", "Bo");
        visit.sees(".outcome li");
        visit.forgetKey();
        visit.tap(".record");
        visit.sees(".error");
    }),
    NO_SUCH_GAME(visit -> visit.open("games/nothing")),
    NO_SUCH_PAGE(visit -> visit.open("no/such/page")),
    TAKE_HOME_WITH_NOTHING(visit -> visit.open("bring-in")),
    BROUGHT_IN(visit -> {
        visit.agurk().record("9", "Bo");
        visit.bringIn(ValidFile.text());
        visit.sees("#added");
    }),
    BRINGING_IN_REFUSED(visit -> {
        visit.agurk();
        visit.bringIn(ValidFile.text().replace("p1", "p9"));
        visit.sees("main [role=alert]");
    }),
    ALL_RULES(visit -> visit.open("rules")),
    RULES_OF_AGURK(visit -> visit.open("rules/agurk")),
    RULES_OF_LETZTER(visit -> visit.open("rules/letzter")),
    RULES_OF_MINIBLUFF(visit -> visit.open("rules/minibluff")),
    RULES_RECONSTRUCTED(visit -> visit.open("rules/gurka-norway")),
    RULES_OF_THE_TABLE(visit -> {
        visit.open("");
        visit.page().locator("#players").fill("Anna\nBo\nCai");
        visit.tap(".house-rules summary");
        visit.page().locator("#rule-limit").fill("30");
        visit.tap(".new-game button.primary");
        visit.tap(".head .rules a");
        visit.sees(".mark");
    }),
    PAD_OF_CUCUMBER(visit -> {
        visit.seat("cucumber-30", "Anna", "Bo", "Cai");
        visit.tapTile("player-p1");
        visit.tapTile("card-9");
    }),
    PAD_OF_RASSI(visit -> {
        visit.seat("rassi", "Anna", "Bo", "Cai").choose("9", "Anna", "Cai");
        visit.tapTile("times-p3-4");
    }),
    PAD_OF_PICKLE(visit -> {
        visit.seat("pickle", "Anna", "Bo", "Cai").choose("9", "Anna");
        visit.tapTile("pickle-9");
    }),
    PAD_OF_ICELAND(visit -> visit.seat("gurka-iceland", "Anna", "Bo", "Cai").choose("6C", "Bo")),
    PAD_OF_MATAPESA(visit -> {
        visit.seat("matapesa", "Anna", "Bo", "Cai");
        visit.tapTile("player-p2");
        visit.tapTile("handSize-5");
    }),
    PAD_OF_LETZTER(visit -> {
        visit.seat("letzter", "Anna", "Bo", "Cai");
        visit.tapTile("player-p2");
        visit.tapTile("march-true");
    }),
    PAD_OF_MINIBLUFF(visit -> {
        visit.seat("minibluff", "Anna", "Bo", "Cai");
        visit.tap("label:has(#double-p1)");
        visit.tapTile("dropped-1-p2");
        visit.tapTile("winner-p3");
    });

    private final Consumer<Visit> way;

    Sight(Consumer<Visit> way) {
        this.way = way;
    }

    void reach(Visit visit) {
        way.accept(visit);
        visit.page().waitForLoadState();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
