package org.lasttrick.sheet;

/**
 * The address and code by which other devices follow a game.
 *
 * @param code the address as a QR code
 * @param tv the path of the totals alone
 * @param here whether only this device can open the address
 */
public record WatchView(String address, QrCode code, String tv, boolean here) {

    /**
     * A QR code as an SVG drawing.
     *
     * @param size of each side in squares, the quiet zone included
     * @param path through every dark square
     */
    public record QrCode(int size, String path) {}
}
