package org.lasttrick.launch;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lasttrick.launch.postgres.CommandException;
import org.lasttrick.launch.postgres.OwnerOnly;

/**
 * The certificates for https at home, in a directory that only its owner may read: an authority, made once, which devices are to
 * trust, and what it has signed for the service. Java's own {@code keytool} makes them.
 *
 * @param directory created when the first certificate is
 */
record HomeCertificates(Path directory, InstantSource clock) {
    /** What every household's service is called. */
    static final String NAME = "lasttrick.local";

    private static final String AUTHORITY = "authority";
    private static final String SERVICE = "service";

    /** For devices whose clock is late. */
    private static final Duration MADE_EARLIER = Duration.ofDays(1);

    private static final Duration RENEWED_BEFORE_END = Duration.ofDays(30);
    private static final int PASSWORD_BYTES = 24;
    private static final DateTimeFormatter KEYTOOL_TIME =
            DateTimeFormatter.ofPattern("uuuu/MM/dd HH:mm:ss").withZone(ZoneOffset.UTC);

    /** The authority can vouch for nothing else: name constraints of RFC 5280, 4.2.1.10. */
    private static final String ONLY_AT_HOME = String.join(
            "",
            "3081b4a081b1",
            "3007" + "8205" + "6c6f63616c", // *.local
            "300a" + "8708" + "0a000000" + "ff000000", // 10.0.0.0/8
            "300a" + "8708" + "ac100000" + "fff00000", // 172.16.0.0/12
            "300a" + "8708" + "c0a80000" + "ffff0000", // 192.168.0.0/16
            "300a" + "8708" + "a9fe0000" + "ffff0000", // 169.254.0.0/16
            "300a" + "8708" + "7f000000" + "ff000000", // 127.0.0.0/8
            "3022" + "8720" + "fc" + "0".repeat(30) + "fe" + "0".repeat(30), // fc00::/7
            "3022" + "8720" + "fe80" + "0".repeat(28) + "ffc0" + "0".repeat(28), // fe80::/10
            "3022" + "8720" + "0".repeat(31) + "1" + "f".repeat(32)); // ::1

    static HomeCertificates in(Path dataDirectory, InstantSource clock) {
        return new HomeCertificates(dataDirectory.toAbsolutePath().normalize().resolve("https"), clock);
    }

    /** The authority's certificate, in DER. */
    byte[] authority() throws IOException {
        return Files.readAllBytes(file("authority.crt"));
    }

    /**
     * Makes what is missing: the authority, and a certificate for the service that is valid for another month.
     *
     * @param names as keytool writes them, such as {@code dns:lasttrick.local} and {@code ip:192.168.1.5}
     */
    void renewFor(Set<String> names) throws IOException {
        try {
            if (!Files.exists(file("authority.crt"))) {
                makeAuthority();
                makeService(names);
            } else if (!Files.exists(store(SERVICE)) || !isGoodFor(names)) {
                makeService(names);
            }
        } catch (GeneralSecurityException e) {
            throw new CommandException(
                    "The certificates in " + directory + " can't be used. Put them back from a backup,"
                            + " or delete the directory: then each device has to trust a new one.",
                    e);
        }
    }

