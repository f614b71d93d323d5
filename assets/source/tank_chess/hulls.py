"""Hulls and turrets: the lower hull between the tracks, turret rings and turrets."""

from .shapes import lathe, plated, profile


def belly(part, tracks, low, bow, stern, slot="armour-dark"):
    """The lower hull between the tracks, from the height `low`, with a wedge-shaped bow and a sloping stern."""
    half = tracks.half_width - tracks.width - 0.006
    top = tracks.height + 0.010
    outline = [
        (stern + 0.045, low),
        (bow - 0.085, low),
        (bow, low + (top - low) * 0.56),
        (bow - 0.030, top),
        (stern, top),
        (stern, low + 0.04),
    ]
    part.add(slot, profile(outline, 2.0 * half, 0.0, 0.006))


def turret_ring(part, ahead, height, radius):
    """The ring on which a turret turns."""
    ring = [(radius, -0.006), (radius, 0.006), (radius * 0.96, 0.010), (radius * 0.8, 0.010)]
    part.add("armour-dark", lathe(ring, 24, 12).at(0.0, ahead, height))


def cast_turret(part, ahead, height, outline, stretch=1.0, slot="armour", around=28):
    """A cast turret: an outline of (radius, height above the deck), revolved and stretched along the gun."""
    part.add(slot, lathe(outline, around, 14).scaled(1.0, stretch, 1.0).at(0.0, ahead, height))


def plated_turret(part, levels, bevel=0.008, slot="armour"):
    """A turret of flat armour plates."""
    part.add(slot, plated(levels, bevel))
