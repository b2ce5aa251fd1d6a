/**
 * How hands and rules are written as JSON: one form for requests, the ledger and exports.
 *
 * <p>It has a room of its own because three others need the same form and none of them may know the others.
 */
@NullMarked
package org.lasttrick.notation;

import org.jspecify.annotations.NullMarked;
