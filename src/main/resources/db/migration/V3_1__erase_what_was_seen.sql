-- Whoever erases a game erases what they have seen: if an entry came meanwhile, the game stays.

DROP FUNCTION erase_game(text);

-- Runs with its owner's rights: the service itself may neither set a tombstone nor delete.
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
        EXECUTE format('GRANT EXECUTE ON FUNCTION erase_game TO %I', '${service}');
    END IF;
END
$$;
