package org.lasttrick.transfer.export;

import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/**
 * Writes the rows of a workbook's table in the reader's language. It takes all words when it is made, so that rows can be written
 * after the request, when the reader's language is no longer known.
 */
final class WorkbookTable<R> {
    private final List<Column<R>> columns;
    private final List<String> titles;
    private final Map<Enum<?>, String> words = new HashMap<>();

    /** The name of each variant is found by its id. */
    private final Map<String, String> games;

    private final String yes;

    /** @param zone of the times, which their titles name */
    WorkbookTable(List<Column<R>> columns, Messages messages, ZoneId zone) {
        BookText text = messages.of(BookText.class);
        PageText page = messages.of(PageText.class);
        GameNames names = new GameNames(messages);
        this.games = Variants.all().stream().collect(Collectors.toMap(Variant::id, names::of));
        this.columns = columns.stream().filter(column -> column.title() != null).toList();
        this.titles = columns.stream()
                .flatMap(column -> Stream.ofNullable(column.title()))
                .map(title -> title.apply(text, zone))
                .toList();
        for (Standing.Status status : Standing.Status.values()) {
            words.put(status, word(status, text, page));
        }
        for (Scoresheet.Status status : Scoresheet.Status.values()) {
            words.put(status, text.exportedStatus(status));
        }
        this.yes = text.yes();
    }

    private static String word(Standing.Status status, BookText text, PageText page) {
        return switch (status) {
            case ACTIVE -> text.isIn();
            case OUT -> page.out();
            case LEFT -> page.left();
        };
    }

    /** Writes the titles, which stay in sight when one scrolls. */
    void begin(WorkbookSheet sheet) {
        sheet.columns(titles);
        sheet.freeze();
    }

    void add(R row, WorkbookSheet sheet) {
        sheet.line(
                columns.stream().map(column -> cell(column.value().apply(row))).toArray());
    }

    private @Nullable Object cell(@Nullable Object value) {
        return switch (value) {
            case Boolean is -> is ? yes : null;
            case Enum<?> status -> words.get(status);
            case GameTitle(String given, String variant) ->
                given == null ? games.getOrDefault(variant, variant) : given;
            case null, default -> value;
        };
    }
}
