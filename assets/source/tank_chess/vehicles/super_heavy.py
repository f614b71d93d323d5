"""The super-heavy tank: a slab that fills its square, a large box-shaped turret far back, and two guns side by side."""

from .. import fittings as fit
from ..guns import machine_gun, roll_mantlet
from ..hulls import belly, plated_turret, turret_ring
from ..measures import SUPER_HEAVY as ROW
from ..model import Model
from ..shapes import block, box, lathe, plated, soft, tube

ROOF = 0.485


def build():
    """Builds the model."""
    model = Model("super-heavy")
    tracks, deck = ROW.tracks, ROW.deck
    body = model.body
    belly(body, tracks, 0.060, 0.470, -0.450)
    tracks.lay(model)
    tracks.skirts(model, panels=5, low=0.080)
    slab = [
        (0.222, [(0.400, 0.440), (0.410, 0.400), (0.410, -0.468)]),
        (0.262, [(0.400, 0.470), (0.410, 0.430), (0.410, -0.472)]),
        (deck, [(0.340, 0.350), (0.365, 0.300), (0.375, -0.440)]),
    ]
    body.add("armour", plated(slab, 0.010))
    # Mudguards in front of the tracks.
    body.add("armour-dark", block((0.232, 0.440, 0.150), (0.405, 0.462, 0.235), 0.006).both())
    fit.chevron(body, (0.462, 0.266), (0.356, deck - 0.001), 0.56, share=0.98)
    # A bar in the side's colour across the rear deck.
    fit.panel(body, fit.rectangle((-0.350, -0.436), (0.350, -0.392)), deck)
    for x in (-0.250, 0.250):
        _small_turret(body, x, 0.232, deck)
    fit.tail_lamps(body, 0.340, -0.476, 0.240)
    fit.square_hatch(body, 0.0, 0.270, deck - 0.001, 0.110, 0.070)
    fit.exhaust(body, 0.200, -0.410, 0.262, 0.100, 0.026)
    fit.chest(body, (-0.110, -0.494, 0.160), (0.110, -0.466, 0.240))
    fit.cable(body, [(-0.376, 0.100, 0.280), (-0.386, 0.0, 0.276), (-0.390, -0.20, 0.274), (-0.380, -0.36, 0.280)], 0.008)
    fit.tow_hooks(body, 0.150, 0.462, 0.130)
    body.rivets((0.424, 0.410, 0.214), (0.424, -0.430, 0.214))
    body.rivets((0.398, 0.400, 0.262), (0.398, -0.450, 0.262))
    body.seam((-0.360, 0.176, deck), (0.360, 0.176, deck))
    body.seam((0.210, 0.440, 0.276), (0.186, 0.360, deck - 0.004), both=True)
    for ahead in (-0.260, -0.050, 0.150):
        body.seam((0.300, ahead, deck), (0.408, ahead, 0.270), both=True)
    fit.shovel(body, -0.384, 0.020, 0.288, 0.22)
    for x in (-0.190, 0.190):
        fit.jerrycan(body, x, -0.482, 0.150)
    _turret(model)
    return model


def _small_turret(body, x, ahead, deck):
    """A turret with a machine gun at a front corner, which belongs to the hull."""
    dome = soft([(0.080, -0.004), (0.080, 0.026), (0.058, 0.056), (0.0, 0.058)], 0.008)
    body.add("armour", lathe(dome, 16, 10).at(x, ahead, deck))
    body.add("trim", lathe([(0.056, 0.054), (0.052, 0.062), (0.0, 0.064)], 16, 10).at(x, ahead, deck))
    body.add("steel", tube([(x, ahead + 0.060, deck + 0.030), (x, ahead + 0.190, deck + 0.032)], 0.014, 8))


def _turret(model):
    gun, deck, pivot = ROW.gun, ROW.deck, ROW.pivot
    turret = model.part("turret", (0.0, pivot, deck))
    turret_ring(turret, pivot, deck, 0.260)
    plated_turret(
        turret,
        [
            (deck + 0.008, [(0.200, 0.140), (0.270, 0.080), (0.276, -0.290), (0.210, -0.370)]),
            (deck + 0.064, [(0.206, 0.152), (0.284, 0.086), (0.290, -0.296), (0.216, -0.380)]),
            (ROOF, [(0.180, 0.086), (0.236, 0.044), (0.242, -0.270), (0.184, -0.336)]),
        ],
        0.012,
    )
    # Two bars across the roof, which distinguish it from the heavy tank's stripes along it.
    fit.panel(turret, [(-0.228, -0.052), (0.228, -0.052), (0.224, 0.036), (0.172, 0.074), (-0.172, 0.074), (-0.224, 0.036)], ROOF)
    fit.panel(turret, [(-0.176, -0.324), (0.176, -0.324), (0.232, -0.262), (0.230, -0.190), (-0.230, -0.190), (-0.232, -0.262)], ROOF)
    turret.add("armour", box((0.370, 0.070, 0.136), (0.0, 0.140, gun.height - 0.002), 0.018))
    roll_mantlet(turret, 0.166, gun.height, 0.350, 0.064)
    fit.cupola(turret, -0.110, -0.118, ROOF, 0.070, 0.044)
    fit.hatch(turret, 0.110, -0.118, ROOF, 0.056)
    fit.square_hatch(turret, 0.0, -0.250, ROOF + 0.003, 0.110, 0.064)
    fit.antenna(turret, 0.190, -0.300, ROOF, 0.200)
    fit.antenna(turret, -0.190, -0.300, ROOF, 0.150)
    turret.seam((-0.232, -0.130, ROOF), (0.232, -0.130, ROOF))
    turret.rivets((0.276, 0.080, deck + 0.080), (0.240, 0.050, ROOF - 0.016))
    turret.rivets((0.280, -0.284, deck + 0.080), (0.246, -0.266, ROOF - 0.016))
    fit.spare_links(turret, [(0.276, -0.080, 0.404), (0.276, -0.132, 0.404), (0.276, -0.184, 0.404)], (0.014, 0.044, 0.056))
    fit.roll(turret, 0.0, -0.412, deck + 0.176, 0.240, 0.026)
    fit.chest(turret, (-0.150, -0.446, deck + 0.080), (0.150, -0.376, deck + 0.156))
    machine_gun(turret, 0.110, -0.040, ROOF + 0.050, 0.11)
    barrel = model.part("barrel", (0.0, 0.160, gun.height), "turret")
    for side in (1.0, -1.0):
        gun.x = abs(gun.x) * side
        gun.add(barrel)
