package org.lasttrick.language.rulebook;

/**
 * A sentence says one rule.
 *
 * @param id by what it says, so that it stays when others come or go; unique within its page
 * @param house whether it is a house rule: its setting differs from the variant's
 */
public record Sentence(String id, String text, boolean house) {}
