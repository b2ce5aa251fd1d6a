/** Multicast DNS, RFC 6762: answers for names of this computer below {@code local} in the networks at home. */
@NullMarked
package org.lasttrick.address.mdns;

import org.jspecify.annotations.NullMarked;
