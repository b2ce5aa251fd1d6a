/**
 * Faults while the service is used: nothing acknowledged is lost, nothing is there twice. What only a fault could lose that nothing
 * prevents, an old backup, is noticed by whoever has seen it.
 */
package org.lasttrick.faults;
