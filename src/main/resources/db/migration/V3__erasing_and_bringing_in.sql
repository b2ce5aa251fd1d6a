-- A game can be erased for good, and one that was taken home can be brought in again.

ALTER TABLE game
    -- The id of the game that this one was before it was brought in: its hashes are over that. NULL: it began here.
    ADD COLUMN chain_id  text,
    -- The tombstone: of an erased game nothing is left but that there was one.
    ADD COLUMN erased_at timestamptz;

-- The same game is not brought in twice.
CREATE UNIQUE INDEX game_chain ON game (scorebook_id, (coalesce(chain_id, id))) WHERE erased_at IS NULL;

ALTER TABLE entry
    ADD CONSTRAINT entry_begins_a_chain CHECK (version > 1 OR previous_hash = decode(repeat('00', 32), 'hex'));

-- What the devices were called that wrote a game's entries elsewhere. They may not score here.
CREATE TABLE device_elsewhere (
    game_id text NOT NULL REFERENCES game,
    id      text NOT NULL,
    name    text NOT NULL,
    PRIMARY KEY (game_id, id)
);

-- The entries of a game that has its tombstone may go, and only they.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        IF EXISTS (SELECT FROM game WHERE id = OLD.game_id AND erased_at IS NOT NULL) THEN
            RETURN OLD;
        END IF;
    END IF;
    RAISE EXCEPTION 'The ledger is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;

-- Runs with its owner's rights: the service itself may neither set a tombstone nor delete.
-- Whoever erases a game erases what they have seen: if an entry came meanwhile, the game stays.
CREATE FUNCTION erase_game(erased text, seen integer) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    -- Waits for whoever is appending; who comes after finds nothing to follow.
    PERFORM FROM game WHERE id = erased AND erased_at IS NULL FOR UPDATE;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    IF seen IS NOT NULL AND seen IS DISTINCT FROM (SELECT max(version) FROM entry WHERE game_id = erased) THEN
        RETURN false;
    END IF;
    UPDATE game SET erased_at = now(), command_id = NULL, chain_id = NULL WHERE id = erased;
    DELETE FROM entry WHERE game_id = erased;
    DELETE FROM device_elsewhere WHERE game_id = erased;
    RETURN true;
END
$$;
REVOKE ALL ON FUNCTION erase_game FROM PUBLIC;

DO $$
BEGIN
    -- Temporary tables last: one that is called like ours would otherwise be taken for it, with the owner's rights.
    EXECUTE format('ALTER FUNCTION erase_game(text, integer) SET search_path = %I, pg_temp', current_schema());
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${service}') AND '${service}' <> current_user THEN
        EXECUTE format('GRANT SELECT, INSERT ON device_elsewhere TO %I', '${service}');
        EXECUTE format('GRANT EXECUTE ON FUNCTION erase_game TO %I', '${service}');
    END IF;
END
$$;
