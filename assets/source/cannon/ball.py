"""The ball that the gun fires."""

from kit import Model, ball, model


@model("cannon/ball", footprint=0.06, texture=128, triangles=800, low_triangles=160, kilobytes=60, stands=False)
def cannon_ball(made: Model):
    """Iron, with the seam of its mould."""
    made.part("body").add("lead", ball(0.055, 24))
