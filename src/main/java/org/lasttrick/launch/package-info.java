/** From the command line to a service that answers: its settings, its database, the address to open, and the way down. */
@NullMarked
package org.lasttrick.launch;

import org.jspecify.annotations.NullMarked;
