/**
 * Shows the start page: a new game with its house rules, and the games of this device. Beside it is the page on which
 * any hand is tried, by the same form.
 */
@NullMarked
package org.lasttrick.web.start;

import org.jspecify.annotations.NullMarked;
