package org.lasttrick.address;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lasttrick.address.mdns.HomeName;
import org.lasttrick.config.ServiceConfig;
import org.lasttrick.postgres.CommandException;
import org.lasttrick.postgres.OwnerOnly;

/**
 * Makes the certificates for https at home, in a directory that only its owner may read: an authority, made once, which devices are
 * to trust, and what it has signed for the service. They are the work of Java's own {@code keytool}.
 *
 * @param directory created when the first certificate is
 */
public record HomeCertificates(Path directory, InstantSource clock) {
    private static final Duration RENEWED_BEFORE_END = Duration.ofDays(30);
    private static final String GENERATE = "-genkeypair -keystore unfinished -storepass:file password"
            + " -keyalg EC -groupname secp256r1 -sigalg SHA256withECDSA -startdate -1d ";

    private static final String HOST_NAME = hostName();

    /** keytool ends before the optimising compiler pays off. */
    private static final String FOR_A_SHORT_RUN = "-J-XX:TieredStopAtLevel=1";

    /**
     * The authority can vouch for these names, in the DER of RFC 5280, 4.2.1.10: local; 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16;
     * 169.254.0.0/16, 127.0.0.0/8; fc00::/7; fe80::/10; ::1.
     */
    private static final String ONLY_AT_HOME = """
            3081b4a081b1300782056c6f63616c\
            300a87080a000000ff000000300a8708ac100000fff00000300a8708c0a80000ffff0000\
            300a8708a9fe0000ffff0000300a87087f000000ff000000\
            30228720fc000000000000000000000000000000fe000000000000000000000000000000\
            30228720fe800000000000000000000000000000ffc00000000000000000000000000000\
            3022872000000000000000000000000000000001ffffffffffffffffffffffffffffffff""";

    private static final String FOR_THE_AUTHORITY =
            "-validity 3653 -ext bc:critical=ca:true,pathlen:0 -ext ku:critical=keyCertSign"
                    + " -ext eku=serverAuth -ext 2.5.29.30:critical=";
    private static final String FOR_THE_SERVICE =
            "-signer authority -validity 397 -ext ku:critical=digitalSignature -ext eku=serverAuth -ext san=";

    public static HomeCertificates of(ServiceConfig settings) {
        Path directory = settings.dataDir().toAbsolutePath().normalize().resolve("https");
        return new HomeCertificates(directory, Clock.offset(Clock.systemUTC(), settings.clockOffset()));
    }

    /** Returns the authority's certificate, in DER. */
    byte[] authority() throws IOException {
        return Files.readAllBytes(file("authority.crt"));
    }

    /**
     * Makes what is missing: the authority, and a certificate for the service that is valid for another month.
     *
     * @return whether it made one
     * @param names as keytool writes them, such as {@code dns:lasttrick.local} and {@code ip:192.168.1.5}
     */
    public boolean renewFor(Set<String> names) throws IOException {
        try {
            if (!Files.exists(file("authority.crt"))) {
                makeAuthority();
            } else if (Files.exists(file("service.p12")) && isGoodFor(names)) {
                return false;
            }
            OwnerOnly.write(file("unfinished"), Files.readAllBytes(file("authority.p12")));
            generate("service", "CN=Last Trick", FOR_THE_SERVICE + String.join(",", names));
            return true;
        } catch (GeneralSecurityException e) {
            throw new CommandException(
                    "The certificates in " + directory + " are damaged. Put them back or delete it.", e);
        }
    }

    /** Has Quarkus serve https with the certificate, and look each minute whether there is a new one. */
    public void serve() throws IOException {
        String store = file("service.p12").toString();
        Map.of("path", store, "alias", "service", "password", password(), "alias-password", password())
                .forEach((name, value) -> System.setProperty("quarkus.tls.home.key-store.p12." + name, value));
        System.setProperty("quarkus.tls.home.reload-period", "1M");
        System.setProperty("quarkus.http.tls-configuration-name", "home");
    }

    /**
     * Returns the names and addresses by which devices at home find this computer, as {@link #renewFor} takes them.
     *
     * @param names those that this computer answers for in the networks
     */
    public static Set<String> namesHere(List<String> names) {
        Stream<String> numbers = LanAddress.all().map(InetAddress::getHostAddress);
        Stream<String> always = Stream.of(HomeName.WANTED + ".local", HOST_NAME + ".local");
        return Stream.concat(
                        Stream.concat(always, names.stream()).map("dns:"::concat),
                        Stream.concat(Stream.of("127.0.0.1"), numbers).map("ip:"::concat))
                // An IPv6 address is followed by its interface.
                .map(each -> each.replaceFirst("%.*", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * Returns this computer's name, as far as a certificate can have it. The system's own command tells it; Java would look it up
     * in the DNS, and wait for seconds where nobody answers.
     */
    private static String hostName() {
        try {
            Process command = new ProcessBuilder("hostname").start();
            String first = new String(command.getInputStream().readAllBytes(), UTF_8)
                    .strip()
                    .replaceFirst("\\..*", "");
            return first.matches("[a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?") ? first : HomeName.WANTED;
        } catch (IOException e) {
            return HomeName.WANTED;
        }
    }

    private boolean isGoodFor(Set<String> names) throws IOException, GeneralSecurityException {
        X509Certificate certificate = certificate("service");
        Set<String> certified = certificate.getSubjectAlternativeNames().stream()
                .map(name -> (name.getFirst().equals(2) ? "dns:" : "ip:") + name.getLast())
                .collect(Collectors.toSet());
        Instant end = certificate.getNotAfter().toInstant();
        return certified.containsAll(names)
                && clock.instant().plus(RENEWED_BEFORE_END).isBefore(end);
    }

    private void makeAuthority() throws IOException, GeneralSecurityException {
        OwnerOnly.createDirectory(directory);
        OwnerOnly.write(file("password"), UUID.randomUUID().toString().getBytes(UTF_8));
        Files.deleteIfExists(file("unfinished"));
        generate("authority", "CN=Last Trick at home (" + HOST_NAME + ")", FOR_THE_AUTHORITY + ONLY_AT_HOME);
        OwnerOnly.write(file("authority.crt"), certificate("authority").getEncoded());
    }

    /** Makes a certificate that is valid from the day before, for devices whose clock is late. */
    private void generate(String alias, String name, String options) throws IOException, GeneralSecurityException {
        String program = System.getProperty("java.home") + "/bin/keytool";
        List<String> command = new ArrayList<>(List.of(program, "-alias", alias, "-dname", name));
        command.addAll(List.of((GENERATE + options).split(" ")));
        command.add(FOR_A_SHORT_RUN);
        Process keytool = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(keytool.getInputStream().readAllBytes(), UTF_8);
        if (keytool.onExit().join().exitValue() != 0) {
            throw new IOException(said);
        }
        KeyStore store = store("unfinished");
        if (!alias.equals("authority")) {
            // What is served from never has the key that devices trust.
            store.deleteEntry("authority");
        }
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        store.store(content, password().toCharArray());
        OwnerOnly.write(file(alias + ".p12"), content.toByteArray());
        Files.delete(file("unfinished"));
    }

    private X509Certificate certificate(String alias) throws IOException, GeneralSecurityException {
        return (X509Certificate) store(alias + ".p12").getCertificate(alias);
    }

    private KeyStore store(String name) throws IOException, GeneralSecurityException {
        return KeyStore.getInstance(file(name).toFile(), password().toCharArray());
    }

    private String password() throws IOException {
        return Files.readString(file("password"));
    }

    private Path file(String name) {
        return directory.resolve(name);
    }
}
