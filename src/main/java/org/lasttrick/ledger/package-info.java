/**
 * Stores the events of games: an append-only stream of entries for each game in PostgreSQL, each entry chained to the one before by
 * its hash. An entry that was reported as appended is on disk.
 */
@NullMarked
package org.lasttrick.ledger;

import org.jspecify.annotations.NullMarked;
