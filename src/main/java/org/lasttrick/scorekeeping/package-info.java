/** The use cases: one door for every write, and the reads. */
@NullMarked
package org.lasttrick.scorekeeping;

import org.jspecify.annotations.NullMarked;
