/** Projections of the ledger: a summary of each game, by which games are listed and searched. Each can be derived anew from the entries. */
@NullMarked
package org.lasttrick.projection;

import org.jspecify.annotations.NullMarked;
