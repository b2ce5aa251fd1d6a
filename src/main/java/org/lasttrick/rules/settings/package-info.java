/** Defines the settings of rules: one list, through which rules are written, read, checked and offered for change. */
@NullMarked
package org.lasttrick.rules.settings;

import org.jspecify.annotations.NullMarked;
