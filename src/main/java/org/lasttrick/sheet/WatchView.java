package org.lasttrick.sheet;

/**
 * Other devices follow a game by its address and code.
 *
 * @param code leads to the game in which the table goes on when it is scanned: to this one if no game follows it
 * @param tv the path of the totals alone
 * @param here whether only this device can open the address
 */
public record WatchView(String address, QrCode code, String tv, boolean here) {

    /**
     * A QR code is an SVG drawing.
     *
     * @param size of each side in squares, the quiet zone included
     * @param path through every dark square
     */
    public record QrCode(int size, String path) {}
}
