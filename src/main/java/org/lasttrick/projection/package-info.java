/**
 * Projects the ledger: each game has a summary, by which games are listed and searched. Each summary can be derived anew from the
 * entries.
 */
@NullMarked
package org.lasttrick.projection;

import org.jspecify.annotations.NullMarked;
