-- What spans the games of a scorebook, so that nobody has to read them all: derived from the ledger, and made anew from it by
-- recount_games(). A backup leaves out the tables with the comment 'derived from the ledger'.

-- One row for each book with a game.
CREATE TABLE scorebook_summary (
    scorebook_id text    PRIMARY KEY,
    -- How many have a summary.
    games        bigint  NOT NULL
);

CREATE TABLE game_summary (
    game_id      text PRIMARY KEY,
    scorebook_id text NOT NULL,
    -- NULL, like the status: the game is damaged, and counts for nothing but the number of games.
    variant      text,
    name         text,
    status       text
);

-- Where the game doesn't count for the statistics, all figures are 0.
CREATE TABLE game_player (
    game_id   text    NOT NULL,
    player    integer NOT NULL,
    name      text    NOT NULL,
    games     bigint  NOT NULL,
    wins      bigint  NOT NULL,
    cucumbers bigint  NOT NULL,
    penalties bigint  NOT NULL,
    points    bigint  NOT NULL,
    PRIMARY KEY (game_id, player)
);

-- The sums of game_player over the games of a book, for those who have a game that counts.
CREATE TABLE player_record (
    scorebook_id text   NOT NULL,
    name         text   NOT NULL,
    games        bigint NOT NULL,
    wins         bigint NOT NULL,
    cucumbers    bigint NOT NULL,
    penalties    bigint NOT NULL,
    points       bigint NOT NULL,
    PRIMARY KEY (scorebook_id, name)
);

-- Games whose summary is missing or may be out of date.
CREATE TABLE summary_due (
    game_id      text PRIMARY KEY,
    scorebook_id text NOT NULL
);
CREATE INDEX summary_due_scorebook ON summary_due (scorebook_id);

COMMENT ON TABLE scorebook_summary IS 'derived from the ledger';
COMMENT ON TABLE game_summary IS 'derived from the ledger';
COMMENT ON TABLE game_player IS 'derived from the ledger';
COMMENT ON TABLE player_record IS 'derived from the ledger';
COMMENT ON TABLE summary_due IS 'derived from the ledger';

