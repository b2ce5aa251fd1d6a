package org.lasttrick.http;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.agroal.api.AgroalDataSource;
import io.agroal.api.AgroalDataSource.FlushMode;
import io.quarkus.arc.ArcUndeclaredThrowableException;
import io.quarkus.narayana.jta.QuarkusTransactionException;
import io.quarkus.security.UnauthorizedException;
import jakarta.persistence.PersistenceException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.util.Set;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.lasttrick.ledger.DamagedGame;
import org.lasttrick.ledger.LedgerUnavailable;
import org.lasttrick.notation.JsonError;

/** Maps every exception to a problem that shows nothing of the inside. */
class ExceptionMappers {
    private static final Logger LOG = Logger.getLogger(ExceptionMappers.class);
    private static final Set<String> DISCONNECTED = Set.of("Broken pipe", "Connection reset by peer");
    private static final int RETRY_AFTER_SECONDS = 5;

    private final AgroalDataSource database;

    ExceptionMappers(AgroalDataSource database) {
        this.database = database;
    }

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
    Response refusedByHttp(WebApplicationException e) {
        int status = e.getResponse().getStatus();
        if (e.getCause() instanceof JacksonException json) {
            return malformed(json);
        }
        if (status < 400 || e.getResponse().getEntity() instanceof Problem) {
            return e.getResponse();
        }
        return status < 500 ? refused(status).response() : unexpected(e);
    }

    private static Problem refused(int status) {
        return switch (status) {
            case 404 -> Problem.of(ProblemType.NOT_FOUND, "There is nothing at this address. Check the link.");
            case 405 -> Problem.of(ProblemType.METHOD, "This address takes other methods; see the API's page.");
            case 406 -> Problem.of(ProblemType.NOT_ACCEPTABLE, "The answer is JSON: accept application/json.");
            case 413 -> Problem.of(ProblemType.TOO_LARGE, "At most 65,536 bytes are taken.");
            case 415 -> Problem.of(ProblemType.MEDIA_TYPE, "Send JSON, with Content-Type: application/json.");
            default -> Problem.malformed("Check its form.");
        };
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
                        "It can't be read from entry %d on. Its ledger and its verification can still be read."
                                .formatted(e.entry()))
                .with(Problem.LEDGER, "/api/games/%s/ledger".formatted(e.game()))
                .response();
    }

    /** The last two are thrown when a transaction can't be committed. */
    @ServerExceptionMapper({
        LedgerUnavailable.class,
        PersistenceException.class,
        QuarkusTransactionException.class,
        ArcUndeclaredThrowableException.class
    })
    Response unavailable(Exception e) {
        LOG.error("The database did not answer", e);
        // The pool's idle connections may be dead, too, and each would fail one more request.
        database.flush(FlushMode.IDLE);
        return Problem.of(
                        ProblemType.DATABASE_AWAY,
                        "Nothing is known of this request: send it again in some seconds, with the same Idempotency-Key.")
                .response(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS);
    }

    /** A client that closed its connection, as one does that stops watching a game, reads no answer: nothing failed. */
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
        LOG.error("A request failed unexpectedly", e);
        return ProblemType.UNEXPECTED.response(
                "The service failed; it is in its log. What was answered before is safe.");
    }
}
