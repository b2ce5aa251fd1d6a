package org.lasttrick.browser;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.lasttrick.TableOwner;
import org.lasttrick.transfer.importing.ValidFile;

/** A page in a state, and how to get there. The checks for all pages run on each of these values. */
enum PageState {
    START_WITH_NOTHING(navigation -> navigation.open("")),
    START_WITH_GAMES(navigation -> {
        navigation.agurk().record("9", "Bo");
        navigation.open("");
        navigation.sees(".recent li");
        navigation.tap(".same");
        navigation.sees(".seating .deals");
    }),
    START_UNFOLDED(navigation -> {
        navigation.open("");
        navigation.tap(".more-games summary");
        navigation.tap(".house-rules summary");
        navigation.page().locator("#rule-lives").selectOption("3");
        navigation.sees("#usual-lives");
        navigation.tap("details:has(.carry) summary");
        navigation.sees("[name=cucumbers]");
    }),
    START_REFUSED(navigation -> {
        navigation.open("");
        navigation.page().locator("#players").fill("Anna");
        navigation.tap(".new-game button.primary");
        navigation.sees("main [role=alert]");
    }),
    ALL_GAMES(navigation -> {
        navigation.agurk(Hands.ties(3, 4));
        navigation.seat(
                "agurk",
                Hands.ties(3, 2),
                "Anna-Katharina Mellqvist",
                "Bartholomew Featherstone",
                "Þórgerður Hallgrímsdóttir");
        navigation.seat(
                "agurk",
                List.of("player=p2&card=A", "player=p2&card=A", "player=p2&card=A", "player=p2&card=A"),
                "Anna",
                "Bo");
        navigation.open("games");
        navigation.sees(".games li");
    }),
    ALL_GAMES_NOTHING_FOUND(navigation -> {
        navigation.agurk();
        navigation.open("games?q=<b>Frederik");
        navigation.sees(".nothing");
    }),
    FIRST_HAND(Navigation::agurk),
    HAND_CHOSEN(navigation -> {
        PageTable table = navigation.agurk(Hands.ties(3, 4));
        table.choose("9", "Anna", "Bo");
        navigation.sees(".outcome li");
    }),
    HAND_INCOMPLETE(navigation -> {
        navigation.agurk();
        navigation.tap(".record");
        navigation.sees("main [role=alert]");
    }),
    TWO(navigation -> navigation.seat("agurk", Hands.ties(2, 4), "Anna", "Bo")),
    THIRTY_HANDS_OF_SIX(
            navigation -> navigation.seat("agurk", Hands.ties(6, 30), "Anna", "Bo", "Cai", "Dag", "Eva", "Finn")),
    THIRTY_HANDS_OF_NINE(navigation -> navigation.seat(
            "matapesa", Hands.marks(9, 30), "Anna", "Bo", "Cai", "Dag", "Eva", "Finn", "Gerda", "Hans", "Ida")),
    OLDER_HANDS(navigation -> {
        navigation.seat("matapesa", Hands.marks(3, 121), "Anna", "Bo", "Cai");
        navigation.page().locator(".earlier a").focus();
    }),
    LONG_NAMES(navigation -> navigation.seat(
            "agurk",
            Hands.ties(4, 6),
            "Anna-Katharina Mellqvist",
            "Bartholomew Featherstone",
            "Þórgerður Hallgrímsdóttir",
            "Wojciech Brzęczyszczykiewicz")),
    UNDONE(navigation -> {
        PageTable table = navigation.agurk(Hands.ties(3, 3));
        table.openHand(2);
        table.tapTile("card-K");
        navigation.tap(".record");
        navigation.sees("#hand-2 .corrected");
        table.undo();
        navigation.sees("button.redo");
    }),
    SECOND_TABLET(navigation -> {
        PageTable table = navigation.agurk();
        Page other = navigation.page().context().newPage();
        other.navigate(navigation.page().url());
        table.choose("5", "Cai");
        new PageTable(other).record("9", "Bo");
        navigation.sees(".ask");
    }),
    CORRECTION(navigation -> {
        navigation.agurk(Hands.ties(3, 4));
        navigation.tap("#hand-2 .hand-link");
        navigation.sees(".strike-out");
    }),
    CORRECTION_WITH_CONFLICT(navigation -> {
        PageTable table = navigation.agurk(List.of(
                "player=p2&card=A", "player=p1&card=7", "player=p2&card=A", "player=p2&card=9", "player=p2&card=3"));
        navigation.tap("#hand-2 .hand-link");
        navigation.sees(".strike-out");
        navigation.tap("label:has(#player-p1)");
        table.choose("A", "Bo");
        navigation.sees(".conflict");
    }),
    CORRECTION_THAT_BRINGS_SOMEBODY_BACK(navigation -> {
        navigation.agurk(Hands.boOutInTheFourth());
        navigation.tap("#hand-4 .hand-link");
        navigation.sees(".strike-out");
        navigation.tapTile("card-3");
        navigation.tap("label:has(#keep)");
        navigation.sees("#keep:checked");
    }),
    STRIKING_THAT_BRINGS_SOMEBODY_BACK(navigation -> {
        navigation.agurk(Hands.boOutInTheFourth());
        navigation.tap("#hand-4 .hand-link");
        navigation.sees(".strike-out");
        navigation.tap(".strike-out button");
        navigation.sees("[value=keep]");
    }),
    CORRECTED(navigation -> {
        PageTable table = navigation.agurk(Hands.ties(3, 4));
        navigation.tap("#hand-2 .hand-link");
        navigation.sees(".strike-out");
        navigation.tapTile("card-K");
        navigation.sees(".outcome li");
        navigation.tap(".record");
        navigation.sees("#hand-2 .corrected");
    }),
    FULL_TRICK(navigation -> {
        navigation.agurk().record("9", "Bo");
        navigation.tap("#another");
        navigation.tapTile("turn-p2");
        navigation.tap("label:has(#play-p2-9)");
        navigation.sees("#turn-p3:checked + .face");
    }),
    MENU(navigation -> {
        navigation.agurk().record("9", "Bo");
        navigation.tap(".menu summary");
        navigation.sees(".menu a");
    }),
    WAYS_TO_END_IT(navigation -> {
        PageTable table = navigation.agurk();
        table.record("9", "Bo");
        table.endEarly();
    }),
    WHY_A_NUMBER(navigation -> {
        navigation.agurk(Hands.ties(3, 6));
        navigation.tap("#why-p2-2");
        navigation.sees(".reasons");
    }),
    WHY_A_TOTAL(navigation -> {
        navigation.agurk(Hands.ties(3, 6));
        navigation.tap("#why-p1");
        navigation.sees(".steps");
    }),
    CHART_OF_SEVEN(navigation -> {
        navigation.seat("agurk", Hands.ties(7, 20), "Anna", "Bo", "Cai", "Dag", "Eva", "Finn", "Gerda");
        navigation.tap(".menu summary");
        navigation.tap(".menu a[href$=chart]");
        navigation.sees(".chart");
    }),
    SHARE(navigation -> {
        navigation.agurk(Hands.ties(3, 4));
        navigation.tap(".menu summary");
        navigation.tap(".menu a[href$=share]");
        navigation.sees(".pictures");
    }),
    ENTRIES(navigation -> {
        PageTable table = navigation.agurk(Hands.ties(3, 4));
        navigation.tap("#hand-2 .hand-link");
        navigation.sees(".strike-out");
        navigation.tap(".strike-out button");
        navigation.sees("tbody tr:last-child#hand-3");
        table.undo();
        navigation.sees("button.redo");
        navigation.tap(".menu summary");
        navigation.tap(".menu a[href$=entries]");
        navigation.sees(".entries .changed");
    }),
    LEDGER(navigation -> {
        PageTable table = navigation.agurk(Hands.ties(3, 4));
        navigation.tap("#hand-2 .hand-link");
        navigation.sees(".strike-out");
        navigation.tapTile("card-K");
        navigation.tap(".record");
        navigation.sees("#hand-2 .corrected");
        table.undo();
        navigation.sees("button.redo");
        navigation.openLedger("");
        navigation.tap("#entry-6 summary");
    }),
    LEDGER_OF_A_LONG_GAME(navigation -> {
        navigation.seat("matapesa", Hands.marks(3, 103), "Anna", "Bo", "Cai");
        navigation.openLedger("?before=103#entries");
        navigation.sees(".earlier a");
    }),
    LEDGER_ASKED(navigation -> {
        navigation.agurk(Hands.ties(3, 4));
        navigation.openLedger("?from=3&to=5&head=7k2m-x9qd-4w0p");
        navigation.sees(".difference");
    }),
    LEDGER_DAMAGED(navigation -> {
        navigation.agurk(Hands.ties(3, 4));
        TableOwner.changes(navigation.game(), 3, "card", "kard");
        navigation.openLedger("");
        navigation.sees(".check.wrong");
        navigation.tap(".erasing summary");
    }),
    GAME_DAMAGED(navigation -> {
        navigation.agurk(Hands.ties(3, 4));
        TableOwner.changes(navigation.game(), 5, "card", "kard");
        navigation.page().reload();
        navigation.sees(".error a");
    }),
    START_WITH_A_DAMAGED_GAME(navigation -> {
        navigation.agurk().record("9", "Bo");
        navigation.agurk(Hands.ties(3, 4));
        String game = navigation.game();
        navigation.open("");
        TableOwner.changes(game, 5, "card", "kard");
        navigation.open("");
        navigation.sees(".recent");
    }),
    LEDGER_IMPORTED(navigation -> {
        navigation.agurk();
        navigation.importFile(ValidFile.text());
        navigation.tap("[aria-labelledby=added] a");
        navigation.openLedger("");
        navigation.sees(".imports");
    }),
    LEDGER_NOT_CONTINUED(navigation -> {
        navigation.agurk(Hands.ties(3, 4));
        navigation.awaitRememberedHead();
        navigation.page().evaluate("""
                () => Object.keys(localStorage).filter((key) => key.startsWith("head ")).forEach((key) =>
                  localStorage.setItem(key, JSON.stringify({ version: 3, head: "a".repeat(64) })))
                """);
        navigation.page().reload();
        navigation.sees("#broken p.rewritten");
    }),
    LOST_ENTRIES(navigation -> {
        navigation.agurk(Hands.ties(3, 4));
        navigation.awaitRememberedHead();
        TableOwner.cutsAfter(navigation.game(), 3);
        navigation.page().reload();
        navigation.sees("#broken p.lost");
    }),
    LOST_ENTRIES_WHILE_CHOOSING(navigation -> {
        PageTable table = navigation.agurk(Hands.ties(3, 4));
        navigation.awaitRememberedHead();
        table.tapTile("player-p2");
        navigation.awaitAnswers();
        TableOwner.cutsAfter(navigation.game(), 3);
        navigation.sees("main .refused");
        navigation.sees("#broken p.lost");
    }),
    MISSING_GAME(navigation -> {
        navigation.agurk(Hands.ties(3, 4));
        navigation.awaitRememberedHead();
        TableOwner.loses(navigation.game());
        navigation.sees("#broken p.gone");
    }),
    MISSING_GAME_WITHOUT_A_COPY(navigation -> {
        navigation.agurk(Hands.ties(3, 4));
        navigation.awaitRememberedHead();
        String sheet = navigation.page().url();
        String game = navigation.game();
        navigation.page().navigate("about:blank");
        TableOwner.loses(game);
        navigation.page().navigate(sheet + "/tv");
        navigation.sees("#missing");
    }),
    AN_ERASED_GAME(navigation -> {
        PageTable table = navigation.agurk();
        String sheet = table.page().url();
        table.endEarly();
        navigation.tap(".erasing summary");
        navigation.page().locator(".sure input").check();
        navigation.tap(".erasing button");
        navigation.sees(".done");
        navigation.page().navigate(sheet);
        navigation.sees(".error");
    }),
    AS_IT_STOOD(navigation -> {
        navigation.agurk(Hands.ties(3, 8));
        navigation.openLedger("/6");
        navigation.sees(".time-travel");
    }),
    NO_SUCH_ENTRY(navigation -> {
        navigation.agurk();
        navigation.openLedger("/7");
    }),
    SEATS_BEFORE_THE_FIRST_HAND(navigation -> {
        navigation.agurk();
        navigation.tap(".menu summary");
        navigation.tap(".menu a[href$=players]");
        navigation.tap(".seats li:nth-child(2) summary");
        navigation.sees("details[open] .rename");
    }),
    SEATS_SEEN_LATE(navigation -> {
        navigation.agurk(Hands.ties(3, 3));
        navigation.tap(".menu summary");
        navigation.tap(".menu a[href$=players]");
        navigation.tap("a[href*='order=']");
        navigation.tap(".seats li:nth-child(2) .below a");
        navigation.tap(".seats li:nth-child(3) summary");
        navigation.sees("[action$=seats] button");
    }),
    FORGOTTEN(navigation -> {
        navigation.agurk(Hands.ties(3, 3));
        navigation.tap(".menu summary");
        navigation.tap(".menu a[href$=players]");
        navigation.tap("a[href*='score=late']");
        navigation.page().locator("#name-0").fill("Dag");
        navigation.tap(".join button");
        navigation.sees("[action$=players] button.primary");
    }),
    SUBSTITUTE(navigation -> {
        navigation.agurk(Hands.ties(3, 3));
        navigation.tap(".menu summary");
        navigation.tap(".menu a[href$=players]");
        navigation.tap(".seats li:nth-child(2) summary");
        navigation.tap("details[open] a[href*='for=']");
        navigation.page().locator("#name-0").fill("Eva");
        navigation.page().locator("#from").selectOption("2");
        navigation.tap(".join button");
        navigation.sees("[action$=substitute] button.primary");
    }),
    SOMEBODY_JOINED(navigation -> {
        navigation.agurk(Hands.ties(3, 3));
        navigation.tap(".menu summary");
        navigation.tap(".menu a[href$=players]");
        navigation.page().locator("#joiner").fill("Dag");
        navigation.tap(".join button");
        navigation.sees(".change");
    }),
    SOMEBODY_LEFT(navigation -> {
        navigation.agurk(Hands.ties(3, 3));
        navigation.tap(".menu summary");
        navigation.tap(".menu a[href$=players]");
        navigation.tap(".seats li:nth-child(2) summary");
        navigation.tap("details[open] [action$=leave] button");
        navigation.sees("[action$=return]");
    }),
    NAME_TAKEN(navigation -> {
        navigation.agurk(Hands.ties(3, 3));
        navigation.tap(".menu summary");
        navigation.tap(".menu a[href$=players]");
        navigation.page().locator("#joiner").fill("Bo");
        navigation.tap(".join button");
        navigation.sees(".refused");
    }),
    FINISHED(navigation -> {
        navigation.seat(
                "agurk",
                List.of("player=p2&card=A", "player=p2&card=A", "player=p2&card=A", "player=p2&card=A"),
                "Anna",
                "Bo");
        navigation.sees("#result");
    }),
    UNDER_OTHER_RULES(navigation -> {
        PageTable table = navigation.seat(
                "agurk",
                Hands.ties(3, 6),
                "Anna-Katharina Mellqvist",
                "Bartholomew Featherstone",
                "Þórgerður Hallgrímsdóttir");
        table.endEarly();
        navigation.tap(".ending[action$=close] button");
        navigation.tap(".otherwise a");
        navigation.page().locator("#variant").selectOption("gurka-norway");
        navigation.tap(".which button");
        navigation.sees("#conclusion");
    }),
    WON_UNDER_OTHER_RULES(navigation -> {
        navigation.seat(
                "agurk",
                List.of("player=p2&card=A", "player=p2&card=A", "player=p2&card=A", "player=p2&card=A"),
                "Anna",
                "Bo");
        navigation.tap(".otherwise a");
        navigation.page().locator("#variant").selectOption("agurk-over-21");
        navigation.tap(".which button");
        navigation.sees("#conclusion");
    }),
    STOPPED_UNDER_OTHER_RULES(navigation -> {
        navigation.seat(
                "agurk",
                List.of("player=p2&card=A", "player=p2&card=A", "player=p2&card=A", "player=p2&card=A"),
                "Anna",
                "Bo");
        navigation.page().navigate(navigation.page().url() + "/what-if?variant=agurk&rulesOf=agurk&rule-lives=1");
        navigation.sees(".house-rules");
    }),
    GIVEN_UP(navigation -> {
        PageTable table = navigation.agurk();
        table.record("9", "Bo");
        table.endEarly();
        navigation.tap(".ending:has(+ .erasing) button");
        navigation.sees("#result");
    }),
    ERASING(navigation -> {
        PageTable table = navigation.agurk();
        table.record("9", "Bo");
        table.endEarly();
        navigation.tap(".erasing summary");
        navigation.sees(".sure");
    }),
    ERASED(navigation -> {
        PageTable table = navigation.agurk();
        table.record("9", "Bo");
        table.endEarly();
        navigation.tap(".erasing summary");
        navigation.page().locator(".sure input").check();
        navigation.tap(".erasing button");
        navigation.sees(".done");
    }),
    WATCHING(navigation -> {
        navigation.agurk(Hands.ties(3, 8));
        navigation.forgetKey();
        navigation.page().reload();
        navigation.sees(".watching");
    }),
    WATCH_ALONG(navigation -> {
        navigation.agurk();
        navigation.tap(".menu summary");
        navigation.tap(".menu a[href$=watching]");
        navigation.sees(".qr");
    }),
    EXPORTS(navigation -> {
        navigation.agurk().record("9", "Bo");
        navigation.tap(".menu summary");
        navigation.tap(".menu a[href$=export]");
        navigation.sees(".downloads");
    }),
    BIG_SCREEN(navigation -> {
        navigation.seat("agurk", Hands.ties(6, 9), "Anna", "Bo", "Cai", "Dag", "Eva", "Finn");
        navigation.page().navigate(navigation.page().url() + "/tv");
        navigation.sees(".tv-players");
    }),
    BIG_SCREEN_WITH_LOST_ENTRIES(navigation -> {
        navigation.seat("agurk", Hands.ties(6, 9), "Anna", "Bo", "Cai", "Dag", "Eva", "Finn");
        String game = navigation.game();
        navigation.page().navigate(navigation.page().url() + "/tv");
        navigation.awaitRememberedHead();
        TableOwner.cutsAfter(game, 6);
        navigation.sees("#broken p.lost");
    }),
    NOT_YOURS(navigation -> {
        navigation.agurk().choose("9", "Bo");
        navigation.sees(".outcome li");
        navigation.forgetKey();
        navigation.tap(".record");
        navigation.sees(".error");
    }),
    NO_SUCH_GAME(navigation -> navigation.open("games/nothing")),
    NO_SUCH_PAGE(navigation -> navigation.open("no/such/page")),
    DEVICES(navigation -> {
        navigation.agurk();
        navigation.open("devices");
        navigation.sees("#list");
    }),
    DEVICES_AND_SCREENS(navigation -> {
        navigation.agurk();
        navigation.page().navigate(navigation.page().url() + "?panel=watching");
        navigation.tap("[action$=screen] button");
        navigation.sees("#screens");
    }),
    A_SCREEN(navigation -> {
        navigation.agurk(Hands.ties(3, 8));
        navigation.page().navigate(navigation.page().url() + "?panel=watching");
        navigation.tap("[action$=screen] button");
        navigation.page().navigate(navigation.page().locator(".address").textContent());
        navigation.sees(".tv-players");
    }),
    AN_ENDED_SCREEN(navigation -> {
        navigation.agurk();
        navigation.page().navigate(navigation.page().url() + "?panel=watching");
        navigation.tap("[action$=screen] button");
        String screen = navigation.page().locator(".address").textContent();
        navigation.tap("[action$=end] button");
        navigation.page().navigate(screen);
        navigation.sees(".error");
    }),
    THE_NEXT_GAME(navigation -> {
        navigation.seat("agurk", Hands.boLosesAtOnce(), "Anna", "Bo");
        String before = navigation.page().url();
        navigation.tap(".rematch");
        navigation.sees("#pad-title");
        navigation.page().navigate(before);
        navigation.sees("#next-game");
    }),
    DEVICES_WITHOUT_A_SCOREBOOK(navigation -> navigation.open("devices")),
    INVITING(navigation -> {
        navigation.agurk();
        navigation.tap(".menu summary");
        navigation.tap(".menu a[href*=devices]");
        navigation.tap("form[action$=invitation] button");
        navigation.sees(".join-code");
    }),
    OPENED(navigation -> {
        navigation.open("");
        navigation.page().locator("#players").fill("Anna\nBo\nCai");
        navigation.tap(".new-game button.primary");
        navigation.sees(".join-code");
    }),
    NEW_RECOVERY_CODE(navigation -> {
        navigation.agurk();
        navigation.open("import");
        navigation.tap("form[action$=recovery] button");
        navigation.sees(".join-code");
    }),
    HTTPS(navigation -> {
        navigation.open("https");
        navigation.page().locator("main summary").all().forEach(platform -> platform.click());
        navigation.sees("details[open] ol");
    }),
    JOINING(navigation -> navigation.open("join#0123456789/Our%20games")),
    JOINING_REFUSED(navigation -> {
        navigation.agurk();
        navigation.open("join");
        navigation.page().locator("#code").fill("0123456789");
        navigation.tap("main button.primary");
        navigation.sees(".refused");
    }),
    IMPORT_WITHOUT_A_SCOREBOOK(navigation -> navigation.open("import")),
    IMPORTED(navigation -> {
        navigation.agurk().record("9", "Bo");
        navigation.importFile(ValidFile.text());
        navigation.sees("#added");
    }),
    IMPORT_REFUSED(navigation -> {
        navigation.agurk();
        navigation.importFile(ValidFile.text().replace("p1", "p9"));
        navigation.sees("main [role=alert]");
    }),
    ALL_RULES(navigation -> navigation.open("rules")),
    RULES_OF_AGURK(navigation -> navigation.open("rules/agurk")),
    RULES_OF_LETZTER(navigation -> navigation.open("rules/letzter")),
    RULES_OF_MINIBLUFF(navigation -> navigation.open("rules/minibluff")),
    RULES_RECONSTRUCTED(navigation -> navigation.open("rules/gurka-norway-rampo")),
    A_HAND_TO_TRY(navigation -> navigation.open("rules/try")),
    A_HAND_TRIED(navigation -> {
        navigation.open(
                "rules/try?variant=rassi&number=4&score=12&score=45&score=30&score=30&led=p1&play-p1=9&play-p2=9&play-p3=A"
                        + "&play-p4=2&times-p2=2&rulesOf=rassi&rule-limit=60");
        navigation.tap("#score-it");
        navigation.sees("#tried:target");
    }),
    A_HIGHEST_CARD_TRIED(navigation -> {
        navigation.open("rules/try?variant=agurk&score=9&score=16&score=7&cucumbers=&cucumbers=1");
        navigation.tap("[name=show]");
        navigation.tapTile("player-p1");
        navigation.tapTile("player-p3");
        navigation.tapTile("card-Q");
        navigation.tap("#score-it");
        navigation.sees(".hint#tried:target");
        navigation.tapTile("last-p1");
        navigation.tap("#score-it");
        navigation.tap("[href='#scoring-tieBonus']");
        navigation.sees("#scoring-tieBonus:target");
    }),
    A_HAND_TO_TRY_REFUSED(navigation -> {
        navigation.open("rules/try?variant=agurk&score=99");
        navigation.sees("main [role=alert]");
    }),
    RULES_OVER_THE_SHEET(navigation -> {
        navigation.agurk().choose("9", "Bo");
        navigation.tap(".head .rules a");
        navigation.sees(".rules-panel");
    }),
    RULES_OF_THE_TABLE(navigation -> {
        navigation.seatWithHouseRules(page -> page.locator("#rule-limit").fill("30"), "Anna", "Bo", "Cai");
        navigation.sees("#live");
        navigation.page().navigate(navigation.page().url() + "/rules#scoring-lives");
        navigation.sees("li:target.house");
    }),
    PAD_OF_CUCUMBER(navigation -> {
        navigation.seat("cucumber-30", "Anna", "Bo", "Cai");
        navigation.tapTile("player-p1");
        navigation.tapTile("card-9");
    }),
    PAD_OF_RASSI(navigation -> {
        navigation.seat("rassi", "Anna", "Bo", "Cai").choose("9", "Anna", "Cai");
        navigation.tapTile("times-p3-4");
    }),
    PAD_OF_KONTRA(navigation -> {
        navigation.seat("ogorek-kontra", "Anna", "Bo", "Cai").choose("9", "Anna", "Cai");
        navigation.tapTile("kontra-p3");
    }),
    PAD_OF_PICKLE(navigation -> {
        PageTable table = navigation.seat("pickle", "Anna", "Bo", "Cai");
        navigation.tap("label:has(#pickle-9)");
        navigation.sees(".asks-answered");
        table.choose("9", "Anna");
    }),
    PAD_BEFORE_THE_PICKLE(navigation -> {
        navigation.seat("pickle", "Anna", "Bo", "Cai");
        navigation.sees("#pickle-9 + .face");
    }),
    PAD_OF_ICELAND(
            navigation -> navigation.seat("gurka-iceland", "Anna", "Bo", "Cai").choose("6C", "Bo")),
    PAD_OF_BLACK_SEVENS(
            navigation -> navigation.seat("vidivallagurka", "Anna", "Bo", "Cai").choose("7S", "Bo")),
    PAD_OF_PARTNERS(navigation -> {
        navigation.seat(
                "cucumber-30-partners-two-packs",
                List.of("trick=false&card=9&player=p2"),
                "Anna-Katharina Mellqvist",
                "Bartholomew Featherstone",
                "Þórgerður Hallgrímsdóttir",
                "Wojciech Brzęczyszczykiewicz");
        navigation.tapTile("player-p1");
        navigation.tapTile("card-K");
    }),
    FULL_TRICK_OF_PARTNERS(navigation -> {
        navigation.seat("cucumber-30-partners", "Anna", "Bo", "Cai", "Dag");
        navigation.tap("#another");
        navigation.tapTile("turn-p2");
        navigation.tap("label:has(#play-p2-9)");
        navigation.tap("label:has(#play-p1-2-9)");
    }),
    SEATS_OF_PARTNERS(navigation -> {
        navigation.seat("cucumber-30-partners", "Anna", "Bo", "Cai", "Dag");
        navigation.page().navigate(navigation.page().url() + "?panel=players");
        navigation.tap("#seat-p1 summary");
    }),
    PAD_OF_MATAPESA(navigation -> {
        navigation.seat("matapesa", "Anna", "Bo", "Cai");
        navigation.tapTile("player-p2");
        navigation.tapTile("handSize-5");
    }),
    PAD_OF_ENTERED_POINTS(navigation -> {
        navigation.seatWithHouseRules(
                page -> {
                    page.locator("#rule-penalty").selectOption("entered");
                    page.locator("#rule-tieBonus").selectOption("false");
                },
                "Anna",
                "Bo",
                "Cai",
                "Dag");
        navigation.tapTile("player-p2");
        navigation.tapTile("player-p4");
        navigation.page().locator("#points-p2").fill("17");
        navigation.page().locator("#points-p4").fill("25");
        navigation.page().locator("#points-p4").blur();
        navigation.sees(".outcome li");
    }),
    PAD_OF_BUYING_BACK_IN(navigation -> {
        navigation.seatWithHouseRules(
                page -> {
                    page.locator("#rule-limit").fill("14");
                    page.locator("#rule-reEntry").selectOption("buy-in");
                },
                "Anna",
                "Bo",
                "Cai",
                "Dag");
        navigation.tapTile("player-p2");
        navigation.tapTile("card-A");
        navigation.tapTile("back-p2-yes");
    }),
    PAD_OF_THE_FIRST_ACE(navigation -> {
        navigation.seatWithHouseRules(
                page -> page.locator("#rule-aceOnAce").selectOption("not"), "Anna", "Bo", "Cai", "Dag");
        navigation.tapTile("player-p1");
        navigation.tapTile("player-p3");
        navigation.tapTile("card-A");
        navigation.tapTile("first-p3");
    }),
    PAD_OF_EQUAL_SEVENS(navigation -> {
        navigation.seatWithHouseRules(
                page -> page.locator("#rule-topCards").selectOption("black-sevens-equal"), "Anna", "Bo", "Cai", "Dag");
        navigation.tapTile("player-p1");
        navigation.tapTile("player-p3");
        navigation.tapTile("card-black-7");
    }),
    PLAYERS_WHO_MAY_BUY_IN(navigation -> {
        navigation.seatWithHouseRules(
                page -> {
                    page.locator("#rule-limit").fill("9");
                    page.locator("#rule-reEntry").selectOption("buy-in-any-time");
                },
                "Anna",
                "Bo",
                "Cai",
                "Dag");
        navigation.tapTile("player-p2");
        navigation.tapTile("card-9");
        navigation.tap(".record");
        navigation.sees("#undo");
        navigation.page().navigate(navigation.page().url() + "?panel=players");
        navigation.sees("form.return");
    }),
    PAD_OF_LETZTER(navigation -> {
        navigation.seat("letzter", "Anna", "Bo", "Cai");
        navigation.tapTile("player-p2");
        navigation.tapTile("march-true");
    }),
    PAD_OF_MINIBLUFF(navigation -> {
        navigation.seat("minibluff", "Anna", "Bo", "Cai");
        navigation.tap("label:has(#double-p1)");
        navigation.tapTile("dropped-1-p2");
        navigation.tapTile("winner-p3");
    }),
    FAILED(navigation -> {
        navigation.agurk();
        TableOwner.does("INSERT INTO kept_rules (id, scorebook_id, name, variant, settings, kept_at)"
                + " SELECT id, scorebook_id, 'Ours', 'agurk', '{\"unknown\":1}', now() FROM game WHERE id = '%s'"
                        .formatted(navigation.game()));
        navigation.open("");
        navigation.sees(".reference");
    }),
    PLAYERS(navigation -> {
        navigation.evening();
        navigation.open("players");
        navigation.sees(".figures-table");
    }),
    NO_PLAYERS(navigation -> {
        navigation.agurk();
        navigation.open("players?when=year");
        navigation.sees(".nothing");
    }),
    A_PLAYER(navigation -> {
        navigation.evening();
        navigation.open("players");
        navigation.tap(".figures-table tbody tr:first-child th a");
        navigation.sees(".form-chart");
        navigation.tap("#found details summary");
    }),
    STATISTICS(navigation -> {
        navigation.evening();
        navigation.open("statistics");
        navigation.sees(".book-records");
    }),
    EVENINGS(navigation -> {
        navigation.evening();
        navigation.open("evenings");
        navigation.sees(".games li");
    }),
    AN_EVENING(navigation -> {
        navigation.evening();
        navigation.page().navigate(navigation.page().url() + "/evening");
        navigation.sees(".figures-table");
        navigation.tap(".move-games summary");
    }),
    AN_EVENING_ON_THE_BIG_SCREEN(navigation -> {
        navigation.evening();
        String game = navigation.page().url();
        navigation.seat("agurk", Hands.ties(3, 4), "Anna", "Bo", "Þórgerður Hallgrímsdóttir");
        navigation.page().navigate(game + "/evening");
        navigation.page().navigate(navigation.page().url() + "/tv");
        navigation.sees(".tv-standing");
        navigation.sees(".tv-fact");
    }),
    AFTER_A_GAME_OF_AN_EVENING(navigation -> {
        navigation.evening();
        navigation.sees(".standing-list");
    }),
    START_ON_A_FULL_DISK(navigation -> {
        navigation.agurk();
        fillDisk(navigation);
        navigation.open("");
        navigation.sees(".disk");
    }),
    SHEET_ON_A_FULL_DISK(navigation -> {
        navigation.agurk(Hands.ties(3, 4));
        fillDisk(navigation);
        navigation.page().reload();
        navigation.sees(".disk");
        // Ends the stream, which would tell the page when there is space again.
        navigation.page().evaluate("dispatchEvent(new Event('pagehide'))");
    });

    private final Consumer<Navigation> way;

    PageState(Consumer<Navigation> way) {
        this.way = way;
    }

    /** The service forgets it after some seconds: {@link PackagedBrowserTest#awaitReadiness}. */
    private static void fillDisk(Navigation navigation) {
        Page page = navigation.page();
        TableOwner.fillsItsDiskFor(() -> page.request().post(page.url() + "/abandon"));
    }

    void reach(Navigation navigation) {
        way.accept(navigation);
        navigation.awaitAnswers();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
