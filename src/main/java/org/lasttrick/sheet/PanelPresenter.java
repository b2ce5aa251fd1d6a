package org.lasttrick.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.Game;
import org.lasttrick.game.WhatIf;
import org.lasttrick.language.narration.EntryNarrator;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.rulebook.RuleChanges;
import org.lasttrick.language.rulebook.RulebookWriter;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.sheet.PanelView.Content;
import org.lasttrick.sheet.PanelView.DownloadView;
import org.lasttrick.sheet.PanelView.EntryView;
import org.lasttrick.sheet.PanelView.WhyView;
import org.lasttrick.sheet.SheetView.Link;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.sheet.pad.PadView.Hidden;
import org.lasttrick.sheet.pad.SheetGame;

/** Draws the panels that are shown in place of the pad, and the menu that leads to them. */
record PanelPresenter(Messages messages, SheetHost host, EndPresenter ends) {
    /** The pad doesn't need these fields back. It needs the version, to say what has changed since. */
    private static final Set<String> NOT_KEPT = Set.of(
            Panel.PARAMETER,
            "commandId",
            SheetForm.FROM_HAND,
            "order",
            "dealer",
            SheetForm.SCORE,
            SheetForm.SUBSTITUTED,
            "name",
            "seat");

    /** Returns the links of the menu. */
    List<Link> links(Game game, String url, boolean mayScore) {
        List<Link> links = new ArrayList<>();
        for (Panel.Simple panel : Panel.Simple.values()) {
            String title = title(game, panel, mayScore);
            if (title != null) {
                links.add(new Link(title, url + "?" + panel.query()));
            }
        }
        if (mayScore) {
            links.add(new Link(text().addTablet(), url.replace("/games/", "/devices?game=")));
        }
        links.add(new Link(text().share(), url + "/share"));
        links.add(new Link(text().startPage(), "/"));
        return links;
    }

    /**
     * @param url of the sheet
     * @param state of the pad that the panel replaces; {@code null} for a sheet without a pad
     * @return {@code null} if there is nothing to show, such as for an unknown hand or player
     */
    @Nullable
    PanelView draw(SheetGame sheet, String url, Panel panel, @Nullable PadState state) {
        return switch (panel) {
            case Panel.Why asked -> {
                WhyView why = why(sheet.game(), url, asked);
                yield why == null ? null : view(why.title(), why, url, panel, state);
            }
            case Panel.Simple simple -> {
                String title = title(sheet.game(), simple, state != null);
                if (title == null) {
                    yield null;
                }
                Content content = content(sheet, url, simple, state);
                String task = content instanceof Content.Players(PlayersView players) ? players.task() : null;
                yield view(Objects.requireNonNullElse(task, title), content, url, panel, state);
            }
        };
    }

    private static PanelView view(String title, Content content, String url, Panel panel, @Nullable PadState state) {
        List<Hidden> kept = state == null ? List.of() : kept(state.fields());
        return new PanelView(title, state == null ? List.of() : state.errors(), back(url, kept, panel), kept, content);
    }

    private Content content(SheetGame sheet, String url, Panel.Simple panel, @Nullable PadState state) {
        Game game = sheet.game();
        return switch (panel) {
            case RULES -> new Content.Rules(new RulebookWriter(messages).of(game));
            case CHART ->
                // It has a title, and so a hand.
                new Content.Chart(Objects.requireNonNull(
                        ChartPresenter.draw(new HandNarrator(messages.of(GameText.class), game))));
            case ENTRIES -> new Content.Entries(entries(sheet));
            case ENDING -> new Content.Endings(ends.endings(game, url));
            case PLAYERS ->
                new Content.Players(new PlayersPresenter(messages, host)
                        .draw(game, url, state == null ? FormFields.NONE : state.fields()));
            case WATCHING -> new Content.Watching(host.watch(url));
            case EXPORT -> new Content.Downloads(downloads(game, "/api" + url + "/export/"));
        };
    }

    private @Nullable String title(Game game, Panel.Simple panel, boolean mayScore) {
        return switch (panel) {
            case RULES -> text().rules();
            case CHART -> game.hands().isEmpty() ? null : text().chart();
            case ENTRIES -> text().entries();
            case PLAYERS -> mayScore ? messages.of(SheetText.class).playersAndSeats() : null;
            case WATCHING -> text().watch();
            case ENDING -> mayScore ? ends.endingsTitle(game) : null;
            case EXPORT -> messages.of(BookText.class).export();
        };
    }

    private @Nullable WhyView why(Game game, String url, Panel.Why asked) {
        return new WhyPresenter(text(), messages.of(GameText.class)).draw(game, url, asked);
    }

    /** Returns the downloads. BG Stats, an app, takes results alone. */
    private List<DownloadView> downloads(Game game, String url) {
        BookText export = messages.of(BookText.class);
        List<DownloadView> downloads = new ArrayList<>(List.of(
                new DownloadView(export.pdf(), url + "pdf", export.pdfIsFor(), false),
                new DownloadView(export.xlsx(), url + "xlsx", export.xlsxIsFor(), false),
                new DownloadView(
                        export.csv() + " " + export.forExcel(),
                        url + "csv?for=excel",
                        export.csvForExcelIsFor(),
                        false),
                new DownloadView(export.csv() + " " + export.forPrograms(), url + "csv", export.csvIsFor(), false),
                new DownloadView(export.json(), url + "json", export.jsonIsFor(), false)));
        if (WhatIf.isPossible(game)) {
            downloads.add(new DownloadView(export.bgStats(), url + "bgstats", export.bgStatsIsFor(), true));
        }
        return downloads;
    }

    /**
     * Returns the chart as a panel; {@code null} before the first hand, and for a finished game, whose result has the
     * chart.
     */
    @Nullable
    PanelView chartOfGameInProgress(SheetGame sheet) {
        PanelView chart = draw(sheet, sheet.url(), Panel.Simple.CHART, null);
        return chart == null || sheet.game().sheet().isOver() ? null : chart.withoutBack();
    }

    private static List<Hidden> kept(FormFields fields) {
        return fields.fields().entrySet().stream()
                .filter(field -> !NOT_KEPT.contains(field.getKey()))
                .flatMap(field -> field.getValue().stream().map(value -> new Hidden(field.getKey(), value)))
                .filter(field -> isFromPad(field.name()) && isFromPad(field.value()))
                .toList();
    }

    /** Returns whether a pad may have sent the text: pads send nothing that an address would have to escape. */
    private static boolean isFromPad(String text) {
        return text.chars().allMatch(c -> (c < 128 && Character.isLetterOrDigit(c)) || c == ',' || c == '-');
    }

    /** Returns the address of the sheet with its pad as it was, at the number that was explained. */
    private static String back(String url, List<Hidden> kept, Panel panel) {
        String query =
                kept.stream().map(field -> field.name() + "=" + field.value()).collect(Collectors.joining("&"));
        return url + (query.isEmpty() ? "" : "?" + query) + "#"
                + (panel instanceof Panel.Why ? panel.written() : "pad");
    }

    /** Returns the entries, the newest first. */
    private List<EntryView> entries(SheetGame sheet) {
        return new EntryNarrator(messages, new RuleChanges(messages))
                .entries(sheet.events().get()).reversed().stream()
                        .map(entry -> new EntryView(
                                entry.text(),
                                entry.now() == null ? null : entry.now().text(),
                                host.time(sheet.times().get(entry.version() - 1))))
                        .toList();
    }

    private PageText text() {
        return messages.of(PageText.class);
    }
}
