#!/usr/bin/env bash
# Asks the service in this container whether it is ready, without curl: the image of the JRE may have none.
set -eu
exec 3<>"/dev/tcp/127.0.0.1/${QUARKUS_HTTP_PORT:-8080}"
printf 'GET /q/health/ready HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r status <&3
[[ $status == HTTP/1.?\ 200* ]]
