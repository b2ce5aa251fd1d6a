/** A game's scoresheet as PDF: what stands on it, its layout, and its fonts. */
@NullMarked
package org.lasttrick.transfer.export.pdf;

import org.jspecify.annotations.NullMarked;
