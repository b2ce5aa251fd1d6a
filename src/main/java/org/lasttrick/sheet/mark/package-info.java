/** Colours and initials of players. */
@NullMarked
package org.lasttrick.sheet.mark;

import org.jspecify.annotations.NullMarked;
