package org.lasttrick.transfer.export;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.io.OutputStream;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.Optional;
import java.util.regex.Pattern;
import org.lasttrick.chain.Hash;
import org.lasttrick.notation.Notation;
import org.lasttrick.notation.ScalarJson;

/** Writes the JSON of an {@link ExportFile}, and knows how to read it. */
public final class ExportJson {
    /** The format has a time to the microsecond, always with all six digits. */
    public static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSS'Z'")
            .withResolverStyle(ResolverStyle.STRICT)
            .withZone(ZoneOffset.UTC);

    private static final Pattern FOUR_DIGIT_YEAR = Pattern.compile("[12][0-9]{3}-.*");

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
            .build();

    private static final ObjectWriter WRITER =
            mapper().writerFor(ExportFile.class).without(SerializationFeature.WRAP_EXCEPTIONS);

    private ExportJson() {}

    /** Returns a mapper that knows the types of an {@link ExportFile}. */
    public static ObjectMapper mapper() {
        SimpleModule module = new SimpleModule("export");
        module.addSerializer(Hash.class, ScalarJson.serializer(Hash::hex));
        module.addDeserializer(
                Hash.class,
                ScalarJson.deserializer(String.class, ExportJson::hash, "must be 64 hexadecimal digits in lower case"));
        module.addSerializer(Instant.class, ScalarJson.serializer(TIME::format));
        module.addDeserializer(
                Instant.class,
                ScalarJson.deserializer(
                        String.class,
                        ExportJson::time,
                        "must be a time to the microsecond, such as 2026-11-21T20:15:00.000000Z"));
        return Notation.stored().registerModule(module);
    }

    private static Optional<Hash> hash(String text) {
        return Hash.isHash(text) ? Optional.of(new Hash(text)) : Optional.empty();
    }

    private static Optional<Instant> time(String text) {
        try {
            return FOUR_DIGIT_YEAR.matcher(text).matches()
                    ? Optional.of(TIME.parse(text, Instant::from))
                    : Optional.empty();
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** Writes the file, and closes {@code to}. */
    public static void write(ExportFile file, OutputStream to) throws IOException {
        try (JsonGenerator json =
                FACTORY.createGenerator(to, JsonEncoding.UTF8).setPrettyPrinter(new LinePerElement())) {
            WRITER.writeValue(json, file);
            json.writeRaw('\n');
        }
    }

    /** Writes each element of a list on a line of its own, so that a person finds an entry, and a comparison shows one. */
    private static final class LinePerElement extends MinimalPrettyPrinter {
        @Override
        public void beforeArrayValues(JsonGenerator to) throws IOException {
            to.writeRaw('\n');
        }

        @Override
        public void writeArrayValueSeparator(JsonGenerator to) throws IOException {
            to.writeRaw(",\n");
        }
    }
}