-- Adds the figures of a game to the sums of its book, or takes them away: times is 1 or -1. The book's row has to be locked.
CREATE FUNCTION add_to_records(of_game text, of_book text, times integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO player_record AS record (scorebook_id, name, games, wins, cucumbers, penalties, points)
    SELECT of_book, name, times * sum(games), times * sum(wins), times * sum(cucumbers), times * sum(penalties),
        times * sum(points)
    FROM game_player WHERE game_id = of_game AND games > 0 GROUP BY name
    ON CONFLICT (scorebook_id, name) DO UPDATE SET
        games = record.games + EXCLUDED.games,
        wins = record.wins + EXCLUDED.wins,
        cucumbers = record.cucumbers + EXCLUDED.cucumbers,
        penalties = record.penalties + EXCLUDED.penalties,
        points = record.points + EXCLUDED.points;
    DELETE FROM player_record
    WHERE scorebook_id = of_book AND games = 0 AND name IN (SELECT name FROM game_player WHERE game_id = of_game);
END
$$;

-- Takes away what a game adds to its book, and locks the book's row. Whoever calls this has locked the game's row: always the
-- game first and then the book, and one game a transaction, so that nobody waits in a circle.
CREATE FUNCTION remove_summary(of_game text, of_book text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO scorebook_summary AS book (scorebook_id, games) VALUES (of_book, 0)
    ON CONFLICT (scorebook_id) DO UPDATE SET games = book.games;
    DELETE FROM summary_due WHERE game_id = of_game;
    DELETE FROM game_summary WHERE game_id = of_game;
    IF FOUND THEN
        UPDATE scorebook_summary SET games = games - 1 WHERE scorebook_id = of_book;
        PERFORM add_to_records(of_game, of_book, -1);
        DELETE FROM game_player WHERE game_id = of_game;
    END IF;
END
$$;

-- Stores what a game is summarised as; NULL: it is damaged. Only if it has just been read up to its last entry, at_version; NULL:
-- whatever it has. Waits for whoever is appending. False: the game was erased, or has moved on and stays due if it was.
CREATE FUNCTION store_summary(of_game text, at_version integer, summary json) RETURNS boolean
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
    INSERT INTO game_summary (game_id, scorebook_id, variant, name, status)
    VALUES (of_game, of_book, summary ->> 'variant', summary ->> 'name', summary ->> 'status');
    INSERT INTO game_player (game_id, player, name, games, wins, cucumbers, penalties, points)
    SELECT of_game, player, name, games, wins, cucumbers, penalties, points
    FROM ROWS FROM (json_to_recordset(summary -> 'players') AS (
            name text, games bigint, wins bigint, cucumbers bigint, penalties bigint, points bigint))
        WITH ORDINALITY AS players (name, games, wins, cucumbers, penalties, points, player);
    PERFORM add_to_records(of_game, of_book, 1);
    RETURN true;
END
$$;

-- A new game is due unless the statement that adds it stores its summary, too; a game is due again when entries were imported.
CREATE FUNCTION make_summary_due() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
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

CREATE TRIGGER game_is_to_be_summarised
    AFTER INSERT ON game
    FOR EACH ROW EXECUTE FUNCTION make_summary_due();

CREATE TRIGGER imported_game_is_to_be_summarised
    AFTER INSERT ON arrival
    FOR EACH ROW EXECUTE FUNCTION make_summary_due();

-- Forgets all summaries, so that a running service makes them anew from the ledger. For the owner of the tables.
CREATE FUNCTION recount_games() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    -- Nobody stores a summary meanwhile. What is read stays readable.
    LOCK TABLE scorebook_summary IN EXCLUSIVE MODE;
    INSERT INTO summary_due (game_id, scorebook_id) SELECT id, scorebook_id FROM game WHERE erased_at IS NULL
    ON CONFLICT DO NOTHING;
    DELETE FROM player_record;
    DELETE FROM game_player;
    DELETE FROM game_summary;
    UPDATE scorebook_summary SET games = 0;
END
$$;

CREATE OR REPLACE FUNCTION erase_game(erased text, seen integer) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    of_book text;
BEGIN
    -- Waits for whoever is appending; who comes after finds nothing to follow.
    SELECT scorebook_id INTO of_book FROM game WHERE id = erased AND erased_at IS NULL FOR UPDATE;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    IF seen IS NOT NULL AND seen IS DISTINCT FROM (SELECT max(version) FROM entry WHERE game_id = erased) THEN
        RETURN false;
    END IF;
    UPDATE game SET erased_at = now(), command_id = NULL, chain_id = NULL WHERE id = erased;
    DELETE FROM entry WHERE game_id = erased;
    DELETE FROM device_elsewhere WHERE game_id = erased;
    PERFORM remove_summary(erased, of_book);
    RETURN true;
END
$$;

REVOKE ALL ON FUNCTION add_to_records, remove_summary, store_summary, make_summary_due, recount_games FROM PUBLIC;

DO $$
BEGIN
    -- As in V3: temporary tables last.
    EXECUTE format('ALTER FUNCTION store_summary(text, integer, json) SET search_path = %I, pg_temp', current_schema());
    EXECUTE format('ALTER FUNCTION make_summary_due() SET search_path = %I, pg_temp', current_schema());
    EXECUTE format('ALTER FUNCTION erase_game(text, integer) SET search_path = %I, pg_temp', current_schema());
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${service}') AND '${service}' <> current_user THEN
        EXECUTE format('GRANT SELECT ON scorebook_summary, game_summary, game_player, player_record, summary_due TO %I',
            '${service}');
        EXECUTE format('GRANT EXECUTE ON FUNCTION store_summary TO %I', '${service}');
    END IF;
END
$$;

-- The games that there are.
SELECT recount_games();
