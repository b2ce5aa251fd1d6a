package org.lasttrick.transfer.importing;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.lasttrick.notation.Notation;
import org.lasttrick.transfer.importing.FileFault.Kind;

/**
 * JSON that may be hostile, read piece by piece: UTF-8 and nothing else, each field once and none unknown, nothing deep, long
 * or endless. Each method reads the value that stands next.
 */
final class JsonText implements AutoCloseable {
    private static final int MOST_DEPTH = 16;
    private static final int MOST_NAME = 64;
    private static final int MOST_DIGITS = 10;
    static final int MOST_TEXT = 32_768;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MOST_DEPTH)
                    .maxNameLength(MOST_NAME)
                    .maxNumberLength(MOST_DIGITS)
                    .maxStringLength(MOST_TEXT)
                    .build())
            .build();

    private static final ObjectReader TREES =
            Notation.mapper().reader().without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private final JsonParser parser;

    JsonText(InputStream bytes) throws IOException {
        parser = FACTORY.createParser(new InputStreamReader(
                bytes,
                StandardCharsets.UTF_8
                        .newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT)));
    }

    @Override
    public void close() throws IOException {
        parser.close();
    }

    interface Value<T> {
        T read() throws IOException, FileFault;
    }

    /**
     * The fields of one object, all of which were there.
     *
     * @param pointer to the object
     */
    record Members(String pointer, Map<String, Object> values) {
        <T> List<T> list(String field, Class<T> type) {
            return ((List<?>) get(field, List.class)).stream().map(type::cast).toList();
        }

        String text(String field) {
            return get(field, String.class);
        }

        int number(String field) {
            return get(field, Integer.class);
        }

        Optional<String> optional(String field) {
            return ((Optional<?>) get(field, Optional.class)).map(String.class::cast);
        }

        <T> T get(String field, Class<T> type) {
            return type.cast(Objects.requireNonNull(values.get(field)));
        }
    }

    /** An object with exactly these fields, in any order. */
    Members object(Map<String, Value<?>> fields) throws IOException, FileFault {
        String pointer = open();
        return fields(pointer, fields, new HashMap<>());
    }

    /** Begins an object whose first field tells what it is. */
    String objectOf(String first) throws IOException, FileFault {
        String pointer = open();
        if (advance() != JsonToken.FIELD_NAME || !parser.currentName().equals(first)) {
            throw FileFault.at(pointer, Kind.NOT_OURS, "must begin with the field " + first);
        }
        return text();
    }

    /** The other fields of an object that was begun. */
    Members rest(String first, String value, Map<String, Value<?>> fields) throws IOException, FileFault {
        Map<String, Object> values = new HashMap<>();
        values.put(first, value);
        return fields("", fields, values);
    }

    private String open() throws IOException, FileFault {
        if (advance() != JsonToken.START_OBJECT) {
            throw fault(Kind.NOT_OURS, "must be an object with its fields");
        }
        return pointer();
    }

    private Members fields(String pointer, Map<String, Value<?>> fields, Map<String, Object> values)
            throws IOException, FileFault {
        while (advance() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            Value<?> field = fields.get(name);
            if (values.containsKey(name)) {
                throw fault(Kind.NOT_OURS, "is there twice");
            }
            if (field == null) {
                throw fault(
                        Kind.NOT_OURS,
                        "is not known here; known are " + String.join(", ", new TreeSet<>(fields.keySet())));
            }
            values.put(name, field.read());
        }
        for (String name : new TreeSet<>(fields.keySet())) {
            if (!values.containsKey(name)) {
                throw FileFault.at(pointer + "/" + name, Kind.NOT_OURS, "is missing");
            }
        }
        return new Members(pointer, values);
    }

    /** A list of at most so many. */
    <T> List<T> list(int most, Value<T> element) throws IOException, FileFault {
        if (advance() != JsonToken.START_ARRAY) {
            throw fault(Kind.NOT_OURS, "must be a list");
        }
        List<T> elements = new ArrayList<>();
        while (peek() != JsonToken.END_ARRAY) {
            if (elements.size() == most) {
                throw fault(Kind.TOO_MUCH, "is one too many: at most %,d are taken".formatted(most));
            }
            elements.add(element.read());
        }
        advance();
        return elements;
    }

    String text() throws IOException, FileFault {
        if (advance() != JsonToken.VALUE_STRING) {
            throw fault(Kind.NOT_OURS, "must be text in quotes");
        }
        return within();
    }

    Optional<String> optional() throws IOException, FileFault {
        return switch (advance()) {
            case VALUE_NULL -> Optional.empty();
            case VALUE_STRING -> Optional.of(within());
            default -> throw fault(Kind.NOT_OURS, "must be text in quotes, or null");
        };
    }

    private String within() throws IOException, FileFault {
        try {
            return parser.getText();
        } catch (JsonProcessingException e) {
            throw unreadable(e);
        } catch (CharacterCodingException e) {
            throw notUtf8();
        }
    }

    /** A whole number from 1. */
    int number() throws IOException, FileFault {
        if (advance() == JsonToken.VALUE_NUMBER_INT) {
            try {
                if (parser.getIntValue() >= 1) {
                    return parser.getIntValue();
                }
            } catch (JsonProcessingException e) {
                throw fault(Kind.NOT_OURS, "is too large a number");
            }
        }
        throw fault(Kind.NOT_OURS, "must be a whole number from 1");
    }

    JsonNode tree() throws IOException, FileFault {
        advance();
        String pointer = pointer();
        try {
            return TREES.readTree(parser);
        } catch (StreamConstraintsException e) {
            throw unreadable(e);
        } catch (JsonProcessingException e) {
            throw FileFault.at(pointer, Kind.NOT_OURS, "can't be read, or has a field twice");
        } catch (CharacterCodingException e) {
            throw notUtf8();
        }
    }

    void end() throws IOException, FileFault {
        if (advance() != JsonToken.NOT_AVAILABLE) {
            throw FileFault.at("", Kind.NOT_JSON, "goes on after its end");
        }
    }

    FileFault fault(Kind kind, String clause) {
        return FileFault.at(pointer(), kind, clause);
    }

    /** Where the value stands that was read last. */
    String pointer() {
        return parser.getParsingContext().pathAsPointer().toString();
    }

    private @Nullable JsonToken peeked;

    private JsonToken peek() throws IOException, FileFault {
        if (peeked == null) {
            peeked = next();
        }
        return peeked;
    }

    /** What comes next; {@code NOT_AVAILABLE} when nothing does. */
    private JsonToken advance() throws IOException, FileFault {
        JsonToken token = peek();
        peeked = null;
        return token;
    }

    private JsonToken next() throws IOException, FileFault {
        try {
            JsonToken token = parser.nextToken();
            return token == null ? JsonToken.NOT_AVAILABLE : token;
        } catch (JsonProcessingException e) {
            throw unreadable(e);
        } catch (CharacterCodingException e) {
            throw notUtf8();
        }
    }

    private FileFault unreadable(JsonProcessingException e) {
        if (e instanceof StreamConstraintsException) {
            return fault(
                    Kind.TOO_MUCH,
                    "is deeper or longer than anything in such a file: at most %d levels, texts of %,d characters"
                            .formatted(MOST_DEPTH, MOST_TEXT));
        }
        JsonLocation at = e.getLocation();
        String where = at == null ? "" : " at line %d, column %d".formatted(at.getLineNr(), at.getColumnNr());
        return FileFault.at("", Kind.NOT_JSON, "is not JSON, or not all of it: it can't be read" + where);
    }

    private static FileFault notUtf8() {
        return FileFault.at("", Kind.NOT_JSON, "is not in UTF-8, as it was when it was taken home");
    }
}
