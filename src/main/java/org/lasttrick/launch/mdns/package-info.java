/** Multicast DNS, RFC 6762: answers for names of this computer below {@code local} in the networks at home. */
@NullMarked
package org.lasttrick.launch.mdns;

import org.jspecify.annotations.NullMarked;
