-- A game that was kept on paper may have begun before many others, and be in progress all the same.
CREATE INDEX game_summary_running ON game_summary (scorebook_id, started_at DESC, game_id DESC) WHERE status = 'IN_PROGRESS';
