/** From the command line to a service that answers: the embedded PostgreSQL, the address to open, and the way down. */
@NullMarked
package org.lasttrick.start;

import org.jspecify.annotations.NullMarked;
