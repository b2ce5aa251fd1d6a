package org.lasttrick.transfer.export;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** A JSON export says in its field {@code format} whether it is of a game or of a scorebook. */
@JsonTypeInfo(
        use = JsonTypeInfo.Id.NAME,
        include = JsonTypeInfo.As.EXISTING_PROPERTY,
        property = "format",
        visible = true)
@JsonSubTypes({@JsonSubTypes.Type(GameFile.class), @JsonSubTypes.Type(BookFile.class)})
public sealed interface ExportFile permits GameFile, BookFile {
    int VERSION = 1;

    /** Returns the version of the format; this version of Last Trick writes {@link #VERSION}. */
    int version();
}
