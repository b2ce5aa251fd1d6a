/** Runs the embedded PostgreSQL: its programs, data directory, server, roles and passwords. */
@NullMarked
package org.lasttrick.postgres;

import org.jspecify.annotations.NullMarked;
