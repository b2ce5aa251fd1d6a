-- Of a game that was kept on paper, or moved to the day on which it was played, no more than that day is known; NULL: its times are.
ALTER TABLE game_summary ADD COLUMN day date;

DO $$
BEGIN
    -- A screen stays at its table when the game is erased at which it was made.
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${service}') AND '${service}' <> current_user THEN
        EXECUTE format('GRANT UPDATE (game_id) ON screen TO %I', '${service}');
    END IF;
END
$$;
