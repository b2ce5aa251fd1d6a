-- What tells this installation from others on the same computer, whose browsers send their cookies to all of them. Its one row is
-- added by the service.
CREATE TABLE installation (
    id      text    NOT NULL,
    single  boolean PRIMARY KEY DEFAULT true CHECK (single)
);

-- The games of a book may stand on different servers one day.
ALTER TABLE evening_successor DROP CONSTRAINT evening_successor_successor_fkey;

DO $$
BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${service}') AND '${service}' <> current_user THEN
        EXECUTE format('GRANT SELECT, INSERT ON installation TO %I', '${service}');
    END IF;
END
$$;
