/** Gives games, hands and ledgers the form in which the API answers them. */
@NullMarked
package org.lasttrick.api.json;

import org.jspecify.annotations.NullMarked;
