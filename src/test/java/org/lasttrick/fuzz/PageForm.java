package org.lasttrick.fuzz;

import io.restassured.RestAssured;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lasttrick.api.TestBook;

/** A form as a page has it. */
record PageForm(String method, String action, boolean hasFile, List<Field> fields) {

    record Field(String name, String value) {}

    private static final Pattern TAG =
            Pattern.compile("<(/?form|input|select|option|textarea|button)\\b([^>]*)>", Pattern.CASE_INSENSITIVE);
    private static final Pattern ATTRIBUTE = Pattern.compile("([\\w-]+)=\"([^\"]*)\"");

    private static final List<String> PAGES = List.of(
            "",
            "?panel=players",
            "?panel=ending",
            "?panel=watching",
            "?correct=1",
            "?player=p1&card=9",
            "/ledger",
            "/ledger/1",
            "/rules");

    /**
     * The forms of the pages of a book and of these games, as the book's device sees them; but it never removes itself, since nothing
     * could be entered after that.
     */
    static List<PageForm> ofPages(TestBook book, List<String> games) throws IOException {
        Stream<String> addresses = Stream.concat(
                Stream.of(
                        "/",
                        "/?variant=minibluff&players=Anna%0ABo",
                        "/games",
                        "/devices",
                        "/join",
                        "/import",
                        "/rules",
                        "/rules/try?variant=rassi&houseRules=show",
                        "/rules/try?variant=minibluff"),
                games.stream().flatMap(game -> PAGES.stream().map(page -> "/games/" + game + page)));
        List<PageForm> forms = new ArrayList<>();
        try (RawHttp http = new RawHttp(RestAssured.port)) {
            for (String address : addresses.toList()) {
                FuzzedRequest read = FuzzedRequest.of(
                        "GET", List.of(), "GET", address, List.of("Cookie: lasttrick-key=" + book.key()), new byte[0]);
                forms.addAll(of(address, http.send(read.bytes()).text()));
            }
        }
        String own = book.device();
        return forms.stream()
                .filter(form -> !form.action().contains(own))
                .distinct()
                .toList();
    }

    private static List<PageForm> of(String address, String page) {
        List<PageForm> forms = new ArrayList<>();
        Map<String, String> form = Map.of();
        List<Field> fields = new ArrayList<>();
        String select = "";
        for (MatchResult tag : TAG.matcher(page).results().toList()) {
            Map<String, String> attributes = attributes(tag.group(2));
            String name = attributes.getOrDefault("name", "");
            switch (tag.group(1)) {
                case "form" -> {
                    form = attributes;
                    fields = new ArrayList<>();
                }
                case "/form" ->
                    forms.add(new PageForm(
                            form.getOrDefault("method", "get").toUpperCase(Locale.ROOT),
                            form.getOrDefault("action", address.replaceFirst("\\?.*", "")),
                            form.getOrDefault("enctype", "").startsWith("multipart"),
                            List.copyOf(fields)));
                case "option" -> fields.add(new Field(select, attributes.getOrDefault("value", "")));
                case "select" -> select = name;
                default -> fields.add(new Field(name, attributes.getOrDefault("value", "")));
            }
        }
        return forms;
    }

    private static Map<String, String> attributes(String tag) {
        return ATTRIBUTE
                .matcher(tag)
                .results()
                .collect(Collectors.toMap(
                        attribute -> attribute.group(1),
                        attribute -> attribute.group(2).replace("&quot;", "\"").replace("&amp;", "&"),
                        (first, second) -> first));
    }
}
