package org.lasttrick.launch;

import static java.util.concurrent.TimeUnit.MINUTES;

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

/**
 * The https address of this household's service. Each minute it looks at the network: for the name that the service has there, and
 * whether the certificate still has all names and enough time.
 */
@Singleton
public record HttpsAtHome(Settings settings, HttpServer server, ScheduledExecutorService executor, HomeName name) {
    private static final Logger LOG = Logger.getLogger(HttpsAtHome.class);

    void begin(@Observes StartupEvent start) {
        if (settings.https().isPresent()) {
            look();
            var _ = executor.scheduleWithFixedDelay(this::look, 1, 1, MINUTES);
        }
    }

    void end(@Observes ShutdownEvent end) throws IOException {
        name.answerWith(Optional.empty());
    }

    /** What devices open that trust the certificate: by the name, if it has one, and by the number. None if it is off. */
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

    /** The certificate that devices are to trust, in DER. */
    public byte[] certificate() throws IOException {
        return HomeCertificates.of(settings).authority();
    }

    /** Its SHA-256, as browsers and systems write it. */
    public String fingerprint() throws IOException {
        return HexFormat.ofDelimiter(":").withUpperCase().formatHex(DigestUtils.sha256(certificate()));
    }

    /** Where other devices find this computer; empty if it serves itself only. */
    private Optional<InetAddress> lan() {
        Optional<InetAddress> found = LanAddress.find();
        String listensOn = ConfigProvider.getConfig().getValue("quarkus.http.host", String.class);
        return found.filter(_ -> Address.of(listensOn, 0, found).reach() == Address.Reach.NETWORK);
    }

    private void look() {
        try {
            name.answerWith(lan());
            String answered = name.current().orElse(HomeCertificates.NAME);
            if (HomeCertificates.of(settings).renewFor(HomeCertificates.namesHere(answered))) {
                LOG.infof("There is a new certificate for %s", addresses());
            }
        } catch (IOException | RuntimeException e) {
            LOG.error("The certificate or the name for https can't be renewed", e);
        }
    }
}
