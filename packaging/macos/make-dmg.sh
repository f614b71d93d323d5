#!/bin/sh
# Makes Cannon.app and a disk image with it, on macOS: sh packaging/macos/make-dmg.sh VERSION DMG PROGRAM...
# Several programs, one for each processor, become a universal one.
set -eu

version=${1:?the version}
image=${2:?the disk image to write}
shift 2
[ $# -gt 0 ] || {
    echo "make-dmg.sh: there is no program to package" >&2
    exit 1
}

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
content=$work/Cannon
contents=$content/Cannon.app/Contents
mkdir -p "$contents/MacOS" "$contents/Resources/licenses"

lipo -create -output "$contents/MacOS/cannon" "$@"
sed "s/@VERSION@/$version/g" "$root/packaging/macos/Info.plist" >"$contents/Info.plist"
plutil -lint "$contents/Info.plist"
cp "$root/assets/desktop/cannon.icns" "$contents/Resources/cannon.icns"
cp "$root"/LICENSE-* "$root/assets/licenses/third-party.txt" "$root"/assets/fonts/OFL-*.txt "$contents/Resources/licenses"

# Macs with Apple's processors start only signed programs. This signature names nobody; a certificate of Apple would.
codesign --force --sign - "$content/Cannon.app"
codesign --verify --strict "$content/Cannon.app"

# The link lets players drag the app to its place.
ln -s /Applications "$content/Applications"
mkdir -p "$(dirname -- "$image")"
hdiutil create -volname Cannon -srcfolder "$content" -format UDZO -ov "$image"
