package org.lasttrick.transfer.export;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.CellType;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;
import org.junit.jupiter.api.Test;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.chain.RecordedGames;
import org.lasttrick.rules.Standing;

/** A workbook is read by a library as the game was played: numbers as numbers, and text never as a formula. */
@QuarkusTest
class WorkbookTest {

    @Inject
    GameWorkbook workbook;

    @Inject
    BookTables books;

    private byte[] written(RecordedGame game) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        workbook.write(
                game, entry -> entry.actor().equals(RecordedGames.TABLET) ? "=Kitchen" : null, ZoneOffset.UTC, out);
        return out.toByteArray();
    }

    private static List<Row> sheet(byte[] workbook, String name) throws IOException {
        try (ReadableWorkbook read = new ReadableWorkbook(new ByteArrayInputStream(workbook))) {
            return read.findSheet(name).orElseThrow().read();
        }
    }

    private static String text(Row row, int column) {
        return row.getOptionalCell(column).map(Cell::getText).orElse("");
    }

    /** As a number cell, or it fails. */
    private static int number(Row row, int column) {
        Cell cell = row.getCell(column);
        assertEquals(CellType.NUMBER, cell.getType());
        return cell.asNumber().intValueExact();
    }

    private static List<Integer> numbers(Row row, int from) {
        return IntStream.range(from, row.getCellCount())
                .filter(column -> row.getOptionalCell(column).isPresent())
                .mapToObj(column -> number(row, column))
                .toList();
    }

    @Test
    void everyTotalOfEveryGoldenGameIsOnTheScoreSheetAndOnTheHandsSheet() throws IOException {
        for (Map.Entry<String, RecordedGame> game : Games.golden().entrySet()) {
            RecordedGame played = game.getValue();
            byte[] read = written(played);
            List<Row> hands = sheet(read, "Hands");
            assertEquals(
                    Games.totals(played),
                    hands.stream().skip(1).map(row -> number(row, 7)).toList(),
                    game.getKey());
            List<Row> score = sheet(read, "Score");
            assertEquals(
                    Games.totals(played),
                    score.stream()
                            .filter(row -> text(row, 0).matches("[0-9]+"))
                            .flatMap(row -> numbers(row, 1).stream())
                            .toList(),
                    game.getKey());
            assertEquals(standing(played), last(score, "Total|Credits"), game.getKey());
            assertEquals(
                    played.game().sheet().standings().inSeatOrder().stream()
                            .map(Standing::cucumbers)
                            .toList(),
                    last(score, "Cucumbers"),
                    game.getKey());
        }
    }

    @Test
    void theFingerprintOfTheHeadIsOnTheFirstSheet() throws IOException {
        RecordedGame game = Games.golden().get("agurk.json");
        assertEquals(
                List.of(game.head().fingerprint()),
                sheet(written(game), "Score").stream()
                        .filter(row -> text(row, 0).equals("Fingerprint"))
                        .map(row -> text(row, 1))
                        .toList());
    }

    private static List<Integer> standing(RecordedGame game) {
        return game.game().sheet().standings().inSeatOrder().stream()
                .map(Standing::score)
                .toList();
    }

    private static List<Integer> last(List<Row> sheet, String label) {
        return sheet.stream()
                .filter(row -> text(row, 0).matches(label))
                .reduce((first, later) -> later)
                .map(row -> numbers(row, 1))
                .orElseThrow();
    }

    @Test
    void aBonusIsANegativeNumber() throws IOException {
        assertTrue(sheet(written(Games.golden().get("agurk.json")), "Hands").stream()
                .skip(1)
                .filter(row -> row.getOptionalCell(6).isPresent())
                .anyMatch(row -> number(row, 6) < 0));
    }

    @Test
    void aHostileNameStaysText() throws IOException {
        for (String name : Games.HOSTILE) {
            byte[] read = written(Games.afterOneHand(Games.of(name, name, "Bo")));
            Cell title = sheet(read, "Score").getFirst().getCell(0);
            Cell player = sheet(read, "Hands").get(1).getCell(4);
            assertEquals(name, title.getText());
            assertEquals(name, player.getText());
            assertEquals(List.of(CellType.STRING, CellType.STRING), List.of(title.getType(), player.getType()));
        }
        assertEquals(Set.of(), formulas(written(Games.afterOneHand(Games.of("=1", "=2", "@3")))));
    }

    private static Set<String> formulas(byte[] workbook) throws IOException {
        try (ReadableWorkbook read = new ReadableWorkbook(new ByteArrayInputStream(workbook))) {
            List<Row> rows = new ArrayList<>();
            for (var sheet : read.getSheets().toList()) {
                rows.addAll(sheet.read());
            }
            return rows.stream()
                    .flatMap(Row::stream)
                    .filter(cell -> cell != null && cell.getType() == CellType.FORMULA)
                    .map(Cell::getText)
                    .collect(Collectors.toSet());
        }
    }

    @Test
    void theLedgerHasTimeDeviceSentenceAndHashesOfEachEntry() throws IOException {
        RecordedGame game = Games.afterOneHand(Games.of(null, "Anna", "Bo"));
        List<Row> rows = sheet(written(game), "Ledger");
        assertEquals(3, rows.size());
        assertEquals(2, number(rows.get(2), 0));
        assertEquals(
                LocalDateTime.parse("2026-11-21T19:01:00"),
                rows.get(2).getCell(1).asDate());
        assertEquals("=Kitchen", text(rows.get(2), 2));
        assertEquals("Hand 1: Bo took the last trick with a 2", text(rows.get(2), 3));
        assertEquals(game.head().hex(), text(rows.get(2), 5));
        assertEquals(text(rows.get(1), 5), text(rows.get(2), 6));
    }

    @Test
    void theRulesSayWhatIsAHouseRule() throws IOException {
        List<Row> rows = sheet(written(Games.golden().get("gurka-norway-two-lives.json")), "Rules");
        assertEquals(
                2,
                rows.stream()
                        .filter(row -> text(row, 2).equals("House rule")
                                && text(row, 0).isEmpty())
                        .count());
        assertTrue(rows.stream().anyMatch(row -> text(row, 2).equals("yes")));
        assertTrue(sheet(written(Games.golden().get("agurk.json")), "Rules").stream()
                .noneMatch(row -> text(row, 2).equals("yes")));
        Row lives = rows.stream()
                .filter(row -> text(row, 0).equals("lives"))
                .findFirst()
                .orElseThrow();
        assertEquals(2, number(lives, 1));
        assertNotEquals(2, number(lives, 2));
    }

    @Test
    void aGameWithoutALimitSaysNone() throws IOException {
        Row limit = sheet(written(Games.golden().get("matapesa.json")), "Rules").stream()
                .filter(row -> text(row, 0).equals("limit"))
                .findFirst()
                .orElseThrow();
        assertEquals("none", text(limit, 1));
        assertEquals("none", text(limit, 2));
    }

    @Test
    void aBookHasALineForEachGameAndPlayer() throws IOException {
        List<RecordedGame> games = List.copyOf(Games.golden().values());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        books.writeWorkbook(games.iterator(), "no book", ZoneOffset.UTC, out);
        List<Row> rows = sheet(out.toByteArray(), "Games");
        assertEquals(
                games.stream().flatMap(game -> standing(game).stream()).toList(),
                rows.stream().skip(1).map(row -> number(row, 6)).toList());
        assertEquals(games.getFirst().head().fingerprint(), text(rows.get(1), 12));
    }

    /** On A4, one page wide, with its titles on each page; in a window, head and first column stay in sight. */
    @Test
    void everySheetIsLaidOutForPaperAndForAWindow() throws IOException {
        ByteArrayOutputStream book = new ByteArrayOutputStream();
        books.writeWorkbook(Games.golden().values().iterator(), "no book", ZoneOffset.UTC, book);
        for (byte[] file : List.of(written(Games.ofTwelve()), book.toByteArray())) {
            Map<String, String> parts = parts(file);
            List<String> sheets = parts.keySet().stream()
                    .filter(name -> name.startsWith("xl/worksheets/sheet"))
                    .map(parts::get)
                    .toList();
            for (String sheet : sheets) {
                for (String said : List.of(
                        "fitToPage=\"true\"|fitToPage=\"1\"",
                        "paperSize=\"9\"",
                        "orientation=\"landscape\"",
                        "fitToWidth=\"1\"",
                        "fitToHeight=\"0\"",
                        "xSplit=\"1\"",
                        "ySplit=\"[0-9]+\"")) {
                    assertTrue(
                            Pattern.compile(said).matcher(sheet).find(),
                            () -> said + " in " + sheet.substring(0, Math.min(900, sheet.length())));
                }
            }
            assertEquals(
                    sheets.size(),
                    Pattern.compile("_xlnm.Print_Titles")
                            .matcher(Objects.requireNonNull(parts.get("xl/workbook.xml")))
                            .results()
                            .count());
        }
    }

    /** Spreadsheets give a row one line, unless the file says otherwise. */
    @Test
    void longTextIsWrappedInARowThatIsHighEnoughAndNoColumnIsWiderThanAPage() throws IOException {
        String name = "Wolfeschlegelsteinhausen Bergerdorff Nr";
        String sheet = parts(written(Games.of("agurk", "agurk", List.of(name, "Bo"), 5)))
                .get("xl/worksheets/sheet3.xml");
        assertTrue(Pattern.compile("ht=\"(30|45)").matcher(sheet).find(), sheet);
        Matcher widths = Pattern.compile(" width=\"([0-9.]+)\"").matcher(sheet);
        assertTrue(widths.results().map(width -> Double.valueOf(width.group(1))).allMatch(width -> width <= 40), sheet);
    }

    @Test
    void nothingIsCutAtAnyNumberOfPlayersAndHands() throws Exception {
        List<String> seven = List.of("Anna", "Bo", "Þórgerður", "Maximiliane", "Anna Katharina", "Wawrzyniec", "Ida");
        for (RecordedGame game : List.of(
                Games.ofTwelve(), Games.of("Friday at Anna’s", "matapesa", seven, 64), Games.of(null, "Anna", "Bo"))) {
            assertEquals(List.of(), CutCells.in(written(game)));
        }
    }

    /** Right-to-left names, too: a spreadsheet puts those at the right, against the next column. */
    @Test
    void wordsAreAtTheLeftAndAwayFromTheNumberBeforeThem() throws IOException {
        Map<String, String> parts = parts(written(Games.of("agurk", "agurk", List.of("מרים", "Bo"), 5)));
        List<String> styles = Pattern.compile("<xf [^>]*/>|<xf .*?</xf>")
                .matcher(Objects.requireNonNull(parts.get("xl/styles.xml")).replaceFirst("(?s).*<cellXfs", ""))
                .results()
                .map(MatchResult::group)
                .toList();
        Matcher words = Pattern.compile("<c r=\"[B-Z][0-9]+\" s=\"([0-9]+)\" t=\"inlineStr\"")
                .matcher(Objects.requireNonNull(parts.get("xl/worksheets/sheet2.xml")));
        List<String> ofWords = words.results()
                .map(word -> styles.get(Integer.parseInt(word.group(1))))
                .distinct()
                .toList();
        assertFalse(ofWords.isEmpty());
        for (String style : ofWords) {
            assertTrue(style.contains("horizontal=\"left\"") && style.contains("indent=\"1\""), style);
        }
    }

    private static Map<String, String> parts(byte[] workbook) throws IOException {
        Map<String, String> parts = new TreeMap<>();
        try (ZipFile file = ZipFile.builder().setByteArray(workbook).get()) {
            for (ZipArchiveEntry part : Collections.list(file.getEntries())) {
                parts.put(part.getName(), new String(file.getInputStream(part).readAllBytes(), UTF_8));
            }
        }
        return parts;
    }

    /** Most of the file must have been written before the last game is read. */
    @Test
    void aLongBookIsNotKeptInMemory() throws IOException {
        CountingGames games = new CountingGames(600);
        books.writeWorkbook(games, "no book", ZoneOffset.UTC, games.out);
        assertTrue(games.outAtTheEnd > 20_000, () -> games.outAtTheEnd + " bytes are out before the last game is read");
        CountingGames asCsv = new CountingGames(600);
        CsvExport.write(asCsv, CsvForm.forPrograms(ZoneOffset.UTC), asCsv.out);
        assertTrue(
                asCsv.outAtTheEnd > 200_000, () -> asCsv.outAtTheEnd + " bytes are out before the last game is read");
    }

    /** Games made one at a time. Counts the bytes written before the last one is read. */
    private static final class CountingGames implements Iterator<RecordedGame> {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        int outAtTheEnd;
        private int left;

        CountingGames(int games) {
            left = games;
        }

        @Override
        public boolean hasNext() {
            return left > 0;
        }

        @Override
        public RecordedGame next() {
            left--;
            outAtTheEnd = out.size();
            return Games.afterOneHand(Games.of("Game " + left, "Anna", "Bo", "Cai", "Dag"));
        }
    }
}
