package org.lasttrick.launch;

import java.io.IOException;
import org.lasttrick.address.Address;
import org.lasttrick.address.HttpsAtHome;
import org.lasttrick.address.QrCode;

/** Writes what the terminal shows when Last Trick is ready. */
final class Welcome {

    private Welcome() {}

    /** @param more to be said below the address; may be empty */
    static String text(Address address, boolean withQrCode, String more) {
        String code = withQrCode
                        && address.reach() != Address.Reach.NO_NETWORK
                        && address.reach() != Address.Reach.THIS_COMPUTER
                ? "\n" + QrCode.of(address.url())
                : "";
        return """

                Last Trick is ready. Open this address %s:

                    %s
                %s%s
                To stop it, press Ctrl-C here.
                """.formatted(where(address.reach()), address.url(), code, more);
    }

    /** Returns the part of {@link #text} about https; empty if it is off. */
    static String https(Address address, HttpsAtHome home) throws IOException {
        return home.addresses().isEmpty()
                ? ""
                : """

                By https, on a device that was set up at %s/https:

                    %s

                Its certificate: %s
                """.formatted(address.url(), home.addresses().getFirst(), home.fingerprint());
    }

    private static String where(Address.Reach reach) {
        return switch (reach) {
            case NETWORK -> "on the tablet (it has to be in the same Wi-Fi)";
            case NO_NETWORK -> "on this computer (for a tablet, connect this computer to the Wi-Fi and start again)";
            case THIS_COMPUTER -> "on this computer (for a tablet, set quarkus.http.host to 0.0.0.0)";
            case CONFIGURED -> "on the tablet";
        };
    }
}
