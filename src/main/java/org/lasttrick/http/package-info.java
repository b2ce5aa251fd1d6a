/**
 * What the API and the pages share of HTTP: which device a request comes from, how a failure is answered, and which writes
 * are refused at the door.
 */
@NullMarked
package org.lasttrick.http;

import org.jspecify.annotations.NullMarked;
