#!/usr/bin/env bash
# Writes the minimised corpora of the named targets to corpora/. Of the inputs that a target has found in corpus/, a minimised corpus has as
# few and as small inputs as reach the same branches of the program.
set -euo pipefail
cd "$(dirname "$0")"
if [ $# -eq 0 ]; then
  echo "usage: fuzz/minimise.sh TARGET..." >&2
  exit 2
fi
. ./targets.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for target in "$@"; do
  unpack_corpus "$target"
  mkdir "$folder/$target"
  cargo +nightly fuzz run --sanitizer "$sanitizer" $(features "$target") "$target" "$folder/$target" "regressions/$target" "corpus/$target" -- \
    -merge=1 -use_counters=0 -timeout=60 -rss_limit_mb=4096
  mkdir -p corpora
  # The same inputs make the same archive.
  tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --format=ustar -C "$folder" -cf - "$target" | gzip -9n >"corpora/$target.tar.gz"
done
