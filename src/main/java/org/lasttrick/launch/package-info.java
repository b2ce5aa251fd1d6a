/** Starts and stops the service and its commands: settings, database, the address to open, messages in the terminal. */
@NullMarked
package org.lasttrick.launch;

import org.jspecify.annotations.NullMarked;
