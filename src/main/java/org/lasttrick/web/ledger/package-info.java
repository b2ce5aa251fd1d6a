/** Shows all entries of a game, and the sheet as it stood after each. */
@NullMarked
package org.lasttrick.web.ledger;

import org.jspecify.annotations.NullMarked;
