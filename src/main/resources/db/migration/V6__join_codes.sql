-- Codes by which a device joins a scorebook without having a key: invitations, and recovery codes.

CREATE TABLE join_code (
    -- SHA-256 of random text: of 50 bits for an invitation, which is good for minutes, of 100 for a recovery code.
    code_hash    bytea       PRIMARY KEY CHECK (octet_length(code_hash) = 32),
    scorebook_id text        NOT NULL REFERENCES scorebook,
    made_at      timestamptz NOT NULL,
    -- NULL: a recovery code, which is good until another one replaces it.
    expires_at   timestamptz,
    -- When an invitation was used or taken back, or a recovery code replaced.
    ended_at     timestamptz
);
CREATE INDEX join_code_scorebook ON join_code (scorebook_id);

-- To some minutes.
ALTER TABLE device ADD COLUMN last_used_at timestamptz;

DO $$
BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${service}') AND '${service}' <> current_user THEN
        EXECUTE format('GRANT SELECT, INSERT, DELETE ON join_code TO %I', '${service}');
        EXECUTE format('GRANT UPDATE (ended_at) ON join_code TO %I', '${service}');
        EXECUTE format('GRANT UPDATE (last_used_at) ON device TO %I', '${service}');
    END IF;
END
$$;
