/** Shows the people of a scorebook, and its statistics. */
@NullMarked
package org.lasttrick.web.people;

import org.jspecify.annotations.NullMarked;
