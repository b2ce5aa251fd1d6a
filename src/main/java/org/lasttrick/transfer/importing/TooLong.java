package org.lasttrick.transfer.importing;

import java.io.IOException;
import java.io.Serial;

/** There is more to read than is taken. */
final class TooLong extends IOException {
    @Serial
    private static final long serialVersionUID = 1;

    final int most;

    TooLong(int most) {
        super("More than " + most + " bytes");
        this.most = most;
    }
}
