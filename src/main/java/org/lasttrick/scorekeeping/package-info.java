/** Serves the use cases: all writes and reads, with every application rule. */
@NullMarked
package org.lasttrick.scorekeeping;

import org.jspecify.annotations.NullMarked;
