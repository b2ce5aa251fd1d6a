/** Games, hands and ledgers as the API answers them. */
@NullMarked
package org.lasttrick.api.json;

import org.jspecify.annotations.NullMarked;
