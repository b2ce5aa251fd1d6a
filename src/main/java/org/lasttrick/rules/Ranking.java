package org.lasttrick.rules;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The ranking is the finishing order: players still in come before those who are out; among those in, fewer cucumbers, then the
 * better score; among those out, the later hand of going out, then the better total. Equal players share a place. A player who left
 * ranks as out in the hand before leaving. Whoever never played isn't ranked, except that whoever is in may yet play.
 */
final class Ranking {
    private static final int STILL_IN = Integer.MAX_VALUE;

    private final List<Standing> ranked;
    private final Map<PlayerId, Integer> outInHand = new LinkedHashMap<>();
    private final Comparator<Standing> order;

    Ranking(Scoresheet sheet) {
        boolean isOver = sheet.isOver();
        ranked = sheet.standings().inSeatOrder().stream()
                .filter(each -> (!isOver && each.isActive()) || sheet.hasPlayed(each.player()))
                .toList();
        for (int number = 1; number <= sheet.hands().size(); number++) {
            int hand = number;
            sheet.hands().get(hand - 1).effects().stream()
                    .filter(Effect.Out.class::isInstance)
                    .forEach(out -> outInHand.put(out.player(), hand));
        }
        for (RosterChange.Applied each : sheet.rosterChanges()) {
            if (each.change() instanceof RosterChange.Left(PlayerId player)) {
                outInHand.merge(player, each.beforeHand() - 1, Math::max);
            }
        }
        order = Comparator.comparingInt(this::lastHand)
                .reversed()
                .thenComparingInt(s -> s.isActive() ? s.cucumbers() : 0)
                .thenComparing(sheet.rules().scoring().byScore());
    }

    private int lastHand(Standing s) {
        return s.isActive() ? STILL_IN : outInHand.getOrDefault(s.player(), 0);
    }

    /** @throws java.util.NoSuchElementException for a player who isn't ranked */
    int place(PlayerId player) {
        Standing own = ranked.stream()
                .filter(each -> each.player().equals(player))
                .findFirst()
                .orElseThrow();
        return place(own);
    }

    private int place(Standing own) {
        return 1
                + (int) ranked.stream()
                        .filter(other -> order.compare(other, own) < 0)
                        .count();
    }

    /** Returns all players in first place, in seat order. */
    List<PlayerId> first() {
        return ranked.stream()
                .filter(each -> place(each) == 1)
                .map(Standing::player)
                .toList();
    }

    /** Returns all players who went out in the last hand that put somebody out, in seat order. */
    List<PlayerId> outLast() {
        int latest = ranked.stream().mapToInt(this::lastHand).max().orElse(0);
        return ranked.stream()
                .filter(s -> lastHand(s) == latest)
                .map(Standing::player)
                .toList();
    }
}
