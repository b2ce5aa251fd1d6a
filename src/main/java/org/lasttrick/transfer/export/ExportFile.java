package org.lasttrick.transfer.export;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** A JSON export. Its field {@code format} says whether it is of a game or of a scorebook. */
@JsonTypeInfo(
        use = JsonTypeInfo.Id.NAME,
        include = JsonTypeInfo.As.EXISTING_PROPERTY,
        property = "format",
        visible = true)
@JsonSubTypes({@JsonSubTypes.Type(GameFile.class), @JsonSubTypes.Type(BookFile.class)})
public sealed interface ExportFile permits GameFile, BookFile {
    int VERSION = 1;

    /** The version of the format; {@link #VERSION} is what this version writes. */
    int version();
}
