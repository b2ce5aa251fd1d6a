/**
 * Reads and writes hands and rules as JSON: one form for requests, the ledger and exports.
 *
 * <p>It is a package of its own, because three others need the same form and may not depend on each other.
 */
@NullMarked
package org.lasttrick.notation;

import org.jspecify.annotations.NullMarked;
