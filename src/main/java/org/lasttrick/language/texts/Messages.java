package org.lasttrick.language.texts;

/** The message bundles, in the language of whoever reads them. */
public interface Messages {

    /** A bundle that asks with each message for the reader's language: it may be kept for longer than a request. */
    <T> T of(Class<T> bundle);
}
