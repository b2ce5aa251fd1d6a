package org.lasttrick.http;

import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.IOException;
import java.util.Collection;
import java.util.stream.Stream;

/** Refuses a form that contains NUL, the one character that PostgreSQL's text can't hold. */
@Provider
class NulCharacterFilter implements ReaderInterceptor {
    @Override
    public Object aroundReadFrom(ReaderInterceptorContext body) throws IOException {
        Object read = body.proceed();
        if (read instanceof MultivaluedMap<?, ?> form && texts(form).anyMatch(text -> text.indexOf('\0') >= 0)) {
            throw ProblemType.MALFORMED.exception("A form can't have the character NUL in it.");
        }
        return read;
    }

    private static Stream<String> texts(MultivaluedMap<?, ?> form) {
        return Stream.concat(form.keySet().stream(), form.values().stream().flatMap(Collection::stream))
                .map(String::valueOf);
    }
}
