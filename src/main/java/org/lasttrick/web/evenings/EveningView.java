package org.lasttrick.web.evenings;

import java.util.List;
import org.lasttrick.history.Evening;
import org.lasttrick.history.Evening.Standing;
import org.lasttrick.history.EveningPoints;
import org.lasttrick.sheet.mark.ShortNames;

/**
 * An evening is drawn from this view.
 *
 * @param title its day
 * @param book the name of its scorebook
 * @param own whether the device is one of that book
 * @param first who is best so far; empty: nobody yet
 * @param address that others can open
 * @param onlyHere whether only this device can open it
 */
public record EveningView(
        Evening evening,
        String title,
        String book,
        boolean own,
        String first,
        List<GameRow> games,
        String address,
        boolean onlyHere) {

    /**
     * @param time when it began; empty if no more than its day is known
     * @param counts whether it is over and was not given up
     * @param result who has won, or why nobody has
     */
    record GameRow(String id, String title, String players, String at, String time, boolean counts, String result) {}

    public EveningPoints points() {
        return evening.points();
    }

    public List<Standing> standing() {
        return evening.standing();
    }

    /** Returns the names of those in the standing, as there is room for them on the big screen. */
    public List<String> shortNames() {
        return ShortNames.onBigScreen(
                standing().stream().map(each -> each.person().name()).toList());
    }

    public String url() {
        return "/evenings/" + evening.id();
    }

    public List<EveningPoints> choices() {
        return List.of(EveningPoints.values());
    }
}
