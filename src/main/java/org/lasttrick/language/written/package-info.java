/**
 * Is called by what the build makes of templates and message bundles: it writes a page, and says the sentences of a language.
 */
@NullMarked
package org.lasttrick.language.written;

import org.jspecify.annotations.NullMarked;
