/** The shipped typefaces, for everything that is drawn here and not by a browser. */
@NullMarked
package org.lasttrick.transfer.export.font;

import org.jspecify.annotations.NullMarked;
