package org.lasttrick.engines;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Any Chromium since 67, by its DevTools protocol: those of the last ten years have these few commands in common. */
final class OldChromium extends Engine {
    private final Process browser;
    /** Chromium 67 answers nothing to a request that offers HTTP/2. */
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final WebSocket socket;
    private final BlockingQueue<JsonNode> answers = new LinkedBlockingQueue<>();
    private final List<String> faults = new CopyOnWriteArrayList<>();
    private int commands;

    /** @param profile an empty folder */
    OldChromium(Path binary, List<String> arguments, Path profile) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                binary.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--no-first-run",
                "--disable-background-networking",
                "--lang=en",
                "--user-data-dir=" + profile,
                "--remote-debugging-port=0"));
        command.addAll(arguments);
        command.add("about:blank");
        browser = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            Path port = profile.resolve("DevToolsActivePort");
            // The file is there before its first line is.
            String address = retry(() ->
                    page(Files.readString(port).lines().findFirst().orElseThrow(() -> new IOException("no port yet"))));
            socket = http.newWebSocketBuilder()
                    .buildAsync(URI.create(address), new Listener())
                    .join();
            for (String domain : List.of("Page", "Runtime", "Log")) {
                send(domain + ".enable", Map.of());
            }
        } catch (Exception | Error failed) {
            close();
            throw failed;
        }
    }

    /** @return the address of the first page's socket */
    private String page(String port) throws Exception {
        HttpRequest list = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/json"))
                .build();
        for (JsonNode target :
                JSON.readTree(http.send(list, BodyHandlers.ofString()).body())) {
            if (target.get("type").asText().equals("page")) {
                return target.get("webSocketDebuggerUrl").asText();
            }
        }
        throw new IOException("no page yet");
    }

    /** Puts a message's parts together; sorts answers from what the engine says by itself. */
    private final class Listener implements WebSocket.Listener {
        private final StringBuilder message = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            message.append(part);
            if (last) {
                receive(message.toString());
                message.setLength(0);
            }
            from.request(1);
            return null;
        }
    }

    private void receive(String message) {
        try {
            JsonNode read = JSON.readTree(message);
            if (read.has("id")) {
                answers.add(read);
            }
            JsonNode thrown = read.at("/params/exceptionDetails");
            if (!thrown.isMissingNode()) {
                faults.add(thrown.at("/exception/description")
                                .asText(thrown.path("text").asText()) + " "
                        + thrown.path("url").asText());
            }
            JsonNode entry = read.at("/params/entry");
            if (entry.path("level").asText().equals("error")
                    && !entry.path("source").asText().equals("network")) {
                faults.add(entry.path("text").asText() + " " + entry.path("url").asText());
            }
        } catch (IOException unreadable) {
            faults.add(message);
        }
    }

    private JsonNode send(String method, Map<String, Object> parameters) throws Exception {
        commands++;
        socket.sendText(JSON.writeValueAsString(Map.of("id", commands, "method", method, "params", parameters)), true)
                .join();
        JsonNode answer;
        do {
            answer = answers.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            if (answer == null) {
                throw new IllegalStateException(method + " is not answered");
            }
        } while (answer.get("id").asInt() != commands);
        if (answer.has("error")) {
            throw new IllegalStateException(method + ": " + answer.get("error"));
        }
        return answer.get("result");
    }

    @Override
    void open(String address) throws Exception {
        leave(() -> send("Page.navigate", Map.of("url", address)));
    }

    @Override
    String run(String expression) throws Exception {
        JsonNode answer = send("Runtime.evaluate", Map.of("expression", "String(" + expression + ")"));
        if (answer.has("exceptionDetails")) {
            throw new IllegalStateException(expression + ": " + answer.get("exceptionDetails"));
        }
        return answer.at("/result/value").asText();
    }

    @Override
    void tapAt(int x, int y) throws Exception {
        for (String type : List.of("mousePressed", "mouseReleased")) {
            send("Input.dispatchMouseEvent", Map.of("type", type, "x", x, "y", y, "button", "left", "clickCount", 1));
        }
    }

    @Override
    void type(String text) throws Exception {
        for (String letter : text.split("")) {
            if (letter.equals("\n")) {
                for (String type : List.of("keyDown", "keyUp")) {
                    send(
                            "Input.dispatchKeyEvent",
                            Map.of("type", type, "key", "Enter", "windowsVirtualKeyCode", 13, "text", "\r"));
                }
            } else {
                send("Input.dispatchKeyEvent", Map.of("type", "char", "text", letter));
            }
        }
    }

    @Override
    void resize(int width, int height) throws Exception {
        send(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    @Override
    byte[] picture() throws Exception {
        return Base64.getDecoder()
                .decode(send("Page.captureScreenshot", Map.of()).get("data").asText());
    }

    @Override
    List<String> faults() {
        return List.copyOf(faults);
    }

    @Override
    public void close() {
        end(browser);
        http.shutdownNow();
    }
}
