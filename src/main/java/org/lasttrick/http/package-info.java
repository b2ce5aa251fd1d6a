/**
 * HTTP code shared by the API and the pages: the device that sends a request, the answers to failures, and the checks by
 * which requests are rejected before they reach a resource.
 */
@NullMarked
package org.lasttrick.http;

import org.jspecify.annotations.NullMarked;
