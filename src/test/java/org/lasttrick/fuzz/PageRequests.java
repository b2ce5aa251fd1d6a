package org.lasttrick.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.lasttrick.fuzz.PageForm.Field;
import org.lasttrick.fuzz.Targets.TargetBook;

/** The forms of the pages with odd values, and requests that are hardly HTTP. */
final class PageRequests {
    private static final String URLENCODED = "application/x-www-form-urlencoded";
    private static final List<String> ADDRESSES = List.of(
            "/",
            "/rules",
            "/api/variants",
            "/api/scorebooks",
            "/games",
            "/q/health",
            "/q/openapi",
            "/assets/0/style.css");

    private PageRequests() {}

    static FuzzedRequest form(SeededRandom random, TargetBook target) {
        PageForm form = random.of(target.forms());
        String action = action(form, random, target);
        List<String> headers = new ArrayList<>();
        if (random.percent(90)) {
            headers.add("Cookie: lasttrick-key=" + target.book().key());
        }
        if (random.percent(10)) {
            headers.add(random.of(Corpus.HEADERS));
        }
        String kind = form.method() + " " + form.action().replaceFirst("/games/\\w+", "/games/{id}");
        String fields = fields(form, random);
        if (form.method().equals("GET")) {
            return FuzzedRequest.of(kind, List.of(), "GET", action + "?" + fields, headers, new byte[0]);
        }
        String type = form.hasFile() ? "multipart/form-data; boundary=x" : URLENCODED;
        headers.add("Content-Type: " + (random.percent(90) ? type : random.of(Corpus.CONTENT_TYPES)));
        byte[] body = (form.hasFile() ? random.of(Corpus.MULTIPART) : fields).getBytes(StandardCharsets.UTF_8);
        return FuzzedRequest.of(
                kind, List.of(), "POST", action, headers, random.percent(6) ? random.damaged(body) : body);
    }

    private static String action(PageForm form, SeededRandom random, TargetBook target) {
        String action = form.action().isEmpty() ? "/" : form.action();
        if (!random.percent(8)) {
            return action;
        }
        String other = random.percent(50) ? random.of(target.games()) : random.escaped(random.of(Corpus.TEXTS));
        return action.startsWith("/games/")
                ? "/games/" + other + action.replaceFirst("/games/[^/?]+", "")
                : action + "/" + other;
    }

    private static String fields(PageForm form, SeededRandom random) {
        List<Field> sent = new ArrayList<>(form.fields());
        sent.removeIf(field -> random.percent(25));
        if (random.percent(10)) {
            sent.add(new Field(random.of(Corpus.TEXTS), random.of(Corpus.TEXTS)));
        }
        if (random.percent(10) && !sent.isEmpty()) {
            sent.add(random.of(sent));
        }
        return sent.stream()
                .map(field -> name(field, random) + "=" + value(field, random))
                .collect(Collectors.joining("&"));
    }

    private static String name(Field field, SeededRandom random) {
        return random.percent(99) ? random.escaped(field.name()) : random.of(Corpus.BROKEN_ESCAPES);
    }

    private static String value(Field field, SeededRandom random) {
        return switch (random.below(50)) {
            case 0 -> random.of(Corpus.BROKEN_ESCAPES);
            case 1 -> random.escaped(random.of(Corpus.TEXTS));
            case 2, 3, 4 -> random.escaped(field.name().equals("players") ? "Anna\nBo\nCarl" : "p" + random.below(5));
            default -> random.escaped(field.value());
        };
    }

    static FuzzedRequest raw(SeededRandom random, TargetBook target) {
        List<String> addresses = new ArrayList<>(ADDRESSES);
        addresses.add("/games/" + random.of(target.games()));
        addresses.add("/api/games/" + random.of(target.games()));
        String request =
                random.of(Corpus.REQUESTS).replace("%s", random.of(addresses)).replace("%%", "%");
        byte[] bytes = request.getBytes(StandardCharsets.ISO_8859_1);
        String kind = request.lines().findFirst().orElse("").replaceFirst("/\\S*", "…");
        return new FuzzedRequest(
                kind.substring(0, Math.min(40, kind.length())),
                List.of(),
                random.percent(20) ? random.damaged(bytes) : bytes,
                true);
    }
}
