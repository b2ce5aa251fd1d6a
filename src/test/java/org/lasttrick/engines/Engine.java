package org.lasttrick.engines;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;

/** A browser, as somebody at the table uses it. Its scripts are written in what the oldest engine reads. */
abstract class Engine implements AutoCloseable {
    static final ObjectMapper JSON = new ObjectMapper();
    static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final int POLL_MILLIS = 25;

    /**
     * Where an element can be tapped, as {@code x,y}, once it is scrolled to; otherwise what is in the way. A hidden box is tapped by
     * its label.
     */
    private static final String PLACE = """
            (function (selector) {
              var found = document.querySelector(selector);
              var target = found && found.closest('label') || found;
              if (!target || document.readyState !== 'complete') return 'not there yet';
              for (var tries = 0; tries < 3; tries++) {
                var box = target.getBoundingClientRect();
                var x = Math.round(box.left + box.width / 2), y = Math.round(box.top + box.height / 2);
                var hit = box.width && box.height ? document.elementFromPoint(x, y) : null;
                if (hit && target.contains(hit)) return x + ',' + y;
                if (!tries && target.scrollIntoViewIfNeeded) target.scrollIntoViewIfNeeded();
                else target.scrollIntoView({ block: 'center' });
              }
              return hit ? 'below ' + hit.outerHTML.slice(0, 120) : 'not to be seen';
            })(%s)""";

    abstract void open(String address) throws Exception;

    /** @return the value of an expression, as text */
    abstract String run(String expression) throws Exception;

    abstract void tapAt(int x, int y) throws Exception;

    /** Types into what was tapped last; a line's end is Enter. */
    abstract void type(String text) throws Exception;

    /** Makes the page as large as this, without the browser's own bars. */
    abstract void resize(int width, int height) throws Exception;

    /** @return a PNG file */
    abstract byte[] picture() throws Exception;

    /** What the engine reported since it started: exceptions in scripts, and errors of other kinds, but no failed request. */
    abstract List<String> faults() throws Exception;

    @Override
    public abstract void close();

    /** Taps an element as soon as it can be tapped. */
    void tap(String selector) throws Exception {
        String place = awaitMatch(selector, PLACE.formatted(JSON.writeValueAsString(selector)), "\\d+,\\d+");
        String[] point = place.split(",");
        tapAt(Integer.parseInt(point[0]), Integer.parseInt(point[1]));
    }

    /** Taps what leads to another page, or opens it, and waits for that page. */
    void leave(Step step) throws Exception {
        run("document.left = true");
        step.take();
        await("!document.left && document.readyState", "complete");
    }

    boolean has(String selector) throws Exception {
        return run("document.querySelector(" + JSON.writeValueAsString(selector) + ") !== null")
                .equals("true");
    }

    /** Waits until the expression's value is the expected one. */
    void await(String expression, String expected) throws Exception {
        awaitMatch(expression, expression, Pattern.quote(expected));
    }

    /** Between two pages there is none that answers. */
    private String awaitMatch(String what, String expression, String expected) throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        String seen;
        do {
            try {
                seen = run(expression);
            } catch (IllegalStateException between) {
                seen = String.valueOf(between.getMessage());
            }
            if (seen.matches(expected)) {
                return seen;
            }
            Thread.sleep(POLL_MILLIS);
        } while (System.nanoTime() < end);
        throw new AssertionError(what + " is " + seen + ", not " + expected);
    }

    static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        process.onExit().join();
    }

    /** Tries until it succeeds: the browser has just been started. */
    static <T> T retry(Attempt<T> attempt) throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                return attempt.make();
            } catch (IOException notYet) {
                if (System.nanoTime() > end) {
                    throw notYet;
                }
                Thread.sleep(POLL_MILLIS);
            }
        }
    }

    interface Attempt<T> {
        T make() throws Exception;
    }

    interface Step {
        void take() throws Exception;
    }
}
