package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoring;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** A variant with a number of players, under its own rules or under random house rules. */
record RandomKind(String name, Variant variant, int least, int most, boolean houseRules) {

    /** Every variant, with each number of players that has rules of its own; and each way to score under house rules. */
    static List<RandomKind> all() {
        return Stream.concat(
                        Variants.all().stream().flatMap(RandomKind::asPublished),
                        Stream.of("agurk", "letzter", "minibluff").map(RandomKind::atHome))
                .toList();
    }

    private static Stream<RandomKind> asPublished(Variant variant) {
        int least = variant.minPlayers();
        int most = variant.maxPlayers();
        return variant.exceptions().isEmpty()
                ? Stream.of(new RandomKind(variant.id(), variant, least, most, false))
                : IntStream.rangeClosed(least, most)
                        .mapToObj(players ->
                                new RandomKind(variant.id() + " with " + players, variant, players, players, false));
    }

    private static RandomKind atHome(String id) {
        Variant variant = Variants.byId(id).orElseThrow();
        return new RandomKind(id + " at home", variant, variant.minPlayers(), variant.maxPlayers(), true);
    }

    int players(Random random) {
        return least + random.nextInt(most - least + 1);
    }

    /** For each player of a start the partner, or none: in a quarter of the games of cards, some players have one. */
    List<@Nullable String> partners(Random random) {
        int people = players(random);
        boolean some = scoredBy(CardScoring.class) && random.nextInt(4) == 0;
        List<@Nullable String> partners = new ArrayList<>();
        for (int left = people; left > 0; left -= partners.getLast() == null ? 1 : 2) {
            boolean hasOne = left > 1 && (variant.partners() || some && random.nextBoolean());
            partners.add(hasOne ? "Q" + partners.size() : null);
        }
        return partners;
    }

    /** The rules of the start; random ones may be refused, and are then drawn again. */
    RuleSet rules(Random random, int players) {
        RuleSet published = variant.rulesFor(players);
        return houseRules ? new RandomRules(random).draw(published.scoring()) : published;
    }

    boolean scoredBy(Class<? extends Scoring> scoring) {
        return scoring.isInstance(variant.rules().scoring());
    }
}
