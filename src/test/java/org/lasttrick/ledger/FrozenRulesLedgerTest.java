package org.lasttrick.ledger;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.high;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.access.Access;
import org.lasttrick.access.Device;
import org.lasttrick.access.RandomText;
import org.lasttrick.chain.GameId;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.scorekeeping.Outcome;
import org.lasttrick.scorekeeping.Request;
import org.lasttrick.scorekeeping.Scorekeeping;

/** A stored game keeps the rules of its start, even if its variant has changed. */
@QuarkusTest
class FrozenRulesLedgerTest {
    private static final RuleSet AS_AGURK_WAS =
            agurk("{'limit':30,'lives':1,'payers':'all','tieBonus':false,'handSize':6}");

    @Inject
    AgroalDataSource database;

    @Inject
    Access access;

    @Inject
    Scorekeeping scorekeeping;

    private Device device;
    private GameId game;

    @BeforeEach
    void aGameFromThen() {
        device = access.open("Friday", "Kitchen tablet").first().device();
        game = new GameId(RandomText.id());
        List<Entrant> players = List.of(new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0), new Entrant("Cai", 29, 0));
        var started = new GameLedger(database)
                .start(
                        game,
                        device.scorebook(),
                        new GameStarted(null, "agurk", AS_AGURK_WAS, players, new PlayerId(1), Edition.LATEST),
                        device.id(),
                        null,
                        null,
                        Instant.parse("2019-11-02T19:00:00Z"));
        assertTrue(started.isPresent());
    }

    @Test
    void aGameIsReadUnderItsOwnRules() {
        assertNotEquals(agurk(), AS_AGURK_WAS);
        assertEquals(
                AS_AGURK_WAS,
                scorekeeping.game(game).orElseThrow().game().start().rules());
        JsonPath sheet = given().get("/api/games/{game}", game.value()).jsonPath();
        assertEquals("agurk", sheet.get("variant"));
        assertEquals("in-progress", sheet.get("status"));
        assertEquals(30, sheet.getInt("rules.limit"));
        assertEquals(6, sheet.getInt("next.handSize"));
    }

    @Test
    void itsHandsAreScoredUnderItsOwnRules() {
        assertInstanceOf(
                Outcome.Done.class,
                scorekeeping.execute(game, new ScoreHand(high("9", 2, 1)), new Request(device, null, null)));
        assertInstanceOf(
                Outcome.Done.class,
                scorekeeping.execute(game, new ScoreHand(high("2", 3)), new Request(device, null, null)));
        JsonPath sheet = given().get("/api/games/{game}", game.value()).jsonPath();
        assertEquals(List.of(9, 9, 31), sheet.getList("players.score"));
        assertEquals(List.of("active", "active", "out"), sheet.getList("players.status"));
    }
}
