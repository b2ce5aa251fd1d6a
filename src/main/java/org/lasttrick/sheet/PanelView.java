package org.lasttrick.sheet;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.ScoreExplainer.Step;
import org.lasttrick.language.rulebook.Rulebook;
import org.lasttrick.sheet.SheetView.ButtonView;
import org.lasttrick.sheet.pad.PadView.Hidden;

/**
 * A panel is shown in place of the pad.
 *
 * @param errors why a form of the panel was refused
 * @param back the address of the pad, with what was chosen on it; {@code null}: the panel doesn't lead back
 * @param kept what was chosen on the pad, so that the next panel can lead back to it, too
 */
public record PanelView(
        String title, List<String> errors, @Nullable String back, List<Hidden> kept, Content content) {
    /** A panel shows one kind of content. */
    public sealed interface Content {
        record Rules(Rulebook rulebook) implements Content {}

        record Chart(ChartView chart) implements Content {}

        record Entries(List<EntryView> entries) implements Content {}

        record Endings(List<EndingView> endings) implements Content {}

        record Players(PlayersView players) implements Content {}

        record Watching(WatchView watch) implements Content {}

        record Downloads(List<DownloadView> downloads) implements Content {}
    }

    PanelView withoutBack() {
        return new PanelView(title, errors, null, kept, content);
    }

    // A template asks for each of them: it can't ask for a type.

    public @Nullable WhyView why() {
        return content instanceof WhyView why ? why : null;
    }

    public @Nullable Rulebook rules() {
        return content instanceof Content.Rules(Rulebook rulebook) ? rulebook : null;
    }

    public @Nullable ChartView chart() {
        return content instanceof Content.Chart(ChartView chart) ? chart : null;
    }

    public List<EntryView> entries() {
        return content instanceof Content.Entries(List<EntryView> entries) ? entries : List.of();
    }

    public List<EndingView> endings() {
        return content instanceof Content.Endings(List<EndingView> endings) ? endings : List.of();
    }

    public @Nullable PlayersView players() {
        return content instanceof Content.Players(PlayersView players) ? players : null;
    }

    public @Nullable WatchView watch() {
        return content instanceof Content.Watching(WatchView watch) ? watch : null;
    }

    public List<DownloadView> downloads() {
        return content instanceof Content.Downloads(List<DownloadView> downloads) ? downloads : List.of();
    }

    /**
     * @param title of the panel
     * @param steps rule by rule
     * @param hands hand by hand, for a total
     */
    public record WhyView(String title, String subject, List<Step> steps, List<HandStep> hands) implements Content {}

    /** @param url of its own explanation; {@code null} for a return between two hands */
    public record HandStep(String label, @Nullable String url, HandNarrator.Line line) {}

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
