-- Both small sigmas are one letter in what is searched, as in what is searched for.
UPDATE game_summary SET search = replace(search, 'ς', 'σ') WHERE search LIKE '%ς%';
