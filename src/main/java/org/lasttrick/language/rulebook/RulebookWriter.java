package org.lasttrick.language.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.game.Game;
import org.lasttrick.language.rulebook.Rulebook.Chapter;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** Describes the rules of a game in sentences, derived from its settings alone. */
public record RulebookWriter(RulesText text, GameText hand, PageText page) {
    private static final int EXAMPLE_PLAYERS = 3;

    public RulebookWriter(Messages messages) {
        this(messages.of(RulesText.class), messages.of(GameText.class), messages.of(PageText.class));
    }

    /** Returns the rules of a variant, with its exceptions for some numbers of players. */
    public Rulebook of(Variant variant) {
        int players = usualNumber(variant);
        RuleSet rules = variant.rulesFor(players);
        boolean partners = variant.partners();
        List<Chapter> chapters = chapters(variant.id(), rules, rules, players, partners);
        for (int number = variant.minPlayers(); number <= variant.maxPlayers(); number++) {
            RuleSet others = variant.rulesFor(number);
            chapters = withExceptions(chapters, number, chapters(variant.id(), others, others, number, partners));
        }
        int three = Math.clamp(EXAMPLE_PLAYERS, variant.minPlayers(), variant.maxPlayers());
        return new Rulebook(facts(variant), chapters, example(variant.id(), variant.rulesFor(three), three, partners));
    }

    /** Returns the rules of a game, its house rules marked. */
    public Rulebook of(Game game) {
        int players = game.start().people();
        boolean partners = players > game.start().players().size();
        String variant = game.start().variant();
        RuleSet rules = game.start().rules();
        RuleSet usual =
                Variants.byId(variant).map(known -> known.rulesFor(players)).orElse(rules);
        return new Rulebook(
                List.of(text.players(players), DealChapter.inBrief(text, rules)),
                chapters(variant, rules, usual, players, partners),
                example(variant, rules, Math.min(EXAMPLE_PLAYERS, players), partners));
    }

    /** Says what sets a variant apart, in one line. */
    public String inBrief(Variant variant) {
        Stream<String> partners = variant.partners() ? Stream.of(text.inBriefPartners()) : Stream.empty();
        return Stream.concat(partners, new RulesSummary(text, hand).parts(variant.rules()).stream())
                .reduce(text::listed)
                .orElse("");
    }

    /** Says for how many players the game is, and how many cards they are dealt. */
    public List<String> facts(Variant variant) {
        return List.of(
                page.playersRange(variant.minPlayers(), variant.maxPlayers()),
                DealChapter.inBrief(text, variant.rules()));
    }

    private static int usualNumber(Variant variant) {
        return IntStream.rangeClosed(variant.minPlayers(), variant.maxPlayers())
                .filter(number -> variant.rulesFor(number).equals(variant.rules()))
                .max()
                .orElse(variant.maxPlayers());
    }

    private List<Chapter> chapters(String variant, RuleSet rules, RuleSet usual, int players, boolean partners) {
        return List.of(
                new Chapter("deal", text.deal(), DealChapter.sentences(text, variant, rules, usual, players, partners)),
                new Chapter("play", text.play(), PlayChapter.sentences(text, variant, rules, usual)),
                new Chapter("scoring", text.scoring(), ScoringChapter.sentences(text, hand, rules, usual)),
                new Chapter("end", text.endOfTheGame(), EndChapter.sentences(text, rules, usual)));
    }

    private List<Chapter> withExceptions(List<Chapter> chapters, int players, List<Chapter> others) {
        return IntStream.range(0, chapters.size())
                .mapToObj(i -> withExceptions(chapters.get(i), players, others.get(i)))
                .toList();
    }

    /** Adds the exceptions for a number of players: each follows the sentence that it replaces. */
    private Chapter withExceptions(Chapter chapter, int players, Chapter others) {
        List<Sentence> sentences = new ArrayList<>(chapter.sentences());
        int place = 0;
        for (Sentence sentence : others.sentences()) {
            int same = sentences.indexOf(sentence);
            if (same < 0) {
                place = Math.min(place + 1, sentences.size());
                String id = sentence.id() + "-" + players;
                sentences.add(place, new Sentence(id, text.with(players, sentence.text()), false));
            } else {
                place = same;
            }
            place++;
        }
        return new Chapter(chapter.id(), chapter.title(), sentences);
    }

    private Rulebook.Example example(String variant, RuleSet rules, int players, boolean partners) {
        return new ExampleNarrator(text, hand).describe(ExampleHand.play(variant, rules, players, partners));
    }
}
