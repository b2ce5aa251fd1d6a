package org.lasttrick.web.share;

import io.quarkus.qute.i18n.MessageBundle;

/** The sentences of the page that shares a game. */
@MessageBundle("share")
public interface ShareText {
    String skip();

    String wide();

    String tall();

    String send();

    String save();

    String link();

    String linkHint();
}
