package org.lasttrick.web.start;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Scorebook;
import org.lasttrick.game.Game;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.scorekeeping.Statistics;
import org.lasttrick.web.start.StartView.Choice;

/** Draws who plays the new game, and who may be tapped to play. */
@ApplicationScoped
class PlayersPresenter {
    /** As many as a phone shows beside the seats. */
    private static final int CHIPS = 12;

    private final PageText text;
    private final Statistics statistics;

    PlayersPresenter(Messages messages, Statistics statistics) {
        this.text = messages.of(PageText.class);
        this.statistics = statistics;
    }

    /** @param last the game played last; {@code null}: none */
    PlayersView draw(Seating seating, @Nullable Scorebook book, @Nullable Game last) {
        List<String> names = seating.names();
        List<Choice> regulars = book == null
                ? List.of()
                : statistics.regulars(book.id()).stream()
                        .map(name -> new Choice(name, name, names.contains(name)))
                        .toList();
        return new PlayersView(
                IntStream.range(0, names.size())
                        .mapToObj(seat -> new PlayersView.Seat(seat + 1, names.get(seat), seat == seating.dealerSeat()))
                        .toList(),
                seating.dealer(),
                last == null ? null : lastTime(last),
                regulars.stream().limit(CHIPS).toList(),
                regulars.stream().skip(CHIPS).toList());
    }

    private PlayersView.LastTime lastTime(Game last) {
        List<String> names =
                last.sheet().standings().present().stream().map(last::nameOf).toList();
        return new PlayersView.LastTime(String.join("\n", names), text.sameAsLastTime(String.join(", ", names)));
    }
}
