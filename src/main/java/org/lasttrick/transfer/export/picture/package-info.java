/** A game's result as a picture: what it says, where that stands, and how it is drawn. */
@NullMarked
package org.lasttrick.transfer.export.picture;

import org.jspecify.annotations.NullMarked;
