/**
 * Says what happens in a game in sentences: hands and their effects, entries, undo and redo, refusals and the reasons for a
 * score.
 */
@NullMarked
package org.lasttrick.language.narration;

import org.jspecify.annotations.NullMarked;
