package org.lasttrick.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lasttrick.StreamReader;

/** Somebody watches each game at each replica. When entries are lost, whoever has seen them has to be told. */
final class LossCheck implements AutoCloseable {
    private record Watcher(Replica replica, SeenHead last, StreamReader stream) {}

    private final FaultInstallation installation;
    private final String deviceKey;
    private final List<Watcher> watchers = new ArrayList<>();
    private final Map<String, Integer> lost = new HashMap<>();

    /** @param games as they stand now */
    LossCheck(FaultInstallation installation, String deviceKey, Iterable<SeenHead> games)
            throws IOException, InterruptedException {
        this.installation = installation;
        this.deviceKey = deviceKey;
        for (SeenHead game : games) {
            for (Replica replica : installation.replicas()) {
                StreamReader stream = StreamReader.watch(replica.address(), game.game(), "");
                watchers.add(new Watcher(replica, game, stream));
                assertEquals(game.version(), stream.next());
            }
        }
    }

    /** The number of entries that were lost of each game; none for a game that is gone as a whole. */
    Map<String, Integer> lost() {
        return lost;
    }

    /** Each watcher is told, or its stream ends with its game; the replica logs it once. */
    void assertWatchersAreNotified() throws IOException {
        for (Watcher watcher : watchers) {
            String game = watcher.last().game();
            HttpResponse<String> now =
                    installation.send(Front.request(watcher.replica().address().resolve("/api/games/" + game)));
            if (now.statusCode() == 404) {
                assertTrue(watcher.stream().isEnded());
                assertNotified(
                        watcher.last(),
                        installation.send(
                                Front.request(watcher.replica().address().resolve("/api/games/" + game + "/stream"))
                                        .header(
                                                "Last-Event-ID",
                                                Integer.toString(watcher.last().version()))));
                lost.put(game, 0);
                continue;
            }
            int version = Command.json(now.body()).get("version").asInt();
            int missing = watcher.last().version() - version;
            if (missing > 0) {
                JsonNode told = Command.json(watcher.stream().lostEntries());
                assertEquals(watcher.last().version(), told.get("seen").asInt());
                assertEquals(version, told.get("version").asInt());
                lost.put(game, missing);
            }
            assertEquals(
                    missing > 0 ? 2 : 1,
                    watcher.replica().output().split("The ledger of game " + game + " has lost entries", -1).length);
        }
    }

    /** A client that has seen more is told when it asks for what it has seen, and before it writes. */
    void assertNotified(SeenHead seen) throws IOException {
        for (Replica replica : installation.replicas()) {
            HttpResponse<String> verification = installation.send(Front.request(
                    replica.address().resolve("/api/games/" + seen.game() + "/verification?head=" + seen.head())));
            HttpResponse<String> write = installation.send(score(replica, seen));
            if (verification.statusCode() == 404) {
                assertNotified(seen, write);
                assertTrue(lost.containsKey(seen.game()), seen::toString);
                continue;
            }
            JsonNode now = Command.json(verification.body());
            boolean isThere = now.get("contains").asBoolean();
            assertEquals(seen.version() <= now.get("entries").asInt(), isThere, seen + ": " + now);
            assertTrue(now.get("valid").asBoolean(), seen::toString);
            if (!isThere) {
                assertEquals(412, write.statusCode());
                JsonNode problem = Command.json(write.body());
                assertEquals("urn:lasttrick:lost-entries", problem.get("type").asText());
                assertEquals(now.get("entries"), problem.get("game").get("version"));
                assertTrue(lost.containsKey(seen.game()), seen::toString);
            }
        }
    }

    /** The game is gone as a whole, which a client that has seen it is told. */
    private static void assertNotified(SeenHead seen, HttpResponse<String> answer) throws IOException {
        assertEquals(404, answer.statusCode());
        JsonNode problem = Command.json(answer.body());
        assertEquals("urn:lasttrick:lost-game", problem.get("type").asText());
        assertTrue(problem.get("detail").asText().contains("seen version " + seen.version()), answer.body());
    }

    /** Only looks what would happen, so that the ledger stays as it is. */
    private HttpRequest.Builder score(Replica replica, SeenHead seen) {
        Command command = Command.score("after the loss", seen.game(), "2", "p1");
        return Front.request(replica.address().resolve(command.path() + "?preview=true"))
                .header("Authorization", "Bearer " + deviceKey)
                .header("If-Match", "\"%d\"".formatted(seen.version()))
                .method(command.method(), BodyPublishers.ofString(command.body().toString()));
    }

    @Override
    public void close() {
        watchers.forEach(watcher -> watcher.stream().close());
    }
}
