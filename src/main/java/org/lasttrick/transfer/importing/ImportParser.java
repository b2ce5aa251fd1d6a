package org.lasttrick.transfer.importing;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.notation.JsonError;
import org.lasttrick.transfer.export.BookFile;
import org.lasttrick.transfer.export.ExportFile;
import org.lasttrick.transfer.export.ExportJson;
import org.lasttrick.transfer.export.GameFile;
import org.lasttrick.transfer.importing.ImportFault.Kind;

/** Parses untrusted JSON: in UTF-8, each field once, none missing or unknown, within limits of size and depth. */
record ImportParser(JsonFactory factory) {
    /** A file may have so many bytes: a scorebook of thousands of games takes no more. */
    private static final int MAX_BYTES = 20 * 1024 * 1024;

    /** A file may have so many tokens: an export of {@link #MAX_BYTES} has about half as many. */
    private static final int MAX_TOKENS = 2_000_000;

    private static final int MAX_DEPTH = 16;
    private static final int MAX_DIGITS = 10;
    private static final int MAX_NAME = 64;
    private static final int MAX_TEXT = 32_768;

    private static final StreamReadConstraints CONSTRAINTS = StreamReadConstraints.builder()
            .maxNestingDepth(MAX_DEPTH)
            .maxNameLength(MAX_NAME)
            .maxNumberLength(MAX_DIGITS)
            .maxStringLength(MAX_TEXT)
            .build();

    private static final ObjectReader READER = ExportJson.mapper()
            .setDefaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.FAIL, Nulls.FAIL))
            .readerFor(ExportFile.class);

    static final ImportParser OF_ANY_SIZE = with(CONSTRAINTS);
    static final ImportParser OF_LIMITED_SIZE = with(CONSTRAINTS
            .rebuild()
            .maxDocumentLength(MAX_BYTES)
            .maxTokenCount(MAX_TOKENS)
            .build());

    private static ImportParser with(StreamReadConstraints constraints) {
        return new ImportParser(JsonFactory.builder()
                .disable(JsonFactory.Feature.CHARSET_DETECTION)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .streamReadConstraints(constraints)
                .build());
    }

    ExportFile parse(InputStream bytes) throws IOException, ImportFault {
        try (JsonParser json = factory.createParser(bytes)) {
            return parse(json);
        }
    }

    private static ExportFile parse(JsonParser json) throws IOException, ImportFault {
        try {
            @Nullable ExportFile file = READER.readValue(json);
            if (file == null) {
                throw ImportFault.at("", Kind.NOT_OURS, "must be an object with its fields");
            }
            return file;
        } catch (JacksonException e) {
            throw fault(e, json);
        }
    }

    private static ImportFault fault(JacksonException e, JsonParser json) {
        return switch (e) {
            case InvalidTypeIdException unknown -> unknownFormat(unknown);
            case StreamConstraintsException limit ->
                ImportFault.at(
                        pointer(json),
                        Kind.TOO_MUCH,
                        "exceeds a limit on imports: at most %,d bytes, %,d values, %d levels, and texts of %,d characters"
                                .formatted(MAX_BYTES, MAX_TOKENS, MAX_DEPTH, MAX_TEXT));
            case JsonMappingException wrapped
            when wrapped.getCause() instanceof JacksonException cause && !(cause instanceof InputCoercionException) ->
                fault(cause, json);
            case JsonMappingException mapping -> {
                JsonError error = JsonError.of(mapping);
                String clause = error.pointer().isEmpty()
                        ? "must be one object with its fields, and nothing after it"
                        : error.clause();
                yield ImportFault.at(error.pointer(), Kind.NOT_OURS, clause);
            }
            default -> notJson(e, json);
        };
    }

    private static ImportFault unknownFormat(InvalidTypeIdException e) {
        String game = JsonError.of(e).pointer();
        return e.getTypeId() == null
                ? ImportFault.at(game, Kind.NOT_OURS, "must be an object with the field format")
                : ImportFault.at(
                        game + "/format",
                        Kind.NOT_OURS,
                        "must be %s, or %s for a whole file".formatted(GameFile.FORMAT, BookFile.FORMAT));
    }

    private static ImportFault notJson(JacksonException e, JsonParser json) {
        JsonLocation at = e.getLocation();
        return ImportFault.at(
                pointer(json),
                Kind.NOT_JSON,
                "can't be read as JSON at line %d, column %d: the file is damaged, cut off or not in UTF-8, or has a field twice"
                        .formatted(at.getLineNr(), at.getColumnNr()));
    }

    private static String pointer(JsonParser json) {
        return json.getParsingContext().pathAsPointer().toString();
    }
}
