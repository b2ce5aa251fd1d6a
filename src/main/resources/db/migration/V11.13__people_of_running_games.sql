-- Whether somebody else has the place of this row's player, or plays as them now. Who was substituted in a game that goes on has a row, too.
ALTER TABLE game_player ADD COLUMN substituted boolean NOT NULL DEFAULT false;

UPDATE game_player SET substituted = true WHERE place IS NULL AND hands IS NOT NULL;

INSERT INTO summary_due (game_id, scorebook_id)
SELECT id, scorebook_id FROM game
WHERE erased_at IS NULL AND EXISTS (SELECT FROM entry WHERE game_id = id AND type = 'player-substituted')
ON CONFLICT DO NOTHING;
