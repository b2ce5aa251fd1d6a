-- Links for screens that stay at a table. Like a game's link, it can be read by whoever has it; unlike that, it can be ended.

CREATE TABLE screen (
    id           text        PRIMARY KEY,
    scorebook_id text        NOT NULL REFERENCES scorebook,
    -- What was played at the table when the link was made; the games that follow it are found by their players. No foreign key: the
    -- games of a book may stand on different servers one day.
    game_id      text        NOT NULL,
    made_at      timestamptz NOT NULL,
    ended_at     timestamptz
);
CREATE INDEX screen_scorebook ON screen (scorebook_id) WHERE ended_at IS NULL;

DO $$
BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${service}') AND '${service}' <> current_user THEN
        EXECUTE format('GRANT SELECT, INSERT ON screen TO %I', '${service}');
        EXECUTE format('GRANT UPDATE (ended_at) ON screen TO %I', '${service}');
    END IF;
END
$$;
