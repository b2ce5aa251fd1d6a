package org.lasttrick.sheet;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.UriBuilder;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.EntryNarrator;
import org.lasttrick.language.narration.EntryText;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.texts.ExportText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.sheet.PanelView.DownloadView;
import org.lasttrick.sheet.PanelView.EntryView;
import org.lasttrick.sheet.PanelView.Kept;
import org.lasttrick.sheet.PanelView.WatchView;
import org.lasttrick.sheet.SheetView.Link;
import org.lasttrick.sheet.pad.PadFields;
import org.lasttrick.sheet.pad.PadState;

/** Draws what can be seen in the pad's place: why a number is what it is, the chart, the entries, ways to end the game. */
@ApplicationScoped
class PanelPresenter {
    /** What a pad doesn't need when it is shown again; the version it does, to be told what came meanwhile. */
    private static final Set<String> NOT_KEPT = Set.of(Panel.PARAMETER, "commandId");

    private static final Set<String> THIS_VERY_DEVICE = Set.of("localhost", "127.0.0.1", "[::1]");

    private final UriInfo uri;
    private final PageText text;
    private final WhyPresenter whys;
    private final EntryText entryText;
    private final HandText handText;
    private final PlayersText playersText;
    private final PlayersPresenter players;
    private final EndPresenter ends;
    private final ExportText takeHome;

    PanelPresenter(UriInfo uri, Messages messages, WhyPresenter whys, PlayersPresenter players, EndPresenter ends) {
        this.uri = uri;
        this.text = messages.of(PageText.class);
        this.whys = whys;
        this.entryText = messages.of(EntryText.class);
        this.handText = messages.of(HandText.class);
        this.playersText = messages.of(PlayersText.class);
        this.players = players;
        this.ends = ends;
        this.takeHome = messages.of(ExportText.class);
    }

    /** What the menu leads to. */
    List<Link> links(Game game, String url, boolean mayScore) {
        Stream<Link> chart =
                game.hands().isEmpty() ? Stream.empty() : Stream.of(link(text.chart(), url, new Panel.Chart()));
        Stream<Link> entries = Stream.of(link(text.entries(), url, new Panel.Entries()));
        Stream<Link> watching = Stream.of(
                link(text.watch(), url, new Panel.Watching()), link(takeHome.title(), url, new Panel.TakeHome()));
        Stream<Link> seats = mayScore ? Stream.of(link(playersText.title(), url, new Panel.Players())) : Stream.empty();
        Stream<Link> ending =
                mayScore ? Stream.of(link(ends.endingsTitle(game), url, new Panel.Ending())) : Stream.empty();
        Stream<Link> elsewhere = Stream.of(new Link(text.rules(), url + "/rules"), new Link(text.allGames(), "/"));
        return Stream.of(chart, entries, seats, watching, ending, elsewhere)
                .flatMap(each -> each)
                .toList();
    }

    private static Link link(String label, String url, Panel panel) {
        return new Link(label, url + "?" + panel.query());
    }

    /**
     * @param state what is on the pad meanwhile; {@code null} for a device that only watches
     * @return {@code null} where there is nothing to show: a hand or a player that isn't there
     */
    @Nullable
    PanelView draw(RecordedGame recorded, Panel panel, @Nullable PadState state) {
        PanelView view = view(recorded, panel, state != null);
        if (view == null) {
            return null;
        }
        List<Kept> kept = state == null ? List.of() : kept(state.fields());
        return view.over(
                kept, back("/games/" + recorded.id(), kept, panel), state == null ? List.of() : state.errors());
    }

    private @Nullable PanelView view(RecordedGame recorded, Panel panel, boolean mayScore) {
        Game game = recorded.game();
        String url = "/games/" + recorded.id();
        return switch (panel) {
            case Panel.Why why -> whys.draw(game, url, why);
            case Panel.Chart() -> game.hands().isEmpty() ? null : chart(game);
            case Panel.Entries() -> PanelView.titled(text.entries()).entries(entries(recorded));
            case Panel.Players() ->
                mayScore ? PanelView.titled(playersText.title()).players(players.draw(game, url)) : null;
            case Panel.Watching() -> PanelView.titled(text.watch()).watch(watch(url));
            case Panel.Ending() ->
                mayScore ? PanelView.titled(ends.endingsTitle(game)).endings(ends.endings(game, url)) : null;
            case Panel.TakeHome() ->
                PanelView.titled(takeHome.title()).downloads(downloads("/api/games/" + recorded.id() + "/export/"));
        };
    }

    private List<DownloadView> downloads(String url) {
        return List.of(
                new DownloadView(takeHome.pdf(), url + "pdf", takeHome.pdfIsFor(), false),
                new DownloadView(takeHome.xlsx(), url + "xlsx", takeHome.xlsxIsFor(), false),
                new DownloadView(takeHome.csv(), url + "csv", takeHome.csvIsFor(), false),
                new DownloadView(takeHome.json(), url + "json", takeHome.jsonIsFor(), false),
                new DownloadView(takeHome.bgStats(), url + "bgstats", takeHome.bgStatsIsFor(), true));
    }

    /** Beside a sheet that is read only, at its own address: why a number is what it is, or else the chart. */
    @Nullable
    PanelView past(Game game, String url, @Nullable Panel panel) {
        PanelView why = panel instanceof Panel.Why asked ? whys.draw(game, url, asked) : null;
        if (panel != null && why != null) {
            return why.over(List.of(), back(url, List.of(), panel), List.of());
        }
        return game.hands().isEmpty() || game.sheet().isOver() ? null : chart(game);
    }

    /** Also for good, in a place where no pad will be. */
    PanelView chart(Game game) {
        return PanelView.titled(text.chart()).chart(ChartPresenter.draw(game));
    }

    private WatchView watch(String url) {
        URI address = uri.getBaseUri().resolve(url);
        boolean here = THIS_VERY_DEVICE.contains(String.valueOf(address.getHost()));
        return new WatchView(address.toString(), QrCodeView.of(address.toString()), url + "/tv", here);
    }

    private static List<Kept> kept(PadFields fields) {
        return fields.fields().entrySet().stream()
                .filter(field -> !NOT_KEPT.contains(field.getKey()))
                .flatMap(field -> field.getValue().stream().map(value -> new Kept(field.getKey(), value)))
                .toList();
    }

    /** To the sheet with its pad as it was, and to the number that was asked about. */
    private static String back(String url, List<Kept> kept, Panel panel) {
        UriBuilder back = UriBuilder.fromPath(url);
        kept.forEach(field -> back.queryParam("{name}", "{value}")
                .resolveTemplate("name", field.name())
                .resolveTemplate("value", field.value()));
        return back.fragment(panel instanceof Panel.Why why ? why.written() : "pad")
                .build()
                .toString();
    }

    /** The newest first. */
    private List<EntryView> entries(RecordedGame recorded) {
        return new EntryNarrator(entryText, handText)
                .entries(recorded.events()).reversed().stream()
                        .map(entry -> entry(entry, recorded))
                        .toList();
    }

    private EntryView entry(EntryNarrator.Entry entry, RecordedGame recorded) {
        FormattedTime at = FormattedTime.of(recorded.entry(entry.version()).recordedAt(), text);
        return new EntryView(
                entry.text(), entry.now() == null ? null : entry.now().says(), at.text(), at.iso());
    }
}
