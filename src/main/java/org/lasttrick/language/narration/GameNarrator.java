package org.lasttrick.language.narration;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lasttrick.game.Game;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.Danger;
import org.lasttrick.rules.Danger.Fate;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;

/** Says how a game stands, or how it ended. */
public record GameNarrator(PageText text, HandNarrator words) {
    private static final int LAST = Integer.MAX_VALUE;

    /** Says how the game stands, or how it ended: “hand 5 is next · Anna is ahead on 4”, “Anna won after 12 hands”. */
    public String stands() {
        int hands = game().hands().size();
        List<PlayerId> winners = sheet().winners();
        return switch (sheet().status()) {
            case IN_PROGRESS ->
                text.handIsNext(hands + 1)
                        + ahead().map(leaders -> " · " + leaders).orElse("");
            case FINISHED ->
                winners.isEmpty() ? text.nobodyWonAfter(hands) : text.wonAfter(words.names(winners), hands);
            case CLOSED -> text.closedAfter(words.names(winners), hands);
            case ABANDONED -> text.givenUpAfter(hands);
        };
    }

    /** Says who is ahead; empty while all are even. */
    public Optional<String> ahead() {
        Standings now = sheet().standings();
        List<PlayerId> ahead = sheet().ahead();
        return ahead.size() >= now.active().count()
                ? Optional.empty()
                : Optional.of(text.isAhead(
                        words.names(ahead),
                        ahead.size(),
                        now.of(ahead.getFirst()).score()));
    }

    /** Says who is nearest to each fate that the next last trick may bring, the worst first. */
    public List<String> dangers() {
        List<Danger> dangers = Danger.of(sheet());
        return Stream.of(Fate.values())
                .sorted(Comparator.reverseOrder())
                .flatMap(fate -> dangers.stream().filter(danger -> danger.fate() == fate).findFirst().stream())
                .map(nearest -> words.danger(
                        dangers.stream()
                                .filter(other -> nearest.card() == other.card() && nearest.fate() == other.fate())
                                .map(Danger::player)
                                .toList(),
                        nearest))
                .toList();
    }

    /**
     * Returns everyone in the order of their places; who has none yet stands before those who are out, by cucumbers,
     * then by score.
     */
    public List<Standing> inOrder() {
        return sheet().standings().inSeatOrder().stream()
                .sorted(Comparator.<Standing>comparingInt(
                                standing -> sheet().place(standing.player()).orElse(standing.isActive() ? 0 : LAST))
                        .thenComparingInt(standing -> standing.isActive() ? standing.cucumbers() : 0)
                        .thenComparing(sheet().rules().scoring().byScore()))
                .toList();
    }

    private Game game() {
        return words.game();
    }

    private Scoresheet sheet() {
        return game().sheet();
    }
}
