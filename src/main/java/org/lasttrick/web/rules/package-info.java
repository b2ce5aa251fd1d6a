/** Shows the rules of every game, and of one as its table plays it. */
@NullMarked
package org.lasttrick.web.rules;

import org.jspecify.annotations.NullMarked;
