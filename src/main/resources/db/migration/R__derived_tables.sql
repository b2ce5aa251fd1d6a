-- The functions that keep the tables derived from the ledger, and erase a game. The migrations with a number have what they once
-- were; this file is what holds: it is run again whenever it has changed, after those with a number. An older service that is started
-- beside a newer one must not put back its own functions: so a change here comes with a migration that has the next number, even if
-- that only says why, or recounts the games.

-- A new game is due unless the statement that adds it stores its summary, too; a game is due again when entries were imported.
CREATE OR REPLACE FUNCTION make_summary_due() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    IF TG_TABLE_NAME = 'game' THEN
        INSERT INTO summary_due (game_id, scorebook_id)
        SELECT NEW.id, NEW.scorebook_id
        WHERE NEW.erased_at IS NULL AND NOT EXISTS (SELECT FROM game_summary WHERE game_id = NEW.id)
        ON CONFLICT DO NOTHING;
    ELSE
        INSERT INTO summary_due (game_id, scorebook_id) SELECT id, scorebook_id FROM game WHERE id = NEW.game_id
        ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END
$$;

-- Stores what a game is summarised as; NULL: it is damaged. Only if it has just been read up to its last entry, at_version; NULL:
-- whatever it has. Waits for whoever is appending. False: the game was erased, or has moved on and stays due if it was.
CREATE OR REPLACE FUNCTION store_summary(of_game text, at_version integer, summary json) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    game_row record;
    began timestamptz;
BEGIN
    SELECT scorebook_id, started_at INTO game_row FROM game WHERE id = of_game AND erased_at IS NULL FOR UPDATE;
    IF NOT FOUND THEN
        DELETE FROM summary_due WHERE game_id = of_game;
        RETURN false;
    END IF;
    IF at_version <> (SELECT max(version) FROM entry WHERE game_id = of_game) THEN
        RETURN false;
    END IF;
    began := coalesce((summary ->> 'startedAt')::timestamptz, game_row.started_at);
    IF began <> game_row.started_at THEN
        PERFORM leave_evening(of_game, game_row.scorebook_id, game_row.started_at);
        UPDATE game SET started_at = began WHERE id = of_game;
    END IF;
    PERFORM remove_summary(of_game, game_row.scorebook_id);
    UPDATE scorebook_summary SET games = games + 1 WHERE scorebook_id = game_row.scorebook_id;
    INSERT INTO game_summary (game_id, scorebook_id, variant, name, status, search, started_at, day, ended_at, entered_from,
        entered_until, hands, begins_evening)
    VALUES (of_game, game_row.scorebook_id, summary ->> 'variant', summary ->> 'name', summary ->> 'status', summary ->> 'search',
        began, (summary ->> 'day')::date, (summary ->> 'endedAt')::timestamptz,
        -- An older service beside this one doesn't say it.
        coalesce((summary ->> 'enteredFrom')::timestamptz,
            (SELECT recorded_at FROM entry WHERE game_id = of_game AND version = 1)),
        coalesce(summary ->> 'enteredUntil', summary ->> 'endedAt')::timestamptz, coalesce((summary ->> 'hands')::integer, 0),
        summary ->> 'status' IS NOT NULL);
    INSERT INTO game_player (game_id, person, scorebook_id, started_at, variant, house_rules, seat, name, place, opponents, total,
        wins, cucumbers, penalties, points, bonuses, returns, hands, unpaid, unpaid_from, cards, substituted)
    SELECT of_game, person, game_row.scorebook_id, began, summary ->> 'variant', summary ->> 'houseRules',
        seat, name, place, opponents, total, wins, cucumbers, penalties, points, bonuses, returns, hands, unpaid, "unpaidFrom", cards,
        -- An older service beside this one doesn't say it.
        coalesce(substituted, place IS NULL AND hands IS NOT NULL)
    FROM ROWS FROM (json_to_recordset(summary -> 'players') AS (
            seat integer, name text, place integer, opponents integer, total integer, wins integer, cucumbers integer,
            penalties integer, points bigint, bonuses integer, returns integer, hands integer, unpaid integer,
            "unpaidFrom" integer, cards json, substituted boolean))
        WITH ORDINALITY AS players (seat, name, place, opponents, total, wins, cucumbers, penalties, points, bonuses, returns,
            hands, unpaid, "unpaidFrom", cards, substituted, person);
    PERFORM add_to_sums(of_game, 1);
    PERFORM find_evenings(game_row.scorebook_id, began, of_game);
    IF began <> game_row.started_at THEN
        PERFORM find_evenings(game_row.scorebook_id, game_row.started_at, of_game);
    END IF;
    RETURN true;
END
$$;

