-- The cucumbers of each evening are read from this index alone, also where several games began at the same time.
DROP INDEX game_player_cucumbers;
CREATE INDEX game_player_cucumbers ON game_player (scorebook_id, started_at, game_id) INCLUDE (name, cucumbers) WHERE cucumbers > 0;
