package org.lasttrick.faults;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.ExternalDatabase;
import org.lasttrick.PackagedApplication;
import org.lasttrick.Relay;
import org.lasttrick.SmallDisk;

/** Some replicas of the service on one PostgreSQL, which is started again after each kill, and a relay between them. */
final class FaultInstallation implements Front, AutoCloseable {
    /** The write-ahead log stays below this for some thousands of faults. */
    private static final int MEGABYTES = 1_200;

    private final ExternalDatabase database;
    private final SmallDisk disk;
    private final Relay relay;
    private final List<Replica> replicas;
    private final HttpClient client = HttpClient.newHttpClient();

    private FaultInstallation(ExternalDatabase database, Relay relay, List<Replica> replicas, SmallDisk disk) {
        this.database = database;
        this.relay = relay;
        this.replicas = replicas;
        this.disk = disk;
    }

    static FaultInstallation start(Path directory, int replicas) throws Exception {
        SmallDisk disk =
                SmallDisk.tryMount(directory.resolve("disk"), MEGABYTES).orElse(null);
        Path place = disk == null ? directory : disk.directory();
        return start(Optional.empty(), ExternalDatabase.start(place.resolve("database")), disk, directory, replicas);
    }

    /** Two replicas of another version. */
    static FaultInstallation startOlder(Path build, Path directory) throws IOException {
        return start(Optional.of(build), ExternalDatabase.start(directory.resolve("database")), null, directory, 2);
    }

    /** What it confirms is on the disk up to ten seconds later. */
    static FaultInstallation startWithoutDurableCommits(Path directory) throws Exception {
        ExternalDatabase database = ExternalDatabase.start(directory.resolve("database"));
        database.asSuperuser("ALTER ROLE lasttrick_service SET synchronous_commit = off");
        database.asSuperuser("ALTER SYSTEM SET wal_writer_delay = '10s'");
        database.asSuperuser("SELECT pg_reload_conf()");
        return start(Optional.empty(), database, null, directory, 1, "lasttrick.database.allow-unsafe-settings=true");
    }

    private static FaultInstallation start(
            Optional<Path> build,
            ExternalDatabase database,
            SmallDisk disk,
            Path directory,
            int replicas,
            String... settings)
            throws IOException {
        database.keepRunning();
        Relay relay = new Relay();
        relay.leadTo(database.port());
        String[] all = Stream.concat(
                        Arrays.stream(database.settings())
                                .map(setting -> setting.replace(":" + database.port() + "/", ":" + relay.port() + "/")),
                        Arrays.stream(settings))
                .toArray(String[]::new);
        return new FaultInstallation(
                database,
                relay,
                IntStream.range(0, replicas)
                        .mapToObj(number -> new Replica(build, directory.resolve("replica-" + number), all))
                        .toList(),
                disk);
    }

    /** Where the database is; empty if it is on the same disk as everything else, which must not be filled. */
    Optional<SmallDisk> disk() {
        return Optional.ofNullable(disk);
    }

    /** Notes how far each ledger goes now. */
    void backUp() throws IOException, SQLException {
        database.asSuperuser(
                "CREATE TABLE backup AS SELECT game_id, max(version) AS version FROM entry GROUP BY game_id");
    }

    /** What a restored backup has: nothing that came after it. */
    void playBackTheBackup() throws IOException, SQLException {
        database.asSuperuser("""
                DO $$
                BEGIN
                    LOCK TABLE game, entry IN ACCESS EXCLUSIVE MODE;
                    -- No trigger refuses it, and no foreign key is checked.
                    SET LOCAL session_replication_role = replica;
                    DELETE FROM entry WHERE NOT EXISTS (
                        SELECT FROM backup WHERE backup.game_id = entry.game_id AND backup.version >= entry.version);
                    DELETE FROM game WHERE id NOT IN (SELECT game_id FROM backup);
                END
                $$""");
    }

    ExternalDatabase database() {
        return database;
    }

    Relay relay() {
        return relay;
    }

    List<Replica> replicas() {
        return replicas;
    }

    void waitUntilReady() {
        PackagedApplication.waitUntil(
                () -> isDatabaseReady() && replicas.stream().allMatch(this::isReady),
                () -> replicas.stream().map(Replica::output).reduce("", String::concat));
    }

    /** Asked for itself, since workers of a killed PostgreSQL may answer the services for another moment. */
    private boolean isDatabaseReady() {
        try {
            database.asSuperuser("SELECT 1");
            return true;
        } catch (IOException | SQLException e) {
            return false;
        }
    }

    private boolean isReady(Replica replica) {
        try {
            return send(Front.request(replica.address().resolve("/q/health/ready")))
                            .statusCode()
                    == 200;
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public List<URI> addresses() {
        return replicas.stream().map(Replica::address).toList();
    }

    @Override
    public HttpClient client() {
        return client;
    }

    @Override
    public void close() throws IOException {
        replicas.forEach(Replica::close);
        relay.close();
        database.close();
        if (disk != null) {
            disk.close();
        }
        client.close();
    }
}
