/** Defines events as they are stored: their names, their revisions, and how both the service and a device read them. */
@NullMarked
package org.lasttrick.game.stored;

import org.jspecify.annotations.NullMarked;
