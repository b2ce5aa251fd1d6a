package org.lasttrick.engines;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The engine of iPads, by WebKitGTK's driver, which is spoken to over HTTP. It draws on a display that nobody sees. */
final class WebKit extends Engine {
    private static final Path DRIVER = Path.of("/usr/bin/WebKitWebDriver");
    private static final Path DISPLAY = Path.of("/usr/bin/Xvfb");

    private final HttpClient http = HttpClient.newHttpClient();
    private final Process display;
    private final Process driver;
    private final URI sessions;
    private final String session;

    static boolean isInstalled() {
        return Files.isExecutable(DRIVER) && Files.isExecutable(DISPLAY);
    }

    WebKit(int port) throws Exception {
        // It chooses a display that is free, and says which.
        display = new ProcessBuilder(DISPLAY.toString(), "-displayfd", "1", "-screen", "0", "1280x1024x24")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String number = display.inputReader().readLine();
        ProcessBuilder builder = new ProcessBuilder(DRIVER.toString(), "--host=127.0.0.1", "--port=" + port)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("DISPLAY", ":" + number);
        driver = builder.start();
        sessions = URI.create("http://127.0.0.1:" + port + "/session");
        session = retry(() -> request("", Map.of("capabilities", Map.of())))
                .get("sessionId")
                .asText();
    }

    @Override
    JsonNode send(Command command, Map<String, Object> parameters) throws Exception {
        Object element = parameters.get("id");
        String path = switch (command) {
            case OPEN -> "/url";
            case FIND -> "/element";
            case CLICK -> "/element/" + element + "/click";
            case TYPE -> "/element/" + element + "/value";
            case RUN -> "/execute/sync";
        };
        return request("/" + session + path, parameters);
    }

    private JsonNode request(String path, Map<String, Object> body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(sessions + path))
                .timeout(PATIENCE)
                .POST(BodyPublishers.ofString(JSON.writeValueAsString(body)))
                .build();
        var answer = http.send(request, BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new IllegalStateException(path + " " + body + ": " + answer.body());
        }
        return JSON.readTree(answer.body()).get("value");
    }

    @Override
    public void close() {
        end(driver);
        end(display);
        http.close();
    }
}
