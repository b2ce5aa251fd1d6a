package org.lasttrick.launch;

import static java.util.concurrent.TimeUnit.MINUTES;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.vertx.http.HttpServer;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.io.IOException;
import java.net.InetAddress;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import org.apache.commons.codec.digest.DigestUtils;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * The https address of this household's service. Each minute it looks at the network: for the name that the service has there, and
 * whether the certificate still has all names and enough time.
 */
@ApplicationScoped
public class HttpsAtHome {
    private static final Logger LOG = Logger.getLogger(HttpsAtHome.class);

    private static final String THIS_COMPUTER = "127.0.0.1";

    private final boolean isOn;
    private final String listensOn;
    private final HttpServer server;
    private final ScheduledExecutorService executor;
    private final HomeCertificates certificates;
    private final HomeName name = new HomeName("lasttrick");
    private volatile String host = HomeCertificates.NAME;

    HttpsAtHome(
            Settings settings,
            @ConfigProperty(name = "quarkus.http.host") String listensOn,
            HttpServer server,
            ScheduledExecutorService executor,
            InstantSource clock) {
        this.isOn = settings.https().isPresent();
        this.listensOn = listensOn;
        this.server = server;
        this.executor = executor;
        this.certificates = HomeCertificates.in(settings.dataDir(), clock);
    }

    void begin(@Observes StartupEvent start) {
        if (isOn) {
            host = lan().isPresent() ? HomeCertificates.NAME : THIS_COMPUTER;
            var _ = executor.scheduleWithFixedDelay(this::look, 0, 1, MINUTES);
        }
    }

    void end(@Observes ShutdownEvent end) throws IOException {
        name.answerWith(Optional.empty());
    }

    public boolean isOn() {
        return isOn;
    }

    /** What devices open that trust the certificate. */
    public String address() {
        return "https://" + host + ":" + server.getSecurePort();
    }

    /** The same by number, for devices that don't find the name. */
    public Optional<String> addressByNumber() {
        return lan().map(found -> "https://" + found.getHostAddress() + ":" + server.getSecurePort());
    }

    /** The certificate that devices are to trust, in DER. */
    public byte[] certificate() throws IOException {
        return certificates.authority();
    }

    /** Its SHA-256, as browsers and systems write it. */
    public String fingerprint() throws IOException {
        return HexFormat.ofDelimiter(":").withUpperCase().formatHex(DigestUtils.sha256(certificate()));
    }

    /** Where other devices find this computer; empty if it serves itself only. */
    private Optional<InetAddress> lan() {
        Optional<InetAddress> found = LanAddress.find();
        return found.filter(_ -> Address.of(listensOn, 0, found).reach() == Address.Reach.NETWORK);
    }

    private void look() {
        try {
            Optional<InetAddress> lan = lan();
            name.answerWith(lan);
            String now = name.current()
                    .or(() -> lan.map(InetAddress::getHostAddress))
                    .orElse(THIS_COMPUTER);
            if (!now.equals(host)) {
                host = now;
                LOG.warnf(
                        "The name %s isn't to be had in this network: the https address is %s",
                        HomeCertificates.NAME, address());
            }
            certificates.renewFor(HomeCertificates.namesHere(name.current().orElse(HomeCertificates.NAME)));
        } catch (IOException | RuntimeException e) {
            LOG.error("The certificate or the name for https can't be renewed", e);
        }
    }
}
