/** Shows a game's result to others. */
@NullMarked
package org.lasttrick.web.share;

import org.jspecify.annotations.NullMarked;
