/** Exports games and scorebooks: as JSON, CSV, workbook and PDF, and to BG Stats. */
@NullMarked
package org.lasttrick.transfer.export;

import org.jspecify.annotations.NullMarked;
