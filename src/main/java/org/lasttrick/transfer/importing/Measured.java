package org.lasttrick.transfer.importing;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Bytes that end in a {@link TooLong} when there are more of them than are taken. */
final class Measured extends FilterInputStream {
    private final int most;
    private long read;

    Measured(InputStream bytes, int most) {
        super(bytes);
        this.most = most;
    }

    @Override
    public int read() throws IOException {
        int next = super.read();
        return counted(next < 0 ? 0 : 1, next);
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
        int number = super.read(into, offset, length);
        return counted(Math.max(0, number), number);
    }

    private int counted(int more, int result) throws TooLong {
        read += more;
        if (read > most) {
            throw new TooLong(most);
        }
        return result;
    }
}
