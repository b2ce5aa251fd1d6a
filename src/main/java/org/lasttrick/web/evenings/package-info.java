/** Shows the evenings of a scorebook: their games and their standing. */
@NullMarked
package org.lasttrick.web.evenings;

import org.jspecify.annotations.NullMarked;
