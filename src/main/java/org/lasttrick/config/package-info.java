/** Defines the settings of the service. */
@NullMarked
package org.lasttrick.config;

import org.jspecify.annotations.NullMarked;
