#!/bin/sh
# Installs a Debian package in a clean Debian 12, in which nothing else is installed than what the package asks for, opens the game there in
# a window, and removes the package. Needs root,
# mmdebstrap, Xvfb, xdotool, ImageMagick, Python and access to a Debian mirror.
#
#     packaging/test-deb.sh PACKAGE.deb [PICTURE.png]
#
# PICTURE.png receives a picture of the window.
set -eu
package=$(realpath "$1")
picture=${2:-}
root=$(mktemp -d)

# Runs a command in the system. What it needs of /proc and /dev is mounted while it runs.
inside() {
  chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"
}

clean_up() {
  umount "$root/proc" "$root/dev" 2>/dev/null || true
  rm -rf --one-file-system "$root"
}
trap clean_up EXIT

# The display server, the driver and the hand on keys belong to the test, not to what the package asks for.
mmdebstrap --variant=minbase bookworm "$root" >/dev/null
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
inside apt-get update >/dev/null

cp "$package" "$root/tmp/cannon.deb"
inside apt-get install -y --no-install-recommends /tmp/cannon.deb >/dev/null
echo "installed with $(inside sh -c 'dpkg-query -f "\${Package}\n" -W | wc -l') packages"
inside cannon --version
inside cannon perft start 2
inside sh -c 'printf "@e1\n@f10\na4-b5\nquit\nyes\n" | cannon play --text --light human --dark human' >/dev/null
# Shared libraries that are missing would show here, those that the window opens at run time would not.
if inside ldd /usr/games/cannon | grep 'not found'; then exit 1; fi

inside useradd --create-home player
inside apt-get install -y --no-install-recommends mesa-vulkan-drivers man-db >/dev/null
inside man --pager=cat cannon | head -3

# The window opens on a display of the host, which shares the network and thereby the display's abstract socket.
display=:77
Xvfb $display -screen 0 1280x720x24 >/dev/null 2>&1 &
server=$!
trap 'kill $server 2>/dev/null || true; clean_up' EXIT
sleep 2
chroot --userspec=player:player "$root" /usr/bin/env -i HOME=/home/player DISPLAY=$display \
  /usr/games/cannon --dark human --light cadet --lang en --record /home/player/game.json &
game=$!
DISPLAY=$display python3 "$(dirname "$0")/play.py" "$root/home/player/game.json"
[ -z "$picture" ] || DISPLAY=$display import -window root "$picture"
kill $game
wait $game || true
find "$root/home/player" -type f

inside apt-get purge -y cannon >/dev/null
test -d "$root/home/player/.local/share/cannon"
if find "$root/usr" "$root/etc" | grep -i cannon; then
  echo "these files were left behind" >&2
  exit 1
fi
echo "removed; the player's folder is still there"
