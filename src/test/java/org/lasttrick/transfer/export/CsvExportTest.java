package org.lasttrick.transfer.export;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.chain.RecordedGame;

/** A game as CSV is read by a library as it was played, and by a spreadsheet as nothing but text and numbers. */
class CsvExportTest {
    private static final CSVFormat READ =
            CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();

    private static final ZoneId COPENHAGEN = ZoneId.of("Europe/Copenhagen");

    private static String written(RecordedGame game) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CsvExport.write(game, CsvForm.forPrograms(COPENHAGEN), out);
        return out.toString(UTF_8);
    }

    private static List<CSVRecord> read(RecordedGame game) throws IOException {
        return CSVParser.parse(written(game).substring(1), READ).getRecords();
    }

    private static List<String> column(String name, RecordedGame game) throws IOException {
        return read(game).stream().map(line -> line.get(name)).toList();
    }

    @Test
    void aGameIsWrittenAsItsGoldenFile() throws IOException {
        assertEquals(
                Files.readString(Path.of("src", "test", "resources", "golden", "exports", "agurk.csv")),
                written(Games.golden().get("agurk.json")));
    }

    @Test
    void everyTotalOfEveryGoldenGameIsThere() throws IOException {
        for (Map.Entry<String, RecordedGame> game : Games.golden().entrySet()) {
            assertEquals(
                    Games.totals(game.getValue()),
                    column("total", game.getValue()).stream()
                            .map(Integer::valueOf)
                            .toList(),
                    game.getKey());
        }
    }

    @Test
    void beforeAndChangeMakeTheTotalUnlessThePlayerReEnters() throws IOException {
        int added = 0;
        for (RecordedGame game : Games.golden().values()) {
            for (CSVRecord line : read(game)) {
                int change = line.get("change").isEmpty() ? 0 : Integer.parseInt(line.get("change"));
                if (!line.get("effects").contains("re-entry")) {
                    assertEquals(
                            Integer.parseInt(line.get("total")),
                            Integer.parseInt(line.get("before")) + change,
                            line::toString);
                    added += change;
                }
            }
        }
        assertTrue(added > 0);
    }

    @Test
    void theNumberOfCardsIsTheOneThatTheDealerChose() throws IOException {
        assertEquals(Set.of("7"), Set.copyOf(column("cards", Games.golden().get("agurk.json"))));
        RecordedGame chosen = Games.golden().get("matapesa.json");
        assertEquals(
                List.of("5", "7", "3", "1", "13", "6", "4", "8", "2", "5"),
                read(chosen).stream()
                        .filter(line -> line.get("player_id").equals("p1"))
                        .map(line -> line.get("cards"))
                        .toList());
    }

    @Test
    void negativeNumbersStayNumbers() throws IOException {
        List<String> changes = column("change", Games.golden().get("agurk.json"));
        assertTrue(changes.stream().anyMatch(change -> change.matches("-[1-9][0-9]*")), changes::toString);
    }

    @Test
    void theTableBeginsWithAByteOrderMarkAndEveryLineEndsWithCrLf() throws IOException {
        String text = written(Games.afterOneHand(Games.of(null, "Anna", "Bo")));
        assertTrue(text.startsWith("\uFEFFhand,dealer,leader,cards,player_id,player,"));
        assertEquals(3, text.split("\r\n", -1).length - 1);
        assertFalse(text.replace("\r\n", "").contains("\n"));
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', textBlock = """
            =1+1|'cmd'!A1,   '=1+1|'cmd'!A1
            +49 30,          '+49 30
            -2,              '-2
            @SUM(A1),        '@SUM(A1)
            ＝1+1,            '＝1+1
            `Anna, "Bo"; C`, `Anna, "Bo"; C`
            <b>&amp;</b>,    <b>&amp;</b>
            سلمى,            سلمى
            👩‍👩‍👧 🥒,          👩‍👩‍👧 🥒
            O’=Neill,        O’=Neill
            """)
    void textThatLooksLikeAFormulaGetsAnApostropheAndOtherTextDoesNot(String name, String cell) throws IOException {
        RecordedGame game = Games.afterOneHand(Games.of(null, name, "Bo"));
        assertEquals(List.of(cell, "Bo"), column("player", game));
        assertEquals(List.of(cell, cell), column("dealer", game));
    }

    /** A spreadsheet that splits lines at semicolons or tabs, too, keeps what is in quotes together. */
    @Test
    void textIsQuotedAndNothingElseIs() throws IOException {
        String line = written(Games.afterOneHand(Games.of(null, "Anna; \"Bo\"", "Dag")))
                .lines()
                .skip(1)
                .findFirst()
                .orElseThrow();
        assertTrue(line.startsWith("1,\"Anna; \"\"Bo\"\"\",\"Dag\",7,p1,"), line);
        assertTrue(line.contains(",active,") && line.contains(",false,2026-11-21T19:01:00Z,2,"), line);
    }

    /** No form of a time in UTC is a time for each spreadsheet. */
    @Test
    void aTimeIsThereInUtcAndForSpreadsheetsWhereTheReaderIs() throws IOException {
        RecordedGame game = Games.afterOneHand(Games.of(null, "Anna", "Bo"));
        assertEquals("2026-11-21T19:01:00Z", column("recorded_at", game).getFirst());
        assertEquals(
                "2026-11-21 20:01:00",
                column("recorded_at (Europe/Copenhagen)", game).getFirst());
    }

    @Test
    void excelGetsTheSeparatorOfTheReadersLanguage() {
        assertEquals(
                ",",
                CsvForm.forExcel(Locale.forLanguageTag("en-GB"), COPENHAGEN).separator());
        for (String language : List.of("da-DK", "de-DE", "fi-FI", "is-IS", "nb-NO", "pl-PL", "sv-SE")) {
            assertEquals(
                    ";",
                    CsvForm.forExcel(Locale.forLanguageTag(language), COPENHAGEN)
                            .separator(),
                    language);
        }
    }

    @Test
    void tabsAndLineBreaksAreQuotedAndBeginNoFormula() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (CsvTable<String> table =
                new CsvTable<>(out, List.of(Column.of("text", null, text -> text)), CsvForm.forPrograms(COPENHAGEN))) {
            table.add(Stream.of("\t=1+1", "\r=1+1", "one\r\n=two"));
        }
        assertEquals(
                List.of("'\t=1+1", "'\r=1+1", "one\r\n=two"),
                CSVParser.parse(out.toString(UTF_8).substring(1), READ).stream()
                        .map(line -> line.get("text"))
                        .toList());
    }
}
