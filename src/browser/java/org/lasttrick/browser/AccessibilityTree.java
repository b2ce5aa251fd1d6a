package org.lasttrick.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What Chromium tells a screen reader of a page. */
final class AccessibilityTree {
    /** Words on both sides: no space, no punctuation that ends or opens something. */
    private static final Pattern JOINED = Pattern.compile("[^\\s\\p{Ps}\\p{Pi}]\\|[^\\s\\p{Pe}\\p{Pf}\\p{Po}]");

    private final Map<String, JsonObject> nodes = new HashMap<>();

    private AccessibilityTree(Page page) {
        CDPSession session = page.context().newCDPSession(page);
        for (JsonElement node : session.send("Accessibility.getFullAXTree").getAsJsonArray("nodes")) {
            nodes.put(node.getAsJsonObject().get("nodeId").getAsString(), node.getAsJsonObject());
        }
        session.detach();
    }

    /**
     * Texts that a screen reader speaks as one word. Chromium drops the space between two boxes, and gives the texts of “+9” and
     * “9”, one beside or below the other, as “+99”; the name of a link or button has the space.
     */
    static List<String> joinedWords(Page page) {
        AccessibilityTree tree = new AccessibilityTree(page);
        return tree.nodes.values().stream()
                .filter(node -> !isIgnored(node))
                .flatMap(tree::joined)
                .sorted()
                .distinct()
                .toList();
    }

    private Stream<String> joined(JsonObject node) {
        List<JsonObject> children = children(node).toList();
        return IntStream.range(1, children.size())
                .filter(i -> isText(children.get(i - 1)) && isText(children.get(i)))
                .filter(i -> JOINED.matcher(last(children.get(i - 1)) + "|" + first(children.get(i)))
                        .matches())
                .mapToObj(i -> value(node, "role") + ": " + value(children.get(i - 1), "name") + "|"
                        + value(children.get(i), "name"));
    }

    /** Without those that only the page's author sees. */
    private Stream<JsonObject> children(JsonObject node) {
        JsonArray ids = node.getAsJsonArray("childIds");
        return ids == null
                ? Stream.empty()
                : ids.asList().stream()
                        .map(id -> nodes.get(id.getAsString()))
                        .flatMap(child ->
                                child == null ? Stream.empty() : isIgnored(child) ? children(child) : Stream.of(child));
    }

    private static boolean isIgnored(JsonObject node) {
        return node.get("ignored").getAsBoolean();
    }

    private static boolean isText(JsonObject node) {
        return value(node, "role").equals("StaticText") && !value(node, "name").isEmpty();
    }

    private static String first(JsonObject text) {
        return value(text, "name").substring(0, 1);
    }

    private static String last(JsonObject text) {
        String name = value(text, "name");
        return name.substring(name.length() - 1);
    }

    private static String value(JsonObject node, String property) {
        JsonObject found = node.getAsJsonObject(property);
        return found == null || !found.has("value") ? "" : found.get("value").getAsString();
    }
}
