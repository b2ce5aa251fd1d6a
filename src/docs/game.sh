#!/bin/sh
# Plays a whole six-player game of Agurk through the API; prints the totals after each entry, and the winner.
#
#   sh src/docs/game.sh http://localhost:8080
#
# Each entry has the totals that it must lead to, worked out by hand from the rules: at 21 or more a player takes a
# cucumber; with the first one they re-enter with the highest score among the others, with the second they are out.
# Players who had an equal card before the one that took the trick subtract what was paid, down to 0. In the totals, "c"
# is a player with a cucumber, "x" one who is out. The script ends with status 1 if the service's totals differ.
set -eu

base=${1:?"say where Last Trick is, for instance: $0 http://localhost:8080"}
key=none

fail() {
  echo "$*" >&2
  exit 1
}

# request METHOD PATH [BODY]: leaves the service's answer in $answer
request() {
  answer=$(curl -sS --fail-with-body -X "$1" "$base$2" -H "Authorization: Bearer $key" \
    -H 'Content-Type: application/json' -d "${3-}") || fail "$1 $2: $answer"
}

# text NAME: the first text of that name in the answer
text() {
  printf '%s\n' "$answer" | sed 's/"'"$1"'":"\([^"]*\)".*/\
\1/;s/.*\n//'
}

# Every player's total, in seat order. Only the players' list has objects with a name and a place.
totals() {
  printf '%s\n' "$answer" | sed '
    s/.*"players":\[\({[^]]*"place"[^]]*\)\].*/\1/
    s/{"id":"[^"]*","name":"[^"]*","score":\([0-9]*\),"cucumbers":\([0-9]*\),"status":"\([a-z]*\)","place":[^}]*},*/\1:\2:\3 /g
    s/:0:active//g
    s/:[1-9]:active/c/g
    s/:[1-9]:out/x/g
    s/ $//'
}

# show WHAT EXPECTED: prints the totals, and holds them against those worked out by hand
show() {
  printf '%-30s %s\n' "$1" "$(totals)"
  [ "$(totals)" = "$2" ] || fail "By hand it is:                 $2"
}

# score CARD PLAYERS EXPECTED: the highest card of the last trick, and who played it, in order of play
score() {
  request POST "/api/games/$game/hands" "$(high_card "$1" "$2")}"
  show "$2 with $1" "$3"
}

# correct HAND CARD PLAYERS REASON EXPECTED
correct() {
  request PUT "/api/games/$game/hands/$1" "$(high_card "$2" "$3"),\"reason\":\"$4\"}"
  show "hand $1 was $3 with $2" "$5"
}

# A hand without its last brace. p5,p3 becomes "p5","p3".
high_card() {
  printf '{"type":"high-card","card":"%s","players":["%s"]' "$1" "$(printf '%s' "$2" | sed 's/,/","/g')"
}

strike() {
  request DELETE "/api/games/$game/hands/$1"
  show "hand $1 is struck out" "$2"
}

undo() {
  request POST "/api/games/$game/undo"
  show "undo" "$1"
}

redo() {
  request POST "/api/games/$game/redo"
  show "redo" "$1"
}

request POST /api/scorebooks '{"name":"Friday","device":"game.sh"}'
key=$(text key)
request POST /api/games '{"variant":"agurk","players":[{"name":"Anna"},{"name":"Bo"},{"name":"Carl"},{"name":"Dora"},
  {"name":"Emil"},{"name":"Fia"}]}'
game=$(text id)

show "Anna Bo Carl Dora Emil Fia" "0 0 0 0 0 0"
score A p2       "0 14 0 0 0 0"
score J p5       "0 14 0 0 11 0"
score 9 p4       "0 14 0 9 11 0"
score Q p2       "0 11c 0 9 11 0"          # 14 + 12 = 26: a cucumber; the highest of the others is 11
score 6 p1       "6 11c 0 9 11 0"
score 7 p4       "6 11c 0 16 11 0"
score 9 p5,p3    "6 11c 9 16 2 0"          # Carl pays 9; Emil's 9 came before: 11 - 9
score A p6       "6 11c 9 16 2 14"

correct 2 10 p5 "It was a ten" "6 10c 9 16 1 14"  # Emil has 10, so Bo re-entered at 10 in hand 4; Emil 10 - 9
strike 5         "0 10c 9 16 1 14"         # without Anna's 6
undo             "6 10c 9 16 1 14"         # it was played after all
redo             "0 10c 9 16 1 14"         # was it?
undo             "6 10c 9 16 1 14"         # it was
strike 6         "6 10c 9 9 1 14"          # without Dora's 7: 16 - 7; the two hands after it move up
score Q p1       "18 10c 9 9 1 14"         # the wrong player,
undo             "6 10c 9 9 1 14"          # taken back,
score Q p5       "6 10c 9 9 13 14"         # the right one: 1 + 12. Eight hands stand

score J p2       "6 21x 9 9 13 14"         # 10 + 11 = 21 reaches the limit, and is Bo's second
score A p3       "6 21x 14c 9 13 14"       # 9 + 14 = 23; the highest of the others is Fia's 14
score K p6,p1    "19 21x 14c 9 13 1"       # Anna 6 + 13; Fia 14 - 13
score 8 p3       "19 21x 22x 9 13 1"       # 14 + 8 = 22, Carl's second
score 10 p1      "13c 21x 22x 9 13 1"      # 19 + 10 = 29; the highest of the others is Emil's 13
score A p4       "13c 21x 22x 13c 13 1"    # 9 + 14 = 23; Anna and Emil have 13
score Q p6,p5    "13c 21x 22x 13c 13c 0"   # 13 + 12 = 25; Anna and Dora have 13; Fia 1 - 12 stops at 0
score 9 p1       "22x 21x 22x 13c 13c 0"   # 13 + 9 = 22, Anna's second
score K p4       "22x 21x 22x 26x 13c 0"   # 13 + 13 = 26, Dora's second
score A p6       "22x 21x 22x 26x 13c 14"
score 8 p6       "22x 21x 22x 26x 13c 13c" # 14 + 8 = 22; Emil, the only other one, has 13
score 10 p5,p6   "22x 21x 22x 26x 3c 23x"  # 13 + 10 = 23, Fia's second; Emil 13 - 10, and he alone is left

winner=$(printf '%s\n' "$answer" | sed 's/.*"winners":\["\(p[0-9]*\)"\].*/\1/')
name=$(printf '%s\n' "$answer" | sed 's/.*{"id":"'"$winner"'","name":"\([^"]*\)".*/\1/')
echo "$name wins. The sheet: $base/games/$game"
[ "$winner" = p5 ] || fail "By hand it is Emil (p5), not $winner."
