/** Games and books to take home, in the forms that other programs read; and back from the one that is complete. */
@NullMarked
package org.lasttrick.export;

import org.jspecify.annotations.NullMarked;
