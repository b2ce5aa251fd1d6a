-- Who brought which entries in from a file, and when. What a file says of its devices is only that file's word.

CREATE TABLE arrival (
    game_id       text        NOT NULL,
    first_version integer     NOT NULL,
    last_version  integer     NOT NULL CHECK (last_version >= first_version),
    device_id     text        NOT NULL REFERENCES device,
    arrived_at    timestamptz NOT NULL,
    PRIMARY KEY (game_id, first_version),
    -- Erasing a game erases this, too.
    FOREIGN KEY (game_id, first_version) REFERENCES entry (game_id, version) ON DELETE CASCADE
);

CREATE TRIGGER arrival_is_append_only
    BEFORE UPDATE OR DELETE ON arrival
    FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER arrival_is_not_truncated
    BEFORE TRUNCATE ON arrival
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

DO $$
BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${service}') AND '${service}' <> current_user THEN
        EXECUTE format('GRANT SELECT, INSERT ON arrival TO %I', '${service}');
    END IF;
END
$$;
