/** The start page: a new game with its house rules, and the games of this device. */
@NullMarked
package org.lasttrick.web.start;

import org.jspecify.annotations.NullMarked;
