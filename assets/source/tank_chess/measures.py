"""The dimensions of the vehicles, with a row for each: distances ahead of the middle, to the right of it and above the board, before
scaling. The animations of the game use the same pivots and muzzle positions."""

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
    Tracks(0.245, 0.092, -0.370, 0.300, 0.168, 6, 0.049, style="dish"),
    Gun(0.300, 0.175, 0.450, 0.0265, brake="double", sleeve=0.42),
    deck=0.232,
    pivot=-0.010,
)
MEDIUM = Row(
    Tracks(0.216, 0.076, -0.345, 0.288, 0.152, 5, 0.058, style="star", ends=0.36),
    Gun(0.290, 0.190, 0.442, 0.0195, brake="plain", sleeve=0.34),
    deck=0.218,
    pivot=0.035,
)
LIGHT = Row(
    Tracks(0.190, 0.062, -0.297, 0.256, 0.136, 4, 0.050, style="twin", ends=0.34),
    Gun(0.267, 0.120, 0.390, 0.0145, brake="flare", sleeve=0.22),
    deck=0.202,
    pivot=0.017,
)
COMMAND = Row(
    Tracks(0.195, 0.066, -0.304, 0.254, 0.136, 4, 0.050, style="dish", ends=0.34),
    Gun(0.264, 0.178, 0.352, 0.0150, brake="plain", sleeve=0.40),
    deck=0.199,
    pivot=0.101,
)
DESTROYER = Row(
    Tracks(0.222, 0.080, -0.392, 0.212, 0.150, 6, 0.048, style="twin"),
    Gun(0.232, 0.070, 0.458, 0.0225, brake="double", sleeve=0.30),
    deck=0.205,
)
MORTAR = Row(Tracks(0.214, 0.076, -0.345, 0.275, 0.146, 5, 0.052, style="dish", driven_front=True), None, deck=0.158)
SUPER_HEAVY = Row(
    Tracks(0.252, 0.100, -0.355, 0.318, 0.182, 6, 0.050, style="dish"),
    Gun(0.345, 0.155, 0.430, 0.0255, x=0.066, brake="pepper", sleeve=0.38),
    deck=0.262,
    pivot=-0.030,
)
HUNTER = Row(None, Gun(0.300, 0.035, 0.457, 0.0160, brake="double", sleeve=0.30), deck=0.205)
AMPHIBIOUS = Row(
    Tracks(0.182, 0.056, -0.300, 0.224, 0.112, 5, 0.036, style="twin", ends=0.36),
    Gun(0.268, 0.090, 0.315, 0.0135, brake="flare", sleeve=0.30),
    deck=0.212,
    pivot=-0.020,
)
BULLDOZER = Row(Tracks(0.206, 0.086, -0.355, 0.208, 0.166, 5, 0.044, style="dish", ends=0.40), None, deck=0.245)
MINESWEEPER = Row(
    Tracks(0.208, 0.078, -0.385, 0.168, 0.152, 5, 0.050, style="star"),
    Gun(0.285, 0.040, 0.218, 0.0150, brake="plain", sleeve=0.30),
    deck=0.216,
    pivot=-0.095,
)
