/**
 * Decides commands: each is accepted as an event, or rejected with reasons, given the game so far. It is pure Java, like
 * {@code rules}: the caller supplies ids and storage.
 */
@NullMarked
package org.lasttrick.game;

import org.jspecify.annotations.NullMarked;
