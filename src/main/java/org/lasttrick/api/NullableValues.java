package org.lasttrick.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.jspecify.annotations.Nullable;

/** Declares in the schemas of answers which of their values may be {@code null}: the scanner doesn't know JSpecify's annotation. */
final class NullableValues {
    private final Map<String, Schema> schemas;
    private final Set<Class<?>> seen = new HashSet<>();

    NullableValues(Map<String, Schema> schemas) {
        this.schemas = schemas;
    }

    /** @param type a record, with those that it is made of */
    void declare(Class<?> type) {
        if (!type.isRecord() || !seen.add(type)) {
            return;
        }
        Schema schema = schemas.get(nameOf(type));
        for (RecordComponent value : type.getRecordComponents()) {
            if (schema != null && mayBeNull(value)) {
                String name = nameOf(value);
                Optional.ofNullable(schema.getProperties())
                        .map(properties -> properties.get(name))
                        .ifPresent(described -> schema.addProperty(name, orNull(described)));
            }
            classes(value.getGenericType()).forEach(this::declare);
        }
    }

    private static boolean mayBeNull(RecordComponent value) {
        JsonInclude include = value.getAccessor().getAnnotation(JsonInclude.class);
        return value.getAnnotatedType().isAnnotationPresent(Nullable.class)
                && (include == null || include.value() != JsonInclude.Include.NON_NULL);
    }

    private static String nameOf(Class<?> type) {
        var described = type.getAnnotation(org.eclipse.microprofile.openapi.annotations.media.Schema.class);
        return described == null || described.name().isEmpty() ? type.getSimpleName() : described.name();
    }

    private static String nameOf(RecordComponent value) {
        JsonProperty named = value.getAccessor().getAnnotation(JsonProperty.class);
        return named == null ? value.getName() : named.value();
    }

    private static Schema orNull(Schema schema) {
        Schema nothing = OASFactory.createSchema().addType(SchemaType.NULL);
        if (schema.getRef() != null) {
            return OASFactory.createSchema()
                    .description(schema.getDescription())
                    .anyOf(List.of(OASFactory.createSchema().ref(schema.getRef()), nothing));
        }
        if (schema.getEnumeration() != null) {
            List<@Nullable Object> words = new ArrayList<>(schema.getEnumeration());
            words.add(null);
            schema.enumeration(words);
        }
        return schema.addType(SchemaType.NULL);
    }

    private static Stream<Class<?>> classes(Type type) {
        return switch (type) {
            case Class<?> each -> Stream.of(each);
            case ParameterizedType of -> Stream.of(of.getActualTypeArguments()).flatMap(NullableValues::classes);
            default -> Stream.empty();
        };
    }
}
