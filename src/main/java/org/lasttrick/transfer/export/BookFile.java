package org.lasttrick.transfer.export;

import com.fasterxml.jackson.annotation.JsonTypeName;

/**
 * A scorebook's games, the oldest first.
 *
 * @param games no more of them than one need be in memory while they are written
 */
@JsonTypeName(BookFile.FORMAT)
public record BookFile(String format, int version, String name, Iterable<GameFile> games) implements ExportFile {
    public static final String FORMAT = "lasttrick-book";
}
