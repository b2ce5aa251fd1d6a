/** Has the message bundles, the forms of words that go with numbers, and the themes of pages. */
@NullMarked
package org.lasttrick.language.texts;

import org.jspecify.annotations.NullMarked;
