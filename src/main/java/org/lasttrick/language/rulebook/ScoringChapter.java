package org.lasttrick.language.rulebook;

import static org.lasttrick.rules.settings.Setting.ACE_IN_LAST_TRICK;
import static org.lasttrick.rules.settings.Setting.ACE_ON_ACE;
import static org.lasttrick.rules.settings.Setting.ALL_EQUAL;
import static org.lasttrick.rules.settings.Setting.CREDITS;
import static org.lasttrick.rules.settings.Setting.JOKERS;
import static org.lasttrick.rules.settings.Setting.JOKER_RANK;
import static org.lasttrick.rules.settings.Setting.LIMIT;
import static org.lasttrick.rules.settings.Setting.LIMIT_TEST;
import static org.lasttrick.rules.settings.Setting.LIVES;
import static org.lasttrick.rules.settings.Setting.MULTIPLIER;
import static org.lasttrick.rules.settings.Setting.PAYERS;
import static org.lasttrick.rules.settings.Setting.PENALTY;
import static org.lasttrick.rules.settings.Setting.RE_ENTRY;
import static org.lasttrick.rules.settings.Setting.TOP_CARDS;
import static org.lasttrick.rules.settings.Setting.VALUES;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.LimitTest;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.CardScoring.SuitedCards;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/** Writes the chapter about what a hand costs, in the order in which the rules apply. */
record ScoringChapter(RulesText text, GameText hand, ChapterBuilder chapter) {

    static List<Sentence> sentences(RulesText text, GameText hand, RuleSet rules, RuleSet usual) {
        ScoringChapter words =
                new ScoringChapter(text, hand, new ChapterBuilder("scoring", rules, usual, text::howSettingScores));
        switch (rules.scoring()) {
            case CardScoring cards -> words.cards(cards, rules.handSize() instanceof HandSize.LosingCard);
            case TakerScoring() -> words.taker();
            case StakesScoring _ -> words.stakes();
        }
        return words.chapter.sentences();
    }

    /** @param countsAnyway whether it matters what a card counts, even if it isn't what is paid */
    private void cards(CardScoring cards, boolean countsAnyway) {
        chapter.add("start", text.everyoneStarts(cards.penalty() == Penalty.ONE));
        if (cards.penalty() != Penalty.ENTERED) {
            chapter.setting(PAYERS);
            chapter.unlessUsual(ACE_ON_ACE);
        }
        chapter.unlessUsual(ALL_EQUAL);
        boolean rankIsPaid = cards.penalty() == Penalty.RANK;
        if (rankIsPaid && !cards.values().isEmpty()) {
            chapter.add("penalty", chapter.differs(PENALTY), text.cardIsPaid());
        } else {
            chapter.setting(PENALTY);
        }
        if ((rankIsPaid || countsAnyway) && !cards.values().isEmpty()) {
            chapter.add(
                    "values", chapter.differs(VALUES, ACE_IN_LAST_TRICK, JOKERS, JOKER_RANK, TOP_CARDS), values(cards));
        } else if (rankIsPaid) {
            chapter.setting(ACE_IN_LAST_TRICK);
            chapter.setting(false, VALUES);
            if (cards.knows(Card.JOKER)) {
                chapter.setting(JOKER_RANK);
            }
            if (cards.suitedCards() != SuitedCards.NONE) {
                chapter.setting(TOP_CARDS);
            }
        }
        chapter.unlessUsual(MULTIPLIER);
        limit(cards);
        chapter.ownSentences();
        if (leadsToZeroBySixOfClubs(cards)) {
            chapter.add(
                    "sixOfClubsAlone",
                    chapter.differs(
                            all -> all.scoring() instanceof CardScoring other && leadsToZeroBySixOfClubs(other)),
                    text.sixOfClubsAlone());
        }
    }

    private static boolean leadsToZeroBySixOfClubs(CardScoring cards) {
        return cards.suitedCards() == SuitedCards.SIX_OF_CLUBS
                && cards.penalty() == Penalty.RANK
                && cards.multiplier() == Multiplier.NONE
                && cards.forgives(cards.points(Card.SIX_OF_CLUBS));
    }

    /** Says what those cards count that don't count what they show, or do so by a rule of their own. */
    private String values(CardScoring cards) {
        return text.values(Stream.of(Card.values())
                .filter(cards::knows)
                .filter(card -> card.compareTo(Card.TEN) > 0 || cards.values().containsKey(card))
                .map(card -> hand.card(card.notation()) + " " + cards.points(card))
                .collect(Collectors.joining(", ")));
    }

    private void limit(CardScoring cards) {
        if (cards.limit() == null) {
            chapter.add("noLimit", chapter.differs(LIMIT), text.noLimit());
        } else if (cards.lives() > 0) {
            chapter.add(
                    "lives", chapter.differs(LIMIT, LIMIT_TEST, LIVES), text.lives(limit(text, cards), cards.lives()));
        }
        if (cards.suitedCards() == SuitedCards.SIX_OF_CLUBS_LOSES) {
            chapter.add("sixOfClubsIsOut", chapter.differs(TOP_CARDS), text.sixOfClubsIsOut());
        }
        if (!somebodyMayGoOut(cards)) {
            chapter.add(
                    "nobodyGoesOut",
                    chapter.differs(all -> all.scoring() instanceof CardScoring other && somebodyMayGoOut(other)),
                    text.nobodyGoesOut());
        }
        if (cards.limit() != null && cards.lives() > 1) {
            chapter.setting(RE_ENTRY);
        }
    }

    static boolean somebodyMayGoOut(CardScoring cards) {
        return cards.lives() > 0 && (cards.limit() != null || cards.suitedCards() == SuitedCards.SIX_OF_CLUBS_LOSES);
    }

    /** Describes the limit: “21 points or more”. */
    static String limit(RulesText text, CardScoring cards) {
        return text.limitReached(Objects.requireNonNull(cards.limit()), cards.limitTest() == LimitTest.REACH);
    }

    private void taker() {
        chapter.add("start", text.everyoneStarts(false));
        chapter.add("taker", text.taker());
        chapter.add("march", text.march());
        chapter.add("nobodyGoesOut", text.nobodyGoesOut());
    }

    private void stakes() {
        chapter.setting(CREDITS);
        chapter.add("stake", text.stake());
        chapter.add("whoDoubles", text.whoDoubles());
        chapter.add("dropping", text.dropping());
        chapter.add("finalStake", text.finalStake());
        chapter.add("allDropped", text.allDropped());
        chapter.add("noCredit", text.noCredit());
    }
}
