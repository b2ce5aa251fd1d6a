/** Runs SQL statements on the tables of the service, and tells what it means when one fails. */
@NullMarked
package org.lasttrick.database;

import org.jspecify.annotations.NullMarked;
