package org.lasttrick.notation;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;

/** Values that are written as one short text. */
public final class TextJson {
    static final String PLAYER = "must be a player, written p1, p2 and so on";
    static final String CARD = "must be a card, written 2 to 10, J, Q, K or A";

    private TextJson() {}

    public static <T> JsonSerializer<T> serializer(Function<T, String> write) {
        return new JsonSerializer<>() {
            @Override
            public void serialize(T value, JsonGenerator to, SerializerProvider provider) throws IOException {
                to.writeString(write.apply(value));
            }
        };
    }

    static <T> JsonSerializer<T> keySerializer(Function<T, String> write) {
        return new JsonSerializer<>() {
            @Override
            public void serialize(T value, JsonGenerator to, SerializerProvider provider) throws IOException {
                to.writeFieldName(write.apply(value));
            }
        };
    }

    /** @param form what the text must be, for whoever wrote another, such as “must be a card” */
    public static <T> JsonDeserializer<T> deserializer(Function<String, Optional<T>> read, String form) {
        return new JsonDeserializer<>() {
            @Override
            public T deserialize(JsonParser from, DeserializationContext context) throws IOException {
                String text = context.readValue(from, String.class);
                return read.apply(text).orElseThrow(() -> Malformed.expected(form, text));
            }
        };
    }

    static <T> KeyDeserializer keyDeserializer(Function<String, Optional<T>> read, String form) {
        return new KeyDeserializer() {
            @Override
            public Object deserializeKey(String key, DeserializationContext context) throws IOException {
                return read.apply(key).orElseThrow(() -> Malformed.expected(form, key));
            }
        };
    }
}
