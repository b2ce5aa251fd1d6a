package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The folder with its own Java: its runtime has all that an evening needs. */
@Tag("folder")
@EnabledOnOs(OS.LINUX)
class FolderIT {

    private static final int TERMINATED = 143;

    @TempDir
    Path directory;

    @Test
    void aGameIsScoredAndExportedAndBackedUp() throws Exception {
        Path opened = directory.resolve("opened");
        Path programs = Files.createDirectory(directory.resolve("programs"));
        Path browser = Files.writeString(programs.resolve("xdg-open"), "#!/bin/sh\necho \"$1\" > " + opened + "\n");
        assertTrue(browser.toFile().setExecutable(true));
        Map<String, String> desktop =
                Map.of("DISPLAY", ":0", "PATH", programs + ":" + System.getenv("PATH"), "JAVA_HOME", "/none");
        Path data = directory.resolve("data");
        try (var application = PackagedApplication.startBy(launcher(), data, desktop)) {
            PackagedApplication.waitUntil(() -> Files.exists(opened), application::output);
            assertTrue(application.output().contains(Files.readString(opened).strip()), application::output);
            assertEquals(200, application.get("/").statusCode());
            PackagedGame game = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
            assertTrue(pdf(application, game).contains(thisMonthInIcelandic()), "Java knows the languages");
            for (String path : List.of("/api/games/%s/export/xlsx", "/games/%s/picture.png")) {
                assertEquals(200, application.get(path.formatted(game.id())).statusCode(), path);
            }
            assertEquals(0, backup(data), application::output);
            assertEquals(TERMINATED, application.terminate(), application::output);
            assertFalse(application.output().contains("ERROR"), application::output);
        }
    }

    private static Path launcher() throws IOException {
        try (var files = Files.list(Path.of("target", "folder"))) {
            return files.filter(Files::isDirectory).findFirst().orElseThrow().resolve("lasttrick");
        }
    }

    private static String pdf(PackagedApplication application, PackagedGame game) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(
                        application.baseUri().resolve("/api/games/" + game.id() + "/export/pdf"))
                .header("Accept-Language", "is")
                .build();
        try (HttpClient client = HttpClient.newHttpClient();
                PDDocument pdf = Loader.loadPDF(
                        client.send(request, BodyHandlers.ofByteArray()).body())) {
            return new PDFTextStripper().getText(pdf);
        }
    }

    private static String thisMonthInIcelandic() {
        return DateTimeFormatter.ofPattern("MMMM yyyy", Locale.of("is")).format(LocalDate.now(ZoneId.systemDefault()));
    }

    private int backup(Path data) throws IOException, InterruptedException {
        ProcessBuilder backup = new ProcessBuilder(
                launcher().toString(),
                "backup",
                directory.resolve("last-trick.backup").toString());
        backup.environment().put("LASTTRICK_DATA_DIR", data.toString());
        return backup.inheritIO().start().waitFor();
    }
}
