package org.lasttrick.web.evenings;

import jakarta.inject.Singleton;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Scorebook;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.history.Evening;
import org.lasttrick.history.Evening.EveningGame;
import org.lasttrick.history.Evening.Result;
import org.lasttrick.history.Evenings;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.scorekeeping.Statistics;
import org.lasttrick.sheet.SheetHost;
import org.lasttrick.web.evenings.EveningView.GameRow;
import org.lasttrick.web.layout.ReaderTimes;

/** Draws evenings. */
@Singleton
public record EveningPresenter(
        Evenings evenings,
        Statistics statistics,
        CurrentDevice current,
        Messages messages,
        ReaderTimes times,
        SheetHost host) {

    /**
     * Returns the evening of a game that is over; {@code null} for others, for who only watches, and while its book is being
     * counted.
     */
    public @Nullable EveningView after(RecordedGame game) {
        return Optional.of(game)
                .filter(each -> each.game().sheet().isOver() && current.mayScore(each))
                .filter(each -> statistics.isCounted(each.scorebook()))
                .flatMap(each -> evenings.of(each.id()))
                .map(this::draw)
                .orElse(null);
    }

    EveningView draw(Evening evening) {
        String address = host.shared("/evenings/" + evening.id());
        return new EveningView(
                evening,
                times.longDay(evening.from()),
                Scorebook.<Scorebook>findById(evening.scorebook()).name(),
                current.isOf(evening.scorebook()),
                names(evening.standing().stream()
                        .filter(each -> each.place() == 1)
                        .map(each -> each.person().name())
                        .toList()),
                evening.games().stream().map(this::row).toList(),
                address,
                ServiceAddress.isOnlyHere(URI.create(address)));
    }

    private GameRow row(EveningGame game) {
        String variant = new GameNames(messages).of(game.variant());
        String name = game.name();
        return new GameRow(
                game.id().value(),
                name == null ? variant : name,
                names(game.players().stream().map(Result::name).toList()),
                game.startedAt(),
                game.players().stream().anyMatch(player -> player.place() != null),
                result(game));
    }

    private String result(EveningGame game) {
        List<String> winners = game.players().stream()
                .filter(player -> player.wins() > 0)
                .map(Result::name)
                .toList();
        return switch (game.status()) {
            case IN_PROGRESS -> text().goesOn();
            case ABANDONED -> text().abandoned();
            case FINISHED, CLOSED -> winners.isEmpty() ? text().nobodyWon() : text().won(names(winners));
        };
    }

    private String names(List<String> names) {
        return HandNarrator.list(names, messages.of(HandText.class)::and);
    }

    private EveningsText text() {
        return messages.of(EveningsText.class);
    }
}
