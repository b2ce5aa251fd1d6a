/** Everything in the database into one file, and back. */
@NullMarked
package org.lasttrick.transfer.backup;

import org.jspecify.annotations.NullMarked;
