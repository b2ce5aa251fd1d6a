/** The PostgreSQL that comes along: its programs, its data directory, its server, and who may do what in it. */
@NullMarked
package org.lasttrick.launch.postgres;

import org.jspecify.annotations.NullMarked;
