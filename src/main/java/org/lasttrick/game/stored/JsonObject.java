package org.lasttrick.game.stored;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object holds fields as a parser made them: texts, whole numbers, truth values, lists and maps of Java. Each field is read as what
 * it has to be, and anything else is refused by an exception.
 */
public final class JsonObject {
    private final Map<?, ?> fields;
    private final Set<Object> unread;

    private JsonObject(Map<?, ?> fields) {
        this.fields = fields;
        this.unread = new LinkedHashSet<>(fields.keySet());
    }

    public static JsonObject of(@Nullable Object parsed) {
        return new JsonObject(Map.class.cast(Objects.requireNonNull(parsed)));
    }

    /** Reads this object, which may have no field that isn't read. */
    public <T> T as(Function<JsonObject, T> read) {
        T value = read.apply(this);
        if (!unread.isEmpty()) {
            throw new IllegalArgumentException("Unknown fields");
        }
        return value;
    }

    public @Nullable Object get(String field) {
        unread.remove(field);
        return fields.get(field);
    }

    public @Nullable String textOrNull(String field) {
        return String.class.cast(get(field));
    }

    public String text(String field) {
        return Objects.requireNonNull(textOrNull(field), field);
    }

    public @Nullable Integer numberOrNull(String field) {
        return Integer.class.cast(get(field));
    }

    public int number(String field) {
        return Objects.requireNonNull(numberOrNull(field), field);
    }

    public JsonObject object(String field) {
        return of(get(field));
    }

    public List<?> list(String field) {
        return List.class.cast(Objects.requireNonNull(get(field), field));
    }

    /** Reads each object of a list. */
    public <T> List<T> each(String field, Function<JsonObject, T> read) {
        return list(field).stream().map(element -> of(element).as(read)).toList();
    }

    int size() {
        return fields.size();
    }

    /** Reads all fields, whatever they are called. */
    public void forEach(BiConsumer<String, @Nullable Object> read) {
        fields.forEach((field, value) -> read.accept(String.class.cast(field), value));
        unread.clear();
    }
}
