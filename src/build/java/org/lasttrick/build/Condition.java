package org.lasttrick.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Writes the condition of an {@code if} as Java: alternatives of conjunctions of comparisons, as Qute reads them. */
final class Condition {
    private static final Map<String, String> COMPARISONS = Map.of(
            "==", "java.util.Objects.equals(%s, %s)",
            "!=", "!java.util.Objects.equals(%s, %s)",
            ">", "%s > %s",
            ">=", "%s >= %s",
            "<", "%s < %s",
            "<=", "%s <= %s");

    private Condition() {}

    /**
     * @param operand the Java expression of a word
     * @throws IllegalArgumentException if there is none for it
     */
    static String java(List<String> words, UnaryOperator<String> operand) {
        List<String> alternatives = new ArrayList<>();
        for (List<String> alternative : split(words, "||")) {
            List<String> all = split(alternative, "&&").stream()
                    .map(comparison -> comparison(comparison, operand))
                    .filter(java -> !java.equals("true"))
                    .toList();
            alternatives.add(all.isEmpty() ? "true" : all.contains("false") ? "false" : String.join(" && ", all));
        }
        alternatives.removeIf(java -> java.equals("false") && alternatives.size() > 1);
        return alternatives.contains("true") ? "true" : String.join(" || ", alternatives);
    }

    private static List<List<String>> split(List<String> words, String operator) {
        int at = words.indexOf(operator);
        if (at < 0) {
            return List.of(words);
        }
        List<List<String>> parts = new ArrayList<>(List.of(words.subList(0, at)));
        parts.addAll(split(words.subList(at + 1, words.size()), operator));
        return parts;
    }

    private static String comparison(List<String> words, UnaryOperator<String> operand) {
        String first = words.getFirst();
        if (words.size() == 1) {
            boolean isNegated = first.startsWith("!");
            String java = operand.apply(isNegated ? first.substring(1) : first);
            boolean isFalse = java.equals(TemplateWriter.ABSENT) || java.equals("\"\"") || java.equals("false");
            boolean isTrue = java.equals("true") || (java.startsWith("\"") && !isFalse);
            return isFalse || isTrue
                    ? Boolean.toString(isTrue != isNegated)
                    : (isNegated ? "!" : "") + "is(" + java + ")";
        }
        String form = words.size() == 3 ? COMPARISONS.get(words.get(1)) : null;
        if (form == null) {
            throw new IllegalArgumentException("the condition " + words);
        }
        return form.formatted(operand.apply(first), operand.apply(words.get(2)));
    }
}
