-- When an entry is deleted, PostgreSQL looks for entries that refer to it. It looked through all of the game for each; by its version,
-- it finds the next entry in the primary key. An index on the previous version would do, too, but each new entry would have to pay
-- for it.
ALTER TABLE entry DROP CONSTRAINT entry_follows_entry;
ALTER TABLE entry DROP CONSTRAINT entry_game_id_version_hash_key;
ALTER TABLE entry ADD COLUMN next_version integer GENERATED ALWAYS AS (version + 1) STORED;
ALTER TABLE entry ADD UNIQUE (game_id, version, hash, next_version);
ALTER TABLE entry
    ADD CONSTRAINT entry_follows_entry FOREIGN KEY (game_id, previous_version, previous_hash, version)
        REFERENCES entry (game_id, version, hash, next_version);
