package org.lasttrick.sheet;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.ScoreExplainer.Step;
import org.lasttrick.language.rulebook.Rulebook;
import org.lasttrick.sheet.SheetView.ButtonView;
import org.lasttrick.sheet.pad.PadView.Hidden;

/**
 * A panel in place of the pad. Parts that are {@code null} or empty aren't shown.
 *
 * @param errors why a form of the panel was refused
 * @param back the address of the pad, with what was chosen on it
 * @param kept what was chosen on the pad, so that the next panel can lead back to it, too
 */
public record PanelView(
        String title,
        List<String> errors,
        @Nullable String back,
        List<Hidden> kept,
        @Nullable WhyView why,
        @Nullable Rulebook rules,
        @Nullable ChartView chart,
        List<EntryView> entries,
        List<EndingView> endings,
        @Nullable PlayersView players,
        @Nullable WatchView watch,
        List<DownloadView> downloads) {

    PanelView withoutBack() {
        return new PanelView(title, errors, null, kept, why, rules, chart, entries, endings, players, watch, downloads);
    }

    /**
     * @param title of the panel
     * @param steps rule by rule
     * @param hands hand by hand, for a total
     */
    public record WhyView(String title, String subject, List<Step> steps, List<HandStep> hands) {}

    public record HandStep(String label, String url, HandNarrator.Line line) {}

    /** @param now what later entries did to it; {@code null} when it still counts as recorded */
    public record EntryView(String text, @Nullable String now, FormattedTime at) {}

    /**
     * @param sure what has to be ticked first, if it can't be undone; otherwise {@code null}
     */
    public record EndingView(
            ButtonView button, String hint, @Nullable Sure sure) {}

    /** @param button the label of the button that does it */
    public record Sure(String sentence, String button) {}

    /**
     * @param isFor what it is good for
     * @param opensApp whether the link opens another app instead of a file
     */
    public record DownloadView(String label, String url, String isFor, boolean opensApp) {}
}
