-- How many games a scorebook has started itself is looked up at each start. Imported and erased ones are not read for that.
CREATE INDEX game_started_here ON game (scorebook_id) WHERE chain_id IS NULL AND erased_at IS NULL;
