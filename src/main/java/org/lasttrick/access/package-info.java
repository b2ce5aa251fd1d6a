/** Manages scorebooks, and the devices that may score in them by their keys. */
@NullMarked
package org.lasttrick.access;

import org.jspecify.annotations.NullMarked;
