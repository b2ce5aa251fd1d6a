package org.lasttrick.http;

import com.fasterxml.jackson.annotation.JsonValue;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A type of problem has an address, at which a page explains it. Pages have texts of their own for some. */
public enum ProblemType {
    MALFORMED(400, "The request doesn't match the API"),
    NO_KEY(401, "A key is needed"),
    CROSS_SITE(403, "This came from another site"),
    INVITE_CODE(403, "An invite code is needed"),
    JOIN_CODE(403, "This code lets nobody in"),
    NOT_YOURS(403, "This key is for another scorebook"),
    NOT_FOUND(404, "Nothing is here"),
    LOST_GAME(404, "The game is missing"),
    UNKNOWN_DEVICE(404, "No such device"),
    UNKNOWN_ENTRY(404, "No such entry"),
    UNKNOWN_EVENING(404, "No such evening"),
    UNKNOWN_GAME(404, "No such game"),
    UNKNOWN_HAND(404, "No such hand"),
    UNKNOWN_HOUSE_RULES(404, "No such house rules"),
    UNKNOWN_PERSON(404, "No such person"),
    UNKNOWN_PLAYER(404, "No such player"),
    UNKNOWN_SCREEN(404, "No such screen"),
    UNKNOWN_SCOREBOOK(404, "No such scorebook"),
    UNKNOWN_VARIANT(404, "No such game"),
    UNKNOWN_VERSION(404, "No such version"),
    METHOD(405, "Not with this method"),
    NOT_ACCEPTABLE(406, "Not in this form"),
    TOO_SLOW(408, "The request came too slowly"),
    CONTRADICTS(409, "Later hands contradict this"),
    DIVERGED(409, "This game is here with other entries"),
    LAST_DEVICE(409, "Nobody could score any more"),
    CONCURRENT_CHANGE(409, "Somebody scored meanwhile", "meanwhile"),
    NOT_NOW(409, "Not at this point of the game"),
    NOTHING_CHANGED(409, "It already stands like this"),
    PEOPLE_HAVE_MET(409, "They are two people"),
    SAME_HAND_AGAIN(409, "The same hand was scored just now"),
    ENDED_SCREEN(410, "This screen is no longer in use"),
    ERASED_GAME(410, "The game was erased"),
    LOST_ENTRIES(412, "The ledger has lost entries"),
    STALE(412, "The sheet has moved on"),
    TOO_LARGE(413, "The request is too large"),
    ADDRESS_TOO_LONG(414, "The address is too long"),
    MEDIA_TYPE(415, "The body is not JSON"),
    BREAKS_RULE(422, "This breaks a rule of the game"),
    FILE_REFUSED(422, "This file can't be imported"),
    IDEMPOTENCY_KEY_REUSED(422, "This Idempotency-Key was used for something else"),
    NOTHING_TO_KEEP(422, "Nothing differs"),
    TOO_MANY(429, "Too many at once"),
    TOO_MANY_WATCH(429, "Too many are watching"),
    HEADERS_TOO_LONG(431, "The headers are too long"),
    DAMAGED_GAME(500, "This game's ledger is damaged"),
    UNEXPECTED(500, "Something went wrong here"),
    COUNTING(503, "The statistics are being counted anew"),
    DATABASE_UNAVAILABLE(503, "The database does not answer", "database-away"),
    DISK_FULL(503, "The disk of the database is full");

    final int status;
    final String title;
    private final @Nullable String published;

    ProblemType(int status, String title) {
        this(status, title, null);
    }

    /** @param published the end of its URN, where programs know it by another name */
    ProblemType(int status, String title, @Nullable String published) {
        this.status = status;
        this.title = title;
        this.published = published;
    }

    /** Returns a problem of this type as a response. */
    public Response response(String detail) {
        return Problem.of(this, detail).response();
    }

    /** @param problemTitle in place of the usual one */
    public WebApplicationException exception(String problemTitle, String detail) {
        return Problem.of(this, problemTitle, detail).exception();
    }

    public WebApplicationException exception(String detail) {
        return Problem.of(this, detail).exception();
    }

    @JsonValue
    public String urn() {
        return "urn:lasttrick:"
                + Objects.requireNonNullElseGet(
                        published, () -> name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
