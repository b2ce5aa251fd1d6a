/** An endpoint that the benchmark measures beside the service, in a program of its own. */
@NullMarked
package org.lasttrick.bare;

import org.jspecify.annotations.NullMarked;
