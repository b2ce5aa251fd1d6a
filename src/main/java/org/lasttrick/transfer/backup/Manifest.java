package org.lasttrick.transfer.backup;

import static java.util.stream.Collectors.toMap;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A manifest lists a backup's contents.
 *
 * @param lastTrickBackup the format of the file: {@link #FORMAT}, or 1, which also had a SHA-256 of each table
 * @param madeAt when, in UTC
 * @param schema the version of the last migration, as Flyway numbers them
 */
record Manifest(int lastTrickBackup, String madeAt, String schema, List<Part> tables) {

    static final int FORMAT = 2;

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    Manifest {
        Objects.requireNonNull(madeAt);
        Objects.requireNonNull(schema);
        tables = List.copyOf(tables);
    }

    /**
     * A part says how many rows of a table the backup has.
     *
     * @param name with its schema
     */
    @JsonIgnoreProperties("sha256")
    record Part(String name, List<String> columns, long rows) {
        Part {
            Objects.requireNonNull(name);
            columns = List.copyOf(columns);
        }
    }

    byte[] toJson() throws IOException {
        return JSON.writeValueAsBytes(this);
    }

    /**
     * Returns the format of the backup with this manifest; empty if it isn't one of a backup.
     *
     * <p>It is to be checked first, since a newer format may have another manifest.
     */
    static Optional<Integer> format(byte[] json) throws IOException {
        JsonNode format = JSON.readTree(json).path("lastTrickBackup");
        return format.isInt() ? Optional.of(format.intValue()) : Optional.empty();
    }

    static Manifest read(byte[] json) throws IOException {
        return JSON.readValue(json, Manifest.class);
    }

    /** Returns the columns of each table, by its name. */
    Map<String, List<String>> columns() {
        return tables.stream().collect(toMap(Part::name, Part::columns));
    }

    /** Says how many games and entries there are. */
    String contents() {
        long games = rows("public.game");
        long entries = rows("public.entry");
        return games + (games == 1 ? " game" : " games") + " with " + entries + (entries == 1 ? " entry" : " entries");
    }

    private long rows(String table) {
        return tables.stream()
                .filter(part -> part.name().equals(table))
                .mapToLong(Part::rows)
                .sum();
    }
}
