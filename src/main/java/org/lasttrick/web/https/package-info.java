/** Shows how a device comes to use https at home. */
@NullMarked
package org.lasttrick.web.https;

import org.jspecify.annotations.NullMarked;
