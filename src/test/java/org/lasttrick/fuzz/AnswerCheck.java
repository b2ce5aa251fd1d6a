package org.lasttrick.fuzz;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.lasttrick.fuzz.RawHttp.Answer;

/** Checks an answer: its status, its form, its headers, and that it shows nothing of the inside. */
final class AnswerCheck {
    private static final Map<String, String> SECURITY_HEADERS = Map.of(
            "Content-Security-Policy", "default-src 'none'",
            "X-Content-Type-Options", "nosniff",
            "Referrer-Policy", "same-origin",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin");

    /** What a document may do and tell; scripts, stylesheets and fonts have none of them. */
    private static final Set<String> DOCUMENT_HEADERS =
            Set.of("Content-Security-Policy", "Referrer-Policy", "Cross-Origin-Opener-Policy");

    private static final Set<String> ASSETS =
            Set.of("text/css;charset=utf-8", "text/javascript;charset=utf-8", "font/woff2");

    private static final Pattern INSIDE = Pattern.compile("(?m)^\\s*at [\\w.$]+\\(|\\bSQLSTATE\\b|\\bPSQL|"
            + "\\b(?:java|jakarta|javax|io|org|com|sun)(?:\\.[a-z0-9_]+)+\\.[A-Z]\\w+|\\w(?:Exception|Error):|"
            + "(?i:\\binsert into\\b|\\bselect\\b.{1,200}\\bfrom\\b.{1,200}\\bwhere\\b)");

    private static final List<String> TEXT = List.of("text/", "application/json", "application/problem+json");

    private AnswerCheck() {}

    /** What is wrong with an answer; empty if nothing is. */
    static Optional<String> of(FuzzedRequest request, Answer answer) {
        if (answer.status() >= 500) {
            return Optional.of("status " + answer.status());
        }
        String type = answer.header("Content-Type").toLowerCase();
        for (Map.Entry<String, String> header : SECURITY_HEADERS.entrySet()) {
            boolean isOfDocuments = DOCUMENT_HEADERS.contains(header.getKey());
            if (!(isOfDocuments && isAsset(answer, type))
                    && !answer.header(header.getKey()).startsWith(header.getValue())) {
                return Optional.of("%d without %s".formatted(answer.status(), header.getKey()));
            }
        }
        if (TEXT.stream().anyMatch(type::startsWith)
                && INSIDE.matcher(answer.text()).find()) {
            return Optional.of("%d shows the inside".formatted(answer.status()));
        }
        if (answer.status() >= 400) {
            return form(request, answer, type);
        }
        boolean isDescribed =
                request.statuses().isEmpty() || request.statuses().contains(Integer.toString(answer.status()));
        return isDescribed ? Optional.empty() : Optional.of("%d is not described".formatted(answer.status()));
    }

    private static boolean isAsset(Answer answer, String type) {
        return answer.status() == 304 || answer.status() == 200 && ASSETS.contains(type);
    }

    private static Optional<String> form(FuzzedRequest request, Answer answer, String type) {
        boolean isProblem = type.startsWith("application/problem+json")
                && (request.isHead() || answer.text().contains("\"status\":" + answer.status()));
        boolean isPage = type.startsWith("text/html")
                && (request.isHead() || answer.text().contains("</title>"));
        boolean isRight = request.isForTheApi() ? isProblem : isProblem && request.mayGoUnanswered() || isPage;
        return isRight ? Optional.empty() : Optional.of("%d in the form “%s”".formatted(answer.status(), type));
    }
}
