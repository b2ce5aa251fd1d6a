/** The embedded PostgreSQL: its programs, data directory, server, roles and passwords. */
@NullMarked
package org.lasttrick.launch.postgres;

import org.jspecify.annotations.NullMarked;
