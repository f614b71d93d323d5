#!/bin/sh
# Tests install.sh with an unpacked archive: sh packaging/test-install.sh FOLDER
# Everything happens in a temporary home folder.
set -eu

archive=$(CDPATH='' cd -- "${1:?the folder of an unpacked archive}" && pwd -P)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
tests=0

fail() {
    printf 'FAILED: %s\n' "$1" >&2
    exit 1
}

passed() {
    tests=$((tests + 1))
    printf 'ok: %s\n' "$1"
}

# Runs install.sh of the archive in an empty environment with a home folder.
run() {
    home=$1
    shift
    env -i HOME="$home" PATH="$PATH" sh "$archive/install.sh" "$@"
}

# Runs install.sh, which has to fail with these words.
refuses() {
    words=$1
    shift
    if output=$("$@" 2>&1); then fail "it was not refused: $*"; fi
    case $output in
        *"$words"*) ;;
        *) fail "no word of \"$words\" in: $output" ;;
    esac
}

# All files and folders below a folder.
listing() {
    (cd "$1" && find . | LC_ALL=C sort)
}

for name in plain 'with space' "it's \"odd\" 100% \$HOME \`x\` \\ & äö"; do
    home=$work/$name
    mkdir "$home"
    run "$home" >/dev/null
    [ -x "$home/.local/bin/cannon" ] || fail "no program in $home"
    entry=$home/.local/share/applications/cannon.desktop
    if command -v desktop-file-validate >/dev/null; then desktop-file-validate "$entry" || fail "the menu entry is not valid"; fi
    # What a desktop does: undo the doubled backslashes of the format, then the quotation.
    exec=$(sed -n 's/^Exec="\(.*\)" %f$/\1/p' "$entry" | sed -e 's/\\\\/\\/g' -e 's/\\\(["$`\\]\)/\1/g' -e 's/%%/%/g')
    [ "$exec" = "$home/.local/bin/cannon" ] || fail "the menu entry starts $exec"
    run "$home" --uninstall >/dev/null
    [ "$(listing "$home")" = . ] || fail "left behind: $(listing "$home")"
    # The command that is printed removes it, too.
    for prefix in '' "$home/a prefix"; do
        said=$(run "$home" ${prefix:+--prefix "$prefix"})
        removal=$(printf '%s\n' "$said" | sed -n 's/^To remove it: //p')
        env -i HOME="$home" PATH="$PATH" sh -c "$removal" >/dev/null || fail "this removes nothing: $removal"
        [ "$(listing "$home")" = . ] || fail "left behind by $removal: $(listing "$home")"
        [ -z "$prefix" ] || case $said in *"start $prefix/bin/cannon."*) ;; *) fail "another path in: $said" ;; esac
    done
done
passed "installs and removes everything, in folders of any name"

home=$work/second
mkdir "$home"
run "$home" >/dev/null
before=$(listing "$home")
run "$home" >/dev/null
[ "$before" = "$(listing "$home")" ] || fail "a second installation differs from the first"
# The installed copy works without the archive.
env -i HOME="$home" PATH="$PATH" sh "$home/.local/share/doc/cannon/install.sh" --uninstall >/dev/null
[ "$(listing "$home")" = . ] || fail "left behind: $(listing "$home")"
passed "replaces an older installation"

home=$work/player
mkdir -p "$home/.local/share/cannon/games" "$home/.local/share/applications" "$home/.local/share/mime/packages" "$home/.config/cannon"
echo game >"$home/.local/share/cannon/games/a.json"
echo settings >"$home/.config/cannon/settings.json"
printf '[Desktop Entry]\nType=Application\nName=Other\nExec=other\n' >"$home/.local/share/applications/other.desktop"
run "$home" >/dev/null
run "$home" --uninstall >/dev/null
[ -f "$home/.local/share/cannon/games/a.json" ] || fail "a saved game is gone"
[ -f "$home/.config/cannon/settings.json" ] || fail "the settings are gone"
[ -f "$home/.local/share/applications/other.desktop" ] || fail "the menu entry of another program is gone"
[ -d "$home/.local/share/mime/packages" ] || fail "an empty folder of the player is gone"
[ ! -e "$home/.local/share/applications/cannon.desktop" ] || fail "the menu entry is left"
passed "leaves the files of the player and of other programs"

home=$work/data
mkdir "$home"
env -i HOME="$home" XDG_DATA_HOME="$home/my data" PATH="$PATH" sh "$archive/install.sh" >/dev/null
[ -f "$home/my data/applications/cannon.desktop" ] || fail "XDG_DATA_HOME is not used"
env -i HOME="$home" XDG_DATA_HOME="$home/my data" PATH="$PATH" sh "$archive/install.sh" --uninstall >/dev/null
[ "$(listing "$home")" = . ] || fail "left behind: $(listing "$home")"
(cd "$home" && run "$home" --prefix "a prefix/" >/dev/null)
[ -x "$home/a prefix/bin/cannon" ] || fail "--prefix is not used"
run "$home" --uninstall --prefix="$home/a prefix" >/dev/null
[ "$(listing "$home")" = . ] || fail "left behind: $(listing "$home")"
passed "uses XDG_DATA_HOME and --prefix"

home=$work/refusals
mkdir "$home"
refuses "there is no installation" run "$home" --uninstall
refuses "unknown option: --wrong" run "$home" --wrong
refuses "needs a folder" run "$home" --prefix
mkdir -p "$home/.local/bin"
echo mine >"$home/.local/bin/cannon"
refuses "did not install it" run "$home"
[ "$(cat "$home/.local/bin/cannon")" = mine ] || fail "a program of somebody else was replaced"
rm "$home/.local/bin/cannon"
mkdir "$work/alone"
cp "$archive/install.sh" "$work/alone"
refuses "unpack the whole archive" env -i HOME="$home" PATH="$PATH" sh "$work/alone/install.sh"
cp -R "$archive/share" "$work/alone"
printf '#!/bin/sh\necho no library >&2\nexit 1\n' >"$work/alone/cannon"
chmod +x "$work/alone/cannon"
refuses "does not run on this machine: no library" env -i HOME="$home" PATH="$PATH" sh "$work/alone/install.sh"
[ "$(listing "$home")" = "$(printf '.\n./.local\n./.local/bin')" ] || fail "left behind: $(listing "$home")"
passed "refuses what cannot work, and changes nothing then"

echo "$tests passed, 0 failed"
