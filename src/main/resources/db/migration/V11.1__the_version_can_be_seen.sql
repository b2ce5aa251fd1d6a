-- A service that may not migrate sees which version the tables have: it doesn't start if that is older than it needs.
DO $$
BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${service}') AND '${service}' <> current_user THEN
        EXECUTE format('GRANT SELECT ON flyway_schema_history TO %I', '${service}');
    END IF;
END
$$;
