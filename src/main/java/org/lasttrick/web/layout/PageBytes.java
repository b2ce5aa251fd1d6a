package org.lasttrick.web.layout;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import org.lasttrick.language.written.PageWriter;
import org.lasttrick.language.written.Sentences;

/** Writes a page as it is sent: to encode it as a whole takes as long as to compress it. */
public abstract class PageBytes extends PageWriter {
    private static final int USUAL_LENGTH = 16_384;
    private static final int ASCII = 128;

    private byte[] page = new byte[USUAL_LENGTH];
    private int length;

    protected PageBytes(Sentences sentences) {
        super(sentences);
    }

    /** Returns what was written. */
    public final byte[] bytes() {
        return Arrays.copyOf(page, length);
    }

    @Override
    @SuppressWarnings("deprecation") // leaves out what only letters beyond ASCII have
    protected final void raw(String html) {
        makeRoom(html.length());
        html.getBytes(0, html.length(), page, length);
        length += html.length();
    }

    @Override
    protected final void add(String text, int from, int to) {
        makeRoom(to - from);
        for (int i = from; i < to; i++) {
            char letter = text.charAt(i);
            if (letter >= ASCII) {
                add(text.substring(i, to).getBytes(UTF_8));
                return;
            }
            page[length++] = (byte) letter;
        }
    }

    private void add(byte[] bytes) {
        makeRoom(bytes.length);
        System.arraycopy(bytes, 0, page, length, bytes.length);
        length += bytes.length;
    }

    private void makeRoom(int more) {
        if (length + more > page.length) {
            page = Arrays.copyOf(page, 2 * (length + more));
        }
    }
}
