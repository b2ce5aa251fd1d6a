package org.lasttrick.address;

import static java.util.concurrent.TimeUnit.SECONDS;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.vertx.http.HttpServer;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.net.InetAddress;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.stream.Stream;
import org.apache.commons.codec.digest.DigestUtils;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jboss.logging.Logger;
import org.lasttrick.address.mdns.HomeName;
import org.lasttrick.config.ServiceConfig;

/**
 * Finds the https address of this household's service. It looks at the networks for where its name is to be answered, and each
 * minute whether the certificate still has all names and enough time.
 */
@Singleton
public record HttpsAtHome(ServiceConfig settings, HttpServer server, ScheduledExecutorService executor, HomeName name) {
    private static final Logger LOG = Logger.getLogger(HttpsAtHome.class);

    void begin(@Observes StartupEvent start) {
        if (settings.https().isPresent()) {
            answer();
            var _ = executor.scheduleWithFixedDelay(this::answer, 5, 5, SECONDS);
            var _ = executor.scheduleWithFixedDelay(this::renew, 5, 60, SECONDS);
        }
    }

    void end(@Observes ShutdownEvent end) {
        name.answerIn(List.of());
    }

    /**
     * Returns the addresses for devices that trust the certificate: by the name, if it has one, and by the number. There are
     * none if https is off.
     */
    public List<String> addresses() {
        if (settings.https().isEmpty()) {
            return List.of();
        }
        return Stream.concat(
                        name.current().stream(),
                        lan().map(InetAddress::getHostAddress).or(() -> Optional.of("127.0.0.1")).stream())
                .map(host -> "https://" + host + ":" + server.getSecurePort())
                .toList();
    }

    /** Returns the certificate that devices are to trust, in DER. */
    public byte[] certificate() throws IOException {
        return HomeCertificates.of(settings).authority();
    }

    /** Returns the certificate's SHA-256, as browsers and systems write it. */
    public String fingerprint() throws IOException {
        return HexFormat.ofDelimiter(":").withUpperCase().formatHex(DigestUtils.sha256(certificate()));
    }

    /** Finds where other devices reach this computer; empty if it serves itself only. */
    private Optional<InetAddress> lan() {
        Optional<InetAddress> found = LanAddress.find();
        String listensOn = ConfigProvider.getConfig().getValue("quarkus.http.host", String.class);
        return found.filter(_ -> Address.of(listensOn, 0, found).reach() == Address.Reach.NETWORK);
    }

    private void answer() {
        name.answerIn(lan().isPresent() ? LanAddress.networks() : List.of());
    }

    private void renew() {
        try {
            if (HomeCertificates.of(settings).renewFor(HomeCertificates.namesHere(name.all()))) {
                LOG.infof("There is a new certificate for %s", addresses());
            }
        } catch (IOException | RuntimeException e) {
            LOG.error("The certificate for https can't be renewed", e);
        }
    }
}
