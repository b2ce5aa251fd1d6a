#!/usr/bin/env bash
# Dumps Last Trick's database, restores the dump into a database of its own, and compares every row. If that fails, it says so,
# and older dumps stay. Once, such as from cron, as PostgreSQL's superuser; or at once, and after that every night at three, as in
# compose.yaml:
#   BACKUP_DIR=/somewhere/else backup.sh [nightly]
#
# PGHOST, PGPORT, PGUSER, PGPASSWORD   the server, as psql knows them
# BACKUP_DIR                           for the dumps, and for erased.sql, which erases again what was ever erased
# BACKUP_KEEP                          how many dumps stay; 14
set -euo pipefail

export PGDATABASE=lasttrick PGOPTIONS='-c client_min_messages=warning -c TimeZone=UTC'
export SCRATCH=lasttrick_backup_test
export DUMP=${BACKUP_DIR:?choose a directory}/unfinished
umask 077

if [[ ${1-} == nightly ]]; then
  while :; do
    "$0" || echo 'backup.sh: tries again tomorrow' >&2
    sleep $(($(date --date='tomorrow 03:00' +%s) - $(date +%s)))
  done
fi

# One backup at a time
exec 9> "$BACKUP_DIR/lock"
flock 9

sql() {
  psql --no-psqlrc --quiet --no-align --tuples-only --set=ON_ERROR_STOP=1 "$@"
}

drop_scratch() {
  sql --dbname=postgres --command="DROP DATABASE IF EXISTS $SCRATCH WITH (FORCE)"
}

finish() {
  local status=$?
  rm -f "$DUMP"
  drop_scratch || true
  if [[ $status -ne 0 ]]; then
    echo "backup.sh: THERE IS NO NEW BACKUP, for the reason above" >&2
    touch "$BACKUP_DIR/failed"
  fi
}
trap finish EXIT

# First, so that they are known even if no dump succeeds. Each id stays, even if the game comes back by a restore after which
# erased.sql was forgotten.
erased=$BACKUP_DIR/erased.sql
touch "$erased"
sql --command="SELECT format('SELECT erase_game(%L, NULL);', id) FROM game WHERE erased_at IS NOT NULL" |
  sort --unique --output="$erased.new" - "$erased"
mv "$erased.new" "$erased"

# Of each table: its name, how many rows it has, and the sum of their hashes.
rows="SELECT format('SELECT %L, count(*), sum(hashtextextended(t::text, 0)) FROM public.%I t', tablename, tablename)
FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename COLLATE \"C\" \\gexec"

# The rows and the dump are of the same moment.
expected=$(sql <<SQL
BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY;
SELECT pg_export_snapshot() AS snapshot \gset
\setenv SNAPSHOT :snapshot
\! pg_dump --format=custom --snapshot="\$SNAPSHOT" --file="\$DUMP" || rm -f "\$DUMP"
$rows
SQL
)
drop_scratch
sql --command="CREATE DATABASE $SCRATCH TEMPLATE template0"
pg_restore --exit-on-error --dbname="$SCRATCH" "$DUMP"
restored=$(sql --dbname="$SCRATCH" <<<"$rows")
if [[ $restored != "$expected" ]]; then
  printf 'backup.sh: the restored rows differ from the dumped ones. Table, rows, and the sum of their hashes:\n' >&2
  diff <(echo "$expected") <(echo "$restored") >&2
fi

newest=$BACKUP_DIR/lasttrick-$(date --utc +%Y-%m-%dT%H-%M-%SZ).dump
mv "$DUMP" "$newest"
rm -f "$BACKUP_DIR/failed"
printf '%s\n' "$BACKUP_DIR"/lasttrick-*.dump | sort --reverse | tail --lines=+$((${BACKUP_KEEP:-14} + 1)) |
  while read -r old; do rm "$old"; done
echo "backup.sh: restored and compared: $newest"
