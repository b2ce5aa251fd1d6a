package org.lasttrick.faults;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;
import org.lasttrick.faults.Journal.Place;

/**
 * Scores at a table as a careful program does: sends what got no answer again, with the same key. It sends most commands more than
 * once at the same moment, to any replica, and its network loses answers.
 */
final class FaultClient implements Runnable {
    private static final String[] CARDS = {"2", "3", "4", "5", "6", "7", "8", "9"};
    private static final int MOST_COPIES = 3;
    private static final int ONE_OF_THESE_CORRECTS = 7;
    private static final int ONE_OF_THESE_GIVES_UP = 20;
    private static final int ONE_OF_THESE_ANSWERS_IS_LOST = 10;
    private static final int MOST_MILLIS_BETWEEN = 20;
    private static final int TOO_MANY = 429;
    private static final ReentrantLock STARTING = new ReentrantLock();

    private final String name;
    private final Random random;
    private final FaultTable table;
    private final Front front;
    private final String deviceKey;
    private final Journal journal;
    private final Map<String, SeenHead> seen = new ConcurrentHashMap<>();
    private volatile boolean stopped;
    private int commands;

    FaultClient(String name, long seed, FaultTable table, Front front, String deviceKey, Journal journal) {
        this.name = name;
        this.random = new Random(seed);
        this.table = table;
        this.front = front;
        this.deviceKey = deviceKey;
        this.journal = journal;
    }

    void stop() {
        stopped = true;
    }

    /** The last head of each game that it was answered. */
    Collection<SeenHead> seen() {
        return seen.values();
    }

    @Override
    public void run() {
        try {
            while (!stopped) {
                startIfNeeded();
                String game = table.game();
                if (game != null && carryOut(next(game)) && !stopped) {
                    Thread.sleep(random.nextInt(MOST_MILLIS_BETWEEN));
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Two clients at one table don't both start its next game. */
    private void startIfNeeded() throws InterruptedException {
        STARTING.lock();
        try {
            if (table.needsGame()) {
                carryOut(Command.start(key()));
            }
        } finally {
            STARTING.unlock();
        }
    }

    private Command next(String game) {
        table.sending();
        String card = CARDS[random.nextInt(CARDS.length)];
        String player = Command.PLAYERS.get(random.nextInt(Command.PLAYERS.size()));
        int hands = table.hands();
        return hands > 0 && random.nextInt(ONE_OF_THESE_CORRECTS) == 0
                ? Command.correct(key(), game, 1 + random.nextInt(hands), card, player)
                : Command.score(key(), game, card, player);
    }

    private String key() {
        return name + "-" + ++commands;
    }

    /** @return whether it was answered; it may have been stored all the same */
    private boolean carryOut(Command command) throws InterruptedException {
        while (!stopped) {
            int copies = 1 + random.nextInt(MOST_COPIES);
            journal.sending(command, copies);
            List<CompletableFuture<Boolean>> answers =
                    IntStream.range(0, copies).mapToObj(_ -> send(command)).toList();
            if (answers.stream().map(CompletableFuture::join).toList().contains(true)) {
                return true;
            }
            if (random.nextInt(ONE_OF_THESE_GIVES_UP) == 0) {
                return false;
            }
            Thread.sleep(random.nextInt(10, 100));
        }
        return false;
    }

    private CompletableFuture<Boolean> send(Command command) {
        URI address = front.addresses().get(random.nextInt(front.addresses().size()));
        HttpRequest request = Front.request(address.resolve(command.path()))
                .header("Authorization", "Bearer " + deviceKey)
                .header("Idempotency-Key", command.key())
                .method(command.method(), BodyPublishers.ofString(command.body().toString()))
                .build();
        boolean isAnswerLost = random.nextInt(ONE_OF_THESE_ANSWERS_IS_LOST) == 0;
        return front.client().sendAsync(request, BodyHandlers.ofString()).handle((answer, failure) -> {
            if (failure != null || isAnswerLost) {
                journal.unknown(command, failure == null ? "answer lost" : failure.toString());
                return false;
            }
            return answered(command, answer);
        });
    }

    private boolean answered(Command command, HttpResponse<String> answer) {
        int status = answer.statusCode();
        if (status == 200 || status == 201) {
            JsonNode game = Command.json(answer.body());
            SeenHead head = SeenHead.of(game);
            seen.merge(head.game(), head, (one, other) -> one.version() > other.version() ? one : other);
            acknowledged(
                    command,
                    new Place(game.get("id").asText(), game.get("version").asInt()));
        } else if (status < 500 && status != TOO_MANY) {
            journal.refused(command, status);
        } else {
            journal.unknown(command, status + " " + answer.body());
        }
        return status < 500 && status != TOO_MANY;
    }

    private void acknowledged(Command command, Place place) {
        boolean isFirst = journal.acknowledged(command, place);
        if (isFirst && command.type().equals("game-started")) {
            table.begin(place.game());
        } else if (isFirst && command.type().equals("hand-scored")) {
            table.scored(place.game());
        }
    }
}
