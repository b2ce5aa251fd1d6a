/**
 * What is said to people: every sentence of the pages and of the API, in message bundles, and how refusals, effects and
 * deals are put into words.
 */
@NullMarked
package org.lasttrick.words;

import org.jspecify.annotations.NullMarked;
