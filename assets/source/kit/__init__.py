"""The modelling kit: shapes, parts, baking and export of the models. See `assets/source/README.md`."""

from .model import Model, Part, model
from .shapes import (
    Detail,
    Shape,
    arch,
    ball,
    box,
    circle,
    cylinder,
    dome,
    extrude,
    frames,
    inset,
    joined,
    lathe,
    loft,
    plate,
    rectangle,
    ribbon,
    ring,
    rotation,
    rounded,
    sheet,
    spline,
    sweep,
    tube,
    two_sided,
    unit,
)
from .solids import Surface, bevelled, cut, from_object, fused, modified, subdivided, to_object, united

__all__ = [name for name in dir() if not name.startswith("_")]
