/** Draws what a scoresheet and its panels show: rows, totals, chart, players, the reasons for a score. */
@NullMarked
package org.lasttrick.sheet;

import org.jspecify.annotations.NullMarked;
