/** Games and books from a file: read strictly, verified, and believed in nothing. */
@NullMarked
package org.lasttrick.transfer.importing;

import org.jspecify.annotations.NullMarked;
