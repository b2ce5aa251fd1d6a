/**
 * Limits what one client may take of the service: connections, time to send a request, writes, exports and other expensive work.
 * A request beyond that is refused before it holds a worker thread; for a turn of expensive work it waits on one. Also ends
 * requests and connections in order when the service stops.
 */
@NullMarked
package org.lasttrick.http.limits;

import org.jspecify.annotations.NullMarked;
