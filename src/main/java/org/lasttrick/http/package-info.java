/**
 * Does what the API and the pages share in HTTP: it finds the device that sends a request, answers failures, and rejects requests
 * before they reach a resource.
 */
@NullMarked
package org.lasttrick.http;

import org.jspecify.annotations.NullMarked;
