"""The bulldozer: no gun, but a hollow blade broader than itself, a cabin and a stack."""

from .. import fittings as fit
from ..hulls import belly
from ..measures import BULLDOZER as ROW
from ..model import Model
from ..shapes import block, box, lathe, plated, profile, sideways, soft, tube

CABIN = 0.405
# Half the width of the blade, and the pivot of its arms.
BLADE, HINGE = 0.244, (-0.060, 0.088)


def build():
    """Builds the model."""
    model = Model("bulldozer")
    tracks, deck = ROW.tracks, ROW.deck
    body = model.body
    belly(body, tracks, 0.050, 0.210, -0.340)
    tracks.lay(model)
    tracks.fenders(model, nose=0.050, tail=0.050)
    # The bonnet with its radiator, and behind it the cabin.
    body.add(
        "armour",
        plated([(0.165, [(0.112, 0.236), (0.128, 0.190), (0.128, -0.050)]), (deck, [(0.088, 0.202), (0.104, 0.170), (0.110, -0.050)])]),
    )
    body.add("armour-dark", block((-0.078, 0.210, 0.176), (0.078, 0.236, 0.232), 0.004))
    for step in range(5):
        x = (step - 2) * 0.030
        body.add("rubber", block((x - 0.009, 0.232, 0.182), (x + 0.009, 0.2375, 0.226), 0.0), fine=True)
    body.add("armour", plated([(0.172, [(0.190, -0.016), (0.192, -0.340)]), (0.232, [(0.176, -0.024), (0.178, -0.328)])]))
    fit.grille(body, 0.0, 0.100, deck, 0.136, 0.116, 5)
    _cabin(body)
    fit.headlamps(body, 0.098, -0.044, CABIN + 0.034, 0.020, guard=False)
    fit.tail_lamps(body, 0.150, -0.344, 0.190)
    stack = soft([(0.024, 0.0), (0.024, 0.110), (0.015, 0.118), (0.015, 0.168), (0.011, 0.168), (0.0, 0.156)], 0.003)
    body.add("steel", lathe(stack, 12).at(0.062, 0.008, deck - 0.006))
    body.add(
        "armour-dark", lathe(soft([(0.020, 0.0), (0.026, 0.006), (0.026, 0.044), (0.0, 0.050)], 0.003), 12).at(-0.062, 0.010, deck - 0.004)
    )
    # A fuel drum on a rack across the rear, and tools.
    cask = soft([(0.0, -0.128), (0.040, -0.128), (0.040, 0.128), (0.0, 0.128)], 0.006)
    body.add("armour-dark", sideways(lathe(cask, 16)).at(0.0, -0.300, 0.270))
    for x in (-0.075, 0.075):
        body.add(
            "steel", sideways(lathe([(0.039, -0.006), (0.043, -0.005), (0.043, 0.005), (0.039, 0.006)], 16)).at(x, -0.300, 0.270), fine=True
        )
    fit.chest(body, (0.140, -0.230, 0.230), (0.196, -0.110, 0.262))
    fit.shovel(body, -0.196, -0.140, 0.240, 0.17)
    fit.cable(body, [(-0.186, 0.120, 0.190), (-0.192, 0.020, 0.188), (-0.186, -0.02, 0.200)])
    _winch(body)
    _blade(model)
    return model


def _cabin(body):
    body.add(
        "armour",
        plated(
            [(0.228, [(0.146, -0.030), (0.152, -0.060), (0.152, -0.262)]), (CABIN, [(0.118, -0.058), (0.124, -0.080), (0.126, -0.246)])]
        ),
    )
    roof = [
        (CABIN - 0.006, [(0.138, -0.034), (0.144, -0.060), (0.144, -0.266)]),
        (CABIN + 0.016, [(0.130, -0.044), (0.136, -0.070), (0.136, -0.258)]),
    ]
    body.add("armour-dark", plated(roof, 0.005))
    fit.chevron(body, (-0.052, CABIN + 0.016), (-0.252, CABIN + 0.016), 0.200, share=0.70)
    for x in (-0.056, 0.056):
        body.add("glass", box((0.082, 0.012, 0.056), (x, -0.0445, 0.336), 0.004))
    body.add("glass", box((0.180, 0.012, 0.050), (0.0, -0.252, 0.336), 0.004))
    body.add("glass", box((0.012, 0.130, 0.052), (0.1365, -0.155, 0.336), 0.004).both())
    body.add("armour", box((0.020, 0.012, 0.070), (0.1375, -0.152, 0.336), 0.003).both(), fine=True)


def _winch(body):
    """A winch drum with rope at the stern."""
    body.add(
        "steel",
        sideways(lathe([(0.030, -0.040), (0.016, -0.034), (0.016, 0.034), (0.030, 0.040), (0.0, 0.044)], 12)).at(0.0, -0.352, 0.140),
    )
    body.add("armour-dark", block((0.040, -0.372, 0.100), (0.056, -0.336, 0.180), 0.004).both())


def _blade(model):
    """The blade on its arms: a concave steel plate with an edge in the side's colour."""
    ahead, height = HINGE
    part = model.part("blade", (0.0, ahead, height), "body")
    face = [(0.386, 0.004), (0.362, 0.040), (0.346, 0.084), (0.340, 0.126), (0.344, 0.170), (0.356, 0.208), (0.378, 0.238)]
    back = [(0.364, 0.246), (0.336, 0.212), (0.322, 0.170), (0.318, 0.124), (0.324, 0.080), (0.340, 0.036), (0.364, 0.000)]
    part.add("steel", profile([*face, *back], 2.0 * BLADE, 0.0, 0.0025))
    fit.band(part, box((2.0 * BLADE + 0.006, 0.032, 0.024), (0.0, 0.366, 0.236), 0.004))
    part.add("armour-dark", block((-BLADE, 0.372, 0.0), (BLADE, 0.392, 0.020), 0.003), fine=True)
    for x in (0.030, 0.100, 0.170, 0.236):
        part.add("armour-dark", block((x - 0.007, 0.292, 0.040), (x + 0.007, 0.336, 0.215), 0.004).both())
    part.add("armour-dark", block((-BLADE + 0.01, 0.300, 0.110), (BLADE - 0.01, 0.322, 0.136), 0.004))
    arm = [(0.150, 0.310, 0.096), (0.222, 0.205, 0.092), (0.226, 0.120, 0.090), (0.226, ahead, height)]
    part.add("armour", tube(arm, 0.017, 8).both())
    part.add(
        "steel",
        sideways(lathe(soft([(0.0, -0.020), (0.026, -0.020), (0.026, 0.016), (0.0, 0.016)], 0.003), 12)).at(0.228, ahead, height).both(),
    )
    ram = [(0.086, 0.170, 0.205), (0.092, 0.255, 0.190)]
    part.add("armour", tube(ram, 0.018, 10).both())
    part.add("steel", tube([(0.092, 0.250, 0.191), (0.096, 0.318, 0.178)], 0.010, 8).both())
