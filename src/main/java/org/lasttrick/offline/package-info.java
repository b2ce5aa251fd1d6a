/**
 * Shows the sheet of a game on a device that can't reach the service. It is compiled to JavaScript, with the packages
 * that it depends on.
 */
@NullMarked
package org.lasttrick.offline;

import org.jspecify.annotations.NullMarked;