    /**
     * Under which devices at home find this computer, as {@link #renewFor} takes them.
     *
     * @param name that it has in the network
     */
    static Set<String> namesHere(String name) {
        return Stream.concat(
                        Stream.of(NAME, name, hostName() + ".local").map(each -> "dns:" + each),
                        Stream.concat(Stream.of("127.0.0.1"), LanAddress.all().map(InetAddress::getHostAddress))
                                // Without the interface that follows an IPv6 address.
                                .map(each -> "ip:" + each.replaceFirst("%.*", "")))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** This computer's, as far as a certificate can have it. */
    private static String hostName() {
        try {
            String first = InetAddress.getLocalHost()
                    .getHostName()
                    .toLowerCase(Locale.ROOT)
                    .replaceFirst("\\..*", "");
            return first.matches("[a-z0-9]([a-z0-9-]*[a-z0-9])?") ? first : "lasttrick";
        } catch (UnknownHostException e) {
            return "lasttrick";
        }
    }

    /** Of Quarkus: it serves https with the certificate, and looks each minute whether there is a new one. */
    Map<String, String> settings() throws IOException {
        return Map.of(
                "quarkus.http.tls-configuration-name",
                "home",
                "quarkus.tls.home.reload-period",
                "1M",
                "quarkus.tls.home.key-store.p12.path",
                store(SERVICE).toString(),
                "quarkus.tls.home.key-store.p12.alias",
                SERVICE,
                "quarkus.tls.home.key-store.p12.password",
                password(),
                "quarkus.tls.home.key-store.p12.alias-password",
                password());
    }

    private boolean isGoodFor(Set<String> names) throws IOException, GeneralSecurityException {
        X509Certificate certificate = certificate(store(SERVICE), SERVICE);
        Set<String> certified = certificate.getSubjectAlternativeNames().stream()
                .map(name -> (name.getFirst().equals(2) ? "dns:" : "ip:") + name.getLast())
                .collect(Collectors.toSet());
        return certified.containsAll(names)
                && clock.instant()
                        .plus(RENEWED_BEFORE_END)
                        .isBefore(certificate.getNotAfter().toInstant());
    }

    private void makeAuthority() throws IOException, GeneralSecurityException {
        OwnerOnly.createDirectory(directory);
        byte[] password = new byte[PASSWORD_BYTES];
        new SecureRandom().nextBytes(password);
        OwnerOnly.write(file("password"), HexFormat.of().formatHex(password).getBytes(UTF_8));
        Path made = file("unfinished");
        Files.deleteIfExists(made);
        generate(
                AUTHORITY,
                "-dname",
                "CN=Last Trick at home (" + hostName() + ")",
                "-validity",
                "3653",
                "-ext",
                "bc:critical=ca:true,pathlen:0",
                "-ext",
                "ku:critical=keyCertSign",
                "-ext",
                "2.5.29.30:critical=" + ONLY_AT_HOME);
        keep(AUTHORITY);
        OwnerOnly.write(
                file("authority.crt"), certificate(store(AUTHORITY), AUTHORITY).getEncoded());
    }

    private void makeService(Set<String> names) throws IOException {
        OwnerOnly.write(file("unfinished"), Files.readAllBytes(store(AUTHORITY)));
        generate(
                SERVICE,
                "-signer",
                AUTHORITY,
                "-dname",
                "CN=Last Trick",
                "-validity",
                "397",
                "-ext",
                "ku:critical=digitalSignature",
                "-ext",
                "eku=serverAuth",
                "-ext",
                "san=" + String.join(",", names));
        keep(SERVICE);
    }

    /** Into the unfinished store. */
    private void generate(String alias, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-J-Duser.timezone=UTC",
                "-genkeypair",
                "-keystore",
                file("unfinished").toString(),
                "-storepass:file",
                file("password").toString(),
                "-alias",
                alias,
                "-keyalg",
                "EC",
                "-groupname",
                "secp256r1",
                "-sigalg",
                "SHA256withECDSA",
                "-startdate",
                KEYTOOL_TIME.format(clock.instant().minus(MADE_EARLIER))));
        command.addAll(List.of(more));
        Process keytool = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(keytool.getInputStream().readAllBytes(), UTF_8);
        if (keytool.onExit().join().exitValue() != 0) {
            throw new IOException(said);
        }
    }

    private void keep(String name) throws IOException {
        OwnerOnly.write(store(name), Files.readAllBytes(file("unfinished")));
        Files.delete(file("unfinished"));
    }

    private X509Certificate certificate(Path store, String alias) throws IOException, GeneralSecurityException {
        return (X509Certificate)
                KeyStore.getInstance(store.toFile(), password().toCharArray()).getCertificate(alias);
    }

    private String password() throws IOException {
        return Files.readString(file("password"));
    }

    private Path store(String name) {
        return file(name + ".p12");
    }

    private Path file(String name) {
        return directory.resolve(name);
    }
}
