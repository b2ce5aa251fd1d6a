/** Faults while the service is used: nothing acknowledged is lost, nothing is there twice. */
package org.lasttrick.faults;
