package org.lasttrick.transfer.export;

import com.fasterxml.jackson.annotation.JsonTypeName;

/**
 * A scorebook's games, the oldest first.
 *
 * @param games while they are written, only one at a time needs to be in memory
 */
@JsonTypeName(BookFile.FORMAT)
public record BookFile(String format, int version, String name, Iterable<GameFile> games) implements ExportFile {
    public static final String FORMAT = "lasttrick-book";
}
