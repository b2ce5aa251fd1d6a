package org.lasttrick.build;

import io.quarkus.qute.Expression;
import io.quarkus.qute.ParameterDeclaration;
import io.quarkus.qute.SectionBlock;
import io.quarkus.qute.SectionNode;
import io.quarkus.qute.TemplateNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Writes templates as the methods of one Java class: one for each template that is included with its own parameters. A template whose
 * include has blocks of its own is written where it is included. What a template uses and this class doesn't know is an error. Each
 * line ends with a comment, which says where it comes from.
 */
final class TemplateWriter {
    /** This name has no value where the page is drawn: what depends on it is left out. */
    static final String ABSENT = "null";

    private final Sources sources;
    private final Bundles bundles;
    private final Map<String, String> named;
    private final StringBuilder code = new StringBuilder();
    private final List<String> wanted = new ArrayList<>();
    private int names;
    private String place = "";

    /** @param named by name, the Java expressions of what templates know without being given it, or {@link #ABSENT} */
    TemplateWriter(Sources sources, Bundles bundles, Map<String, String> named) {
        this.sources = sources;
        this.bundles = bundles;
        this.named = named;
    }

    /** A scope has the Java expressions of a template's names, and what is put in where it inserts a block. */
    private record Scope(Map<String, String> names, Map<String, Block> blocks) {
        Scope with(String name, String java) {
            Map<String, String> more = new HashMap<>(names);
            more.put(name, java);
            return new Scope(more, blocks);
        }
    }

    /** A block keeps the scope in which it was written. */
    private record Block(List<TemplateNode> nodes, Scope scope) {}

    /**
     * Returns the methods for these pages, and for what they include.
     *
     * @param pages by template, the Java types of their parameters by name, or {@link #ABSENT}
     */
    String write(Map<String, Map<String, String>> pages) {
        pages.forEach((template, types) -> method("", template, types));
        for (int i = 0; i < wanted.size(); i++) {
            Map<String, String> types = new LinkedHashMap<>();
            for (ParameterDeclaration declared : sources.template(wanted.get(i)).getParameterDeclarations()) {
                types.put(
                        declared.getKey(),
                        declared.getTypeInfo().replace("|", "").replace('$', '.'));
            }
            method("private ", wanted.get(i), types);
        }
        return code.toString();
    }

    private void method(String access, String template, Map<String, String> types) {
        Map<String, String> scope = new HashMap<>();
        types.forEach((name, type) -> scope.put(name, type.equals(ABSENT) ? ABSENT : name));
        String parameters = types.entrySet().stream()
                .filter(each -> !each.getValue().equals(ABSENT))
                .map(each -> each.getValue() + " " + each.getKey())
                .collect(Collectors.joining(", "));
        code.append("\n%svoid %s(%s) {\n".formatted(access, name(template), parameters));
        nodes(sources.template(template).getNodes(), new Scope(scope, Map.of()));
        code.append("}\n");
    }

    static String name(String template) {
        StringBuilder name = new StringBuilder();
        for (String word : template.split("[-/]")) {
            char first = word.charAt(0);
            name.append(name.isEmpty() ? Character.toLowerCase(first) : Character.toUpperCase(first))
                    .append(word.substring(1));
        }
        return name.toString();
    }

    private void nodes(List<TemplateNode> nodes, Scope scope) {
        for (TemplateNode node : nodes) {
            isAt(node.getOrigin());
            switch (node.kind()) {
                case TEXT -> text(node.asText().getValue());
                case EXPRESSION -> line("put(%s);", java(node.getExpressions().getFirst(), scope));
                case SECTION -> section(node.asSection(), scope);
                case PARAM_DECLARATION -> {}
                default -> throw refused(node.kind());
            }
        }
    }

    private void text(String text) {
        if (!text.isEmpty()) {
            boolean isAscii = text.chars().allMatch(letter -> letter < 128);
            code.append((isAscii ? "raw(%s);\n" : "add(%s, 0, %d);\n").formatted(Sources.quoted(text), text.length()));
        }
    }

    private void section(SectionNode section, Scope scope) {
        switch (section.getHelper().getClass().getSimpleName()) {
            case "IfSectionHelper" -> choice(section.getBlocks(), scope);
            case "LoopSectionHelper" -> loop(section.getBlocks(), scope);
            case "SetSectionHelper" -> let(section.getBlocks().getFirst(), scope);
            case "IncludeSectionHelper", "UserTagSectionHelper" -> include(section, scope);
            case "InsertSectionHelper" -> insert(section.getBlocks().getFirst(), scope);
            default -> throw refused(section.getName());
        }
    }

    private void insert(SectionBlock insert, Scope scope) {
        Block given = scope.blocks().get(insert.parameters.get("name"));
        if (given == null) {
            nodes(insert.nodes, scope);
        } else {
            nodes(given.nodes(), given.scope());
        }
    }

    /** Writes an {@code if}. What can never be seen is not written, so that it needs no code in the browser. */
    private void choice(List<SectionBlock> blocks, Scope scope) {
        StringBuilder before = new StringBuilder();
        for (SectionBlock block : blocks) {
            isAt(block.origin);
            List<String> words = new ArrayList<>(block.parameters.values());
            words.removeIf(word -> word.equals("if") && block != blocks.getFirst());
            String condition = condition(words, block, scope);
            if (condition.equals("false")) {
                continue;
            }
            line(before + (condition.equals("true") ? "{" : "if (%s) {"), condition);
            nodes(block.nodes, scope);
            code.append("}\n");
            if (condition.equals("true")) {
                return;
            }
            before.replace(0, before.length(), "else ");
        }
    }

