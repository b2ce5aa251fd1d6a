-- House rules that a scorebook keeps for next time. Games don't refer to them: each has frozen its own.

CREATE TABLE kept_rules (
    id           text        PRIMARY KEY,
    scorebook_id text        NOT NULL REFERENCES scorebook,
    name         text        NOT NULL,
    variant      text        NOT NULL,
    -- What differs from the variant, as in a request.
    settings     text        NOT NULL CHECK (json_typeof(settings::json) = 'object'),
    kept_at      timestamptz NOT NULL,
    dropped_at   timestamptz
);
CREATE UNIQUE INDEX kept_rules_name ON kept_rules (scorebook_id, name) WHERE dropped_at IS NULL;

DO $$
BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${service}') AND '${service}' <> current_user THEN
        EXECUTE format('GRANT SELECT, INSERT ON kept_rules TO %I', '${service}');
        EXECUTE format('GRANT UPDATE (dropped_at) ON kept_rules TO %I', '${service}');
    END IF;
END
$$;
