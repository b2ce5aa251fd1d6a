package org.lasttrick.fuzz;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.lasttrick.fuzz.RawHttp.Answer;

/** What no answer may be, whatever was asked. */
final class Verdict {
    private static final Map<String, String> SECURITY_HEADERS = Map.of(
            "Content-Security-Policy", "default-src 'none'",
            "X-Content-Type-Options", "nosniff",
            "Referrer-Policy", "same-origin",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin");

    private static final Pattern INSIDE = Pattern.compile("(?m)^\\s*at [\\w.$]+\\(|\\bSQLSTATE\\b|\\bPSQL|"
            + "\\b(?:java|jakarta|javax|io|org|com|sun)(?:\\.[a-z0-9_]+)+\\.[A-Z]\\w+|\\w(?:Exception|Error):|"
            + "(?i:\\binsert into\\b|\\bselect\\b.{1,200}\\bfrom\\b.{1,200}\\bwhere\\b)");

    private static final List<String> TEXT = List.of("text/", "application/json", "application/problem+json");

    private Verdict() {}

    /** What is wrong with an answer; empty if nothing is. */
    static Optional<String> of(Shot shot, Answer answer) {
        if (answer.status() >= 500) {
            return Optional.of("status " + answer.status());
        }
        for (Map.Entry<String, String> header : SECURITY_HEADERS.entrySet()) {
            if (!answer.header(header.getKey()).startsWith(header.getValue())) {
                return Optional.of("%d without %s".formatted(answer.status(), header.getKey()));
            }
        }
        String type = answer.header("Content-Type").toLowerCase();
        if (TEXT.stream().anyMatch(type::startsWith)
                && INSIDE.matcher(answer.text()).find()) {
            return Optional.of("%d shows the inside".formatted(answer.status()));
        }
        if (answer.status() >= 400) {
            return form(shot, answer, type);
        }
        boolean isDescribed = shot.statuses().isEmpty() || shot.statuses().contains(Integer.toString(answer.status()));
        return isDescribed ? Optional.empty() : Optional.of("%d is not described".formatted(answer.status()));
    }

    private static Optional<String> form(Shot shot, Answer answer, String type) {
        boolean isProblem = type.startsWith("application/problem+json")
                && (shot.isHead() || answer.text().contains("\"status\":" + answer.status()));
        boolean isPage =
                type.startsWith("text/html") && (shot.isHead() || answer.text().contains("</title>"));
        boolean isRight = shot.isForTheApi() ? isProblem : isProblem && shot.mayGoUnanswered() || isPage;
        return isRight ? Optional.empty() : Optional.of("%d in the form “%s”".formatted(answer.status(), type));
    }
}
