/**
 * What may happen in a game: a command is decided upon what happened before, and is accepted as an event or rejected with
 * reasons. Pure Java, like {@code rules}: time, ids and storage are the caller's.
 */
@NullMarked
package org.lasttrick.game;

import org.jspecify.annotations.NullMarked;
