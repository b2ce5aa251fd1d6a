/** Puts a game on paper: its scoresheet as PDF, and its result as a picture. */
@NullMarked
package org.lasttrick.transfer.export.paper;

import org.jspecify.annotations.NullMarked;
