/** Draws what the pad asks and shows while a hand is entered or corrected. */
@NullMarked
package org.lasttrick.sheet.pad;

import org.jspecify.annotations.NullMarked;
