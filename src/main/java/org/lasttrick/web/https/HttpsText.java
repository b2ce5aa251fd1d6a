package org.lasttrick.web.https;

import io.quarkus.qute.i18n.MessageBundle;

/** The sentences about https at home. */
@MessageBundle("https")
public interface HttpsText {
    String skip();

    String title();

    String why();

    String intro();

    String off();

    String here();

    String trust();

    String trustHint();

    String download();

    String fingerprint();

    String appleDownload();

    String appleInstall();

    String appleTrust();

    String appleRemove();

    String androidInstall();

    String androidRemove();

    String windowsInstall();

    String windowsRemove();

    String macInstall();

    String macTrust();

    String macRemove();

    String open();

    String number();

    String key();
}
