-- An older service beside a new one has stored neither who was substituted nor when games were entered.
UPDATE game_player SET substituted = true WHERE place IS NULL AND hands IS NOT NULL AND NOT substituted;

UPDATE game_summary SET
    entered_from = (SELECT recorded_at FROM entry WHERE entry.game_id = game_summary.game_id AND version = 1),
    entered_until = ended_at
WHERE entered_from IS NULL;

-- Who plays on for one another has other places than before.
INSERT INTO summary_due (game_id, scorebook_id)
SELECT id, scorebook_id FROM game
WHERE erased_at IS NULL AND EXISTS (SELECT FROM entry WHERE game_id = id AND type = 'player-substituted')
ON CONFLICT DO NOTHING;
