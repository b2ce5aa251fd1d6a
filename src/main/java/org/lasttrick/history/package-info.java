/**
 * Reads what spans the games of a scorebook: its people, evenings and records. All figures are queries over tables that are
 * derived from the ledger; what people are called and where an evening begins are facts of the book.
 */
@NullMarked
package org.lasttrick.history;

import org.jspecify.annotations.NullMarked;
