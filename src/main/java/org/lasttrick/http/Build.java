package org.lasttrick.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.util.Objects;
import org.apache.commons.codec.digest.DigestUtils;
import org.apache.commons.io.function.Uncheck;
import org.lasttrick.access.RandomText;

/** Identifies the build that answers: its code, its templates, its messages and its static files. */
public final class Build {
    /** The id is the same for all instances of one build. */
    public static final String ID =
            Uncheck.get(() -> idOf(Objects.requireNonNull(Build.class.getResource("/style/base.css"))));

    private static final int DIGITS = 16;

    private Build() {}

    /** Returns the value of a tag that changes with the text and with the build. */
    public static String digest(String text) {
        return DigestUtils.sha256Hex(text + ID).substring(0, DIGITS);
    }

    /** @param file in the application's jar; one that is not in a jar may change at any time, and each start gets a new id */
    static String idOf(URL file) throws IOException {
        if (!(file.openConnection() instanceof JarURLConnection connection)) {
            return RandomText.id();
        }
        try (InputStream jar = connection.getJarFileURL().openStream()) {
            return DigestUtils.sha256Hex(jar);
        }
    }
}
