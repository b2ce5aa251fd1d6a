package org.lasttrick.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithConverter;
import io.smallrye.config.WithDefault;
import io.smallrye.config.WithName;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** These are Last Trick's own settings; all others are Quarkus's. */
@ConfigMapping(prefix = "lasttrick")
public interface ServiceConfig {
    /** A proxy takes this time to notice that a service stops. */
    Duration PROXY_NOTICES = Duration.ofSeconds(5);

    /** Returns the directory of the embedded database, used when no {@code quarkus.datasource.jdbc.url} is set. */
    @WithDefault("${user.home}/.lasttrick")
    Path dataDir();

    /** Returns the directory in which PostgreSQL's programs are, or are to be unpacked. */
    @WithDefault("${lasttrick.data-dir}/programs")
    Path programsDir();

    /**
     * Returns whether a PostgreSQL may be used that could lose confirmed hands in a power cut, since one of its settings is off.
     */
    @WithName("database.allow-unsafe-settings")
    @WithDefault("false")
    boolean allowUnsafeDatabaseSettings();

    /** Returns whether the database is the embedded one, in the data directory. That is no setting: the launch decides it. */
    @WithName("database.embedded")
    @WithDefault("false")
    boolean embeddedDatabase();

    /** Returns whether the tables are migrated or at least checked at the start. That is no setting: only commands do without. */
    @WithName("database.prepared")
    @WithDefault("true")
    boolean preparedDatabase();

    /** Returns whether the terminal shows a QR code of the address to open. */
    @WithDefault("true")
    boolean qrCode();

    /** Returns the program, with its arguments, that opens the address on this computer; none where there is no desktop. */
    Optional<List<String>> browser();

    /** Returns the address at which browsers reach the service through a proxy; without it, forwarded headers are ignored. */
    Optional<@WithConverter(PublicUrl.Reader.class) PublicUrl> publicUrl();

    /** Returns whose certificate https is served with, beside http; empty: only http is served. */
    Optional<Https> https();

    /** The certificate that is served is one of this authority. */
    enum Https {
        /** The authority is one of this household, which Last Trick makes. */
        HOME
    }

    /**
     * Returns the time for which the service goes on serving when it is to stop, so that a proxy notices; 5 s by default where the
     * public URL is https, else none.
     */
    Optional<Duration> stopDelay();

    /** Returns the time for which the service goes on serving when it is to stop. */
    static Duration stopDelayOf(ServiceConfig settings) {
        return settings.stopDelay()
                .orElse(settings.publicUrl().filter(PublicUrl::isHttps).isPresent() ? PROXY_NOTICES : Duration.ZERO);
    }

    /** Returns whether Last Trick ends when the process that started it ends. */
    @WithDefault("false")
    boolean stopsWithParent();

    /** Returns the time that is added to this computer's: for tests of clocks that are wrong. */
    @WithDefault("PT0S")
    Duration clockOffset();

    Limits limits();

    /** Returns the code that whoever opens a scorebook has to know; empty: anybody may open one. */
    Optional<String> inviteCode();
}
