-- When a game was entered at a table, whatever day it was played on or was moved to: what follows at the table goes by that.
ALTER TABLE game_summary ADD COLUMN entered_from timestamptz, ADD COLUMN entered_until timestamptz;

UPDATE game_summary AS summary SET
    entered_from = CASE WHEN payload::json ->> 'at' LIKE '%T%' THEN least((payload::json ->> 'at')::timestamptz, recorded_at)
        ELSE recorded_at END,
    entered_until = ended_at
FROM entry WHERE entry.game_id = summary.game_id AND version = 1;

-- Of which only the day is known.
INSERT INTO summary_due (game_id, scorebook_id) SELECT game_id, scorebook_id FROM game_summary WHERE day IS NOT NULL
ON CONFLICT DO NOTHING;

CREATE INDEX game_summary_entered ON game_summary (scorebook_id, entered_from, game_id);
