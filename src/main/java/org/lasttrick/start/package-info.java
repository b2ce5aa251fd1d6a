/** Draws what the start page shows, and reads the new game that its form asks for. */
@NullMarked
package org.lasttrick.start;

import org.jspecify.annotations.NullMarked;
