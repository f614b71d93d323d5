# Settings and functions that the scripts of this folder share. The scripts read this file.

# All crates forbid unsafe code except a hint to the processor. The sanitizers would find nothing, and take half of the speed.
sanitizer=${CANNON_FUZZ_SANITIZER:-none}
# The library and the files of commands are in temporary files, which are faster in main memory.
if [ -z "${TMPDIR:-}" ] && [ -w /dev/shm ]; then
  export TMPDIR=/dev/shm
fi

# The option that builds a target of the window's half, which takes long.
features() {
  case $1 in
    cannon_position_file | key_chord | settings) echo --features window ;;
  esac
}

# Adds the inputs of the minimised corpus of a target to the inputs that the target has found here.
unpack_corpus() {
  mkdir -p "corpus/$1"
  if [ -f "corpora/$1.tar.gz" ]; then
    tar -C corpus -xzf "corpora/$1.tar.gz"
  fi
}
