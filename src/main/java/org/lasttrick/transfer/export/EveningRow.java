package org.lasttrick.transfer.export;

import java.util.List;
import java.util.stream.Stream;
import org.lasttrick.history.Evening;
import org.lasttrick.history.Evening.Standing;
import org.lasttrick.language.texts.ExportText;

/** An evening and a person in its standing: a row of a scorebook's table of evenings. */
record EveningRow(Evening evening, Standing standing) {
    static final List<Column<EveningRow>> COLUMNS = List.of(
            Column.ofTime("from", ExportText::from, row -> row.evening.from()),
            Column.ofTime("to", ExportText::to, row -> row.evening.to()),
            Column.of("games", ExportText::sheetGames, row -> row.standing.games()),
            Column.of("person", ExportText::person, row -> row.standing.person().name()),
            Column.of("place", ExportText::place, row -> row.standing.place()),
            Column.of("points", ExportText::points, row -> row.standing.points()),
            Column.of("wins", ExportText::wins, row -> row.standing.wins()),
            Column.of("cucumbers", ExportText::cucumbers, row -> row.standing.cucumbers()),
            Column.ofLocalTime("from", row -> row.evening.from()),
            Column.ofLocalTime("to", row -> row.evening.to()));

    /** Returns the best first; none while no game counts. */
    static Stream<EveningRow> of(Evening evening) {
        return evening.standing().stream().map(standing -> new EveningRow(evening, standing));
    }
}
