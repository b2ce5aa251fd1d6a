package org.lasttrick.transfer.export;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.history.Figures;
import org.lasttrick.history.People.Opponents;
import org.lasttrick.history.People.PersonFigures;
import org.lasttrick.language.texts.BookText;

/**
 * A row of a scorebook's table of people has a person with all figures.
 *
 * @param opponents whom they met; in a workbook only the share, in CSV only whole numbers, since no two spreadsheets take the
 *     same decimals for a number
 */
record PersonRow(PersonFigures person, Opponents opponents) {
    static final List<Column<PersonRow>> COLUMNS = List.of(
            Column.of("name", BookText::name, row -> row.person.person().name()),
            Column.of("other_names", BookText::otherNames, PersonRow::otherNames),
            Column.of("games", BookText::sheetGames, figure(Figures::games)),
            Column.of("wins", BookText::wins, figure(Figures::wins)),
            Column.of(null, BookText::shareBeaten, figure(Figures::shareBeaten)),
            Column.of("opponents_beaten", null, row -> row.opponents.beaten()),
            Column.of("opponents", null, row -> row.opponents.met()),
            Column.of("cucumbers", BookText::cucumbers, figure(Figures::cucumbers)),
            Column.of("penalties", BookText::penalties, figure(Figures::penalties)),
            Column.of("points", BookText::pointsPaid, figure(Figures::points)),
            Column.of("tie_bonuses", BookText::tieBonuses, figure(Figures::bonuses)),
            Column.of("re_entries", BookText::reEntered, figure(Figures::returns)),
            Column.of("hands", BookText::numberOfHands, figure(Figures::hands)));

    private static Function<PersonRow, @Nullable Object> figure(Function<Figures, Object> figure) {
        return row -> figure.apply(row.person.figures());
    }

    private static String otherNames(PersonRow row) {
        return row.person.person().names().stream().skip(1).collect(Collectors.joining(", "));
    }
}
