/** Scorebooks, and the devices whose key lets them score in one. */
@NullMarked
package org.lasttrick.access;

import org.jspecify.annotations.NullMarked;
