-- What a book remembers of its people and its evenings. game_player has all figures of a game and person; the sums by year are made
-- of it, so that a page of a book with 100,000 games costs what that of one with 100 does. As in V5, all of this is derived from
-- the ledger; spellings and moved evenings are not, since they are facts of the book.

-- Names of a person other than the one by which the book calls that person.
CREATE TABLE spelling (
    scorebook_id text NOT NULL REFERENCES scorebook,
    name         text NOT NULL,
    person       text NOT NULL CHECK (person <> name),
    PRIMARY KEY (scorebook_id, name)
);

-- Games with which an evening begins, or doesn't, whatever their times say.
CREATE TABLE evening_break (
    game_id text    PRIMARY KEY REFERENCES game,
    begins  boolean NOT NULL
);

-- What the standing of an evening counts.
ALTER TABLE scorebook
    ADD COLUMN evening_points text NOT NULL DEFAULT 'places' CHECK (evening_points IN ('places', 'wins', 'cucumbers'));

DROP FUNCTION add_to_records(text, text, integer);
DROP TABLE player_record;
DROP TABLE game_player;

-- Partners have a row each, with the same seat and figures. Without a place, the game doesn't count, and all figures are NULL.
CREATE TABLE game_player (
    game_id      text        NOT NULL,
    person       integer     NOT NULL,
    seat         integer     NOT NULL,
    name         text        NOT NULL,
    scorebook_id text        NOT NULL,
    started_at   timestamptz NOT NULL,
    variant      text        NOT NULL,
    -- What differs from the variant, as JSON; empty: nothing.
    house_rules  text        NOT NULL,
    place        integer,
    opponents    integer,
    -- NULL where the highest total wins, and in a game that was ended early.
    total        integer,
    wins         integer,
    cucumbers    integer,
    penalties    integer,
    points       bigint,
    bonuses      integer,
    returns      integer,
    hands        integer,
    -- The most hands in a row without paying, and the number of the first of them.
    unpaid       integer,
    unpaid_from  integer,
    -- What each highest card cost: [{"card", "times", "points", "hand"}], the hand in which it cost most.
    cards        json,
    PRIMARY KEY (game_id, person)
);
CREATE INDEX game_player_book ON game_player (scorebook_id, started_at) WHERE place IS NOT NULL;
CREATE INDEX game_player_name ON game_player (scorebook_id, name, started_at DESC, game_id DESC)
    INCLUDE (variant, place, opponents, wins) WHERE place IS NOT NULL;
CREATE INDEX game_player_unpaid ON game_player (scorebook_id, unpaid DESC, started_at, game_id) WHERE place IS NOT NULL;
CREATE INDEX game_player_total ON game_player (scorebook_id, total, started_at, game_id) WHERE wins > 0 AND total IS NOT NULL;

ALTER TABLE game_summary
    -- When its last hand was first scored; NULL: it has none, or goes on.
    ADD COLUMN ended_at timestamptz,
    -- How many were played; 0: the game doesn't count.
    ADD COLUMN hands integer NOT NULL DEFAULT 0,
    ADD COLUMN begins_evening boolean NOT NULL DEFAULT true;
CREATE INDEX game_summary_hands ON game_summary (scorebook_id, hands DESC, started_at, game_id) WHERE hands > 0;
CREATE INDEX game_summary_evening ON game_summary (scorebook_id, started_at DESC, game_id DESC) WHERE begins_evening;

-- How often anything of this book has changed.
ALTER TABLE scorebook_summary ADD COLUMN changes bigint NOT NULL DEFAULT 0;

CREATE VIEW played AS
SELECT game_id, scorebook_id, name, started_at, variant, house_rules, 1 AS games, wins,
    round((opponents + 1 - place)::numeric / greatest(opponents, 1), 9) AS beaten,
    cucumbers, penalties, points, bonuses, returns, hands
FROM game_player WHERE place IS NOT NULL;

-- One row for each person and each who sat in another seat.
CREATE VIEW played_against AS
SELECT own.game_id, own.scorebook_id, own.name, other.name AS other, own.started_at, own.variant, 1 AS games,
    (own.place < other.place)::integer AS ahead, (own.place > other.place)::integer AS behind
FROM game_player AS own JOIN game_player AS other ON other.game_id = own.game_id AND other.seat <> own.seat
WHERE own.place IS NOT NULL AND other.place IS NOT NULL;

CREATE VIEW placed AS
SELECT game_id, scorebook_id, name, started_at, variant, place, 1 AS games FROM game_player WHERE place IS NOT NULL;

CREATE VIEW paid_for AS
SELECT game_id, scorebook_id, name, started_at, variant, cost.card, cost.times, cost.points
FROM game_player CROSS JOIN LATERAL json_to_recordset(cards) AS cost (card text, times integer, points bigint)
WHERE place IS NOT NULL;

