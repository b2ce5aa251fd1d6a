/** The pages: forms that work without script, rendered from views that hold no entity and need no logic. */
@NullMarked
package org.lasttrick.web;

import org.jspecify.annotations.NullMarked;
