-- What is searched is without accents now: it comes from the ledger again.
SELECT recount_games();
