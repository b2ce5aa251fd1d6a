package org.lasttrick.launch;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Writes text to standard output, also with characters that a terminal's declared encoding may lack. */
final class Terminal {

    private Terminal() {}

    static void print(String text) {
        // Not closed: standard output is the JVM's.
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, encodingFor(text));
        out.print(text);
        out.flush();
    }

    /**
     * Returns the declared encoding, or UTF-8 if that lacks a character: mostly the locale isn't set then, and the terminal
     * understands UTF-8.
     */
    private static Charset encodingFor(String text) {
        return Optional.ofNullable(System.getProperty("stdout.encoding"))
                .filter(Charset::isSupported)
                .map(Charset::forName)
                .filter(charset -> charset.newEncoder().canEncode(text))
                .orElse(StandardCharsets.UTF_8);
    }
}
