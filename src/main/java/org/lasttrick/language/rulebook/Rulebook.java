package org.lasttrick.language.rulebook;

import java.util.List;
import org.lasttrick.language.narration.HandNarrator;

/**
 * A rulebook has the rules of a game in sentences.
 *
 * @param facts how many players, and how many cards each
 */
public record Rulebook(List<String> facts, List<Chapter> chapters, Example example) {
    public Rulebook {
        facts = List.copyOf(facts);
        chapters = List.copyOf(chapters);
    }

    /** @param id unique within its page */
    public record Chapter(String id, String title, List<Sentence> sentences) {
        public Chapter {
            sentences = List.copyOf(sentences);
        }
    }

    /**
     * An example is a hand whose effect the rulebook shows.
     *
     * @param before the situation: scores, a double, the pickle, the cards
     * @param hand who took the last trick
     * @param lines its effect on each player
     * @param next who deals next, or who has won
     */
    public record Example(List<String> before, String hand, List<HandNarrator.Line> lines, String next) {
        public Example {
            before = List.copyOf(before);
            lines = List.copyOf(lines);
        }
    }

    public boolean hasHouseRules() {
        return chapters.stream()
                .flatMap(chapter -> chapter.sentences().stream())
                .anyMatch(Sentence::house);
    }
}
