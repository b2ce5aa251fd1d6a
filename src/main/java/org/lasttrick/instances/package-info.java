/** Sends messages between the instances of the service that share a database. */
@NullMarked
package org.lasttrick.instances;

import org.jspecify.annotations.NullMarked;
