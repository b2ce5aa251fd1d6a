/** Writes a game's rules, its house rules and their settings in sentences, with a worked example. */
@NullMarked
package org.lasttrick.language.rulebook;

import org.jspecify.annotations.NullMarked;
