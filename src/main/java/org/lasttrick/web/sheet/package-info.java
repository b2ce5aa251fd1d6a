/** Shows the sheet of a game and every form on it. */
@NullMarked
package org.lasttrick.web.sheet;

import org.jspecify.annotations.NullMarked;
