package org.lasttrick.language.rulebook;

/**
 * One rule, said.
 *
 * @param house whether its setting is another than the game's usual one
 */
public record Sentence(String text, boolean house) {}
