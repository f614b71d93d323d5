#!/usr/bin/env bash
# Runs the named fuzz targets, or all targets, one after the other. A target ends after a number of runs or of seconds, whichever
# comes first. The script fails at the end if a target has found a fault; its input is then in artifacts/.
set -euo pipefail
cd "$(dirname "$0")"
if [ $# -lt 2 ]; then
  echo "usage: fuzz/run.sh RUNS SECONDS [TARGET...]" >&2
  exit 2
fi
runs=$1 seconds=$2
shift 2
. ./targets.sh

# Folders of the repository with more inputs for a target.
seeds() {
  case $1 in
    lesson) echo ../assets/lessons/cannon ../assets/lessons/tank-chess ;;
    record) echo ../tests/data/old ;;
    tank_scheme) echo ../crates/rules/assets/tank-chess/boards ;;
    weights) echo ../crates/engine/assets/weights ;;
  esac
}

fuzz() {
  local target=$1 log begun=$SECONDS
  log=$(mktemp)
  unpack_corpus "$target"
  # A session of the protocol, a lesson or a proof may take some time on a busy machine, but never this long.
  if cargo +nightly fuzz run --sanitizer "$sanitizer" $(features "$target") "$target" "corpus/$target" "regressions/$target" $(seeds "$target") -- \
    -runs="$runs" -max_total_time="$seconds" -timeout=60 -rss_limit_mb=4096 -max_len=8192 -print_final_stats=1 >"$log" 2>&1; then
    local count
    count=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    printf '%-16s %10s runs, %7d in a second, %s\n' \
      "$target" "$count" $((${count:-0} / (SECONDS - begun + 1))) "$(grep -o 'cov: [0-9]* ft: [0-9]* corp: [^ ]*' "$log" | tail -1)"
    rm "$log"
  else
    printf '%-16s failed:\n' "$target"
    grep -a -A 3 'panicked at\|ERROR: libFuzzer\|^error' "$log" | head -20
    echo "  the whole output is in $log"
    return 1
  fi
}

if [ $# -eq 0 ]; then
  set -- $(cd fuzz_targets && printf '%s\n' *.rs | sed 's/\.rs$//')
fi
failed=0
for target in "$@"; do
  fuzz "$target" || failed=1
done
exit $failed
