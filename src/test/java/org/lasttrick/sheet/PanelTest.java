package org.lasttrick.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lasttrick.rules.Table;
import org.lasttrick.sheet.Panel.Simple;

class PanelTest {
    @ParameterizedTest
    @EnumSource
    void anAddressNamesItsPanel(Simple panel) {
        assertEquals(Optional.of(panel), Panel.read(panel.written()));
    }

    @Test
    void theRulesLieOverTheSheetAndLeadBackToTheHandAsItWas() {
        PanelView panel = Objects.requireNonNull(PlainSheet.agurk("Anna", "Bo")
                .tablet("panel=rules&player=p2&card=9")
                .panel());
        assertEquals("/games/g?player=p2&card=9#pad", panel.back());
        assertEquals(4, Objects.requireNonNull(panel.rules()).chapters().size());
    }

    @Test
    void aReasonLeadsToTheRulesOverTheSheetButFromAnEarlierSheetToTheirPage() {
        PlainSheet sheet = PlainSheet.agurk("Anna", "Bo").score(Table.high("9", 1));
        assertEquals("/games/g?panel=rules", sheet.tablet("panel=why-p1-1").rules());
        assertEquals("/games/g/rules", sheet.after(2, "panel=why-p1-1").rules());
    }

    @Test
    void whoeverWatchesMayReadTheRules() {
        PanelView panel = PlainSheet.agurk("Anna", "Bo").watcher("panel=rules").panel();
        assertEquals("Rules of this game", Objects.requireNonNull(panel).title());
    }

    @Test
    void aNewPlayerIsToldWithWhichScoreAndCucumbers() {
        PlainSheet sheet = PlainSheet.of("agurk", "{'lives':3}", "Anna", "Bo");
        assertEquals("A new player starts on 0.", joinHint(sheet));
        sheet.score(Table.high("A", 1), Table.high("A", 1), Table.high("A", 2));
        assertEquals("A new player starts on 14, with 1 cucumber.", joinHint(sheet));
        sheet.score(Table.high("A", 1), Table.high("A", 1));
        assertEquals("A new player starts on 14, with 2 cucumbers.", joinHint(sheet));
        assertEquals("A new player starts on 10.", joinHint(PlainSheet.of("minibluff", "{}", "Anna", "Bo")));
    }

    @Test
    void seatsThatOnlyHandsAfterTheNextOneShowAreRecorded() {
        PlainSheet sheet = PlainSheet.agurk("Anna", "Bo", "Cai", "Dora").score(Table.high("9", 1));
        PlayersView.SeatingView swapped = seating(sheet, "p4,p2,p3,p1");
        assertEquals(List.of("Hand 2: Bo deals, Cai leads"), swapped.changes());
        assertNotNull(swapped.record());
        PlayersView.SeatingView same = seating(sheet, "p1,p2,p3,p4");
        assertEquals(List.of("Nothing changes."), same.changes());
        assertNull(same.record());
    }

    private static PlayersView.SeatingView seating(PlainSheet sheet, String order) {
        PlayersView players = Objects.requireNonNull(
                        sheet.tablet("panel=players&from=2&order=" + order).panel())
                .players();
        return Objects.requireNonNull(Objects.requireNonNull(players).seating());
    }

    private static String joinHint(PlainSheet sheet) {
        PlayersView players =
                Objects.requireNonNull(sheet.tablet("panel=players").panel()).players();
        return Objects.requireNonNull(Objects.requireNonNull(players).join()).hint();
    }

    @Test
    void beforeTheFirstHandEverySeatMovesBothWaysRoundTheTable() {
        PlainSheet sheet = PlainSheet.agurk("Anna", "Bo", "Cai");
        List<PlayersView.SeatView> seats = seats(sheet);
        assertEquals(
                List.of("p2,p3,p1", "p2,p1,p3", "p1,p3,p2"),
                seats.stream()
                        .map(PlayersView.SeatView::earlier)
                        .map(move -> Objects.requireNonNull(move).order())
                        .toList());
        assertEquals(
                List.of("p2,p1,p3", "p1,p3,p2", "p3,p1,p2"),
                seats.stream()
                        .map(PlayersView.SeatView::later)
                        .map(move -> Objects.requireNonNull(move).order())
                        .toList());
        assertEquals(
                "Bo sits one seat later",
                Objects.requireNonNull(seats.get(1).later()).button().label());
        sheet.score(Table.high("9", 1));
        assertTrue(seats(sheet).stream().allMatch(seat -> seat.earlier() == null && seat.later() == null));
    }

    private static List<PlayersView.SeatView> seats(PlainSheet sheet) {
        PanelView panel = Objects.requireNonNull(sheet.tablet("panel=players").panel());
        return Objects.requireNonNull(panel.players()).seats();
    }

    @Test
    void anAddressOfAnOlderVersionStillOpensTheExports() {
        assertEquals(Optional.of(Simple.EXPORT), Panel.read("take-home"));
    }
}
