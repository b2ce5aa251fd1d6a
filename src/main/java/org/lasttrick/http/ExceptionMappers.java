package org.lasttrick.http;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
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

/** Maps every exception to a problem that tells nothing of the inside. */
class ExceptionMappers {
    private static final Set<String> GONE = Set.of("Broken pipe", "Connection reset by peer");
    private static final Logger LOG = Logger.getLogger(ExceptionMappers.class);
    private static final String RETRY_AFTER_SECONDS = "5";

    @ServerExceptionMapper(priority = 1)
    Response malformed(JacksonException e) {
        return JsonProblems.of(e).response();
    }

    @ServerExceptionMapper(priority = 1)
    Response malformed(MismatchedInputException e) {
        return JsonProblems.of(e).response();
    }

    @ServerExceptionMapper
    Response refusedByHttp(WebApplicationException e) {
        if (e.getCause() instanceof JacksonException json) {
            return malformed(json);
        }
        if (e.getResponse().getEntity() instanceof Problem) {
            return e.getResponse();
        }
        return switch (e.getResponse().getStatus()) {
            case 404 ->
                Problem.of(404, "not-found", "Nothing is here", "There is nothing at this address. Check the link.")
                        .response();
            case 405 ->
                Problem.of(
                                405,
                                "method",
                                "Not with this method",
                                "This address takes other methods; see the API's page.")
                        .response();
            case 413 ->
                Problem.of(413, "too-large", "The request is too large", "At most 65,536 bytes are taken.")
                        .response();
            case 415 ->
                Problem.of(415, "media-type", "The body is not JSON", "Send JSON, with Content-Type: application/json.")
                        .response();
            case 406 ->
                Problem.of(406, "not-acceptable", "Not in this form", "The answer is JSON: accept application/json.")
                        .response();
            default -> {
                int status = e.getResponse().getStatus();
                yield status < 400
                        ? e.getResponse()
                        : status < 500
                                ? Problem.of(status, "malformed", "The request was not understood", "Check its form.")
                                        .response()
                                : unexpected(e);
            }
        };
    }

    @ServerExceptionMapper
    Response unauthenticated(UnauthorizedException e) {
        return Response.fromResponse(Problem.of(
                                401,
                                "no-key",
                                "A key is needed",
                                "To score, send the key of a device of this scorebook, as Authorization: Bearer KEY."
                                        + " POST /api/scorebooks opens a scorebook and answers one.")
                        .response())
                .header(HttpHeaders.WWW_AUTHENTICATE, KeyAuthentication.CHALLENGE)
                .build();
    }

    @ServerExceptionMapper
    Response damaged(DamagedGame e) {
        LOG.error(e.getMessage());
        return Problem.of(
                        500,
                        "damaged-game",
                        "This game's ledger is damaged",
                        "It can't be told from entry %d on. Its ledger and its verification can still be read."
                                .formatted(e.entry()))
                .with(Problem.LEDGER, "/api/games/%s/ledger".formatted(e.game()))
                .response();
    }

    @ServerExceptionMapper
    Response databaseUnavailable(LedgerUnavailable e) {
        return away(e);
    }

    @ServerExceptionMapper
    Response databaseUnavailable(PersistenceException e) {
        return away(e);
    }

    private static Response away(RuntimeException e) {
        LOG.error("The database did not answer", e);
        return Response.fromResponse(Problem.of(
                                503,
                                "database-away",
                                "The database does not answer",
                                "Nothing is known of this request: send it again in some seconds, with the same"
                                        + " Idempotency-Key.")
                        .response())
                .header(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS)
                .build();
    }

    /** The client closed its connection, as one does that stops watching a game: nothing failed, and nobody reads an answer. */
    @ServerExceptionMapper
    Response unread(IOException e) {
        boolean isGone = e instanceof ClosedChannelException || GONE.contains(String.valueOf(e.getMessage()));
        if (!isGone) {
            return unexpected(e);
        }
        LOG.debug("A client went before it was answered", e);
        return Response.noContent().build();
    }

    @ServerExceptionMapper
    Response unexpected(Throwable e) {
        LOG.error("A request failed unexpectedly", e);
        return Problem.of(
                        500,
                        "unexpected",
                        "Something went wrong here",
                        "The service failed; it is in its log. What was answered before is safe.")
                .response();
    }
}
