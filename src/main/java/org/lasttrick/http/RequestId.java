package org.lasttrick.http;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The id of a request stands in its response, in the log and in a problem, so that one leads to the others. It says nothing about
 * who asked for what.
 *
 * @param text 1 to 64 letters, digits and {@code . _ ~ -}
 */
public record RequestId(String text) {

    /** Returns the id as the {@code instance} of a problem. */
    @JsonValue
    public String urn() {
        return "urn:lasttrick:request:" + text;
    }
}
