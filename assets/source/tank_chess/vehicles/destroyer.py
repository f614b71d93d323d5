"""The tank destroyer: low, without a turret, with a casemate in one slope with the glacis and the longest gun of all."""

from .. import fittings as fit
from ..guns import collar, machine_gun
from ..hulls import belly
from ..measures import DESTROYER as ROW
from ..model import Model
from ..shapes import block, box, plated

ROOF = 0.298


def build():
    """Builds the model."""
    model = Model("destroyer")
    tracks, gun, deck = ROW.tracks, ROW.gun, ROW.deck
    body = model.body
    belly(body, tracks, 0.044, 0.214, -0.376)
    tracks.lay(model)
    tracks.fenders(model, nose=0.055, tail=0.050)
    body.add("armour", plated([(0.156, [(0.196, 0.200), (0.206, -0.376)]), (deck, [(0.170, 0.100), (0.188, -0.352)])]))
    casemate = [(0.160, [(0.192, 0.206), (0.208, 0.120), (0.208, -0.170)]), (ROOF, [(0.108, -0.018), (0.130, -0.050), (0.136, -0.150)])]
    body.add("armour", plated(casemate, 0.009))
    for x in (-0.112, 0.112):
        fit.chevron(body, (0.196, 0.168), (0.088, 0.234), 0.098, x)
    # The seams and the vision devices of the roof.
    body.add("armour-dark", block((-0.100, -0.142, ROOF - 0.004), (0.100, -0.034, ROOF + 0.004), 0.003))
    fit.cupola(body, 0.068, -0.098, ROOF, 0.042, 0.022)
    fit.hatch(body, -0.062, -0.106, ROOF + 0.002, 0.036)
    fit.periscope(body, -0.040, -0.040, ROOF + 0.002)
    body.add("armour-dark", box((0.060, 0.040, 0.022), (-0.088, 0.034, 0.268), 0.006))
    body.add("glass", box((0.040, 0.008, 0.012), (-0.088, 0.052, 0.272), 0.001), fine=True)
    collar(body, 0.070, gun.height, 0.066, 0.100)
    body.add("armour", box((0.150, 0.050, 0.104), (0.0, 0.072, gun.height - 0.004), 0.018))
    fit.grille(body, 0.0, -0.272, deck, 0.280, 0.120, 6)
    fit.exhaust(body, 0.120, -0.372, 0.184, 0.070, 0.018)
    fit.chest(body, (-0.065, -0.404, 0.150), (0.065, -0.374, 0.200))
    fit.roll(body, 0.0, -0.352, deck + 0.014, 0.220, 0.020)
    fit.headlamps(body, 0.186, 0.196, 0.190, 0.018)
    fit.tail_lamps(body, 0.178, -0.380, 0.176)
    fit.spare_links(body, [(0.192, -0.020, 0.224), (0.192, -0.064, 0.224), (0.192, -0.108, 0.224)], (0.010, 0.038, 0.046))
    fit.shovel(body, -0.206, -0.270, 0.176)
    fit.cable(body, [(0.196, -0.200, 0.182), (0.210, -0.260, 0.178), (0.206, -0.340, 0.176)])
    fit.tow_hooks(body, 0.100, 0.206, 0.110)
    machine_gun(body, 0.068, -0.050, ROOF + 0.056)
    barrel = model.part("barrel", (0.0, 0.040, gun.height), "body")
    gun.add(barrel)
    return model
