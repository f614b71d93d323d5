"""The dimensions of the vehicles, with a row for each: distances ahead of the middle, to the right of it and above the board. The
animations of the game use the same pivots and muzzle positions.

All hulls are 0.85 to 0.95 of a square long, so that they fill their squares. The types differ in width, in the size and the place of the
turret, in the length and the thickness of the gun, and in what stands on the hull: on a large board a square has 40 pixels, on which a
scaled copy of another tank is not recognisable."""

from dataclasses import dataclass

from .guns import Gun
from .running_gear import Tracks


@dataclass
class Row:
    """The dimensions of a vehicle."""

    tracks: Tracks | None
    gun: Gun | None
    # Height of the deck, on which the turret turns.
    deck: float
    # Distance of the turret's axis ahead of the middle.
    pivot: float = 0.0


# half width, width, rear, front, height, wheels, radius of wheels
HEAVY = Row(
    Tracks(0.365, 0.150, -0.455, 0.445, 0.205, 6, 0.060, style="dish"),
    Gun(0.345, 0.200, 0.620, 0.046, brake="double", sleeve=0.42),
    deck=0.262,
    pivot=-0.060,
)
MEDIUM = Row(
    Tracks(0.300, 0.115, -0.440, 0.350, 0.190, 5, 0.066, style="star", ends=0.36),
    Gun(0.335, 0.220, 0.580, 0.033, brake="plain", sleeve=0.34),
    deck=0.252,
    pivot=0.020,
)
LIGHT = Row(
    Tracks(0.280, 0.090, -0.410, 0.290, 0.205, 4, 0.079, style="twin", ends=0.34, covered=False),
    Gun(0.305, 0.120, 0.500, 0.022, brake="flare", sleeve=0.22),
    deck=0.240,
    pivot=0.010,
)
COMMAND = Row(
    Tracks(0.262, 0.095, -0.430, 0.400, 0.185, 5, 0.066, style="dish", ends=0.34),
    Gun(0.315, 0.300, 0.540, 0.029, brake="plain", sleeve=0.40),
    deck=0.240,
    pivot=0.200,
)
DESTROYER = Row(
    Tracks(0.325, 0.125, -0.455, 0.270, 0.180, 5, 0.056, style="twin"),
    Gun(0.300, 0.000, 0.625, 0.042, brake="double", sleeve=0.30),
    deck=0.225,
)
MORTAR = Row(Tracks(0.345, 0.125, -0.440, 0.430, 0.180, 5, 0.066, style="dish", driven_front=True), None, deck=0.190)
SUPER_HEAVY = Row(
    Tracks(0.400, 0.170, -0.465, 0.465, 0.225, 6, 0.062, style="dish"),
    Gun(0.375, 0.200, 0.602, 0.041, x=0.115, brake="pepper", sleeve=0.38),
    deck=0.290,
    pivot=-0.085,
)
HUNTER = Row(None, Gun(0.350, 0.035, 0.625, 0.032, brake="double", sleeve=0.30), deck=0.220)
AMPHIBIOUS = Row(
    Tracks(0.262, 0.085, -0.400, 0.290, 0.150, 5, 0.050, style="twin", ends=0.36),
    Gun(0.330, 0.070, 0.330, 0.026, brake="flare", sleeve=0.30),
    deck=0.262,
    pivot=-0.080,
)
BULLDOZER = Row(Tracks(0.325, 0.140, -0.450, 0.250, 0.210, 5, 0.056, style="dish", ends=0.40), None, deck=0.300)
MINESWEEPER = Row(
    Tracks(0.310, 0.115, -0.455, 0.130, 0.190, 4, 0.062, style="star"),
    Gun(0.335, -0.040, 0.170, 0.026, brake="plain", sleeve=0.30),
    deck=0.252,
    pivot=-0.200,
)
