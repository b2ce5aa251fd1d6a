/** Has what every page shares: the language, pages of problems, static files. */
@NullMarked
package org.lasttrick.web.layout;

import org.jspecify.annotations.NullMarked;