    private String condition(List<String> words, SectionBlock block, Scope scope) {
        try {
            return words.isEmpty() ? "true" : Condition.java(words, word -> operand(word, block, scope));
        } catch (IllegalArgumentException e) {
            throw refused(e.getMessage());
        }
    }

    private String operand(String word, SectionBlock block, Scope scope) {
        Expression expression = block.expressions.get(word);
        if (expression == null) {
            throw refused(word);
        }
        return java(expression, scope);
    }

    private void let(SectionBlock let, Scope scope) {
        Scope inside = scope;
        for (Map.Entry<String, Expression> named : let.expressions.entrySet()) {
            inside = inside.with(named.getKey(), java(named.getValue(), scope));
        }
        nodes(let.nodes, inside);
    }

    private void loop(List<SectionBlock> blocks, Scope scope) {
        SectionBlock block = blocks.getFirst();
        if (blocks.size() > 1 || !"in".equals(block.parameters.get("in"))) {
            throw refused("for " + block.parameters);
        }
        String alias = block.parameters.get("alias");
        String each = alias + ++names;
        String index = "index" + names;
        String iterable = java(block.expressions.get("iterable"), scope);
        line("int %s = -1; for (var %s : each(%s)) { %s++;", index, each, iterable, index);
        nodes(
                block.nodes,
                scope.with(alias, each)
                        .with(alias + "_index", index)
                        .with(alias + "_count", index + " + 1")
                        .with(alias + "_isFirst", "(" + index + " == 0)"));
        code.append("}\n");
    }

    private void include(SectionNode section, Scope scope) {
        SectionBlock main = section.getBlocks().getFirst();
        boolean isTag = !section.getName().equals("include");
        String template = isTag ? "tags/" + section.getName() : main.parameters.get("template");
        Map<String, String> given = new HashMap<>();
        main.expressions.forEach((name, value) -> given.put(name, java(value, scope)));
        if (isTag || (main.isEmpty() && section.getBlocks().size() == 1)) {
            call(template, given, scope);
            return;
        }
        Map<String, Block> blocks = new HashMap<>(scope.blocks());
        blocks.put("$default$", new Block(main.nodes, scope));
        section.getBlocks().stream().skip(1).forEach(block -> blocks.put(block.label, new Block(block.nodes, scope)));
        Map<String, String> inside = new HashMap<>(scope.names());
        inside.putAll(given);
        nodes(sources.template(template).getNodes(), new Scope(inside, blocks));
    }

    private void call(String template, Map<String, String> given, Scope scope) {
        List<String> declared = sources.template(template).getParameterDeclarations().stream()
                .map(ParameterDeclaration::getKey)
                .toList();
        if (!new TreeSet<>(declared).equals(new TreeSet<>(given.keySet()))) {
            throw refused(template + " with " + given.keySet() + ", which declares " + declared);
        }
        if (!wanted.contains(template)) {
            wanted.add(template);
        }
        line("%s(%s);", name(template), declared.stream().map(given::get).collect(Collectors.joining(", ")));
    }

    private String java(Expression expression, Scope scope) {
        if (expression.isLiteral()) {
            Object literal = expression.getLiteral();
            return literal instanceof String text ? Sources.quoted(text) : String.valueOf(literal);
        }
        List<Expression.Part> parts = expression.getParts();
        String namespace = expression.getNamespace();
        if (namespace != null && !namespace.equals("data") && !namespace.equals("cdi")) {
            return sentence(namespace, parts, scope);
        }
        String first = parts.getFirst().getName();
        String java = "cdi".equals(namespace) ? null : scope.names().get(first);
        if (java == null) {
            java = named.get(first);
        }
        if (java == null) {
            throw refused(expression.toOriginalString());
        }
        if (java.equals(ABSENT)) {
            return java;
        }
        for (Expression.Part part : parts.subList(1, parts.size())) {
            String arguments = arguments(part, scope);
            java = switch (part.getName()) {
                case "?:" -> "or(%s, %s)".formatted(java, arguments);
                case "==" -> "java.util.Objects.equals(%s, %s)".formatted(java, arguments);
                default -> "%s.%s(%s)".formatted(java, part.getName(), arguments);
            };
        }
        return java;
    }

    private String sentence(String bundle, List<Expression.Part> parts, Scope scope) {
        Expression.Part part = parts.getFirst();
        int given =
                part.isVirtualMethod() ? part.asVirtualMethod().getParameters().size() : 0;
        if (parts.size() != 1 || !bundles.use(bundle, part.getName(), given)) {
            throw refused(bundle + ":" + part.getName() + " with " + given + " parameters");
        }
        String arguments = arguments(part, scope);
        return "say(\"%s.%s\"%s)".formatted(bundle, part.getName(), arguments.isEmpty() ? "" : ", " + arguments);
    }

    private String arguments(Expression.Part part, Scope scope) {
        return !part.isVirtualMethod()
                ? ""
                : part.asVirtualMethod().getParameters().stream()
                        .map(parameter -> java(parameter, scope))
                        .collect(Collectors.joining(", "));
    }

    private void isAt(TemplateNode.Origin origin) {
        place = origin.getTemplateId() + ":" + origin.getLine();
    }

    private void line(String java, Object... parts) {
        code.append(java.formatted(parts)).append(" // ").append(place).append('\n');
    }

    private IllegalStateException refused(Object what) {
        return new IllegalStateException(place + ": no Java is known for " + what);
    }
}
