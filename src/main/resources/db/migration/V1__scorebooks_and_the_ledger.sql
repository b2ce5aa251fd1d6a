-- Scorebooks, the devices that may score in them, games, and the ledger of each game.

CREATE TABLE scorebook (
    id        text        PRIMARY KEY,
    name      text        NOT NULL,
    opened_at timestamptz NOT NULL
);

CREATE TABLE device (
    id           text        PRIMARY KEY,
    scorebook_id text        NOT NULL REFERENCES scorebook,
    name         text        NOT NULL,
    -- SHA-256 of a random key of 160 bits. The key itself is shown once and kept nowhere; with that much chance in it,
    -- a slow hash would add nothing.
    key_hash     bytea       NOT NULL UNIQUE CHECK (octet_length(key_hash) = 32),
    added_at     timestamptz NOT NULL,
    removed_at   timestamptz
);
CREATE INDEX device_scorebook ON device (scorebook_id);

-- Which book a game stands in. All else about a game is told by its entries.
CREATE TABLE game (
    id           text        PRIMARY KEY,
    scorebook_id text        NOT NULL REFERENCES scorebook,
    -- The receipt for starting it: the same command starts no second game.
    command_id   text,
    started_at   timestamptz NOT NULL,
    UNIQUE (scorebook_id, command_id)
);
CREATE INDEX game_history ON game (scorebook_id, started_at DESC, id DESC);

CREATE TABLE entry (
    game_id          text        NOT NULL REFERENCES game,
    version          integer     NOT NULL CHECK (version >= 1),
    type             text        NOT NULL,
    revision         integer     NOT NULL CHECK (revision >= 1),
    -- Text, since jsonb reorders keys and the hash covers these very bytes.
    payload          text        NOT NULL CHECK (json_typeof(payload::json) = 'object'),
    actor            text        NOT NULL,
    command_id       text,
    command_digest   bytea       CHECK (octet_length(command_digest) = 32),
    recorded_at      timestamptz NOT NULL,
    previous_hash    bytea       NOT NULL CHECK (octet_length(previous_hash) = 32),
    hash             bytea       NOT NULL CHECK (octet_length(hash) = 32),
    -- NULL for the first entry, which the reference below then lets pass.
    previous_version integer     GENERATED ALWAYS AS (NULLIF(version - 1, 0)) STORED,
    PRIMARY KEY (game_id, version),
    UNIQUE (game_id, command_id),
    UNIQUE (game_id, version, hash),
    CHECK ((command_id IS NULL) = (command_digest IS NULL)),
    -- Refuses gaps, forks and wrong links without any code.
    CONSTRAINT entry_follows_entry
        FOREIGN KEY (game_id, previous_version, previous_hash) REFERENCES entry (game_id, version, hash)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'The ledger is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER entry_is_append_only
    BEFORE UPDATE OR DELETE ON entry
    FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER entry_is_not_truncated
    BEFORE TRUNCATE ON entry
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The service may add and read. Where one role owns the tables and runs the service, too, only the triggers stand guard.
DO $$
BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${service}') AND '${service}' <> current_user THEN
        EXECUTE format('GRANT SELECT, INSERT ON entry, game, scorebook, device TO %I', '${service}');
        EXECUTE format('GRANT UPDATE (removed_at) ON device TO %I', '${service}');
    END IF;
END
$$;
