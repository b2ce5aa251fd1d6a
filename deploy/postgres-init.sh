#!/bin/sh
# Creates the two roles and the database of Last Trick. PostgreSQL's image runs this once, on an empty volume. By hand:
#   PGHOST=… POSTGRES_USER=postgres LASTTRICK_OWNER_PASSWORD=… LASTTRICK_SERVICE_PASSWORD=… sh postgres-init.sh
#
# lasttrick_owner    owns the database and its tables; the migrations run as this role
# lasttrick_service  used by the service; the migrations grant it its rights: to read, and to add
set -eu

: "${LASTTRICK_OWNER_PASSWORD:?must be set}"
: "${LASTTRICK_SERVICE_PASSWORD:?must be set}"

# psql quotes the passwords itself (:'…'), so they may hold any character. \getenv keeps them out of the process list.
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname=postgres <<'SQL'
\getenv owner LASTTRICK_OWNER_PASSWORD
\getenv service LASTTRICK_SERVICE_PASSWORD
SET password_encryption = 'scram-sha-256';
CREATE ROLE lasttrick_owner LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'owner';
CREATE ROLE lasttrick_service LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'service';
CREATE DATABASE lasttrick OWNER lasttrick_owner ENCODING 'UTF8' TEMPLATE template0;
REVOKE ALL ON DATABASE lasttrick FROM PUBLIC;
GRANT CONNECT ON DATABASE lasttrick TO lasttrick_service;
SQL
