/** A game's result to be shown to others. */
@NullMarked
package org.lasttrick.web.share;

import org.jspecify.annotations.NullMarked;
