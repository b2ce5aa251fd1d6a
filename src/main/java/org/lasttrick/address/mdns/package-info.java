/** Answers for names of this computer below {@code local} in the networks at home, by multicast DNS, RFC 6762. */
@NullMarked
package org.lasttrick.address.mdns;

import org.jspecify.annotations.NullMarked;
