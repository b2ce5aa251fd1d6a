/** Exports of games and scorebooks: JSON, CSV, workbook, PDF and BG Stats. */
@NullMarked
package org.lasttrick.transfer.export;

import org.jspecify.annotations.NullMarked;
