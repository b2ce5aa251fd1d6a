package org.lasttrick.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.List;

/**
 * The accessibility checker axe, in a page. {@link AxeBuilder} would load its script again for each check of a page, and
 * return every rule that passed.
 */
final class Axe {
    private static final String VIOLATIONS = """
            rules => axe.run(document, {
              resultTypes: ["violations"],
              // No rule that applies here reads stylesheets or media by itself, and there are no frames.
              preload: false,
              iframes: false,
              ...(rules.length && { runOnly: { type: "rule", values: rules } }),
            }).then(found => found.violations.flatMap(violation => violation.nodes.map(node =>
              `${violation.id}: ${node.html} ${node.failureSummary}`)))
            """;

    private Axe() {}

    /** @param rules the only ones to look at; all, if there are none */
    static void assertAccessible(Page page, String what, String... rules) {
        if (page.evaluate("typeof axe").equals("undefined")) {
            page.evaluate("() => {" + AxeBuilder.getAxeScript() + "}");
        }
        assertEquals(List.of(), page.evaluate(VIOLATIONS, List.of(rules)), what);
    }
}
