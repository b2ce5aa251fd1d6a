package org.lasttrick.http;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.quarkus.arc.ArcUndeclaredThrowableException;
import io.quarkus.narayana.jta.QuarkusTransactionException;
import io.quarkus.security.UnauthorizedException;
import io.vertx.ext.web.RoutingContext;
import jakarta.persistence.PersistenceException;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.nio.channels.ClosedChannelException;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jboss.resteasy.reactive.server.handlers.FormBodyHandler;
import org.lasttrick.chain.DamagedGame;
import org.lasttrick.chain.ErasedGame;
import org.lasttrick.database.DatabaseUnavailable;
import org.lasttrick.http.limits.LimitReached;
import org.lasttrick.notation.JsonError;
import org.lasttrick.operations.DatabaseFailures;

/** Maps every exception to a problem that shows nothing of the inside. */
record ExceptionMappers(DatabaseFailures failures) {
    private static final Logger LOG = Logger.getLogger(ExceptionMappers.class);
    private static final Set<String> DISCONNECTED = Set.of("Broken pipe", "Connection reset by peer");
    private static final String READING = FormBodyHandler.class.getName();
    private static final Set<String> STORING = Set.of("java.nio.file.Files", "sun.nio.ch.FileChannelImpl");
    private static final int RETRY_AFTER_SECONDS = 5;

    @ServerExceptionMapper(
            value = {JacksonException.class, MismatchedInputException.class},
            priority = 1)
    Response malformed(JacksonException e) {
        return problem(e).response();
    }

    private static Problem problem(JacksonException e) {
        return switch (e) {
            case JsonMappingException mapping
            when mapping.getCause() instanceof StreamReadException read && !(read instanceof InputCoercionException) ->
                problem(read);
            case JsonMappingException mapping -> {
                JsonError error = JsonError.of(mapping);
                yield Problem.malformed(error.pointer(), error.clause() + ".");
            }
            default -> notJson(e);
        };
    }

    private static Problem notJson(JacksonException e) {
        String where = e.getLocation() == null
                ? ""
                : " at line %d, column %d"
                        .formatted(e.getLocation().getLineNr(), e.getLocation().getColumnNr());
        return Problem.malformed("The body is not JSON: it can't be read" + where + ".");
    }

    @ServerExceptionMapper
    Response refused(LimitReached e) {
        return Problem.response(e);
    }

    @ServerExceptionMapper
    Response refusedByHttp(WebApplicationException e) {
        int status = e.getResponse().getStatus();
        if (e.getCause() instanceof JacksonException json) {
            return malformed(json);
        }
        if (status < 400 || e.getResponse().getEntity() instanceof Problem) {
            return e.getResponse();
        }
        return status < 500 ? Problem.ofStatus(status).response() : unexpected(e);
    }

    /**
     * Gives a body to a refusal without one, as of a failed precondition, and names the request in each problem. This comes before
     * the filter that makes pages of problems.
     */
    @ServerResponseFilter(priority = Priorities.USER + 1)
    void explain(ContainerResponseContext response, RoutingContext http) {
        Object entity = response.getStatus() >= 400 && !response.hasEntity()
                ? Problem.ofStatus(response.getStatus())
                : response.getEntity();
        if (entity instanceof Problem problem) {
            response.setEntity(
                    problem.of(RequestIds.of(http)), new Annotation[0], MediaType.valueOf(Problem.MEDIA_TYPE));
            // Without it, Chromium keeps a 410 for ever, also once the game is imported again.
            response.getHeaders().putSingle(HttpHeaders.CACHE_CONTROL, "no-store");
        }
    }

    @ServerExceptionMapper
    Response unauthenticated(UnauthorizedException e) {
        return Problem.of(
                        ProblemType.NO_KEY,
                        "To score, send the key of a device of this scorebook, as Authorization: Bearer KEY."
                                + " POST /api/scorebooks opens a scorebook and answers one.")
                .response(HttpHeaders.WWW_AUTHENTICATE, KeyAuthentication.CHALLENGE);
    }

    @ServerExceptionMapper
    Response damaged(DamagedGame e) {
        LOG.error(e.getMessage());
        return Problem.of(
                        ProblemType.DAMAGED_GAME,
                        ("It can't be relied on from entry %d on, so there is no sheet, and nothing is recorded."
                                        + " The ledger and its verification can still be read.")
                                .formatted(e.entry()))
                .with(Problem.LEDGER, "/api/games/%s/ledger".formatted(e.game()))
                .response();
    }

    @ServerExceptionMapper(ErasedGame.class)
    Response erased() {
        return ProblemType.ERASED_GAME.response(
                "The game and its ledger were erased for good: delete your copies of them, too.");
    }

    /** Answers that the database failed. The last two exceptions are thrown when a transaction can't be committed. */
    @ServerExceptionMapper({
        DatabaseUnavailable.class,
        PersistenceException.class,
        QuarkusTransactionException.class,
        ArcUndeclaredThrowableException.class
    })
    Response unavailable(Exception e) {
        boolean isConflict = e instanceof DatabaseUnavailable ledger && ledger.isConflict();
        return Problem.of(
                        !isConflict && failures.isDiskFull(e)
                                ? ProblemType.DISK_FULL
                                : ProblemType.DATABASE_UNAVAILABLE,
                        "Nothing is known of this request: send it again in some seconds, with the same Idempotency-Key.")
                .response(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS);
    }

    /** Answers nothing to a client that closed its connection, as one does that stops watching a game: nothing failed. */
    @ServerExceptionMapper
    Response disconnected(IOException e) {
        boolean isGone = e instanceof ClosedChannelException || DISCONNECTED.contains(String.valueOf(e.getMessage()));
        if (!isGone) {
            return unexpected(e);
        }
        LOG.debug("A client disconnected before it was answered", e);
        return Response.noContent().build();
    }

    @ServerExceptionMapper
    Response unexpected(Throwable e) {
        if (isFromReading(e)) {
            LOG.debug("A request could not be read", e);
            return Problem.unreadable().response();
        }
        LOG.error("A request failed unexpectedly", e);
        return Problem.ofStatus(500).response();
    }

    /**
     * Checks whether an exception is the request's fault: whatever is thrown while a form with a file is read, unless the file
     * can't be stored. Other bodies come through {@link BodyReading}.
     */
    private static boolean isFromReading(Throwable e) {
        Set<String> callers = Stream.of(e.getStackTrace())
                .map(StackTraceElement::getClassName)
                .collect(Collectors.toSet());
        return callers.contains(READING) && STORING.stream().noneMatch(callers::contains);
    }
}
