package org.lasttrick.sheet;

/**
 * A point in time is written for people and for programs.
 *
 * @param text in the reader's way of writing dates
 * @param iso the same in ISO 8601
 */
public record FormattedTime(String text, String iso) {}