-- The sums of the four by year, in UTC.
CREATE TABLE played_sum (
    scorebook_id text NOT NULL,
    name text NOT NULL,
    year integer NOT NULL,
    variant text NOT NULL,
    house_rules text NOT NULL,
    games bigint NOT NULL,
    wins bigint NOT NULL,
    beaten numeric NOT NULL,
    cucumbers bigint NOT NULL,
    penalties bigint NOT NULL,
    points bigint NOT NULL,
    bonuses bigint NOT NULL,
    returns bigint NOT NULL,
    hands bigint NOT NULL,
    PRIMARY KEY (scorebook_id, name, year, variant, house_rules)
);
CREATE TABLE played_against_sum (
    scorebook_id text NOT NULL,
    name text NOT NULL,
    other text NOT NULL,
    year integer NOT NULL,
    variant text NOT NULL,
    games bigint NOT NULL,
    ahead bigint NOT NULL,
    behind bigint NOT NULL,
    PRIMARY KEY (scorebook_id, name, other, year, variant)
);
CREATE TABLE placed_sum (
    scorebook_id text NOT NULL,
    name text NOT NULL,
    place integer NOT NULL,
    year integer NOT NULL,
    variant text NOT NULL,
    games bigint NOT NULL,
    PRIMARY KEY (scorebook_id, name, place, year, variant)
);
CREATE TABLE paid_for_sum (
    scorebook_id text NOT NULL,
    name text NOT NULL,
    card text NOT NULL,
    year integer NOT NULL,
    variant text NOT NULL,
    times bigint NOT NULL,
    points bigint NOT NULL,
    PRIMARY KEY (scorebook_id, name, card, year, variant)
);

COMMENT ON TABLE game_player IS 'derived from the ledger';
COMMENT ON TABLE played_sum IS 'derived from the ledger';
COMMENT ON TABLE played_against_sum IS 'derived from the ledger';
COMMENT ON TABLE placed_sum IS 'derived from the ledger';
COMMENT ON TABLE paid_for_sum IS 'derived from the ledger';

-- Adds the figures of a game to the sums of its book, or takes them away: factor is 1 or -1. The book's row has to be locked.
CREATE FUNCTION add_to_sums(of_game text, factor integer) RETURNS void LANGUAGE plpgsql AS $$
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
        WHERE game_id = of_game AND total.scorebook_id = player.scorebook_id AND total.name = player.name AND games = 0;
        DELETE FROM played_against_sum AS total USING game_player AS player
        WHERE game_id = of_game AND total.scorebook_id = player.scorebook_id AND total.name = player.name AND games = 0;
        DELETE FROM placed_sum AS total USING game_player AS player
        WHERE game_id = of_game AND total.scorebook_id = player.scorebook_id AND total.name = player.name AND games = 0;
        DELETE FROM paid_for_sum AS total USING game_player AS player
        WHERE game_id = of_game AND total.scorebook_id = player.scorebook_id AND total.name = player.name AND times = 0;
    END IF;
END
$$;

-- An evening is the games of a book that follow one another without a gap of six hours, unless the book says otherwise. Finds out
-- where one begins among a game and the eight after it, compared with the eight games before each: some may be played side by side. Damaged games belong to none.
CREATE FUNCTION find_evenings(of_book text, since timestamptz, of_game text) RETURNS void LANGUAGE sql AS $$
    WITH earlier AS (
        SELECT * FROM game_summary
        WHERE scorebook_id = of_book AND status IS NOT NULL AND (started_at, game_id) < (since, of_game)
        ORDER BY started_at DESC, game_id DESC LIMIT 8),
    later AS (
        SELECT * FROM game_summary
        WHERE scorebook_id = of_book AND status IS NOT NULL AND (started_at, game_id) >= (since, of_game)
        ORDER BY started_at, game_id LIMIT 9),
    found AS (
        SELECT game_id, count(*) OVER before = 0 OR coalesce(
            (SELECT begins FROM evening_break WHERE evening_break.game_id = near.game_id),
            started_at - max(coalesce(ended_at, started_at)) OVER before >= interval '6 hours') AS begins
        FROM (SELECT * FROM earlier UNION ALL SELECT * FROM later) AS near
        WINDOW before AS (ORDER BY started_at, game_id ROWS BETWEEN 8 PRECEDING AND 1 PRECEDING))
    UPDATE game_summary AS summary SET begins_evening = begins FROM found
    WHERE summary.game_id = found.game_id AND begins_evening <> begins
        AND summary.game_id IN (SELECT game_id FROM later)
$$;

-- As in V5, which says what it does; it counts the changes, too.
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

