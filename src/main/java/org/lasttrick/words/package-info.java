/**
 * What is said to people about games: the words of the pages, and how refusals, effects and deals are put into sentences, in
 * message bundles. What is said about HTTP itself (a missing key, a body that is no JSON) stands where it is found out.
 */
@NullMarked
package org.lasttrick.words;

import org.jspecify.annotations.NullMarked;
