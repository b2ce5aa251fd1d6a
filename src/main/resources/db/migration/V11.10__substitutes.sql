-- Whoever plays last as a player has the place and the game. Who was substituted has a row without a place, with the figures of their own
-- hands.

-- Without a condition: rows with a place are read, and rows with hands.
DROP INDEX game_player_book;
CREATE INDEX game_player_book ON game_player (scorebook_id, started_at);
DROP INDEX game_player_name;
CREATE INDEX game_player_name ON game_player (scorebook_id, name, started_at DESC, game_id DESC)
    INCLUDE (variant, place, opponents, wins, hands);
DROP INDEX game_player_unpaid;
CREATE INDEX game_player_unpaid ON game_player (scorebook_id, unpaid DESC, started_at, game_id) WHERE hands IS NOT NULL;

CREATE OR REPLACE VIEW played AS
SELECT game_id, scorebook_id, name, started_at, variant, house_rules, (place IS NOT NULL)::integer AS games, wins,
    coalesce(round((opponents + 1 - place)::numeric / greatest(opponents, 1), 9), 0) AS beaten,
    cucumbers, penalties, points, bonuses, returns, hands
FROM game_player WHERE hands IS NOT NULL;

CREATE OR REPLACE VIEW paid_for AS
SELECT game_id, scorebook_id, name, started_at, variant, cost.card, cost.times, cost.points
FROM game_player CROSS JOIN LATERAL json_to_recordset(cards) AS cost (card text, times integer, points bigint)
WHERE hands IS NOT NULL;
