/** Copies the whole database into one file, and restores it. */
@NullMarked
package org.lasttrick.transfer.backup;

import org.jspecify.annotations.NullMarked;
