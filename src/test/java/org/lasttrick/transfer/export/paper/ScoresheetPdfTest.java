package org.lasttrick.transfer.export.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Game;
import org.lasttrick.rules.PlayerOutcome;
import org.lasttrick.transfer.export.Games;
import org.lasttrick.transfer.export.HandRow;

/** A scoresheet on paper says what the sheet says, with any names. What was drawn is in target/scoresheets to be looked at. */
@QuarkusTest
class ScoresheetPdfTest {
    private static final Path DRAWN = Path.of("target", "scoresheets");
    /** In points. */
    private static final float MARGIN = 14 * 72 / 25.4f;

    private static final URI WATCHED_AT = URI.create("http://192.168.178.21:8080/games/09dsd15g1r0yfnw8hr9qmekdjp");

    @Inject
    ScoresheetPdf pdf;

    /**
     * @param text of all pages, line by line
     * @param drawn the same, cell by cell
     */
    private record PrintedSheet(int pages, String text, String drawn) {
        List<String> lines() {
            return text.lines().map(line -> line.strip().replaceAll(" +", " ")).toList();
        }
    }

    private PrintedSheet drawn(String name, RecordedGame game) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        pdf.write(game, ZoneOffset.UTC, WATCHED_AT, out);
        Files.createDirectories(DRAWN);
        Files.write(DRAWN.resolve(name + ".pdf"), out.toByteArray());
        try (PDDocument document = Loader.loadPDF(out.toByteArray())) {
            PDFTextStripper lines = new WithinThePaper();
            lines.setSortByPosition(true);
            return new PrintedSheet(
                    document.getNumberOfPages(), lines.getText(document), new PDFTextStripper().getText(document));
        }
    }

    private static final class WithinThePaper extends PDFTextStripper {
        @Override
        protected void processTextPosition(TextPosition text) {
            assertTrue(text.getX() + text.getWidth() <= text.getPageWidth(), text::toString);
            super.processTextPosition(text);
        }
    }

    @Test
    void aWideTableIsAsWideAsItsPage() throws IOException {
        PrintedSheet paper = drawn("twelve-players", Games.ofTwelve());
        assertTrue(
                paper.lines().contains("Hand Bartholomew Jørgen Bo Katarzyna Cai Lilja Dag Eva Finn Gerda Hans Ida"),
                paper::text);
        try (PDDocument document =
                Loader.loadPDF(DRAWN.resolve("twelve-players.pdf").toFile())) {
            float width = document.getPage(0).getMediaBox().getWidth();
            RightEdge edge = new RightEdge();
            edge.getText(document);
            assertEquals(PDRectangle.A4.getHeight(), width, 1);
            assertTrue(edge.x > width - MARGIN - 5, () -> edge.x + " of " + width);
        }
    }

    private static final class RightEdge extends PDFTextStripper {
        private float x;

        @Override
        protected void processTextPosition(TextPosition text) {
            x = Math.max(x, text.getX() + text.getWidth());
        }
    }

    @Test
    void noTextIsDrawnTwice() throws IOException {
        for (RecordedGame game : List.of(game("matapesa", 5, 100), game("agurk", 7, 64), Games.ofTwelve())) {
            drawn("twice", game);
            try (PDDocument document = Loader.loadPDF(DRAWN.resolve("twice.pdf").toFile())) {
                PDFTextStripper once = new PDFTextStripper();
                PDFTextStripper all = new PDFTextStripper();
                all.setSuppressDuplicateOverlappingText(false);
                assertEquals(once.getText(document), all.getText(document));
            }
        }
    }

    /** Tagged, in a language, with a title: a screen reader reads the table by rows and columns. */
    @Test
    void aScreenReaderCanReadTheSheet() throws Exception {
        drawn("agurk", Games.golden().get("agurk.json"));
        drawn("hundred-hands", game("matapesa", 5, 100));
        drawn("partners", Games.golden().get("cucumber-30-partners.json"));
        drawn("twelve-players", Games.ofTwelve());
        for (String name : List.of("agurk", "hundred-hands", "partners", "twelve-players")) {
            byte[] pdf = Files.readAllBytes(DRAWN.resolve(name + ".pdf"));
            assertEquals(List.of(), PdfUa.brokenRules(pdf), name);
            try (PDDocument document = Loader.loadPDF(pdf)) {
                assertEquals("en-GB", document.getDocumentCatalog().getLanguage());
            }
        }
    }

    @Test
    void programsReadTheTitleInItsLogicalOrder() throws IOException {
        drawn("right-to-left", Games.of("שלום 7", "Anna", "Bo"));
        try (PDDocument document =
                Loader.loadPDF(DRAWN.resolve("right-to-left.pdf").toFile())) {
            assertEquals("שלום 7", document.getDocumentInformation().getTitle());
        }
    }

    @Test
    void placeAndLeavingStandApartInEveryLanguage() throws IOException {
        PrintedSheet paper = drawn("agurk", Games.golden().get("agurk.json"));
        assertTrue(paper.text().contains("2nd · out"), paper::text);
    }

    private static RecordedGame game(String variant, int players, int hands) {
        List<String> names = List.of("Anna", "Bo", "Cai", "Dag", "Eva", "Finn", "Gerda", "Hans", "Ida");
        return Games.of("Friday at Anna’s", variant, names.subList(0, players), hands);
    }

    @Test
    void everyGoldenGameIsPrinted() throws IOException {
        for (Map.Entry<String, RecordedGame> golden : Games.golden().entrySet()) {
            Game game = golden.getValue().game();
            PrintedSheet paper = drawn(golden.getKey().replace(".json", ""), golden.getValue());
            assertEquals(1, paper.pages(), golden.getKey());
            assertEquals(totals(golden.getValue()), onPaper(paper, game), golden.getKey());
            List<String> sums = game.sheet().standings().inSeatOrder().stream()
                    .map(standing -> Integer.toString(standing.score()))
                    .toList();
            assertTrue(
                    paper.lines().stream().anyMatch(line -> line.endsWith(String.join(" ", sums))),
                    () -> golden.getKey() + ": " + sums + " in\n" + paper.text());
        }
    }

    /** The last number of each cell is its total. */
    private static List<String> totals(RecordedGame recorded) {
        return HandRow.of(recorded).collect(Collectors.groupingBy(HandRow::number)).values().stream()
                .map(hand -> hand.stream().map(ScoresheetPdfTest::cell).collect(Collectors.joining(" ")))
                .toList();
    }

    private static String cell(HandRow row) {
        PlayerOutcome outcome = row.outcome();
        int change = outcome.change();
        String moved = change == 0
                ? ""
                : (change < 0 ? "−" : "+") + Math.abs(change)
                        + (outcome.reEnters() || outcome.goesBack() ? " " + outcome.reached() : "") + " ";
        return moved + outcome.after().score() + (outcome.goesOut() ? " out" : "");
    }

    private static List<String> onPaper(PrintedSheet paper, Game game) {
        List<String> lines = paper.lines();
        return IntStream.rangeClosed(1, game.hands().size())
                .mapToObj(hand -> lines.stream()
                        .filter(line -> line.startsWith(hand + " "))
                        .findFirst()
                        .map(line -> line.substring((hand + " ").length()))
                        .orElse("no hand " + hand))
                .toList();
    }

    @Test
    void aCameraReadsTheAddressToWatchAt() throws IOException {
        drawn("agurk", Games.golden().get("agurk.json"));
        assertEquals(Optional.of(WATCHED_AT.toString()), PdfCode.read(Files.readAllBytes(DRAWN.resolve("agurk.pdf"))));
    }

    @Test
    void thePdfHasTitleTimeRulesWinnerAndFingerprint() throws IOException {
        RecordedGame game = Games.golden().get("agurk.json");
        PrintedSheet paper = drawn("agurk", game);
        String winner = game.game().nameOf(game.game().sheet().winners().getFirst());
        Stream.of(
                        "Agurk · out at your second 21+",
                        "21 November 2026",
                        winner + " wins the game",
                        "Signatures",
                        "Fingerprint of the ledger after " + game.version() + " entries: "
                                + game.head().fingerprint(),
                        "Page 1 of 1")
                .forEach(said -> assertTrue(paper.text().contains(said), () -> said + " in\n" + paper.text()));
    }

    @Test
    void aUsualGameTakesOnePageAndEachPageOfALongOneHasNamesAndFingerprint() throws IOException {
        assertEquals(1, drawn("four-players-twelve-hands", game("agurk", 4, 12)).pages());
        assertEquals(
                1, drawn("nine-players-thirty-hands", game("matapesa", 9, 30)).pages());
        PrintedSheet lengthy = drawn("hundred-hands", game("matapesa", 5, 100));
        assertTrue(lengthy.pages() > 2, () -> lengthy.pages() + " pages");
        assertEquals(
                lengthy.pages(),
                lengthy.lines().stream()
                        .filter(line -> line.equals("Hand Anna Bo Cai Dag Eva"))
                        .count());
        assertEquals(
                lengthy.pages(),
                lengthy.lines().stream()
                        .filter(line -> line.startsWith("Fingerprint of the ledger"))
                        .count());
    }

    @Test
    void aGameWithoutAHandIsAnEmptySheet() throws IOException {
        PrintedSheet paper = drawn("no-hands", Games.of(null, "Anna", "Bo"));
        assertTrue(paper.text().contains("No hand was played yet."));
    }

    @Test
    void namesArePrintedAsFarAsTheFontsHaveTheCharacters() throws IOException {
        PrintedSheet paper = drawn(
                "hostile",
                Games.of(
                        "<script>alert(1)</script> & 🥒 李",
                        "agurk",
                        List.of("=1+1", "Łukasz-Ødegård", "שלום", "سلمى", "😀 李 Bo", "<i>&lt;"),
                        6));
        List.of("<script>alert(1)</script> & □ □", "=1+1", "Łukasz", "Ødegård", "□ Bo", "<i>&lt;", "שלום")
                .forEach(name -> assertTrue(paper.text().contains(name), () -> name + " in\n" + paper.text()));
    }

    @Test
    void sevenNamesOfFortyLettersFitAndAreBrokenWithHyphens() throws IOException {
        String lengthy = "Wolfeschlegelsteinhausenbergerdorffvonhoh";
        String[] names = IntStream.range(0, 7)
                .mapToObj(i -> (char) ('A' + i) + lengthy.substring(0, 39))
                .toArray(String[]::new);
        PrintedSheet paper = drawn("long-names", Games.of("M".repeat(40), names));
        String letters = paper.drawn().replaceAll("[\\s-]", "");
        assertEquals(1, paper.pages());
        assertTrue(letters.contains("M".repeat(40)));
        assertTrue(paper.drawn().contains("AWolfeschlegelstei-"), paper::drawn);
        Arrays.stream(names).forEach(name -> assertTrue(letters.contains(name), () -> name + " in\n" + paper.drawn()));
    }
}
