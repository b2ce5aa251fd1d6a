package org.lasttrick.offline;

import org.jspecify.annotations.Nullable;

/**
 * A page is what a device shows for an address, as the service would answer it.
 *
 * @param status in HTTP: 200; 303 for a form that is an entry now; 4xx for one that was refused or is asked about
 * @param html empty with 303
 * @param address where to go on with 303; with 4xx the address to show, which can be reloaded; otherwise {@code null}
 */
public record Page(int status, String html, @Nullable String address) {}
