package org.lasttrick.engines;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;

/** About what iPads of before 2017 have: Qt's WebKit, in a small program of its own, without a display. */
final class QtWebKit extends Engine {
    private static final Path PYTHON = Path.of("/usr/bin/python3");
    private static final Path PROGRAM = Path.of("src", "test", "resources", "engines", "qtwebkit.py");

    private final Process program;
    private final Writer commands;
    private final BufferedReader answers;

    static boolean isInstalled() {
        try {
            return new ProcessBuilder(PYTHON.toString(), "-c", "import PyQt5.QtWebKitWidgets")
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .onExit()
                            .join()
                            .exitValue()
                    == 0;
        } catch (IOException noPython) {
            return false;
        }
    }

    QtWebKit() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(PYTHON.toString(), PROGRAM.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(Map.of("QT_QPA_PLATFORM", "offscreen", "LANG", "en_GB.UTF-8"));
        program = builder.start();
        commands = program.outputWriter(StandardCharsets.UTF_8);
        answers = program.inputReader(StandardCharsets.UTF_8);
    }

    private JsonNode send(String command, Object argument) throws IOException {
        commands.write(JSON.writeValueAsString(Map.of(command, argument)) + "\n");
        commands.flush();
        String answer = answers.readLine();
        if (answer == null) {
            throw new IOException("QtWebKit has ended");
        }
        return JSON.readTree(answer);
    }

    @Override
    void open(String address) throws Exception {
        leave(() -> send("open", address));
    }

    @Override
    String run(String expression) throws IOException {
        JsonNode value = send("run", "String(" + expression + ")");
        if (value.isNull()) {
            throw new IllegalStateException(expression + " has no value");
        }
        return value.asText();
    }

    @Override
    void tapAt(int x, int y) throws IOException {
        send("tap", List.of(x, y));
    }

    @Override
    void type(String text) throws IOException {
        send("type", text);
    }

    @Override
    void resize(int width, int height) throws IOException {
        send("resize", List.of(width, height));
    }

    @Override
    byte[] picture() throws IOException {
        return Base64.getDecoder().decode(send("picture", true).asText());
    }

    @Override
    List<String> faults() throws IOException {
        return StreamSupport.stream(send("faults", true).spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    @Override
    public void close() {
        end(program);
    }
}
