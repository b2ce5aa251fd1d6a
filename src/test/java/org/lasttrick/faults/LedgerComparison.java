package org.lasttrick.faults;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lasttrick.faults.Journal.Place;
import org.lasttrick.faults.Journal.Sent;

/** Compares the ledgers, as the API returns them, with the journal of the clients. */
final class LedgerComparison {
    private static final int PAGE = 100;

    private final Front front;
    private final Journal journal;
    private final Map<String, List<Place>> stored = new HashMap<>();
    private final List<String> wrong = new ArrayList<>();

    private LedgerComparison(Front front, Journal journal) {
        this.front = front;
        this.journal = journal;
    }

    static FaultReport of(Front front, Journal journal, String scorebook) {
        LedgerComparison comparison = new LedgerComparison(front, journal);
        comparison.games(scorebook).forEach(comparison::inspect);
        return comparison.report();
    }

    private Set<String> games(String scorebook) {
        Set<String> games = new HashSet<>();
        String after = "";
        while (true) {
            JsonNode page = read("/api/scorebooks/" + scorebook + "/games?limit=" + PAGE + after);
            page.get("games").forEach(game -> games.add(game.get("id").asText()));
            if (page.get("next").isNull()) {
                return games;
            }
            after = "&after=" + page.get("next").asText();
        }
    }

    private void inspect(String game) {
        String address = "/api/games/" + game;
        JsonNode entries = read(address + "/ledger?limit=1000").get("entries");
        for (int i = 0; i < entries.size(); i++) {
            inspect(game, i + 1, entries.get(i));
        }
        if (!read(address + "/verification").get("valid").asBoolean()) {
            wrong.add("the chain of " + game + " is not valid");
        }
        Map<String, Integer> totals = new HashMap<>();
        read(address)
                .get("players")
                .forEach(player -> totals.put(
                        player.get("id").asText(), player.get("score").asInt()));
        if (!totals.equals(replay(entries))) {
            wrong.add("the totals of %s are %s, and its entries make %s".formatted(game, totals, replay(entries)));
        }
    }

    private void inspect(String game, int version, JsonNode entry) {
        if (entry.get("version").asInt() != version) {
            wrong.add("%s has a gap before entry %d".formatted(game, version));
        }
        String key = entry.get("commandId").asText();
        stored.computeIfAbsent(key, _ -> new ArrayList<>())
                .add(new Place(game, entry.get("version").asInt()));
        if (!journal.find(key).map(sent -> sent.command().isSaidBy(entry)).orElse(false)) {
            wrong.add("nobody has sent " + entry);
        }
    }

    /** The totals by the simplest of rules: who takes the last trick pays for its card. */
    private static Map<String, Integer> replay(JsonNode entries) {
        List<JsonNode> hands = new ArrayList<>();
        for (JsonNode entry : entries) {
            JsonNode payload = Command.payload(entry);
            switch (entry.get("type").asText()) {
                case "hand-scored" -> hands.add(payload.get("result"));
                case "hand-corrected" -> hands.set(payload.get("hand").asInt() - 1, payload.get("result"));
                default -> {}
            }
        }
        Map<String, Integer> totals = new HashMap<>();
        Command.PLAYERS.forEach(player -> totals.put(player, 0));
        hands.forEach(hand -> totals.merge(
                hand.get("players").get(0).asText(), hand.get("card").asInt(), Integer::sum));
        return totals;
    }

    private FaultReport report() {
        List<String> lost = new ArrayList<>();
        List<String> doubled = new ArrayList<>();
        int acknowledged = 0;
        int unknown = 0;
        int unknownStored = 0;
        for (Sent sent : journal.all()) {
            List<Place> places = stored.getOrDefault(sent.command().key(), List.of());
            Set<Place> answers = sent.acknowledged();
            if (places.size() > 1) {
                doubled.add(sent.command() + ": " + places);
            }
            if (answers.size() > 1) {
                wrong.add(sent.command() + " was answered with different versions: " + answers);
            }
            if (!answers.isEmpty()) {
                acknowledged++;
                if (!places.containsAll(answers)) {
                    lost.add(sent.command() + ": acknowledged as " + answers + ", stored as " + places);
                }
            } else if (sent.isUnknown()) {
                unknown++;
                unknownStored += places.size();
            } else if (!places.isEmpty()) {
                wrong.add(sent.command() + " was refused, and is stored as " + places);
            } else if (!sent.command().type().equals("hand-corrected")) {
                wrong.add(sent.command() + " was refused");
            }
        }
        return new FaultReport(acknowledged, unknown, unknownStored, lost, doubled, wrong);
    }

    private JsonNode read(String path) {
        return Command.json(front.read(path));
    }
}
