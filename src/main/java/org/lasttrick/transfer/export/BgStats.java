package org.lasttrick.transfer.export;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import org.lasttrick.game.Game;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.Standing;

/** Hands a game to the app BG Stats. */
public final class BgStats {
    private static final String CREATES_A_PLAY = "https://app.bgstatsapp.com/createPlay.html?data=";
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private BgStats() {}

    /** A link that opens the app with the game in it, names included. */
    public static URI link(RecordedGame recorded) {
        String data = URLEncoder.encode(play(recorded).toString(), StandardCharsets.UTF_8);
        // In a query, not everything understands + for a blank, but all understand %20.
        return URI.create(CREATES_A_PLAY + data.replace("+", "%20"));
    }

    private static ObjectNode play(RecordedGame recorded) {
        Game game = recorded.game();
        ObjectNode play = MAPPER.createObjectNode()
                .put("sourceName", "Last Trick")
                // Not the id, which is the link for watching.
                .put("sourcePlayId", recorded.entry(1).hash().fingerprint())
                .put("comments", "Last Trick " + recorded.head().fingerprint())
                .put("playDate", TIME.format(Titles.startedAt(recorded).atOffset(ZoneOffset.UTC)))
                .put("board", Titles.variant(game));
        play.putObject("game")
                .put("name", Titles.variant(game))
                .put("highestWins", game.start().rules().scoring() instanceof StakesScoring)
                .put("noPoints", false);
        ArrayNode players = play.putArray("players");
        game.sheet().standings().inSeatOrder().forEach(standing -> players.add(player(game, standing)));
        return play;
    }

    private static ObjectNode player(Game game, Standing standing) {
        Scoresheet sheet = game.sheet();
        ObjectNode player = MAPPER.createObjectNode()
                .put("name", game.nameOf(standing.player()))
                .put("sourcePlayerId", standing.player().toString())
                .put("score", standing.score())
                .put("winner", sheet.winners().contains(standing.player()))
                .put("startPlayer", startPlayer(sheet, standing));
        sheet.place(standing.player()).ifPresent(place -> player.put("rank", place));
        return player;
    }

    /** Whether the player led to the first trick. */
    private static boolean startPlayer(Scoresheet sheet, Standing standing) {
        return sheet.hands().isEmpty()
                ? sheet.next().isPresent()
                        && sheet.next().get().leader().player().equals(standing.player())
                : sheet.hands().getFirst().deal().leader().player().equals(standing.player());
    }
}
