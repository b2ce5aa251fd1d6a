/** Shows the devices of a scorebook: who may score, who joins, who is removed. */
@NullMarked
package org.lasttrick.web.devices;

import org.jspecify.annotations.NullMarked;
