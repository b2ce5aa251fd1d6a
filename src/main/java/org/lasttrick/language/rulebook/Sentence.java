package org.lasttrick.language.rulebook;

/**
 * One rule as a sentence.
 *
 * @param house whether it is a house rule: its setting differs from the variant's
 */
public record Sentence(String text, boolean house) {}
