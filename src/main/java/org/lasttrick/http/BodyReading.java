package org.lasttrick.http;

import com.fasterxml.jackson.core.JacksonException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.IOException;
import java.util.Collection;
import java.util.stream.Stream;

/** Refuses a body that can't be read, and a form with NUL, the one character that PostgreSQL's text can't hold. */
@Provider
class BodyReading implements ReaderInterceptor {
    @Override
    public Object aroundReadFrom(ReaderInterceptorContext body) throws IOException {
        Object read = read(body);
        if (read instanceof MultivaluedMap<?, ?> form && texts(form).anyMatch(text -> text.indexOf('\0') >= 0)) {
            throw ProblemType.MALFORMED.exception("A form can't have the character NUL in it.");
        }
        return read;
    }

    /** Reads a body, and answers a malformed one with a problem: RESTEasy's readers throw anything at it. */
    private static Object read(ReaderInterceptorContext body) throws IOException {
        try {
            return body.proceed();
        } catch (JacksonException | WebApplicationException e) {
            throw e;
        } catch (IOException | RuntimeException e) {
            throw Problem.unreadable().exception();
        }
    }

    private static Stream<String> texts(MultivaluedMap<?, ?> form) {
        return Stream.concat(form.keySet().stream(), form.values().stream().flatMap(Collection::stream))
                .map(String::valueOf);
    }
}
