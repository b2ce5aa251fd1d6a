package org.lasttrick.engines;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The browsers that games are played in, oldest first. What isn't installed, or can't be fetched, skips its tests. */
enum OldBrowser {
    QT_WEBKIT(Level.WITHOUT_GRID, profile -> {
        assumeTrue(QtWebKit.isInstalled(), "no QtWebKit: apt-get install python3-pyqt5.qtwebkit");
        return new QtWebKit();
    }),
    CHROMIUM_67(
            Level.WITHOUT_SCRIPT,
            chromium(
                    "chrome-aws-lambda@67.0.3372",
                    "JGB/vPO64wwEBLBRGkZUa9uoJ7sZ/y0wB9/ZAlDS7fYtEOAJUVx7WzcU3hIhfCP4RSBcggS6vbSyx1u+Sgt5+w==",
                    "--single-process",
                    "--no-zygote")),
    CHROMIUM_78(
            Level.WITHOUT_SCRIPT,
            chromium(
                    "chrome-aws-lambda@1.20.4",
                    "+zuq/BO9TpAvlXIpyGto6YytnEe0NBpZS5HVGnaMqRhL0cagDEhrzAYqaQfK4HZnafA7HW1wkFacl7CAI990LQ==",
                    "--single-process",
                    "--no-zygote")),
    CHROMIUM_80(
            Level.EVERYTHING,
            chromium(
                    "chrome-aws-lambda@2.1.1",
                    "Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==",
                    "--single-process",
                    "--no-zygote")),
    CHROMIUM_88(
            Level.EVERYTHING,
            chromium(
                    "chrome-aws-lambda@5.5.0",
                    "nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==")),
    CHROMIUM_92(
            Level.EVERYTHING,
            chromium(
                    "chrome-aws-lambda@10.1.0",
                    "NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==")),
    CHROMIUM_109(
            Level.EVERYTHING,
            chromium(
                    "@sparticuz/chromium@109.0.6",
                    "9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==")),
    CHROMIUM_119(
            Level.EVERYTHING,
            chromium(
                    "@sparticuz/chromium@119.0.2",
                    "VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==")),
    CHROMIUM_138(
            Level.EVERYTHING,
            chromium(
                    "@sparticuz/chromium@138.0.2",
                    "vs5qUiK6kFCzLCxZ2buWONcB6jdF3VWdYp6kH1tt56tZ78p51dMAxfWsfk9P62z/jAeqbVg4V6Rb3Ic4aAeOKQ==")),
    CHROMIUM_TODAY(Level.EVERYTHING, profile -> {
        Path binary = Path.of(System.getProperty("chromium", "/usr/bin/chromium-headless-shell"));
        assumeTrue(Files.isExecutable(binary), "no Chromium: apt-get install chromium-headless-shell");
        return new OldChromium(binary, List.of(), profile);
    }),
    FIREFOX(Level.EVERYTHING, profile -> {
        assumeTrue(Firefox.isInstalled(), "no Firefox: apt-get install firefox-esr");
        return new Firefox(freePort(), profile);
    }),
    WEBKIT(Level.EVERYTHING, profile -> {
        assumeTrue(WebKit.isInstalled(), "no WebKit: apt-get install webkit2gtk-driver xvfb");
        return new WebKit(freePort());
    });

    private enum Level {
        EVERYTHING,
        WITHOUT_SCRIPT,
        WITHOUT_GRID
    }

    private final Level level;
    private final Start start;

    OldBrowser(Level level, Start start) {
        this.level = level;
        this.start = start;
    }

    /** Whether it has all that the scripts of the pages need; otherwise pages work by plain forms. */
    boolean hasScript() {
        return level == Level.EVERYTHING;
    }

    /** Whether parts of a page stand side by side; otherwise they follow each other, and the page scrolls. */
    boolean hasGrid() {
        return level != Level.WITHOUT_GRID;
    }

    /** @param profile an empty folder */
    Engine start(Path profile) throws Exception {
        return start.in(profile);
    }

    private static Start chromium(String npmPackage, String sha512, String... arguments) {
        return profile -> new OldChromium(new NpmPackage(npmPackage, sha512).chromium(), List.of(arguments), profile);
    }

    static int freePort() throws IOException {
        try (ServerSocket any = new ServerSocket(0)) {
            return any.getLocalPort();
        }
    }

    private interface Start {
        Engine in(Path profile) throws Exception;
    }
}
