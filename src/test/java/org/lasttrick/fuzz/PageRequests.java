package org.lasttrick.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.lasttrick.fuzz.Estate.Holding;
import org.lasttrick.fuzz.PageForm.Field;

/** Forms as the pages have them, filled in by nobody in their right mind; and requests that are hardly HTTP. */
final class PageRequests {
    private static final String URLENCODED = "application/x-www-form-urlencoded";
    private static final List<String> ADDRESSES = List.of(
            "/", "/rules", "/api/variants", "/api/scorebooks", "/games", "/q/health", "/q/openapi", "/style.css");

    private PageRequests() {}

    static Shot form(Chance chance, Holding holding) {
        PageForm form = chance.of(holding.forms());
        String action = action(form, chance, holding);
        List<String> headers = new ArrayList<>();
        if (chance.percent(90)) {
            headers.add("Cookie: lasttrick-key=" + holding.book().key());
        }
        if (chance.percent(10)) {
            headers.add(chance.of(Corpus.HEADERS));
        }
        String kind = form.method() + " " + form.action().replaceFirst("/games/\\w+", "/games/{id}");
        String fields = fields(form, chance);
        if (form.method().equals("GET")) {
            return Shot.of(kind, List.of(), "GET", action + "?" + fields, headers, new byte[0]);
        }
        String type = form.hasFile() ? "multipart/form-data; boundary=x" : URLENCODED;
        headers.add("Content-Type: " + (chance.percent(90) ? type : chance.of(Corpus.CONTENT_TYPES)));
        byte[] body = (form.hasFile() ? chance.of(Corpus.MULTIPART) : fields).getBytes(StandardCharsets.UTF_8);
        return Shot.of(kind, List.of(), "POST", action, headers, chance.percent(6) ? chance.damaged(body) : body);
    }

    private static String action(PageForm form, Chance chance, Holding holding) {
        String action = form.action().isEmpty() ? "/" : form.action();
        if (!chance.percent(8)) {
            return action;
        }
        String other = chance.percent(50) ? chance.of(holding.games()) : chance.escaped(chance.of(Corpus.TEXTS));
        return action.startsWith("/games/")
                ? "/games/" + other + action.replaceFirst("/games/[^/?]+", "")
                : action + "/" + other;
    }

    private static String fields(PageForm form, Chance chance) {
        List<Field> sent = new ArrayList<>(form.fields());
        sent.removeIf(field -> chance.percent(25));
        if (chance.percent(10)) {
            sent.add(new Field(chance.of(Corpus.TEXTS), chance.of(Corpus.TEXTS)));
        }
        if (chance.percent(10) && !sent.isEmpty()) {
            sent.add(chance.of(sent));
        }
        return sent.stream()
                .map(field -> name(field, chance) + "=" + value(field, chance))
                .collect(Collectors.joining("&"));
    }

    private static String name(Field field, Chance chance) {
        return chance.percent(99) ? chance.escaped(field.name()) : chance.of(Corpus.BROKEN_ESCAPES);
    }

    private static String value(Field field, Chance chance) {
        return switch (chance.below(50)) {
            case 0 -> chance.of(Corpus.BROKEN_ESCAPES);
            case 1 -> chance.escaped(chance.of(Corpus.TEXTS));
            case 2, 3, 4 -> chance.escaped(field.name().equals("players") ? "Anna\nBo\nCarl" : "p" + chance.below(5));
            default -> chance.escaped(field.value());
        };
    }

    static Shot raw(Chance chance, Holding holding) {
        List<String> addresses = new ArrayList<>(ADDRESSES);
        addresses.add("/games/" + chance.of(holding.games()));
        addresses.add("/api/games/" + chance.of(holding.games()));
        String request =
                chance.of(Corpus.REQUESTS).replace("%s", chance.of(addresses)).replace("%%", "%");
        byte[] bytes = request.getBytes(StandardCharsets.ISO_8859_1);
        String kind = request.lines().findFirst().orElse("").replaceFirst("/\\S*", "…");
        return new Shot(
                kind.substring(0, Math.min(40, kind.length())),
                List.of(),
                chance.percent(20) ? chance.damaged(bytes) : bytes,
                true);
    }
}
