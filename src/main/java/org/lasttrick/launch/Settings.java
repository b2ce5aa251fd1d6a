package org.lasttrick.launch;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;

/** Last Trick's own settings; all others are Quarkus's. */
@ConfigMapping(prefix = "lasttrick")
public interface Settings {

    /** The directory of the embedded database, used when no {@code quarkus.datasource.jdbc.url} is set. */
    @WithDefault("${user.home}/.lasttrick")
    Path dataDir();

    /** Where PostgreSQL's programs are, or are to be unpacked. */
    @WithDefault("${lasttrick.data-dir}/programs")
    Path programsDir();

    /** Whether the terminal shows a QR code of the address to open. */
    @WithDefault("true")
    boolean qrCode();

    /** Whether Last Trick ends when the process that started it ends. */
    @WithDefault("false")
    boolean stopsWithParent();
}
