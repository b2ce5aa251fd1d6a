/**
 * Scores hands. Pure Java: the same hands under the same rules give the same totals, on any machine.
 *
 * <p>Nothing here depends on storage, time, chance or a framework. Package {@code game} refuses illegal hands earlier, so an
 * impossible one is a bug here, and throws.
 */
@NullMarked
package org.lasttrick.rules;

import org.jspecify.annotations.NullMarked;
