package org.lasttrick.web.devices;

import io.quarkus.qute.i18n.MessageBundle;

/** The sentences about devices, and about joining. */
@MessageBundle("devices")
public interface DevicesText {
    String title();

    String skip();

    String noBook();

    String add();

    String newCode();

    String scan();

    String onlyHere();

    String orType();

    String list();

    String thisOne();

    String since();

    String justUsed();

    String lastUsed();

    String remove();

    String removeHint();

    String screens();

    String screensHint();

    String addScreen();

    String endScreen();

    String forgetHere();

    String forgetHint();

    String lastDevice();

    String unknownDevice();

    String recovery();

    String recoveryHint();

    /** @param made when, as written for people */
    String recoveryExists(String made);

    String newRecovery();

    /** Why a form made no recovery code. */
    String recoveryReplaced();

    String recoveryCode();

    String skipToCode();

    String alone();

    String keepSafe();

    String keepRecovery();

    String writeRecovery();

    String shownOnce();

    String whoHasIt();

    String toSheet();

    String writtenDown();

    String print();

    String useRecovery();

    String useTyped();

    /** @param made when, as written for people */
    String recoveryMade(String made);

    String join();

    String unknownKey();

    String joinHint();

    String otherBook(String book);

    String code();

    String codeHint();

    /** Stands before the name of the scorebook that is joined. */
    String book();

    String person();

    /** Names an example of whose device it is. */
    String somebody();

    /** @param example of a device's name */
    String personHint(String example);

    String score();

    /** @param reason why a code is refused */
    String refused(String reason);

    /** The name of somebody's device. */
    String ownDevice(String person, String kind);

    /** @param kind of device, as its browser says */
    String kind(String kind);
}
