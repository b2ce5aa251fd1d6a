/** Defines the games, as data: who may play each, with which settings, and where its rules are published. */
@NullMarked
package org.lasttrick.rules.variants;

import org.jspecify.annotations.NullMarked;
