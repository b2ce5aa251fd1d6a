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

/** Reads and writes values as a single JSON text or number. */
public final class ScalarJson {
    private ScalarJson() {}

    public static <T> JsonSerializer<T> serializer(Function<T, Object> write) {
        return new JsonSerializer<>() {
            @Override
            public void serialize(T value, JsonGenerator to, SerializerProvider provider) throws IOException {
                provider.defaultSerializeValue(write.apply(value), to);
            }
        };
    }

    /**
     * @param type what the value is written as: {@code String} or {@code Integer}
     * @param form of the value, for error messages, such as “must be a card”
     */
    public static <S, T> JsonDeserializer<T> deserializer(Class<S> type, Function<S, Optional<T>> read, String form) {
        return new JsonDeserializer<>() {
            @Override
            public T deserialize(JsonParser from, DeserializationContext context) throws IOException {
                S value = context.readValue(from, type);
                return read.apply(value).orElseThrow(() -> Malformed.expected(form, value.toString()));
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
