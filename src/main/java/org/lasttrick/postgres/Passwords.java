package org.lasttrick.postgres;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.Properties;

/**
 * The passwords of the embedded database are random. They are created at the first start, in a file that only its owner may read.
 *
 * @param superuser of {@code postgres}, who creates the roles and the database
 * @param owner of {@link Roles#OWNER}
 * @param service of {@link Roles#SERVICE}
 */
record Passwords(String superuser, String owner, String service) {

    private static final int BYTES = 24;

    static Passwords readOrCreate(Path file) throws IOException {
        if (!Files.exists(file)) {
            Passwords made = new Passwords(random(), random(), random());
            OwnerOnly.write(file, made.asText().getBytes(StandardCharsets.UTF_8));
        }
        return read(file);
    }

    /** @throws java.nio.file.NoSuchFileException if there is no such file */
    static Passwords read(Path file) throws IOException {
        Properties stored = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            stored.load(reader);
        }
        return new Passwords(
                password(stored, "superuser", file),
                password(stored, "owner", file),
                password(stored, "service", file));
    }

    private static String password(Properties stored, String name, Path file) {
        String password = stored.getProperty(name, "");
        // They become part of SQL and command lines, so nothing that would have to be quoted is accepted.
        if (!password.matches("[0-9a-zA-Z]{16,}")) {
            throw new CommandException("The file " + file + " holds no usable password for \"" + name
                    + "\" (16 or more letters and digits). Put it back from a backup.");
        }
        return password;
    }

    private String asText() throws IOException {
        Properties stored = new Properties();
        stored.putAll(Map.of("superuser", superuser, "owner", owner, "service", service));
        StringWriter text = new StringWriter();
        stored.store(text, "Passwords of Last Trick's own database. Back this file up together with the database.");
        return text.toString();
    }

    private static String random() {
        byte[] bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Hides the passwords, so that no log has them. */
    @Override
    public String toString() {
        return "Passwords";
    }
}
