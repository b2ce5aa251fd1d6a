package org.lasttrick.engines;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Firefox by Marionette, its own way of being driven: the same commands as arrays of JSON, each after its length in bytes. */
final class Firefox extends WebDriver {
    /** Errors in scripts of the pages; 1 is the flag of warnings. A request that ends with its page is none. */
    private static final String CONSOLE = """
            return Services.console.getMessageArray()
              .filter((it) => it instanceof Ci.nsIScriptError && !(it.flags & 1) && it.sourceName.startsWith("http"))
              .filter((it) => !it.errorMessage.startsWith("Failed to load"))
              .map((it) => it.errorMessage + " " + it.sourceName)""";

    /** Windows may be as narrow as a phone. */
    private static final String NARROW = ":root { min-width: 0 !important; min-height: 0 !important; }";

    private final Process browser;
    private final Socket socket;
    private final DataInputStream answers;
    private int commands;

    static boolean isInstalled() {
        return binaries().findAny().isPresent();
    }

    private static Stream<Path> binaries() {
        return Stream.of("/usr/bin/firefox-esr", "/usr/bin/firefox")
                .map(Path::of)
                .filter(Files::isExecutable);
    }

    /** @param profile an empty folder */
    Firefox(int port, Path profile) throws Exception {
        Files.writeString(profile.resolve("user.js"), """
                user_pref("marionette.port", %d);
                user_pref("browser.shell.checkDefaultBrowser", false);
                user_pref("datareporting.policy.dataSubmissionEnabled", false);
                user_pref("network.captive-portal-service.enabled", false);
                user_pref("network.connectivity-service.enabled", false);
                user_pref("app.normandy.enabled", false);
                user_pref("toolkit.legacyUserProfileCustomizations.stylesheets", true);
                user_pref("intl.accept_languages", "en");
                """.formatted(port));
        Path chrome = Files.createDirectory(profile.resolve("chrome"));
        Files.writeString(chrome.resolve("userChrome.css"), NARROW);
        ProcessBuilder builder = new ProcessBuilder(
                        binaries().findFirst().orElseThrow().toString(),
                        "--headless",
                        "--marionette",
                        "--no-remote",
                        "--remote-allow-system-access",
                        "--profile",
                        profile.toString())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("HOME", profile.toString());
        browser = builder.start();
        socket = retry(() -> new Socket(InetAddress.getLoopbackAddress(), port));
        socket.setSoTimeout((int) PATIENCE.toMillis());
        answers = new DataInputStream(socket.getInputStream());
        read();
        send("WebDriver:NewSession", Map.of());
    }

    @Override
    JsonNode send(Command command, Map<String, Object> parameters) throws IOException {
        String name = switch (command) {
            case OPEN -> "Navigate";
            case RUN -> "ExecuteScript";
            case ACT -> "PerformActions";
            case RESIZE -> "SetWindowRect";
            case PICTURE -> "TakeScreenshot";
        };
        return send("WebDriver:" + name, parameters).path("value");
    }

    private JsonNode send(String command, Map<String, Object> parameters) throws IOException {
        commands++;
        byte[] message = JSON.writeValueAsBytes(List.of(0, commands, command, parameters));
        socket.getOutputStream().write((message.length + ":").getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().write(message);
        JsonNode answer = read();
        if (!answer.get(2).isNull()) {
            throw new IllegalStateException(command + " " + parameters + ": " + answer.get(2));
        }
        return answer.get(3);
    }

    private JsonNode read() throws IOException {
        int length = 0;
        for (int next = answers.readUnsignedByte(); next != ':'; next = answers.readUnsignedByte()) {
            length = length * 10 + Character.digit(next, 10);
        }
        return JSON.readTree(answers.readNBytes(length));
    }

    /** From the browser's own console, which only its own scripts may read. */
    @Override
    List<String> faults() throws IOException {
        send("Marionette:SetContext", Map.of("value", "chrome"));
        JsonNode errors = send("WebDriver:ExecuteScript", Map.of("script", CONSOLE, "args", List.of()));
        send("Marionette:SetContext", Map.of("value", "content"));
        return StreamSupport.stream(errors.get("value").spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    @Override
    public void close() {
        end(browser);
    }
}
