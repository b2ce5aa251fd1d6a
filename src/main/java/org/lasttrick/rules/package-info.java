/**
 * What a hand does to the score. Pure Java: the same hands under the same rules give the same totals, on any machine.
 *
 * <p>Nothing here knows of storage, time, chance or a framework; an illegal hand is refused before it gets here (package
 * {@code game}), so what is impossible here is a bug and throws.
 */
@NullMarked
package org.lasttrick.rules;

import org.jspecify.annotations.NullMarked;
