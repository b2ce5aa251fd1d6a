package org.lasttrick.engines;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** A browser that takes the commands of W3C WebDriver. */
abstract class Engine implements AutoCloseable {
    static final ObjectMapper JSON = new ObjectMapper();
    static final Duration PATIENCE = Duration.ofSeconds(30);

    /** The key of an element's id, by the standard. */
    private static final String ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

    private static final int POLL_MILLIS = 50;

    enum Command {
        OPEN,
        FIND,
        CLICK,
        TYPE,
        RUN
    }

    /** @return the command's {@code value}; a refused command fails the test */
    abstract JsonNode send(Command command, Map<String, Object> parameters) throws Exception;

    @Override
    public abstract void close();

    void open(String address) throws Exception {
        send(Command.OPEN, Map.of("url", address));
    }

    /**
     * Taps an element once it is there; the driver scrolls to it, and refuses if something else would be hit. A page that is redrawn
     * between finding and tapping has a new one: no finger is down yet, for which pages wait.
     */
    void tap(String selector) throws Exception {
        try {
            send(Command.CLICK, Map.of("id", find(selector)));
        } catch (IllegalStateException redrawn) {
            if (!String.valueOf(redrawn.getMessage()).contains("stale element reference")) {
                throw redrawn;
            }
            send(Command.CLICK, Map.of("id", find(selector)));
        }
    }

    void type(String selector, String text) throws Exception {
        send(Command.TYPE, Map.of("id", find(selector), "text", text));
    }

    private String find(String selector) throws Exception {
        await("document.querySelector(" + JSON.writeValueAsString(selector) + ")?.checkVisibility() ?? false", "true");
        return send(Command.FIND, Map.of("using", "css selector", "value", selector))
                .get(ELEMENT)
                .asText();
    }

    /** Waits until the script's value, as text, is the expected one. */
    void await(String script, String expected) throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        String seen = run(script);
        while (!seen.equals(expected)) {
            if (System.nanoTime() > end) {
                throw new AssertionError(script + " is " + seen + ", not " + expected);
            }
            Thread.sleep(POLL_MILLIS);
            seen = run(script);
        }
    }

    String run(String script) throws Exception {
        return send(Command.RUN, Map.of("script", "return String(" + script + ")", "args", List.of()))
                .asText();
    }

    static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
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
}
