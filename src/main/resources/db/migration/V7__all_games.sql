-- All games of a scorebook can be searched: in small letters, the game's own name or nothing, and then each player's, all with a
-- line break behind them. NULL: the game is damaged.
ALTER TABLE game_summary
    ADD COLUMN search     text,
    -- As that of the game: what is searched is read in this order, and nothing of other books.
    ADD COLUMN started_at timestamptz;
CREATE INDEX game_summary_history ON game_summary (scorebook_id, started_at DESC, game_id DESC);

CREATE OR REPLACE FUNCTION store_summary(of_game text, at_version integer, summary json) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    of_book text;
BEGIN
    SELECT scorebook_id INTO of_book FROM game WHERE id = of_game AND erased_at IS NULL FOR UPDATE;
    IF NOT FOUND THEN
        DELETE FROM summary_due WHERE game_id = of_game;
        RETURN false;
    END IF;
    IF at_version <> (SELECT max(version) FROM entry WHERE game_id = of_game) THEN
        RETURN false;
    END IF;
    PERFORM remove_summary(of_game, of_book);
    UPDATE scorebook_summary SET games = games + 1 WHERE scorebook_id = of_book;
    INSERT INTO game_summary (game_id, scorebook_id, variant, name, status, search, started_at)
    SELECT id, scorebook_id, summary ->> 'variant', summary ->> 'name', summary ->> 'status', summary ->> 'search', started_at
    FROM game WHERE id = of_game;
    INSERT INTO game_player (game_id, player, name, games, wins, cucumbers, penalties, points)
    SELECT of_game, player, name, games, wins, cucumbers, penalties, points
    FROM ROWS FROM (json_to_recordset(summary -> 'players') AS (
            name text, games bigint, wins bigint, cucumbers bigint, penalties bigint, points bigint))
        WITH ORDINALITY AS players (name, games, wins, cucumbers, penalties, points, player);
    PERFORM add_to_records(of_game, of_book, 1);
    RETURN true;
END
$$;

DO $$
BEGIN
    -- As in V3: temporary tables last.
    EXECUTE format('ALTER FUNCTION store_summary(text, integer, json) SET search_path = %I, pg_temp', current_schema());
END
$$;

-- What is searched comes from the ledger, too.
SELECT recount_games();
