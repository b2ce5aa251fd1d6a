/** Reads exported games and scorebooks from untrusted JSON: parses strictly, and verifies everything. */
@NullMarked
package org.lasttrick.transfer.importing;

import org.jspecify.annotations.NullMarked;
