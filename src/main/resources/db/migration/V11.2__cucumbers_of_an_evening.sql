-- The most cucumbers of an evening are counted from this index alone.
CREATE INDEX game_player_cucumbers ON game_player (scorebook_id, started_at) INCLUDE (name, cucumbers) WHERE cucumbers > 0;
