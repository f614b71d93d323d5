#!/bin/sh
# Installs Cannon from the folder in which this script lies, and removes it again. It belongs into the archive for Linux.
set -eu

usage() {
    cat <<'END'
Usage: sh install.sh [--prefix DIR]
       sh install.sh --uninstall [--prefix DIR]

Installs Cannon for the user who runs this script: the program in ~/.local/bin,
and its menu entry, icons, manual pages and completions in ~/.local/share (or
$XDG_DATA_HOME).

  --prefix DIR   use DIR/bin and DIR/share instead, such as /usr/local for all
                 users of the machine
  --uninstall    remove what this script has installed; saved games and
                 settings stay
  --help         show this text
END
}

fail() {
    printf 'install.sh: %s\n' "$1" >&2
    exit 1
}

prefix=
task=install
while [ $# -gt 0 ]; do
    case $1 in
        --prefix)
            [ $# -ge 2 ] || fail "--prefix needs a folder"
            prefix=$2
            shift
            ;;
        --prefix=*) prefix=${1#--prefix=} ;;
        --uninstall) task=uninstall ;;
        --help | -h)
            usage
            exit 0
            ;;
        *)
            usage >&2
            fail "unknown option: $1"
            ;;
    esac
    shift
done

if [ -n "$prefix" ]; then
    case $prefix in
        /*) ;;
        *) prefix=$PWD/$prefix ;;
    esac
    # A slash at the end would appear twice in every path.
    prefix=${prefix%/}
    programs=$prefix/bin
    data=$prefix/share
else
    [ -n "${HOME:-}" ] || fail "HOME is not set; name a folder with --prefix"
    programs=$HOME/.local/bin
    # The specification of the variable says that relative paths are to be ignored.
    case ${XDG_DATA_HOME:-} in
        /*) data=${XDG_DATA_HOME%/} ;;
        *) data=$HOME/.local/share ;;
    esac
fi

line_break='
'
# The record has a path per line.
case $programs$data in
    *"$line_break"*) fail "the path of the folder must not contain a line break" ;;
esac

# What has been installed: lines of a word (file, cache or folder) and a path. Caches and folders that existed before are not there.
record=$data/doc/cannon/installed-files
entries=

note() {
    entries=$entries$1' '$2$line_break
}

# The paths of one kind among the entries.
paths_of() {
    printf '%s' "$entries" | sed -n "s/^$1 //p"
}

# Creates a folder and its parents, and notes those that did not exist.
make_folder() {
    [ ! -d "$1" ] || return 0
    make_folder "$(dirname -- "$1")"
    mkdir -- "$1" || fail "cannot create the folder $1"
    note folder "$1"
}

# Removes everything in the entries. Folders stay if they contain anything else.
remove_entries() {
    for kind in file cache; do
        paths_of "$kind" | while IFS= read -r path; do
            rm -f -- "$path"
        done
    done
    # In reverse order, folders come before their parents.
    paths_of folder | LC_ALL=C sort -r | while IFS= read -r path; do
        rmdir -- "$path" 2>/dev/null || true
    done
}

contains() {
    [ -d "$1" ] && [ -n "$(find "$1" -name "$2" | head -n 1)" ]
}

exists() {
    command -v "$1" >/dev/null 2>&1
}

# Files and folders below a folder, with the words of the record.
contents_of() {
    if [ -d "$1" ]; then
        find "$1" -type d | sed 's/^/folder /'
        find "$1" -type f | sed 's/^/cache /'
    fi
}

# Runs a program that updates a cache in a folder, and notes the files that the program has made.
update_cache() {
    folder=$1
    shift
    exists "$1" || return 0
    before=$(contents_of "$folder")
    "$@" >/dev/null 2>&1 || return 0
    after=$(contents_of "$folder")
    new=$(printf '%s\n' "$after" | grep -Fvx -e "$before" || true)
    [ -z "$new" ] || entries=$entries$new$line_break
}

# Tells the desktop about new or removed files.
update_caches() {
    if contains "$data/mime" '*.xml' || [ -e "$data/mime/mime.cache" ]; then
        update_cache "$data/mime" update-mime-database "$data/mime"
    fi
    if contains "$data/applications" '*.desktop' || [ -e "$data/applications/mimeinfo.cache" ]; then
        update_cache "$data/applications" update-desktop-database "$data/applications"
    fi
    # Without such a cache, desktops look into the folders. A new one would hide icons that other programs install without updating it.
    if [ -e "$data/icons/hicolor/icon-theme.cache" ]; then
        update_cache "$data/icons/hicolor" gtk-update-icon-cache --quiet --force --ignore-theme-index "$data/icons/hicolor"
    fi
}

if [ "$task" = uninstall ]; then
    [ -f "$record" ] || fail "there is no installation of Cannon: $record does not exist"
    entries=$(cat "$record")$line_break
    remove_entries
    update_caches
    echo "Cannon has been removed. Saved games and settings have stayed."
    exit 0
fi

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
if [ ! -f "$here/cannon" ] || [ ! -d "$here/share" ]; then
    fail "the program is not in the folder of this script ($here); unpack the whole archive, and start the script there"
fi
sources=$(cd "$here" && find share -type f | LC_ALL=C sort)

# Where a file of the archive is installed.
destination() {
    printf '%s\n' "$data/${1#share/}"
}

# Fails if there is a file in the place of this one that another program or person has put there.
check_free() {
    if [ -e "$1" ] || [ -L "$1" ]; then
        if [ ! -f "$record" ] || ! grep -Fqx -e "file $1" "$record"; then
            fail "$1 exists, and this script did not install it; move it away, or choose another folder with --prefix"
        fi
    fi
}
check_free "$programs/cannon"
check_free "$data/doc/cannon/install.sh"
for source in $sources; do
    check_free "$(destination "$source")"
done

# An older version goes first, since it may have files that this one does not have.
if [ -f "$record" ]; then
    entries=$(cat "$record")$line_break
    remove_entries
    entries=
fi

is_complete=no
undo() {
    if [ "$is_complete" = no ]; then
        remove_entries
        printf 'install.sh: Cannon is not installed\n' >&2
    fi
}
trap undo EXIT
trap 'exit 1' HUP INT TERM

# Copies a file and gives it a mode.
put() {
    make_folder "$(dirname -- "$2")"
    note file "$2"
    cp -- "$1" "$2" || fail "cannot write $2"
    chmod "$3" "$2"
}

# The path of the program as the key Exec of a menu entry quotes it: within quotation marks, with backslashes that the format doubles.
quoted_program() {
    printf '%s' "$programs/cannon" | sed -e 's/[\\"$`]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g'
}

put "$here/cannon" "$programs/cannon" 755
if ! message=$("$programs/cannon" --version 2>&1); then
    fail "the program does not run on this machine: $message"
fi
for source in $sources; do
    put "$here/$source" "$(destination "$source")" 644
done
put "$here/install.sh" "$data/doc/cannon/install.sh" 644

# The session of the desktop may not know the folder of the program, so that the menu entry names it.
entry=$data/applications/cannon.desktop
program=$(quoted_program)
while IFS= read -r line; do
    case $line in
        Exec=cannon*) printf 'Exec="%s"%s\n' "$program" "${line#Exec=cannon}" ;;
        *) printf '%s\n' "$line" ;;
    esac
done <"$here/share/applications/cannon.desktop" >"$entry"

update_caches
note file "$record"
printf '%s' "$entries" >"$record"
is_complete=yes

# A word as a shell reads it: between apostrophes, of which those in the word are written as '\''.
quoted_word() {
    printf "'%s'" "$(printf '%s' "$1" | sed "s/'/'\\\\''/g")"
}

printf 'Cannon is installed. Find it in the menu of your desktop, or start %s.\n' "$programs/cannon"
case :${PATH:-}: in
    *":$programs:"*) ;;
    *) printf '%s is not in your PATH: add it if you want to start the game as cannon.\n' "$programs" ;;
esac
removal="sh $(quoted_word "$data/doc/cannon/install.sh") --uninstall"
[ -z "$prefix" ] || removal="$removal --prefix $(quoted_word "$prefix")"
printf 'To remove it: %s\n' "$removal"
