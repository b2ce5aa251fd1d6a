-- An evening's address is that of its first game. Where another evening begins in its place, since that game was erased or is of an
-- earlier evening now, the address leads there.
CREATE TABLE evening_successor (
    game_id   text PRIMARY KEY REFERENCES game,
    successor text NOT NULL REFERENCES game
);

-- As in V11, but more than eight games may be played side by side: a game is compared with all that began in the 36 hours before it,
-- and at least with the eight before it.
CREATE OR REPLACE FUNCTION find_evenings(of_book text, since timestamptz, of_game text) RETURNS void LANGUAGE sql AS $$
    WITH earlier AS (
        (SELECT * FROM game_summary
        WHERE scorebook_id = of_book AND status IS NOT NULL AND (started_at, game_id) < (since, of_game)
        ORDER BY started_at DESC, game_id DESC LIMIT 8)
        UNION
        (SELECT * FROM game_summary
        WHERE scorebook_id = of_book AND status IS NOT NULL AND (started_at, game_id) < (since, of_game)
            AND started_at >= since - interval '36 hours'
        ORDER BY started_at DESC, game_id DESC LIMIT 1000)),
    later AS (
        (SELECT * FROM game_summary
        WHERE scorebook_id = of_book AND status IS NOT NULL AND (started_at, game_id) >= (since, of_game)
        ORDER BY started_at, game_id LIMIT 9)
        UNION
        (SELECT * FROM game_summary
        WHERE scorebook_id = of_book AND status IS NOT NULL AND (started_at, game_id) >= (since, of_game)
            AND started_at <= since + interval '36 hours'
        ORDER BY started_at, game_id LIMIT 1000)),
    found AS (
        SELECT game_id, count(*) OVER before = 0 OR coalesce(
            (SELECT begins FROM evening_break WHERE evening_break.game_id = near.game_id),
            started_at - greatest(max(coalesce(ended_at, started_at)) OVER before, max(coalesce(ended_at, started_at)) OVER recent)
                >= interval '6 hours') AS begins
        FROM (SELECT * FROM earlier UNION ALL SELECT * FROM later) AS near
        WINDOW before AS (ORDER BY started_at, game_id ROWS BETWEEN 8 PRECEDING AND 1 PRECEDING),
            recent AS (ORDER BY started_at RANGE BETWEEN interval '36 hours' PRECEDING AND CURRENT ROW EXCLUDE GROUP))
    UPDATE game_summary AS summary SET begins_evening = begins FROM found
    WHERE summary.game_id = found.game_id AND begins_evening <> begins
        AND summary.game_id IN (SELECT game_id FROM later)
$$;

-- As in V11. The address of an evening leads on if its first game is erased.
CREATE OR REPLACE FUNCTION erase_game(erased text, seen integer) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    game_row record;
    next_row record;
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
    SELECT game_id, begins_evening INTO next_row FROM game_summary
    WHERE scorebook_id = game_row.scorebook_id AND status IS NOT NULL AND (started_at, game_id) > (game_row.started_at, erased)
    ORDER BY started_at, game_id LIMIT 1;
    IF NOT next_row.begins_evening AND EXISTS (SELECT FROM game_summary WHERE game_id = erased AND begins_evening) THEN
        PERFORM lead_evening(erased, next_row.game_id);
    END IF;
    -- A game that was moved to the next evening has kept that one from beginning with its own first game.
    DELETE FROM evening_break WHERE NOT begins AND EXISTS (SELECT FROM evening_break WHERE game_id = erased AND begins)
        AND game_id = (SELECT game_id FROM game_summary
            WHERE scorebook_id = game_row.scorebook_id AND (started_at, game_id) > (game_row.started_at, erased)
            ORDER BY started_at, game_id LIMIT 1);
    DELETE FROM evening_break WHERE game_id = erased;
    PERFORM forget_names(erased, game_row.scorebook_id);
    PERFORM remove_summary(erased, game_row.scorebook_id);
    PERFORM find_evenings(game_row.scorebook_id, game_row.started_at, erased);
    RETURN true;
END
$$;

-- The address of the evening that began with one game leads to where another begins; NULL: to the evening that the game is of.
-- A game with which an evening begins leads nowhere else, so that nobody is led in a circle.
CREATE FUNCTION lead_evening(from_game text, to_game text) RETURNS void LANGUAGE sql AS $$
    DELETE FROM evening_successor WHERE game_id IN (from_game, to_game);
    INSERT INTO evening_successor (game_id, successor) SELECT from_game, to_game WHERE from_game <> to_game;
$$;

-- As in V11. The address of an evening leads on if its first game is of another one now.
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

REVOKE ALL ON FUNCTION lead_evening FROM PUBLIC;

DO $$
BEGIN
    -- As in V3: temporary tables last.
    EXECUTE format('ALTER FUNCTION erase_game(text, integer) SET search_path = %I, pg_temp', current_schema());
    EXECUTE format('ALTER FUNCTION set_evenings(text, text, text) SET search_path = %I, pg_temp', current_schema());
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${service}') AND '${service}' <> current_user THEN
        EXECUTE format('GRANT SELECT ON evening_successor TO %I', '${service}');
    END IF;
END
$$;

-- Who has never played has no place any more.
SELECT recount_games();
