/**
 * Defines a game's chain of entries, as values: each entry is chained to the one before by its hash. What is stored of a game is
 * verified here, and its events are read by the form of their revision. Nothing here knows the database.
 */
@NullMarked
package org.lasttrick.chain;

import org.jspecify.annotations.NullMarked;
