package org.lasttrick.build;

import io.quarkus.qute.Expression;
import io.quarkus.qute.SectionBlock;
import io.quarkus.qute.SectionNode;
import io.quarkus.qute.TemplateNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Writes a sentence as JSON, as {@code language.written.Language} says it: a list of texts, of places of parameters,
 * and of lists for what depends on a parameter.
 *
 * @param places the place of each parameter, by name
 */
record SentenceWriter(String sentence, Map<String, Integer> places) {
    String write(List<TemplateNode> nodes) {
        return nodes.stream().map(this::node).collect(Collectors.joining(",", "[", "]"));
    }

    private String node(TemplateNode node) {
        return switch (node.kind()) {
            case TEXT -> Sources.quoted(node.asText().getValue());
            case EXPRESSION -> expression(node.getExpressions().getFirst());
            case SECTION -> section(node.asSection());
            default -> throw refused(node.kind());
        };
    }

    private String expression(Expression expression) {
        List<Expression.Part> parts = expression.getParts();
        String place = place(parts.getFirst().getName());
        if (parts.size() == 1) {
            return place;
        }
        Expression.Part part = parts.getLast();
        if (parts.size() > 2 || !part.getName().equals("plural") || !part.isVirtualMethod()) {
            throw refused(expression.toOriginalString());
        }
        return part.asVirtualMethod().getParameters().stream()
                .map(form -> Sources.quoted((String) form.getLiteral()))
                .collect(Collectors.joining(",", "[\"plural\"," + place + ",", "]"));
    }

    private String section(SectionNode section) {
        return switch (section.getHelper().getClass().getSimpleName()) {
            case "IfSectionHelper" -> choice(section.getBlocks());
            case "WhenSectionHelper" -> cases(section.getBlocks());
            default -> throw refused(section.getName());
        };
    }

    /** Writes a choice as {@code ["if", operator, left, right, then, otherwise]}. */
    private String choice(List<SectionBlock> blocks) {
        if (blocks.isEmpty()) {
            return "[]";
        }
        SectionBlock block = blocks.getFirst();
        List<String> words = new ArrayList<>(block.parameters.values());
        words.remove("if");
        if (words.isEmpty()) {
            return write(block.nodes);
        }
        boolean isNegated = words.getFirst().startsWith("!");
        String first = isNegated ? words.getFirst().substring(1) : words.getFirst();
        String operator = words.size() == 1 ? isNegated ? "not" : "is" : words.get(1);
        if (words.size() == 2
                || words.size() > 3
                || !List.of("is", "not", "==", ">").contains(operator)) {
            throw refused("if " + words);
        }
        String right = words.size() == 1 ? "\"\"" : operand(block.expressions.get(words.get(2)));
        String otherwise = choice(blocks.subList(1, blocks.size()));
        return "[\"if\",\"%s\",%s,%s,%s,%s]"
                .formatted(
                        operator,
                        place(first),
                        right,
                        write(block.nodes),
                        otherwise.startsWith("[\"if") ? "[" + otherwise + "]" : otherwise);
    }

    private String operand(Expression expression) {
        return expression.isLiteral()
                ? Sources.quoted(String.valueOf(expression.getLiteral()))
                : place(expression.toOriginalString());
    }

    /** Writes cases as {@code ["switch", place, value, then, value, then, …, otherwise]}. */
    private String cases(List<SectionBlock> blocks) {
        StringBuilder json = new StringBuilder(
                "[\"switch\"," + place(blocks.getFirst().parameters.get("value")));
        String otherwise = "[]";
        for (SectionBlock block : blocks.subList(1, blocks.size())) {
            if (block.label.equals("else")) {
                otherwise = write(block.nodes);
            } else if (block.parameters.size() == 1) {
                String word = block.parameters.values().iterator().next();
                json.append("," + Sources.quoted(word.replace("'", "")) + "," + write(block.nodes));
            } else {
                throw refused("case " + block.parameters);
            }
        }
        return json + "," + otherwise + "]";
    }

    private String place(String parameter) {
        Integer place = places.get(parameter);
        if (place == null) {
            throw refused(parameter);
        }
        return place.toString();
    }

    private IllegalStateException refused(Object what) {
        return new IllegalStateException(sentence + ": no form is known for " + what);
    }
}
