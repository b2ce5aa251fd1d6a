package org.lasttrick.transfer.export;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Game;
import org.lasttrick.game.PlacesOfPeople;
import org.lasttrick.history.BookPerson;
import org.lasttrick.history.Spellings;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.Person;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.StakesScoring;

/** Hands a game to the app BG Stats. */
public final class BgStats {
    private static final String CREATES_A_PLAY = "https://app.bgstatsapp.com/createPlay.html?data=";
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private BgStats() {}

    /**
     * Returns a link that opens the app with the game in it, names included. The app takes one play at a time: an evening is a
     * link for each of its games.
     *
     * @param recorded has a result
     * @param spellings of the game's book, so that a person is the same player in all games
     */
    public static URI link(RecordedGame recorded, Spellings spellings) {
        String data = URLEncoder.encode(play(recorded, spellings).toString(), StandardCharsets.UTF_8);
        // In a query, not everything understands + for a blank, but all understand %20.
        return URI.create(CREATES_A_PLAY + data.replace("+", "%20"));
    }

    private static ObjectNode play(RecordedGame recorded, Spellings spellings) {
        Game game = recorded.game();
        Instant begun = Titles.startedAt(recorded);
        Instant ended = Titles.endedAt(recorded);
        String variant = new GameTitle(null, game.start().variant()).inEnglish();
        ObjectNode play = MAPPER.createObjectNode()
                .put("sourceName", "Last Trick")
                // Not the id, which is the link for watching.
                .put("sourcePlayId", recorded.entry(1).hash().fingerprint())
                .put("comments", "Last Trick " + recorded.head().fingerprint())
                // The app counts back from the end.
                .put("playDate", TIME.format(ended.atOffset(ZoneOffset.UTC)))
                .put("durationMin", Duration.between(begun, ended).toMinutes())
                .put("board", variant);
        play.putObject("game")
                .put("name", variant)
                // The app remembers which of its games stands for it.
                .put("sourceGameId", game.start().variant())
                .put("highestWins", game.start().rules().scoring() instanceof StakesScoring)
                .put("noPoints", false);
        ArrayNode players = play.putArray("players");
        PlacesOfPeople places = new PlacesOfPeople(game);
        game.sheet().standings().people().stream()
                .filter(person -> game.sheet().hasPlayed(person.player()))
                .forEach(person -> players.add(player(game, person, spellings.named(places.nameOf(person)))));
        return play;
    }

    /** Returns a person as a player of the app. Partners are two players of the app, of the same team and with the same score. */
    private static ObjectNode player(Game game, Person person, BookPerson known) {
        Scoresheet sheet = game.sheet();
        PlayerId player = person.player();
        ObjectNode json = MAPPER.createObjectNode()
                .put("name", known.name())
                // The app remembers whom it stands for. Not the seat, where others sit in the next game.
                .put("sourcePlayerId", known.id())
                .put("score", sheet.standings().of(player).score())
                .put("winner", sheet.winners().contains(player))
                .put("startPlayer", startPlayer(sheet, person));
        sheet.place(player).ifPresent(place -> json.put("rank", place));
        if (sheet.standings().of(player).people() > 1) {
            json.put("team", Integer.toString(player.number()));
        }
        return json;
    }

    /** Returns whether this person led to the first trick. */
    private static boolean startPlayer(Scoresheet sheet, Person person) {
        Optional<Deal> first = sheet.hands().isEmpty()
                ? sheet.next()
                : Optional.of(sheet.hands().getFirst().deal());
        return first.map(Deal::leader).equals(Optional.of(person));
    }
}
