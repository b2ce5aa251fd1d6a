package org.lasttrick.transfer.export;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.chain.RecordedGame;

/** What LibreOffice and Gnumeric make of the exports. What isn't installed is skipped. */
@QuarkusTest
@Tag("full")
class SpreadsheetsTest {
    private static final ZoneId COPENHAGEN = ZoneId.of("Europe/Copenhagen");
    private static final List<String> NAMES = List.of("Anna", "Bo", "Cai", "Dag", "Eva", "Finn", "Gerda");

    @Inject
    GameWorkbook workbook;

    @TempDir
    Path folder;

    private static RecordedGame game(int hands) {
        return Games.of("Friday at Anna’s", "matapesa", NAMES, hands);
    }

    private Path workbook(RecordedGame game) throws IOException {
        Path file = folder.resolve("game.xlsx");
        try (OutputStream out = Files.newOutputStream(file)) {
            workbook.write(game, entry -> "Kitchen tablet", COPENHAGEN, out);
        }
        return file;
    }

    private Path csv(CsvForm form) throws IOException {
        Path file = folder.resolve("game.csv");
        CsvExport.write(Games.afterOneHand(Games.of(null, "Anna; Bo", "Dag")), form, Files.newOutputStream(file));
        return file;
    }

    /** Seven players and 24 hands took 25 pages of Letter before. */
    @Test
    void aPrintedWorkbookIsAFewPagesOfA4EachWithItsTitles() throws Exception {
        Path pdf = libreOffice(workbook(game(24)), "pdf", null);
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            assertTrue(document.getNumberOfPages() <= 12, () -> document.getNumberOfPages() + " pages");
            for (int page = 0; page < document.getNumberOfPages(); page++) {
                assertEquals(
                        PDRectangle.A4.getHeight(),
                        document.getPage(page).getMediaBox().getWidth(),
                        1);
            }
            String text = new PDFTextStripper().getText(document);
            long hands =
                    text.lines().filter(line -> line.startsWith("Hand Dealer")).count();
            assertTrue(hands >= 2, text);
        }
    }

    /** By language, as LibreOffice numbers them: English, German, Danish, Polish. */
    @ParameterizedTest
    @ValueSource(ints = {1033, 1031, 1030, 1045})
    void libreOfficeReadsTimesAndNumbersInEveryLanguageAndSplitsNoName(int language) throws Exception {
        for (String separator : List.of(",", ";")) {
            // All of them at once, as its window does at first.
            Path read =
                    libreOffice(csv(new CsvForm(separator, COPENHAGEN)), "fods", "CSV:9/44/59,34,76,1,," + language);
            String cells = Files.readString(read);
            assertTrue(cells.contains("office:date-value=\"2026-11-21T20:01:00\""), cells);
            assertTrue(cells.contains("office:value-type=\"float\" office:value=\"7\""), cells);
            assertTrue(cells.contains("<text:p>Dag</text:p>"), cells);
            assertTrue(cells.contains("<text:p>Anna; Bo</text:p>"), cells);
        }
    }

    @Test
    void gnumericReadsTimesAndNumbers() throws Exception {
        Path read = folder.resolve("game.gnumeric");
        run("/usr/bin/ssconvert", "gnumeric", "-T", "Gnumeric_XmlIO:sax:0", csv(CsvForm.forPrograms(COPENHAGEN)), read);
        String cells = Files.readString(read);
        // Days since 1899.
        assertTrue(cells.contains(">46347.834"), cells);
        assertTrue(Pattern.compile("ValueType=\"40\"[^>]*>7<").matcher(cells).find(), cells);
    }

    /** @param read options for reading; {@code null} for the usual ones */
    private Path libreOffice(Path file, String format, String read) throws Exception {
        run(
                "/usr/bin/soffice",
                "libreoffice-calc",
                Stream.of(
                                "-env:UserInstallation="
                                        + folder.resolve("profile").toUri(),
                                "--headless",
                                read == null ? "--nologo" : "--infilter=" + read,
                                "--convert-to",
                                format,
                                "--outdir",
                                folder.resolve("out"),
                                file)
                        .toArray());
        return folder.resolve("out").resolve(file.getFileName().toString().replaceFirst("[a-z]+$", format));
    }

    private void run(String program, String debianPackage, Object... arguments) throws Exception {
        assumeTrue(
                Files.isExecutable(Path.of(program)),
                () -> program + " is missing: apt-get install --no-install-recommends " + debianPackage);
        List<String> command = Stream.concat(
                        Stream.of(program), Stream.of(arguments).map(Object::toString))
                .toList();
        Path log = folder.resolve("log");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        assertEquals(0, process.waitFor(), () -> command + ": " + text(log));
    }

    private static String text(Path log) {
        try {
            return Files.readString(log, UTF_8);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
