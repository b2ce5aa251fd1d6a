/** Tells whether the service can work: checks of its database and disk, and what is said when one fails. */
@NullMarked
package org.lasttrick.operations;

import org.jspecify.annotations.NullMarked;
