/** Message bundles, and the language in which the reader of a request gets them. */
@NullMarked
package org.lasttrick.language.texts;

import org.jspecify.annotations.NullMarked;
