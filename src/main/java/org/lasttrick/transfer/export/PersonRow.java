package org.lasttrick.transfer.export;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.history.Figures;
import org.lasttrick.history.People.PersonFigures;
import org.lasttrick.language.texts.ExportText;

/** A person of a scorebook with all figures: a row of its table of people. */
final class PersonRow {
    static final List<Column<PersonFigures>> COLUMNS = List.of(
            Column.of("name", ExportText::name, row -> row.person().name()),
            Column.of("other_names", ExportText::otherNames, PersonRow::otherNames),
            Column.of("games", ExportText::sheetGames, figure(Figures::games)),
            Column.of("wins", ExportText::wins, figure(Figures::wins)),
            Column.of("share_beaten", ExportText::shareBeaten, figure(Figures::shareBeaten)),
            Column.of("cucumbers", ExportText::cucumbers, figure(Figures::cucumbers)),
            Column.of("penalties", ExportText::penalties, figure(Figures::penalties)),
            Column.of("points", ExportText::pointsPaid, figure(Figures::points)),
            Column.of("tie_bonuses", ExportText::tieBonuses, figure(Figures::bonuses)),
            Column.of("re_entries", ExportText::reEntered, figure(Figures::returns)),
            Column.of("hands", ExportText::numberOfHands, figure(Figures::hands)));

    private PersonRow() {}

    private static Function<PersonFigures, @Nullable Object> figure(Function<Figures, Object> figure) {
        return row -> figure.apply(row.figures());
    }

    private static String otherNames(PersonFigures row) {
        return row.person().names().stream().skip(1).collect(Collectors.joining(", "));
    }
}
