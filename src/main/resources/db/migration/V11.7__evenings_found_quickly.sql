-- As in V11.5, but a game is compared with at most a hundred games before it and after it: with a thousand, a book in which many games
-- began in the same hours took a processor for itself.
CREATE OR REPLACE FUNCTION find_evenings(of_book text, since timestamptz, of_game text) RETURNS void LANGUAGE sql AS $$
    WITH earlier AS (
        (SELECT game_id, started_at, ended_at FROM game_summary
        WHERE scorebook_id = of_book AND status IS NOT NULL AND (started_at, game_id) < (since, of_game)
        ORDER BY started_at DESC, game_id DESC LIMIT 8)
        UNION
        (SELECT game_id, started_at, ended_at FROM game_summary
        WHERE scorebook_id = of_book AND status IS NOT NULL AND (started_at, game_id) < (since, of_game)
            AND started_at >= since - interval '36 hours'
        ORDER BY started_at DESC, game_id DESC LIMIT 100)),
    later AS (
        (SELECT game_id, started_at, ended_at FROM game_summary
        WHERE scorebook_id = of_book AND status IS NOT NULL AND (started_at, game_id) >= (since, of_game)
        ORDER BY started_at, game_id LIMIT 9)
        UNION
        (SELECT game_id, started_at, ended_at FROM game_summary
        WHERE scorebook_id = of_book AND status IS NOT NULL AND (started_at, game_id) >= (since, of_game)
            AND started_at <= since + interval '36 hours'
        ORDER BY started_at, game_id LIMIT 100)),
    found AS (
        SELECT game_id, count(*) OVER before = 0 OR coalesce(
            (SELECT begins FROM evening_break WHERE evening_break.game_id = near.game_id),
            started_at - greatest(max(coalesce(ended_at, started_at)) OVER before, max(coalesce(ended_at, started_at)) OVER recent)
                >= interval '6 hours') AS begins
        FROM (SELECT * FROM earlier UNION ALL SELECT * FROM later) AS near
        WINDOW before AS (ORDER BY started_at, game_id ROWS BETWEEN 8 PRECEDING AND 1 PRECEDING),
            recent AS (ORDER BY started_at RANGE BETWEEN interval '36 hours' PRECEDING AND CURRENT ROW EXCLUDE GROUP))
    UPDATE game_summary AS summary SET begins_evening = begins FROM found
    WHERE summary.game_id = found.game_id AND begins_evening <> begins
        AND summary.game_id IN (SELECT game_id FROM later)
$$;
