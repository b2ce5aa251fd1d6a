package org.lasttrick.transfer.export;

import java.util.List;
import java.util.stream.Stream;
import org.lasttrick.history.Evening;
import org.lasttrick.history.Evening.Standing;
import org.lasttrick.language.texts.BookText;

/** A row of a scorebook's table of evenings has an evening and a person in its standing. */
record EveningRow(Evening evening, Standing standing) {
    static final List<Column<EveningRow>> COLUMNS = List.of(
            Column.ofTime("from", BookText::from, row -> row.evening.from()),
            Column.ofTime("to", BookText::to, row -> row.evening.to()),
            Column.of("games", BookText::sheetGames, row -> row.standing.games()),
            Column.of("person", BookText::person, row -> row.standing.person().name()),
            Column.of("place", BookText::place, row -> row.standing.place()),
            Column.of("points", BookText::points, row -> row.standing.points()),
            Column.of("wins", BookText::wins, row -> row.standing.wins()),
            Column.of("cucumbers", BookText::cucumbers, row -> row.standing.cucumbers()),
            Column.ofLocalTime("from", row -> row.evening.from()),
            Column.ofLocalTime("to", row -> row.evening.to()));

    /** Returns the rows of an evening, the best first; none while no game counts. */
    static Stream<EveningRow> of(Evening evening) {
        return evening.standing().stream().map(standing -> new EveningRow(evening, standing));
    }
}
