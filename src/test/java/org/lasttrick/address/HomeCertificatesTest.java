package org.lasttrick.address;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyStore;
import java.security.cert.CertPathValidator;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateFactory;
import java.security.cert.PKIXParameters;
import java.security.cert.PKIXReason;
import java.security.cert.TrustAnchor;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.lasttrick.postgres.CommandException;

@Execution(ExecutionMode.CONCURRENT)
class HomeCertificatesTest {
    private static final Path OPENSSL = Path.of("/usr/bin/openssl");
    private static final Set<String> AT_HOME = Set.of(
            "dns:lasttrick.local",
            "dns:annas-laptop.local",
            "ip:10.1.2.3",
            "ip:172.31.255.1",
            "ip:192.168.1.5",
            "ip:169.254.1.1",
            "ip:127.0.0.1",
            "ip:fd12:0:0:0:0:0:0:2",
            "ip:fe80:0:0:0:0:0:0:2",
            "ip:0:0:0:0:0:0:0:1");

    @TempDir
    Path directory;

    private Instant now = Instant.now();
    private final InstantSource clock = () -> now;

    private HomeCertificates here() {
        return new HomeCertificates(directory.resolve("https"), clock);
    }

    private HomeCertificates made(Set<String> names) throws IOException {
        HomeCertificates certificates = here();
        certificates.renewFor(names);
        return certificates;
    }

    private X509Certificate authority() throws Exception {
        return (X509Certificate) CertificateFactory.getInstance("X.509")
                .generateCertificate(new ByteArrayInputStream(here().authority()));
    }

    private X509Certificate service() throws Exception {
        return (X509Certificate) served().getCertificate("service");
    }

    private KeyStore served() throws Exception {
        String password = Files.readString(directory.resolve("https/password"));
        return KeyStore.getInstance(directory.resolve("https/service.p12").toFile(), password.toCharArray());
    }

    /** As a device does that trusts the authority. The authority is in the path, so that its constraints count. */
    private void validate() throws Exception {
        PKIXParameters parameters = new PKIXParameters(Set.of(new TrustAnchor(authority(), null)));
        parameters.setRevocationEnabled(false);
        parameters.setDate(Date.from(now));
        CertPathValidator.getInstance("PKIX")
                .validate(
                        CertificateFactory.getInstance("X.509").generateCertPath(List.of(service(), authority())),
                        parameters);
    }

    @Test
    void aDeviceThatTrustsTheAuthorityBelievesTheServiceUnderAllItsNamesAtHome() throws Exception {
        made(AT_HOME);
        assertDoesNotThrow(this::validate);
        assertEquals(List.of("1.3.6.1.5.5.7.3.1"), service().getExtendedKeyUsage());
        Duration valid = Duration.between(
                service().getNotBefore().toInstant(), service().getNotAfter().toInstant());
        assertTrue(valid.compareTo(Duration.ofDays(397)) <= 0, valid::toString);
        assertEquals(
                List.of("service"), Collections.list(served().aliases()), "the authority’s key is not served from");
    }

    @Test
    void theAuthorityCanVouchForNothingPublic() throws Exception {
        for (String name :
                List.of("dns:score.example.org", "dns:lasttrick.local.example.org", "ip:192.0.2.2", "ip:2001:db8::2")) {
            made(Set.of(name));
            CertPathValidatorException refusal = assertThrows(CertPathValidatorException.class, this::validate, name);
            assertEquals(PKIXReason.INVALID_NAME, refusal.getReason(), name);
        }
    }

    @Test
    void opensslAgrees() throws Exception {
        assumeTrue(Files.isExecutable(OPENSSL));
        made(AT_HOME);
        assertEquals(0, openssl());
        Files.delete(directory.resolve("https/service.p12"));
        made(Set.of("dns:score.example.org"));
        assertNotEquals(0, openssl());
    }

    private int openssl() throws Exception {
        return new ProcessBuilder(
                        OPENSSL.toString(),
                        "verify",
                        "-x509_strict",
                        "-purpose",
                        "sslserver",
                        "-attime",
                        Long.toString(now.getEpochSecond()),
                        "-CAfile",
                        pem("authority", authority()),
                        pem("service", service()))
                .start()
                .waitFor();
    }

    private String pem(String name, X509Certificate certificate) throws Exception {
        String text = "-----BEGIN CERTIFICATE-----\n"
                + Base64.getMimeEncoder().encodeToString(certificate.getEncoded())
                + "\n-----END CERTIFICATE-----\n";
        return Files.writeString(directory.resolve(name + ".pem"), text).toString();
    }

    @Test
    void aCertificateIsRenewedThirtyDaysBeforeItEndsAndNotSooner() throws Exception {
        byte[] authority = made(AT_HOME).authority();
        Instant end = service().getNotAfter().toInstant();
        now = end.minus(Duration.ofDays(31));
        assertFalse(here().renewFor(AT_HOME));
        now = end.minus(Duration.ofDays(29));
        assertTrue(here().renewFor(AT_HOME));
        now = Instant.now();
        validate();
        assertArrayEquals(authority, here().authority());
    }

    @Test
    void aCertificateIsRenewedWhenTheComputerHasANewAddressAndKeptWhenItHasFewer() throws Exception {
        made(Set.of("dns:lasttrick.local", "ip:192.168.1.5"));
        X509Certificate first = service();
        made(Set.of("dns:lasttrick.local"));
        assertEquals(first, service());
        made(Set.of("dns:lasttrick.local", "ip:192.168.1.6"));
        assertTrue(service().getSubjectAlternativeNames().contains(List.of(7, "192.168.1.6")));
    }

    @Test
    void onlyItsOwnerReadsWhatIsKept() throws IOException {
        assumeTrue(directory.getFileSystem().supportedFileAttributeViews().contains("posix"));
        made(AT_HOME);
        assertEquals("rwx------", permissions(directory.resolve("https")));
        try (var files = Files.list(directory.resolve("https"))) {
            files.forEach(file -> assertEquals("rw-------", permissions(file), file::toString));
        }
    }

    private static String permissions(Path file) {
        return assertDoesNotThrow(() -> PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void damagedCertificatesAreNamedWithWhatToDo() throws IOException {
        HomeCertificates certificates = made(AT_HOME);
        Files.writeString(directory.resolve("https/service.p12"), "damaged");
        String words = assertThrows(CommandException.class, () -> certificates.renewFor(AT_HOME))
                .getMessage();
        assertTrue(words.contains(directory.resolve("https").toString()) && words.contains("delete"), words);
    }

    @Test
    void theNamesOfThisComputerAreAllAtHome() {
        Set<String> names = HomeCertificates.namesHere(List.of("lasttrick-2.local"));
        assertTrue(names.containsAll(Set.of("dns:lasttrick.local", "dns:lasttrick-2.local", "ip:127.0.0.1")));
        names.stream()
                .filter(name -> name.startsWith("ip:"))
                .map(name -> InetAddress.ofLiteral(name.substring(3)))
                .forEach(address ->
                        assertTrue(address.isLoopbackAddress() || LanAddress.isPrivate(address), address::toString));
    }

    @Test
    void publicAddressesAreNotPrivate() {
        for (String address : List.of("10.0.0.1", "172.16.0.1", "192.168.1.5", "fd12::1")) {
            assertTrue(LanAddress.isPrivate(InetAddress.ofLiteral(address)), address);
        }
        for (String address : List.of("192.0.2.2", "8.8.8.8", "2001:db8::1", "fe80::1")) {
            assertFalse(LanAddress.isPrivate(InetAddress.ofLiteral(address)), address);
        }
    }
}
