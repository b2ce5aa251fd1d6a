/** Measures the packaged service: how many hands, how dear a page, as ratios to what the database and the stack can do. */
@NullMarked
package org.lasttrick.bench;

import org.jspecify.annotations.NullMarked;
