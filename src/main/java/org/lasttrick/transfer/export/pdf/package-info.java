/** A game's scoresheet as PDF: its contents, layout and fonts. */
@NullMarked
package org.lasttrick.transfer.export.pdf;

import org.jspecify.annotations.NullMarked;
