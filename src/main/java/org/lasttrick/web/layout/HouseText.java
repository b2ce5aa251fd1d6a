package org.lasttrick.web.layout;

import io.quarkus.qute.i18n.MessageBundle;
import org.lasttrick.http.ProblemType;

/** Has the sentences about devices, addresses, https, and what goes wrong. */
@MessageBundle("house")
public interface HouseText {
    // ## Devices

    String devices();

    String skipToDevices();

    String noBookHere();

    String addDevice();

    String newCode();

    String scanAndJoin();

    String onlyHere();

    String orType();

    String canScore();

    String thisOne();

    String sinceDay();

    String justUsed();

    String lastUsed();

    String removeDevice();

    String removeDeviceHint();

    String screens();

    String screensHint();

    String screensFull(int number);

    String addScreen();

    String endScreen();

    String forgetHere();

    String forgetHint();

    String lastDevice();

    String unknownDevice();

    String ifAllAreLost();

    String ifAllAreLostHint();

    /** @param made when, as written for people */
    String recoveryExists(String made);

    String newRecovery();

    /** Says why a form made no recovery code. */
    String recoveryReplaced();

    String recoveryCode();

    String skipToCode();

    String onlyThisDevice();

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

    String joinBook();

    String unknownKey();

    String joinBookHint();

    String otherBook(String book);

    String code();

    String codeHint();

    /** Stands before the name of the scorebook that is joined. */
    String scorebook();

    String yourName();

    /** Names an example of whose device it is. */
    String exampleName();

    /** @param example of a device's name */
    String yourNameHint(String example);

    String joinNow();

    /** @param reason why a code is refused */
    String codeRefused(String reason);

    /** Names somebody's device. */
    String ownDevice(String person, String kind);

    /** @param kind of device, as its browser says */
    String deviceKind(String kind);

    // ## Sharing a result

    String skipToPictures();

    String forGroupChats();

    String forPhones();

    String sharePicture();

    String savePicture();

    String sendLink();

    String sendLinkHint();

    // ## Https at home

    String skipToSteps();

    String setUpHttps();

    String httpsToStayAwake();

    String httpsIntro();

    String httpsOff();

    String cameByHttps();

    String trustCertificate();

    String trustCertificateHint();

    String downloadCertificate();

    String certificateFingerprint();

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

    String openAddress();

    String orAddress();

    String keyForAddress();

    // ## Problems

    /**
     * @param otherwise what the problem itself says, for types that have no text here
     */
    String problemTitle(ProblemType type, String otherwise);

    String problemDetail(ProblemType type, String otherwise);

    String lookAtLedger();

    String problemReference(String id);

    // The pages' own

    String noGame();

    String noGameHint();

    String noGameRulesHint();

    String waitsForNext();

    String noVariant();

    String noVariantHint();

    String notYours();

    String notYoursHint();
}
