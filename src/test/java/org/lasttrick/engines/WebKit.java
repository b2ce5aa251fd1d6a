package org.lasttrick.engines;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The engine of iPads, by WebKitGTK's driver, which is spoken to over HTTP. It draws on a display that nobody sees. */
final class WebKit extends WebDriver {
    private static final Path DRIVER = Path.of("/usr/bin/WebKitWebDriver");
    private static final Path DISPLAY = Path.of("/usr/bin/Xvfb");

    private static final int NARROWEST = 460;

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
        display = new ProcessBuilder(DISPLAY.toString(), "-displayfd", "1", "-screen", "0", "2560x1600x24")
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
        String path = switch (command) {
            case OPEN -> "/url";
            case RUN -> "/execute/sync";
            case ACT -> "/actions";
            case RESIZE -> "/window/rect";
            case PICTURE -> "/screenshot";
        };
        return command == Command.PICTURE
                ? request(
                        "/" + session + path,
                        parameters,
                        HttpRequest.newBuilder().GET())
                : request("/" + session + path, parameters);
    }

    private JsonNode request(String path, Map<String, Object> body) throws Exception {
        return request(
                path, body, HttpRequest.newBuilder().POST(BodyPublishers.ofString(JSON.writeValueAsString(body))));
    }

    private JsonNode request(String path, Map<String, Object> body, HttpRequest.Builder method) throws Exception {
        HttpRequest request =
                method.uri(URI.create(sessions + path)).timeout(PATIENCE).build();
        var answer = http.send(request, BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new IllegalStateException(path + " " + body + ": " + answer.body());
        }
        return JSON.readTree(answer.body()).get("value");
    }

    /** Its window isn't narrower than its bar of buttons. */
    @Override
    void resize(int width, int height) throws Exception {
        super.resize(Math.max(width, NARROWEST), height);
    }

    /** Its driver doesn't tell. */
    @Override
    List<String> faults() {
        return List.of();
    }

    @Override
    public void close() {
        end(driver);
        end(display);
        http.close();
    }
}
