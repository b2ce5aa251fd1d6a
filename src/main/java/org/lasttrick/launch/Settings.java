package org.lasttrick.launch;

import io.quarkus.runtime.configuration.ConfigUtils;
import io.smallrye.config.SmallRyeConfig;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What has to be known before Quarkus is there.
 *
 * @param databaseConfigured whether a database is configured, so that none has to be brought along
 * @param dataDirectory where the embedded database lives
 * @param programs where its programs are unpacked
 * @param stopsWithParent whether Last Trick ends when the process that started it ends
 */
public record Settings(boolean databaseConfigured, Path dataDirectory, Path programs, boolean stopsWithParent) {

    /** Reads them from the places that Quarkus reads, in Quarkus's order: system properties, environment, files. */
    public static Settings read() {
        SmallRyeConfig config = ConfigUtils.configBuilder().build();
        Path data = path(config, "lasttrick.data-dir")
                .orElseGet(() -> Path.of(System.getProperty("user.home"), ".lasttrick"));
        return new Settings(
                config.getOptionalValue("quarkus.datasource.jdbc.url", String.class)
                        .isPresent(),
                data,
                path(config, "lasttrick.programs-dir").orElseGet(() -> data.resolve("programs")),
                config.getOptionalValue("lasttrick.stops-with-parent", Boolean.class)
                        .orElse(false));
    }

    private static Optional<Path> path(SmallRyeConfig config, String name) {
        return config.getOptionalValue(name, String.class)
                .map(text -> Path.of(text).toAbsolutePath().normalize());
    }
}
