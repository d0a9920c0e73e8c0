#!/bin/sh
# Copies all games to a dated file in a folder and keeps the newest: backup.sh FOLDER [HOW MANY]
# The database is that of KARAK_DATABASE_URL; PostgreSQL needs pg_dump.
set -eu
umask 077
folder=$1
keep=${2:-14}
karak=${KARAK:-/opt/karak/bin/karak}
mkdir -p "$folder"
file=$folder/karak-$(date -u +%Y%m%d-%H%M%S)

case ${KARAK_DATABASE_URL:-} in
postgres*)
  pg_dump --format=custom --file="$file.part" "$KARAK_DATABASE_URL"
  pg_restore --list "$file.part" >/dev/null
  mv "$file.part" "$file.dump"
  file=$file.dump ;;
*)
  "$karak" backup "$file.db"
  "$karak" fsck --database-url "sqlite:///$file.db"
  file=$file.db ;;
esac
echo "$file"

find "$folder" -maxdepth 1 \( -name 'karak-*.db' -o -name 'karak-*.dump' \) | sort -r | tail -n "+$((keep + 1))" |
  while read -r old; do rm -- "$old"; done