-- As in V7.
CREATE OR REPLACE FUNCTION store_summary(of_game text, at_version integer, summary json) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    game_row record;
BEGIN
    SELECT scorebook_id, started_at INTO game_row FROM game WHERE id = of_game AND erased_at IS NULL FOR UPDATE;
    IF NOT FOUND THEN
        DELETE FROM summary_due WHERE game_id = of_game;
        RETURN false;
    END IF;
    IF at_version <> (SELECT max(version) FROM entry WHERE game_id = of_game) THEN
        RETURN false;
    END IF;
    PERFORM remove_summary(of_game, game_row.scorebook_id);
    UPDATE scorebook_summary SET games = games + 1 WHERE scorebook_id = game_row.scorebook_id;
    INSERT INTO game_summary (game_id, scorebook_id, variant, name, status, search, started_at, ended_at, hands,
        begins_evening)
    VALUES (of_game, game_row.scorebook_id, summary ->> 'variant', summary ->> 'name', summary ->> 'status', summary ->> 'search',
        game_row.started_at, (summary ->> 'endedAt')::timestamptz, coalesce((summary ->> 'hands')::integer, 0),
        summary ->> 'status' IS NOT NULL);
    INSERT INTO game_player (game_id, person, scorebook_id, started_at, variant, house_rules, seat, name, place, opponents, total,
        wins, cucumbers, penalties, points, bonuses, returns, hands, unpaid, unpaid_from, cards)
    SELECT of_game, person, game_row.scorebook_id, game_row.started_at, summary ->> 'variant', summary ->> 'houseRules',
        seat, name, place, opponents, total, wins, cucumbers, penalties, points, bonuses, returns, hands, unpaid, "unpaidFrom", cards
    FROM ROWS FROM (json_to_recordset(summary -> 'players') AS (
            seat integer, name text, place integer, opponents integer, total integer, wins integer, cucumbers integer,
            penalties integer, points bigint, bonuses integer, returns integer, hands integer, unpaid integer,
            "unpaidFrom" integer, cards json))
        WITH ORDINALITY AS players (seat, name, place, opponents, total, wins, cucumbers, penalties, points, bonuses, returns,
            hands, unpaid, "unpaidFrom", cards, person);
    PERFORM add_to_sums(of_game, 1);
    PERFORM find_evenings(game_row.scorebook_id, game_row.started_at, of_game);
    RETURN true;
END
$$;

-- As in V5.
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

-- Forgets the spellings that only an erased game has. If the book calls somebody by one of them, it takes the next.
CREATE FUNCTION forget_names(erased text, of_book text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    gone text;
    heir text;
BEGIN
    FOR gone IN SELECT DISTINCT name FROM game_player AS player WHERE game_id = erased AND NOT EXISTS (
        SELECT FROM game_player AS other
        WHERE scorebook_id = of_book AND other.name = player.name AND other.game_id <> erased AND place IS NOT NULL)
    LOOP
        DELETE FROM spelling WHERE scorebook_id = of_book AND name = gone;
        SELECT min(name) INTO heir FROM spelling WHERE scorebook_id = of_book AND person = gone;
        DELETE FROM spelling WHERE scorebook_id = of_book AND name = heir;
        UPDATE spelling SET person = heir WHERE scorebook_id = of_book AND person = gone;
    END LOOP;
END
$$;

-- As in V5. What was said about the evening of an erased game goes with it.
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

-- Says that an evening begins with one game of a book, and with another not; either may be NULL. Locks both games and then the book, in
-- the order of the ids: whoever stores a summary locks one game and then the book, so that nobody waits in a circle.
CREATE FUNCTION set_evenings(of_book text, beginning text, following text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER AS $$
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
        IF EXISTS (SELECT FROM game_summary WHERE game_id = game_row.id) THEN
            PERFORM find_evenings(of_book, game_row.started_at, game_row.id);
        END IF;
    END LOOP;
END
$$;

REVOKE ALL ON FUNCTION add_to_sums, find_evenings, forget_names, set_evenings FROM PUBLIC;

DO $$
BEGIN
    -- As in V3: temporary tables last.
    EXECUTE format('ALTER FUNCTION store_summary(text, integer, json) SET search_path = %I, pg_temp', current_schema());
    EXECUTE format('ALTER FUNCTION erase_game(text, integer) SET search_path = %I, pg_temp', current_schema());
    EXECUTE format('ALTER FUNCTION set_evenings(text, text, text) SET search_path = %I, pg_temp', current_schema());
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${service}') AND '${service}' <> current_user THEN
        EXECUTE format('GRANT SELECT ON game_player, played, played_against, paid_for, played_sum, played_against_sum,'
            ' paid_for_sum, placed, placed_sum, evening_break TO %I', '${service}');
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON spelling TO %I', '${service}');
        EXECUTE format('GRANT UPDATE (evening_points) ON scorebook TO %I', '${service}');
        EXECUTE format('GRANT EXECUTE ON FUNCTION set_evenings TO %I', '${service}');
    END IF;
END
$$;

-- The games that there are.
SELECT recount_games();
