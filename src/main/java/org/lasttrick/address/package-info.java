/** Finds where browsers reach the service: its addresses, their QR code, and a name and a certificate in the network at home. */
@NullMarked
package org.lasttrick.address;

import org.jspecify.annotations.NullMarked;
