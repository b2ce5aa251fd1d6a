package org.lasttrick.transfer.backup;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a backup says of itself.
 *
 * @param lastTrickBackup the form of the file, {@link #FORM} for those that this version writes
 * @param madeAt when, in UTC
 * @param schema up to which migration the tables were, as Flyway numbers them
 */
record Manifest(int lastTrickBackup, String madeAt, String schema, List<Part> tables) {

    static final int FORM = 1;

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    Manifest {
        Objects.requireNonNull(madeAt);
        Objects.requireNonNull(schema);
        tables = List.copyOf(tables);
    }

    /**
     * One table.
     *
     * @param name with its schema
     * @param sha256 of the rows, as they stand in the file
     */
    record Part(String name, List<String> columns, long rows, String sha256) {
        Part {
            Objects.requireNonNull(name);
            Objects.requireNonNull(sha256);
            columns = List.copyOf(columns);
        }
    }

    byte[] asJson() throws IOException {
        return JSON.writeValueAsBytes(this);
    }

    /**
     * The form that a text says it has; empty if it is none of a backup.
     *
     * <p>Asked first: what a newer form looks like, nobody knows yet.
     */
    static Optional<Integer> form(byte[] json) throws IOException {
        JsonNode form = JSON.readTree(json).path("lastTrickBackup");
        return form.isInt() ? Optional.of(form.intValue()) : Optional.empty();
    }

    static Manifest read(byte[] json) throws IOException {
        return JSON.readValue(json, Manifest.class);
    }

    Optional<Part> part(Table table) {
        return tables.stream().filter(part -> part.name().equals(table.name())).findFirst();
    }

    /** How many games, in how many entries, for people. */
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
