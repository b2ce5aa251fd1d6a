package org.lasttrick.launch;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lasttrick.address.Address;
import org.lasttrick.address.QrCode;

class WelcomeTest {
    @Test
    void aQrCodeLeadsATabletToTheAddress() {
        Address address = new Address("http://192.168.1.23:8081", Address.Reach.NETWORK);
        assertTrue(Welcome.text(address, true, "").contains(QrCode.of(address.url())));
        assertFalse(Welcome.text(address, false, "").contains("█"));
    }

    @Test
    void withoutANetworkTheTextSaysHowATabletCouldOpenIt() {
        String text = Welcome.text(Address.of("0.0.0.0", 8080, Optional.empty()), true, "");
        assertTrue(text.contains("connect this computer to the Wi-Fi"), text);
        assertFalse(text.contains("█"), "a QR code of localhost leads a tablet to itself");
    }
}
