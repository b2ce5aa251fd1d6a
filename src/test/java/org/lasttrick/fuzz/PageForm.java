package org.lasttrick.fuzz;

import io.restassured.path.xml.XmlPath;
import io.restassured.path.xml.XmlPath.CompatibilityMode;
import io.restassured.path.xml.element.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.lasttrick.api.TestBook;

/** A form as a page has it. */
record PageForm(String method, String action, boolean hasFile, List<Field> fields) {

    record Field(String name, String value) {}

    private static final List<String> PAGES = List.of(
            "",
            "?panel=players",
            "?panel=ending",
            "?panel=watch",
            "?correct=1",
            "?player=p1&card=9",
            "/ledger",
            "/ledger/1",
            "/rules");

    /** The forms of the start page, of the page for files, and of all pages of these games, as the book's device sees them. */
    static List<PageForm> ofPages(TestBook book, List<String> games) {
        Stream<String> addresses = Stream.concat(
                Stream.of("/", "/?variant=minibluff&players=Anna%0ABo", "/bring-in", "/rules"),
                games.stream().flatMap(game -> PAGES.stream().map(page -> "/games/" + game + page)));
        return addresses
                .flatMap(address ->
                        of(
                                address,
                                book.asTablet()
                                        .urlEncodingEnabled(false)
                                        .get(address)
                                        .asString())
                                .stream())
                .distinct()
                .toList();
    }

    private static List<PageForm> of(String address, String page) {
        return forms(new XmlPath(CompatibilityMode.HTML, page).getNode("html"))
                .map(form -> new PageForm(
                        attribute(form, "method", "get").toUpperCase(Locale.ROOT),
                        attribute(form, "action", address.replaceFirst("\\?.*", "")),
                        attribute(form, "enctype", "").startsWith("multipart"),
                        fields(form)))
                .toList();
    }

    private static Stream<Node> forms(Node node) {
        return node.name().equals("form")
                ? Stream.of(node)
                : node.children().list().stream().flatMap(PageForm::forms);
    }

    private static List<Field> fields(Node node) {
        List<Field> fields = new ArrayList<>();
        String name = node.getAttribute("name");
        if (name != null) {
            fields.add(new Field(name, attribute(node, "value", "")));
        }
        for (Node child : node.children().list()) {
            if (child.name().equals("option")) {
                fields.add(new Field(Objects.requireNonNullElse(name, ""), attribute(child, "value", "")));
            }
            fields.addAll(fields(child));
        }
        return fields;
    }

    private static String attribute(Node node, String name, String otherwise) {
        return Objects.requireNonNullElse(node.getAttribute(name), otherwise);
    }
}
