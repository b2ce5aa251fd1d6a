package org.lasttrick.launch;

import jakarta.inject.Singleton;
import java.io.IOException;
import java.net.InetAddress;
import java.util.Optional;
import javax.jmdns.JmDNS;
import org.apache.commons.io.IOUtils;
import org.jspecify.annotations.Nullable;

/** Answers for a name below {@code local} in the home network: multicast DNS, RFC 6762. */
@Singleton
final class HomeName {
    private final String wanted;
    private @Nullable JmDNS responder;
    private Optional<InetAddress> address = Optional.empty();

    HomeName() {
        this("lasttrick");
    }

    /** @param wanted without {@code .local} */
    HomeName(String wanted) {
        this.wanted = wanted;
    }

    /** @param now where devices find this computer; empty: they don't */
    synchronized void answerWith(Optional<InetAddress> now) throws IOException {
        if (now.equals(address)) {
            return;
        }
        JmDNS former = responder;
        if (former != null) {
            // It takes seconds to take leave of the network.
            Thread.startVirtualThread(() -> IOUtils.closeQuietly(former));
        }
        responder = null;
        if (now.isPresent()) {
            responder = JmDNS.create(now.get(), wanted);
        }
        address = now;
    }

    /** The name, another one if a computer in the network has that already; empty while nobody is answered. */
    synchronized Optional<String> current() {
        return Optional.ofNullable(responder)
                .map(answering -> answering.getHostName().replaceFirst("\\.$", ""));
    }
}
