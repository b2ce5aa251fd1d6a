/** Has the fields of a form or of an address, as text, and what they are read as. */
@NullMarked
package org.lasttrick.form;

import org.jspecify.annotations.NullMarked;
