package org.lasttrick.web.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StylesheetsTest {
    /** In these stylesheets, a selector that begins with a data attribute or {@code .js} matches the root. */
    private static final Pattern HAS_OF_ROOT = Pattern.compile(
            "(?m)(?:^|[\\s,}])(?:html|body|:root|\\.js|\\*|\\[data-[^\\]]*]|(?=:has))(?:[^\\s{,>+~()]|\\([^)]*\\))*?:has\\(");

    /** When anything is inserted below such an element, the browser styles the whole page again. */
    @Test
    void noSelectorAsksWhatTheRootHas() throws IOException {
        for (Path file : stylesheets()) {
            assertEquals(
                    List.of(),
                    HAS_OF_ROOT
                            .matcher(Files.readString(file))
                            .results()
                            .map(found -> found.group().strip())
                            .toList(),
                    file::toString);
        }
    }

    /**
     * A rule is lost as a whole if its selector has anything unknown. So what the oldest engines don't know is only in rules for those
     * that do ({@code @supports}), or comes after a value that they know. What is printed is as new as the browser that prints.
     */
    @Test
    void whatOldEnginesDontKnowIsOnlyForThoseThatDo() throws IOException {
        for (Path file : stylesheets()) {
            if (!file.endsWith("print.css")) {
                assertEquals(List.of(), unknown(Files.readString(file)), file::toString);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                ".a:has(.b) { color: red }               | .a:has(.b)",
                ".a, :where(.b) { color: red }           | .a, :where(.b)",
                ".a:not(.b, .c) { color: red }           | .a:not(.b, .c)",
                ":focus-visible { outline: 0 }           | :focus-visible",
                "@media (scripting: none) { a { top: 0 } } | @media (scripting: none)",
                "@media print { a:has(b) { top: 0 } }    | ''",
                "@supports selector(:has(*)) { a:has(b) { top: 0 } } | ''",
                "a { inset: 0 }                          | inset: 0",
                "a { height: 1dvh }                      | height: 1dvh",
                "a { height: 1vh; height: 1dvh }         | ''",
                "a { display: revert }                   | display: revert",
                "a { --size: min(1px, 2px) }             | --size: min(1px, 2px)",
                "@media (min-width: 1px) { a { width: 1cqw } } | width: 1cqw",
                "a { width: 1px } b { width: clamp(1px, 2px, 3px) } | width: clamp(1px, 2px, 3px)",
            })
    void whatIsUnknownIsFound(String css, String expected) {
        assertEquals(expected, String.join("; ", unknown(css)));
    }

    private static List<Path> stylesheets() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src", "main", "resources", "style"))) {
            List<Path> all =
                    files.filter(file -> file.toString().endsWith(".css")).toList();
            assertTrue(all.size() > 1, all::toString);
            return all;
        }
    }

    /** Of Chromium 67 and Safari 10.1, by the compatibility tables of MDN. */
    private static final Set<String> PSEUDOS = words("""
            :root ::before ::after :not :focus :active :checked :disabled :empty :nth-child :nth-last-child :first-child :last-child
            :only-child :target :hover ::first-letter ::-webkit-details-marker""");

    private static final Set<String> FUNCTIONS =
            words("attr var repeat minmax calc linear-gradient url format drop-shadow rotate translateY inset");

    /** Other words are as old as their properties. */
    private static final Pattern NEW_WORD = Pattern.compile("\\b(revert|revert-layer)\\b");

    private static final Set<String> UNITS = words("px % rem em vh vw fr ch mm pt s deg");

    private static final Set<String> MEDIA_FEATURES = words("""
            min-width max-width min-height max-height orientation min-aspect-ratio max-aspect-ratio
            prefers-contrast prefers-reduced-motion forced-colors""");

    private static final Set<String> PROPERTIES = words("""
            align-content align-items align-self animation background border border-bottom border-bottom-color border-collapse
            border-color border-left border-radius border-right border-spacing border-style border-top border-width bottom box-shadow
            box-sizing clip-path color column-gap columns content counter-reset cursor display fill filter flex flex-basis
            flex-direction flex-wrap float font font-family font-size font-style font-variant-numeric font-weight grid grid-area
            grid-column grid-gap grid-row grid-template grid-template-columns grid-template-rows height justify-content justify-items
            left letter-spacing line-height list-style margin margin-bottom margin-left margin-right margin-top max-height max-width
            min-height min-width opacity order outline outline-offset overflow overflow-wrap overflow-x overflow-y padding
            padding-bottom padding-left padding-right padding-top place-items pointer-events position resize right shape-rendering
            stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-width table-layout text-align text-decoration
            text-decoration-color text-indent text-overflow text-transform top touch-action transform transition vertical-align
            visibility white-space width z-index
            font-display src unicode-range""");

    /** Without them a page is less fine, and nothing is lost. Gaps: older.css has margins in their place. */
    private static final Set<String> NOT_NEEDED = words("""
            -webkit-tap-highlight-color -webkit-text-size-adjust accent-color ascent-override break-inside descent-override
            field-sizing forced-color-adjust gap hyphens line-gap-override overscroll-behavior scroll-margin-bottom scroll-margin-top
            scroll-padding size-adjust text-decoration-thickness text-size-adjust text-underline-offset text-wrap user-select""");

    private static final Pattern PSEUDO = Pattern.compile("::?[a-z-]+");
    private static final Pattern LIST_IN_NOT = Pattern.compile(":not\\([^)]*[,\\s>+~][^)]*\\)");
    private static final Pattern FUNCTION = Pattern.compile("([a-zA-Z-]+)\\(");
    private static final Pattern UNIT = Pattern.compile("(?<![\\w#-])[\\d.]+([a-z]+|%)");
    private static final Pattern FEATURE = Pattern.compile("\\(\\s*([a-z-]+)");

    private static Set<String> words(String text) {
        return Set.of(text.strip().split("\\s+"));
    }

    /** What the oldest engines don't know of a stylesheet, and what nothing stands in for. */
    private static List<String> unknown(String css) {
        List<String> found = new ArrayList<>();
        Set<String> set = new HashSet<>();
        String rest = css.replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("\"[^\"]*\"", "\"\"");
        while (!rest.isBlank()) {
            int end = end(rest);
            String item = rest.substring(0, end).strip();
            rest = rest.substring(end);
            int block = item.indexOf('{');
            if (block < 0) {
                declaration(item.replaceFirst(";$", "").strip(), set, found);
                continue;
            }
            String head = item.substring(0, block).strip();
            String body = item.substring(block + 1, item.length() - 1);
            boolean isForOthers =
                    head.startsWith("@supports") && !head.startsWith("@supports not") || head.equals("@media print");
            if (isForOthers || head.startsWith("@page")) {
                continue;
            }
            if (!isKnown(head)) {
                found.add(head);
            }
            found.addAll(unknown(body));
        }
        return found;
    }

    /** Behind the first declaration, or the first rule with its block. */
    private static int end(String css) {
        int depth = 0;
        for (int i = 0; i < css.length(); i++) {
            char c = css.charAt(i);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (depth == 0 && (c == '}' || c == ';')) {
                return i + 1;
            }
        }
        return css.length();
    }

    private static boolean isKnown(String head) {
        if (head.startsWith("@media")) {
            return groups(FEATURE, head).allMatch(MEDIA_FEATURES::contains);
        }
        return head.startsWith("@")
                || !LIST_IN_NOT.matcher(head).find()
                        && PSEUDO.matcher(head)
                                .results()
                                .map(MatchResult::group)
                                .allMatch(PSEUDOS::contains);
    }

    /** @param set the properties that have a known value so far */
    private static void declaration(String text, Set<String> set, List<String> found) {
        if (text.isEmpty()) {
            return;
        }
        String property = text.substring(0, text.indexOf(':')).strip();
        String value = text.substring(text.indexOf(':') + 1);
        boolean isKnown = (property.startsWith("--") || PROPERTIES.contains(property))
                && groups(FUNCTION, value).allMatch(FUNCTIONS::contains)
                && groups(UNIT, value).allMatch(UNITS::contains)
                && !NEW_WORD.matcher(value).find();
        if (isKnown) {
            set.add(property);
        } else if (!set.contains(property) && !NOT_NEEDED.contains(property)) {
            found.add(text);
        }
    }

    private static Stream<String> groups(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1));
    }
}
