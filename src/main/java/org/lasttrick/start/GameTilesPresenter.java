package org.lasttrick.start;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.language.rulebook.RulebookWriter;
import org.lasttrick.language.rulebook.SettingNarrator;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.variants.Variant.Country;
import org.lasttrick.rules.variants.Variants;

/** Draws the games that may be chosen: the one played last, those with the book's own house rules, then the others. */
record GameTilesPresenter(Messages messages) {
    /**
     * Returns the games in their order; the first is the one to propose.
     *
     * @param last the game played last; {@code null}: none
     */
    static List<ChosenGame> games(List<NamedHouseRules> kept, @Nullable Game last) {
        List<ChosenGame> games = Stream.concat(
                        kept.stream().flatMap(each -> ChosenGame.of(each).stream()),
                        Variants.all().stream().map(variant -> new ChosenGame(variant, null)))
                .toList();
        Map<String, ChosenGame> ordered = new LinkedHashMap<>();
        Stream.concat(Optional.ofNullable(last).flatMap(game -> same(games, game.start())).stream(), games.stream())
                .forEach(game -> ordered.putIfAbsent(game.key(), game));
        return List.copyOf(ordered.values());
    }

    /** Finds the same game by the same rules; else the same as it is published. */
    private static Optional<ChosenGame> same(List<ChosenGame> games, GameStarted last) {
        List<ChosenGame> ofVariant = games.stream()
                .filter(game -> game.variant().id().equals(last.variant()))
                .toList();
        return ofVariant.stream()
                .filter(game -> game.settings(last.people()).rules().equals(last.rules()))
                .findFirst()
                .or(() -> ofVariant.stream().filter(game -> game.kept() == null).findFirst());
    }

    /** Groups the games by country, those with the book's own house rules first. */
    List<GamesOfCountry> byCountry(List<GameTile> tiles) {
        List<GameTile> kept =
                tiles.stream().filter(tile -> tile.game().kept() != null).toList();
        Map<Country, List<GameTile>> games = new EnumMap<>(Country.class);
        tiles.stream()
                .filter(tile -> tile.game().kept() == null)
                .forEach(tile -> games.computeIfAbsent(tile.game().variant().country(), _ -> new ArrayList<>())
                        .add(tile));
        List<GamesOfCountry> all = new ArrayList<>();
        if (!kept.isEmpty()) {
            all.add(new GamesOfCountry(messages.of(RulesText.class).houseRules(), kept));
        }
        RulesText text = messages.of(RulesText.class);
        games.forEach((country, of) -> all.add(new GamesOfCountry(text.country(country), List.copyOf(of))));
        return List.copyOf(all);
    }

    GameTile draw(ChosenGame game, ChosenGame chosen) {
        NamedHouseRules kept = game.kept();
        return new GameTile(
                game,
                kept == null ? new RulebookWriter(messages).inBrief(game.variant()) : differences(kept),
                game.equals(chosen));
    }

    private String differences(NamedHouseRules kept) {
        return String.join(
                " · ", new SettingNarrator(messages.of(RulesText.class)).marks(kept.settings().entrySet().stream()));
    }
}
