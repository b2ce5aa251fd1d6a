/** Exports and imports a scorebook. */
@NullMarked
package org.lasttrick.web.transfer;

import org.jspecify.annotations.NullMarked;
