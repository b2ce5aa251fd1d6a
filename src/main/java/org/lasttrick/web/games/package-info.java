/** Shows lists of a scorebook's games, and the page with all of them. */
@NullMarked
package org.lasttrick.web.games;

import org.jspecify.annotations.NullMarked;
