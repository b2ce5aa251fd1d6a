package org.lasttrick.transfer.backup;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The list of a backup's contents.
 *
 * @param lastTrickBackup the format of the file, {@link #FORMAT} for those that this version writes
 * @param madeAt when, in UTC
 * @param schema the version of the last migration, as Flyway numbers them
 */
record Manifest(int lastTrickBackup, String madeAt, String schema, List<Part> tables) {

    static final int FORMAT = 1;

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    Manifest {
        Objects.requireNonNull(madeAt);
        Objects.requireNonNull(schema);
        tables = List.copyOf(tables);
    }

    /**
     * The rows of one table.
     *
     * @param name with its schema
     * @param sha256 of the rows, as they are in the file
     */
    record Part(String name, List<String> columns, long rows, String sha256) {
        Part {
            Objects.requireNonNull(name);
            Objects.requireNonNull(sha256);
            columns = List.copyOf(columns);
        }
    }

    byte[] toJson() throws IOException {
        return JSON.writeValueAsBytes(this);
    }

    /**
     * The format of the backup with this manifest; empty if it isn't one of a backup.
     *
     * <p>To be checked first, since a newer format may have another manifest.
     */
    static Optional<Integer> format(byte[] json) throws IOException {
        JsonNode format = JSON.readTree(json).path("lastTrickBackup");
        return format.isInt() ? Optional.of(format.intValue()) : Optional.empty();
    }

    static Manifest read(byte[] json) throws IOException {
        return JSON.readValue(json, Manifest.class);
    }

    Optional<Part> part(Table table) {
        return tables.stream().filter(part -> part.name().equals(table.name())).findFirst();
    }

    /** How many games and entries, in words. */
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
