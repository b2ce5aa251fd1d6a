package org.lasttrick.notation;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.util.Arrays;
import org.lasttrick.rules.Edition;

/** An edition of the rulings as its number. An unknown one is refused: what it changed can't be guessed. */
final class EditionJson {
    private EditionJson() {}

    static JsonSerializer<Edition> writer() {
        return new JsonSerializer<>() {
            @Override
            public void serialize(Edition edition, JsonGenerator to, SerializerProvider provider) throws IOException {
                to.writeNumber(edition.number());
            }
        };
    }

    static JsonDeserializer<Edition> reader() {
        return new JsonDeserializer<>() {
            @Override
            public Edition deserialize(JsonParser from, DeserializationContext context) throws IOException {
                int number = context.readValue(from, Integer.class);
                return Arrays.stream(Edition.values())
                        .filter(edition -> edition.number() == number)
                        .findFirst()
                        .orElseThrow(() -> Malformed.expected("must be an edition of the rulings", "" + number));
            }
        };
    }
}
