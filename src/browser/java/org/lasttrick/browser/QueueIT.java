package org.lasttrick.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The queue by itself, in a worker, where there is no page: {@code src/browser/script/queue-cases.js}. It needs no service, so that
 * {@code ./mvnw test -Dtest=QueueIT} runs it without a packaged one.
 */
class QueueIT extends BrowserTest {
    private static final List<Path> SCRIPTS =
            List.of(Path.of("src", "main", "resources", "script"), Path.of("src", "browser", "script"));

    @TestFactory
    Stream<DynamicTest> cases() {
        Page page = tablet(landscape());
        page.context().route("**/*", QueueIT::serve);
        page.navigate("http://queue.test/");
        Object results = page.evaluate("""
                () => new Promise((resolve, reject) => {
                  const worker = new Worker("/queue-worker.js", { type: "module" });
                  worker.onmessage = ({ data }) => resolve(data);
                  worker.onerror = (event) => reject(event.message || "the worker can't be loaded");
                })""");
        List<List<String>> cases = ((List<?>) results)
                .stream()
                        .map(each ->
                                ((List<?>) each).stream().map(String::valueOf).toList())
                        .toList();
        assertTrue(cases.size() > 20, cases::toString);
        return cases.stream()
                .map(each -> DynamicTest.dynamicTest(each.getFirst(), () -> assertEquals("right", each.getLast())));
    }

    private static void serve(Route route) {
        String name = URI.create(route.request().url()).getPath().substring(1);
        if (name.isEmpty()) {
            route.fulfill(new Route.FulfillOptions().setContentType("text/html").setBody("<!DOCTYPE html>"));
        } else if (name.equals("queue-worker.js")) {
            route.fulfill(
                    new Route.FulfillOptions().setContentType("text/javascript").setBody("""
                            import { CASES } from "./queue-cases.js";
                            const results = [];
                            for (const [name, run] of Object.entries(CASES)) {
                              results.push([name, await run().then(() => "right", (fault) => fault.stack)]);
                            }
                            postMessage(results);
                            """));
        } else {
            Path script = SCRIPTS.stream()
                    .map(folder -> folder.resolve(name))
                    .filter(file -> file.toFile().exists())
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("The queue asks for " + name));
            route.fulfill(new Route.FulfillOptions().setPath(script).setContentType("text/javascript"));
        }
    }
}
