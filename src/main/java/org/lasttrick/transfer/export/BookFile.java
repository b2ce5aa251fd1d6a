package org.lasttrick.transfer.export;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.history.BookPerson;

/**
 * A book's file has its games, the oldest first, and what the book says of its people and evenings. It has fields only for what is
 * said, so that earlier versions read the file of a book that says nothing.
 *
 * @param games while they are written, only one at a time needs to be in memory
 * @param people those with several names
 * @param evenings the games of the file of which the book says whether an evening begins with them; written after the games
 * @param eveningPoints unless they are points by place
 */
@JsonTypeName(BookFile.FORMAT)
public record BookFile(
        String format,
        int version,
        String name,
        Iterable<GameFile> games,

        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        @JsonSetter(nulls = Nulls.AS_EMPTY)
        @JsonIgnoreProperties(value = "id", allowSetters = true)
        List<BookPerson> people,

        @JsonInclude(JsonInclude.Include.NON_EMPTY) @JsonSetter(nulls = Nulls.AS_EMPTY)
        Iterable<EveningStart> evenings,

        @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) @Nullable
        String eveningPoints)
        implements ExportFile {
    public static final String FORMAT = "lasttrick-book";

    public BookFile {
        people = List.copyOf(people);
    }

    /** @param game the id of its chain */
    public record EveningStart(String game, boolean begins) {}
}
