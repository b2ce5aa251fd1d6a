package org.lasttrick.transfer.backup;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.ResourceProvider;
import org.flywaydb.core.api.resource.LoadableResource;
import org.jspecify.annotations.Nullable;
import org.lasttrick.launch.postgres.EmbeddedPostgres;
import org.lasttrick.launch.postgres.Roles;

/**
 * The migrations of this version, for a database that isn't the service's yet. Quarkus knows them when it is up, and
 * Flyway by itself doesn't find them in its package.
 */
final class Migrations implements ResourceProvider {

    private static final String FOLDER = "db/migration";
    private static final String APPLIED =
            "SELECT version FROM flyway_schema_history WHERE success ORDER BY installed_rank DESC LIMIT 1";

    private final List<LoadableResource> scripts;

    private Migrations(List<LoadableResource> scripts) {
        this.scripts = scripts;
    }

    static Migrations ofThisVersion() throws IOException {
        Path home;
        try {
            home = Path.of(Migrations.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
        if (Files.isDirectory(home)) {
            return new Migrations(scripts(home.resolve(FOLDER)));
        }
        try (FileSystem jar = FileSystems.newFileSystem(home)) {
            return new Migrations(scripts(jar.getPath(FOLDER)));
        }
    }

    private static List<LoadableResource> scripts(Path folder) throws IOException {
        List<LoadableResource> scripts = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                scripts.add(new Script(String.valueOf(file.getFileName()), Files.readString(file)));
            }
        }
        return scripts;
    }

    private static final class Script extends LoadableResource {
        private final String name;
        private final String text;

        Script(String name, String text) {
            this.name = name;
            this.text = text;
        }

        @Override
        public Reader read() {
            return new StringReader(text);
        }

        @Override
        public String getAbsolutePath() {
            return FOLDER + "/" + name;
        }

        @Override
        public String getAbsolutePathOnDisk() {
            return getAbsolutePath();
        }

        @Override
        public String getFilename() {
            return name;
        }

        @Override
        public String getRelativePath() {
            return name;
        }
    }

    /** Up to which migration a database is; empty before the first. */
    static Optional<String> version(Connection owner) throws SQLException {
        try (Statement statement = owner.createStatement()) {
            try (ResultSet there = statement.executeQuery("SELECT to_regclass('flyway_schema_history') IS NOT NULL")) {
                there.next();
                if (!there.getBoolean(1)) {
                    return Optional.empty();
                }
            }
            try (ResultSet version = statement.executeQuery(APPLIED)) {
                return version.next() ? Optional.ofNullable(version.getString(1)) : Optional.empty();
            }
        }
    }

    boolean has(String version) {
        return scripts.stream().anyMatch(script -> script.getFilename().startsWith("V" + version + "__"));
    }

    /** Brings an empty database to a version; the service migrates it further when it starts. */
    void migrate(EmbeddedPostgres postgres, String version) {
        Map<String, String> settings = postgres.settings();
        Flyway.configure(Migrations.class.getClassLoader())
                .dataSource(
                        postgres.jdbcUrl(),
                        settings.get("quarkus.flyway.username"),
                        settings.get("quarkus.flyway.password"))
                .resourceProvider(this)
                .placeholders(Map.of("service", Roles.SERVICE))
                .target(MigrationVersion.fromVersion(version))
                .load()
                .migrate();
    }

    @Override
    public @Nullable LoadableResource getResource(String name) {
        return scripts.stream()
                .filter(script -> script.getRelativePath().equals(name))
                .findFirst()
                .orElse(null);
    }

    @Override
    public Collection<LoadableResource> getResources(String prefix, String[] suffixes) {
        return scripts.stream()
                .filter(script -> script.getFilename().startsWith(prefix))
                .filter(script -> Arrays.stream(suffixes).anyMatch(script.getFilename()::endsWith))
                .toList();
    }
}