-- Takes away what a game adds to its book, counts that as a change, and locks the book's row. Whoever calls this has locked the
-- game's row: always the game first and then the book, and one game a transaction, so that nobody waits in a circle.
CREATE OR REPLACE FUNCTION remove_summary(of_game text, of_book text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO scorebook_summary AS book (scorebook_id, games) VALUES (of_book, 0)
    ON CONFLICT (scorebook_id) DO UPDATE SET changes = book.changes + 1;
    DELETE FROM summary_due WHERE game_id = of_game;
    DELETE FROM game_summary WHERE game_id = of_game;
    IF FOUND THEN
        UPDATE scorebook_summary SET games = games - 1 WHERE scorebook_id = of_book;
        PERFORM add_to_sums(of_game, -1);
        DELETE FROM game_player WHERE game_id = of_game;
    END IF;
END
$$;

-- Adds the figures of a game to the sums of its book, or takes them away: factor is 1 or -1. The book's row has to be locked.
CREATE OR REPLACE FUNCTION add_to_sums(of_game text, factor integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO played_sum AS total
    SELECT scorebook_id, name, extract(year FROM started_at AT TIME ZONE 'UTC'), variant, house_rules, factor * sum(games),
        factor * sum(wins), factor * sum(beaten), factor * sum(cucumbers), factor * sum(penalties), factor * sum(points),
        factor * sum(bonuses), factor * sum(returns), factor * sum(hands)
    FROM played WHERE game_id = of_game GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (scorebook_id, name, year, variant, house_rules) DO UPDATE SET
        games = total.games + EXCLUDED.games,
        wins = total.wins + EXCLUDED.wins,
        beaten = total.beaten + EXCLUDED.beaten,
        cucumbers = total.cucumbers + EXCLUDED.cucumbers,
        penalties = total.penalties + EXCLUDED.penalties,
        points = total.points + EXCLUDED.points,
        bonuses = total.bonuses + EXCLUDED.bonuses,
        returns = total.returns + EXCLUDED.returns,
        hands = total.hands + EXCLUDED.hands;
    INSERT INTO played_against_sum AS total
    SELECT scorebook_id, name, other, extract(year FROM started_at AT TIME ZONE 'UTC'), variant, factor * sum(games),
        factor * sum(ahead), factor * sum(behind)
    FROM played_against WHERE game_id = of_game GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (scorebook_id, name, other, year, variant) DO UPDATE SET
        games = total.games + EXCLUDED.games,
        ahead = total.ahead + EXCLUDED.ahead,
        behind = total.behind + EXCLUDED.behind;
    INSERT INTO placed_sum AS total
    SELECT scorebook_id, name, place, extract(year FROM started_at AT TIME ZONE 'UTC'), variant, factor * sum(games)
    FROM placed WHERE game_id = of_game GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (scorebook_id, name, place, year, variant) DO UPDATE SET games = total.games + EXCLUDED.games;
    INSERT INTO paid_for_sum AS total
    SELECT scorebook_id, name, card, extract(year FROM started_at AT TIME ZONE 'UTC'), variant, factor * sum(times),
        factor * sum(points)
    FROM paid_for WHERE game_id = of_game GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (scorebook_id, name, card, year, variant) DO UPDATE SET
        times = total.times + EXCLUDED.times,
        points = total.points + EXCLUDED.points;
    IF factor < 0 THEN
        DELETE FROM played_sum AS total USING game_player AS player
        WHERE game_id = of_game AND total.scorebook_id = player.scorebook_id AND total.name = player.name AND games = 0
            AND total.hands = 0;
        DELETE FROM played_against_sum AS total USING game_player AS player
        WHERE game_id = of_game AND total.scorebook_id = player.scorebook_id AND total.name = player.name AND games = 0;
        DELETE FROM placed_sum AS total USING game_player AS player
        WHERE game_id = of_game AND total.scorebook_id = player.scorebook_id AND total.name = player.name AND games = 0;
        DELETE FROM paid_for_sum AS total USING game_player AS player
        WHERE game_id = of_game AND total.scorebook_id = player.scorebook_id AND total.name = player.name AND times = 0;
    END IF;
END
$$;

-- Forgets all summaries, so that a running service makes them anew from the ledger. For the owner of the tables.
CREATE OR REPLACE FUNCTION recount_games() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    -- Nobody stores a summary meanwhile. What is read stays readable.
    LOCK TABLE scorebook_summary IN EXCLUSIVE MODE;
    INSERT INTO summary_due (game_id, scorebook_id) SELECT id, scorebook_id FROM game WHERE erased_at IS NULL
    ON CONFLICT DO NOTHING;
    DELETE FROM played_sum;
    DELETE FROM played_against_sum;
    DELETE FROM placed_sum;
    DELETE FROM paid_for_sum;
    DELETE FROM game_player;
    DELETE FROM game_summary;
    UPDATE scorebook_summary SET games = 0, changes = changes + 1;
END
$$;

-- An evening is the games of a book that follow one another without a gap of six hours, unless the book says otherwise. Finds out
-- where one begins among a game and those after it. Games may be played side by side: each is compared with all that began in the
-- 36 hours before it, at most a hundred, and at least with the eight before it. Of a game that stands at noon since only its day is
-- known, what was played later on that day is of the same evening. Damaged games belong to none.
CREATE OR REPLACE FUNCTION find_evenings(of_book text, since timestamptz, of_game text) RETURNS void LANGUAGE sql AS $$
    WITH earlier AS (
        (SELECT game_id, started_at, ended_at, day FROM game_summary
        WHERE scorebook_id = of_book AND status IS NOT NULL AND (started_at, game_id) < (since, of_game)
        ORDER BY started_at DESC, game_id DESC LIMIT 8)
        UNION
        (SELECT game_id, started_at, ended_at, day FROM game_summary
        WHERE scorebook_id = of_book AND status IS NOT NULL AND (started_at, game_id) < (since, of_game)
            AND started_at >= since - interval '36 hours'
        ORDER BY started_at DESC, game_id DESC LIMIT 100)),
    later AS (
        (SELECT game_id, started_at, ended_at, day FROM game_summary
        WHERE scorebook_id = of_book AND status IS NOT NULL AND (started_at, game_id) >= (since, of_game)
        ORDER BY started_at, game_id LIMIT 9)
        UNION
        (SELECT game_id, started_at, ended_at, day FROM game_summary
        WHERE scorebook_id = of_book AND status IS NOT NULL AND (started_at, game_id) >= (since, of_game)
            AND started_at <= since + interval '36 hours'
        ORDER BY started_at, game_id LIMIT 100)),
    found AS (
        SELECT game_id, count(*) OVER before = 0 OR coalesce(
            (SELECT begins FROM evening_break WHERE evening_break.game_id = near.game_id),
            lag(day) OVER before IS DISTINCT FROM CAST(started_at AT TIME ZONE 'UTC' AS date)
                AND started_at - greatest(max(coalesce(ended_at, started_at)) OVER before,
                    max(coalesce(ended_at, started_at)) OVER recent) >= interval '6 hours') AS begins
        FROM (SELECT * FROM earlier UNION ALL SELECT * FROM later) AS near
        WINDOW before AS (ORDER BY started_at, game_id ROWS BETWEEN 8 PRECEDING AND 1 PRECEDING),
            recent AS (ORDER BY started_at RANGE BETWEEN interval '36 hours' PRECEDING AND CURRENT ROW EXCLUDE GROUP))
    UPDATE game_summary AS summary SET begins_evening = begins FROM found
    WHERE summary.game_id = found.game_id AND begins_evening <> begins
        AND summary.game_id IN (SELECT game_id FROM later)
$$;

-- Says that an evening begins with one game of a book, and with another not; either may be NULL. The address of an evening leads on
-- if its first game is of another one now. Locks both games and then the book, in the order of the ids: whoever stores a summary
-- locks one game and then the book, so that nobody waits in a circle.
CREATE OR REPLACE FUNCTION set_evenings(of_book text, beginning text, following text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    game_row record;
BEGIN
    PERFORM FROM game WHERE id IN (beginning, following) ORDER BY id FOR UPDATE;
    -- Games that are not counted yet get their evening when they are. So an import locks no row for which other games wait.
    IF EXISTS (SELECT FROM game_summary WHERE game_id IN (beginning, following)) THEN
        UPDATE scorebook_summary SET changes = changes + 1 WHERE scorebook_id = of_book;
    END IF;
    FOR game_row IN
        SELECT id, started_at FROM game
        WHERE id IN (beginning, following) AND scorebook_id = of_book AND erased_at IS NULL
    LOOP
        DELETE FROM evening_break WHERE game_id = game_row.id;
        INSERT INTO evening_break (game_id, begins) VALUES (game_row.id, game_row.id IS NOT DISTINCT FROM beginning);
        PERFORM lead_evening(game_row.id, CASE WHEN game_row.id = following THEN beginning END);
        IF EXISTS (SELECT FROM game_summary WHERE game_id = game_row.id) THEN
            PERFORM find_evenings(of_book, game_row.started_at, game_row.id);
        END IF;
    END LOOP;
END
$$;

-- The address of the evening that began with one game leads to where another begins; NULL: to the evening that the game is of.
-- A game with which an evening begins leads nowhere else, so that nobody is led in a circle.
CREATE OR REPLACE FUNCTION lead_evening(from_game text, to_game text) RETURNS void LANGUAGE sql AS $$
    DELETE FROM evening_successor WHERE game_id IN (from_game, to_game);
    INSERT INTO evening_successor (game_id, successor) SELECT from_game, to_game WHERE from_game <> to_game;
$$;

-- What a game that is erased, or moved to another day, leaves behind in its evening. The address of an evening that began with it leads
-- to where that begins now, and what was said about the game's evening goes with it.
CREATE OR REPLACE FUNCTION leave_evening(of_game text, of_book text, since timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    next_row record;
BEGIN
    SELECT game_id, begins_evening INTO next_row FROM game_summary
    WHERE scorebook_id = of_book AND status IS NOT NULL AND (started_at, game_id) > (since, of_game)
    ORDER BY started_at, game_id LIMIT 1;
    IF NOT next_row.begins_evening AND EXISTS (SELECT FROM game_summary WHERE game_id = of_game AND begins_evening) THEN
        PERFORM lead_evening(of_game, next_row.game_id);
    END IF;
    -- A game that was moved to the next evening has kept that one from beginning with its own first game.
    DELETE FROM evening_break
    WHERE NOT begins AND game_id = next_row.game_id
        AND EXISTS (SELECT FROM evening_break WHERE game_id = of_game AND begins);
    DELETE FROM evening_break WHERE game_id = of_game;
END
$$;

-- Runs with its owner's rights: the service itself may neither set a tombstone nor delete. Whoever erases a game erases what they
-- have seen: if an entry came meanwhile, the game stays. What was said about its evening goes with it, and the address of that
-- evening leads on.
CREATE OR REPLACE FUNCTION erase_game(erased text, seen integer) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    game_row record;
BEGIN
    -- Waits for whoever is appending; who comes after finds nothing to follow.
    SELECT scorebook_id, started_at INTO game_row FROM game WHERE id = erased AND erased_at IS NULL FOR UPDATE;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    IF seen IS NOT NULL AND seen IS DISTINCT FROM (SELECT max(version) FROM entry WHERE game_id = erased) THEN
        RETURN false;
    END IF;
    UPDATE game SET erased_at = now(), command_id = NULL, chain_id = NULL WHERE id = erased;
    DELETE FROM entry WHERE game_id = erased;
    DELETE FROM device_elsewhere WHERE game_id = erased;
    PERFORM leave_evening(erased, game_row.scorebook_id, game_row.started_at);
    PERFORM forget_names(erased, game_row.scorebook_id);
    PERFORM remove_summary(erased, game_row.scorebook_id);
    PERFORM find_evenings(game_row.scorebook_id, game_row.started_at, erased);
    RETURN true;
END
$$;

-- Forgets the spellings that only an erased game has. If the book calls somebody by one of them, it takes the next.
CREATE OR REPLACE FUNCTION forget_names(erased text, of_book text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    gone text;
    heir text;
BEGIN
    FOR gone IN SELECT DISTINCT name FROM game_player AS player WHERE game_id = erased AND NOT EXISTS (
        SELECT FROM game_player AS other
        WHERE scorebook_id = of_book AND other.name = player.name AND other.game_id <> erased AND hands IS NOT NULL)
    LOOP
        DELETE FROM spelling WHERE scorebook_id = of_book AND name = gone;
        SELECT min(name) INTO heir FROM spelling WHERE scorebook_id = of_book AND person = gone;
        DELETE FROM spelling WHERE scorebook_id = of_book AND name = heir;
        UPDATE spelling SET person = heir WHERE scorebook_id = of_book AND person = gone;
    END LOOP;
END
$$;

REVOKE ALL ON FUNCTION make_summary_due, store_summary, remove_summary, add_to_sums, recount_games, find_evenings, leave_evening,
    set_evenings, lead_evening, erase_game, forget_names FROM PUBLIC;

DO $$
DECLARE
    called text;
BEGIN
    -- These run with their owner's rights. Temporary tables last: one that is called like ours would otherwise be taken for it.
    FOREACH called IN ARRAY ARRAY['make_summary_due()', 'store_summary(text, integer, json)', 'set_evenings(text, text, text)',
        'erase_game(text, integer)']
    LOOP
        EXECUTE format('ALTER FUNCTION %s SET search_path = %I, pg_temp', called, current_schema());
    END LOOP;
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${service}') AND '${service}' <> current_user THEN
        EXECUTE format('GRANT EXECUTE ON FUNCTION store_summary, set_evenings, erase_game TO %I', '${service}');
    END IF;
END
$$;
