package org.lasttrick.api;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.Provider;
import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Type;
import java.util.Map;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.http.Problem;
import org.lasttrick.http.ProblemType;
import org.lasttrick.http.RequestLanguage;
import org.lasttrick.rules.Keyword;
import org.lasttrick.rules.PlayerId;

/** Converts parameters to their types. One that can't be converted is answered with a problem. */
@Provider
class Parameters implements ParamConverterProvider {
    static final String NOT_A_HEAD = "head must be a hash of 64 hexadecimal digits, or a fingerprint of 12 letters and"
            + " digits such as 7k2m-x9qd-4w0p.";

    private static final String NOT_A_PREVIEW = "preview must be true or false.";
    private static final Map<String, String> NEVER_EMPTY = Map.of(
            "preview",
            NOT_A_PREVIEW,
            "head",
            NOT_A_HEAD,
            "under",
            OtherRules.NOT_A_VARIANT,
            "rules",
            OtherRules.NOT_RULES,
            "for",
            CsvFor.NOT_A_READER);

    @Retention(RetentionPolicy.RUNTIME)
    @interface WholeNumber {
        int min() default 1;

        int max() default 999_999_999;

        /** Returns the sentence for any other value. */
        String otherwise();
    }

    @FunctionalInterface
    private interface Converter<T> extends ParamConverter<T> {
        @Override
        default String toString(T value) {
            return value.toString();
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> @Nullable ParamConverter<T> getConverter(Class<T> type, Type genericType, Annotation[] annotations) {
        return (ParamConverter<T>) converter(type, annotations);
    }

    private static @Nullable Converter<?> converter(Class<?> type, Annotation[] annotations) {
        if (type == PlayerId.class) {
            return player -> PlayerId.parse(player).orElseThrow(CommandResponses::noSuchPlayer);
        }
        if (type == OnConflict.class) {
            return Parameters::onConflict;
        }
        if (type == boolean.class) {
            return Parameters::flag;
        }
        for (Annotation annotation : annotations) {
            if (annotation instanceof WholeNumber range) {
                return text -> number(text, range);
            }
        }
        return null;
    }

    static OnConflict onConflict(String text) {
        return Keyword.read(OnConflict.values(), text)
                .orElseThrow(() -> Problem.malformedAt("/onConflict", "must be refuse, strike or keep."));
    }

    /** Reads the parameter strictly: a preview that is misspelt must not record anything. */
    private static Boolean flag(String text) {
        return switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> throw ProblemType.MALFORMED.exception(NOT_A_PREVIEW);
        };
    }

    private static Integer number(String text, WholeNumber range) {
        if (text.matches("0|[1-9][0-9]{0,8}")) {
            int number = Integer.parseInt(text);
            if (number >= range.min() && number <= range.max()) {
                return number;
            }
        }
        throw ProblemType.MALFORMED.exception(range.otherwise());
    }

    /** Refuses an empty parameter, which JAX-RS would take for an absent one. */
    @ServerRequestFilter(preMatching = true)
    void refuseEmpty(ContainerRequestContext request) {
        UriInfo uri = request.getUriInfo();
        NEVER_EMPTY.forEach((name, sentence) -> {
            if (RequestLanguage.isProgram(uri.getPath())
                    && "".equals(uri.getQueryParameters().getFirst(name))) {
                throw ProblemType.MALFORMED.exception(sentence);
            }
        });
    }
}
