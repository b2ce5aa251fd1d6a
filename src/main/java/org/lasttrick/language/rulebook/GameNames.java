package org.lasttrick.language.rulebook;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.lasttrick.game.Game;
import org.lasttrick.game.NameChecks;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.InputText;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variant.Country;
import org.lasttrick.rules.variants.Variants;

/** Names games in the reader's language. */
public record GameNames(Messages messages) {
    /** Returns the name its players gave the game, otherwise that of its variant. */
    public String of(Game game) {
        String name = game.start().name();
        return name == null ? of(game.start().variant()) : name;
    }

    public String of(Variant variant) {
        return messages.of(RulesText.class).gameName(variant.id(), variant.name());
    }

    /** @param variant an id; the name of an unknown variant is its id */
    public String of(String variant) {
        return Variants.byId(variant).map(this::of).orElse(variant);
    }

    /** Returns the ids of the variants in whose names the text occurs, in large or small letters, with or without accents. */
    public List<String> containing(String part) {
        return Variants.all().stream()
                .filter(variant -> names(variant).anyMatch(name -> contains(name, part)))
                .map(Variant::id)
                .toList();
    }

    /** Finds the variants that have the text in one of their names, or are at home in such a country. */
    public List<Variant> found(String text) {
        return Variants.all().stream()
                .filter(variant -> Stream.concat(
                                names(variant),
                                Stream.of(messages.of(RulesText.class).country(variant.country())))
                        .anyMatch(name -> contains(name, text)))
                .toList();
    }

    /** A country has the games that are at home in it. */
    public record OfCountry(String name, List<Variant> games) {}

    /** Groups games by country, in the order in which countries are shown. */
    public List<OfCountry> byCountry(List<Variant> games) {
        Map<Country, List<Variant>> grouped = new EnumMap<>(Country.class);
        games.forEach(game ->
                grouped.computeIfAbsent(game.country(), _ -> new ArrayList<>()).add(game));
        return grouped.entrySet().stream()
                .map(of -> new OfCountry(messages.of(RulesText.class).country(of.getKey()), List.copyOf(of.getValue())))
                .toList();
    }

    private Stream<String> names(Variant variant) {
        return Stream.concat(Stream.of(of(variant)), variant.otherNames().stream());
    }

    private static boolean contains(String name, String part) {
        return NameChecks.folded(name).contains(NameChecks.folded(InputText.stripped(part)));
    }
}
