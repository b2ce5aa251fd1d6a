package org.lasttrick.language.texts;

/** Has the message bundles, in the reader's language. */
public interface Messages {

    /** Returns a bundle that looks up the reader's language at each message, so that it may be kept between requests. */
    <T> T of(Class<T> bundle);
}
