/** Gives players their colours and initials. */
@NullMarked
package org.lasttrick.sheet.mark;

import org.jspecify.annotations.NullMarked;
