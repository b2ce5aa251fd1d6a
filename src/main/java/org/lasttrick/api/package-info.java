/** Answers the REST API by resources and their JSON records. */
@NullMarked
package org.lasttrick.api;

import org.jspecify.annotations.NullMarked;
