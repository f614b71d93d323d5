"""The bulldozer: no gun, but a hollow blade as broad as its square, and at the rear a high cabin with a coloured roof and a stack."""

from .. import fittings as fit
from ..hulls import belly
from ..measures import BULLDOZER as ROW
from ..model import Model
from ..shapes import block, box, lathe, plated, prism, profile, sideways, soft, tube

CABIN = 0.490
# Half the width of the blade, and the pivot of its arms.
BLADE, HINGE = 0.430, (-0.080, 0.110)


def build():
    """Builds the model."""
    model = Model("bulldozer")
    tracks, deck = ROW.tracks, ROW.deck
    body = model.body
    belly(body, tracks, 0.056, 0.250, -0.430)
    tracks.lay(model)
    tracks.fenders(model, nose=0.060, tail=0.060)
    # The bonnet with its radiator, and behind it the cabin.
    bonnet = [(0.205, [(0.140, 0.270), (0.160, 0.220), (0.165, -0.080)]), (deck, [(0.112, 0.238), (0.132, 0.206), (0.140, -0.080)])]
    body.add("armour", plated(bonnet))
    body.add("armour-dark", block((-0.100, 0.244, 0.212), (0.100, 0.272, 0.286), 0.004))
    for step in range(5):
        x = (step - 2) * 0.038
        body.add("rubber", block((x - 0.012, 0.268, 0.220), (x + 0.012, 0.2745, 0.280), 0.0), fine=True)
    body.add("armour", plated([(0.214, [(0.300, -0.040), (0.305, -0.440)]), (0.270, [(0.270, -0.050), (0.275, -0.430)])]))
    fit.grille(body, 0.0, 0.130, deck, 0.176, 0.130, 5)
    _cabin(body)
    fit.tail_lamps(body, 0.240, -0.446, 0.240)
    stack = soft([(0.034, 0.0), (0.034, 0.110), (0.024, 0.120), (0.024, 0.200), (0.017, 0.200), (0.0, 0.184)], 0.003)
    body.add("steel", lathe(stack, 12).at(0.084, 0.030, deck - 0.006))
    filter_pot = soft([(0.028, 0.0), (0.036, 0.008), (0.036, 0.060), (0.0, 0.068)], 0.003)
    body.add("armour-dark", lathe(filter_pot, 12).at(-0.084, 0.030, deck - 0.004))
    fit.chest(body, (0.236, -0.240, 0.264), (0.300, -0.080, 0.310))
    fit.shovel(body, -0.280, -0.180, 0.276, 0.20)
    body.soot(0.084, 0.030, deck + 0.200, 0.060, rusts=True)
    body.rivets((0.216, -0.110, 0.280), (0.190, -0.136, CABIN - 0.020))
    body.rivets((0.219, -0.400, 0.280), (0.192, -0.386, CABIN - 0.020))
    body.rivets((0.292, -0.060, 0.240), (0.296, -0.420, 0.240))
    body.seam((0.150, 0.060, 0.240), (0.136, 0.060, deck - 0.004), both=True)
    for x in (-0.060, 0.060):
        fit.jerrycan(body, x, -0.448, 0.250)
    fit.cable(body, [(0.290, -0.060, 0.276), (0.296, -0.250, 0.276), (0.290, -0.400, 0.276)], 0.007)
    _winch(body)
    _blade(model)
    return model


def _cabin(body):
    walls = [(0.262, [(0.205, -0.060), (0.214, -0.100), (0.218, -0.410)]), (CABIN, [(0.176, -0.096), (0.186, -0.126), (0.190, -0.392)])]
    body.add("armour", plated(walls))
    roof = [
        (CABIN - 0.006, [(0.204, -0.052), (0.222, -0.086), (0.226, -0.420)]),
        (CABIN + 0.024, [(0.194, -0.064), (0.212, -0.096), (0.216, -0.410)]),
    ]
    body.add("trim", plated(roof, 0.007))
    body.add("armour", prism(fit.arrow(0.150, -0.360, -0.230, -0.110, 0.130), CABIN + 0.018, CABIN + 0.030, 0.002))
    for x in (-0.086, 0.086):
        body.add("glass", box((0.124, 0.014, 0.084), (x, -0.0815, 0.396), 0.004))
    body.add("glass", box((0.270, 0.014, 0.076), (0.0, -0.402, 0.396), 0.004))
    body.add("glass", box((0.014, 0.190, 0.078), (0.2030, -0.250, 0.396), 0.004).both())
    body.add("armour", box((0.024, 0.018, 0.100), (0.2035, -0.246, 0.396), 0.003).both(), fine=True)
    fit.headlamps(body, 0.150, -0.062, CABIN + 0.044, 0.026, guard=False)


def _winch(body):
    """A winch drum with rope at the stern."""
    drum = [(0.040, -0.054), (0.022, -0.046), (0.022, 0.046), (0.040, 0.054), (0.0, 0.058)]
    body.add("steel", sideways(lathe(drum, 12)).at(0.0, -0.448, 0.170))
    body.add("armour-dark", block((0.054, -0.472, 0.120), (0.074, -0.426, 0.220), 0.004).both())


def _blade(model):
    """The blade on its arms: a concave steel plate with a broad edge in the side's colour."""
    ahead, height = HINGE
    part = model.part("blade", (0.0, ahead, height), "body")
    face = [(0.452, 0.004), (0.420, 0.050), (0.400, 0.100), (0.394, 0.150), (0.398, 0.202), (0.414, 0.246), (0.440, 0.282)]
    back = [(0.412, 0.296), (0.380, 0.250), (0.366, 0.204), (0.362, 0.150), (0.368, 0.096), (0.388, 0.044), (0.420, 0.000)]
    part.add("steel", profile([*face, *back], 2.0 * BLADE, 0.0, 0.003))
    fit.band(part, box((2.0 * BLADE + 0.004, 0.062, 0.036), (0.0, 0.416, 0.286), 0.006))
    for x in (0.040, 0.150, 0.270, 0.400):
        part.add("armour-dark", block((x - 0.011, 0.330, 0.050), (x + 0.011, 0.384, 0.260), 0.004).both())
    part.add("armour-dark", block((-BLADE + 0.016, 0.340, 0.130), (BLADE - 0.016, 0.366, 0.168), 0.004))
    arm = [(0.260, 0.350, 0.120), (0.346, 0.246, 0.116), (0.350, 0.140, 0.112), (0.350, ahead, height)]
    part.add("armour", tube(arm, 0.025, 8).both())
    boss = soft([(0.0, -0.020), (0.040, -0.020), (0.040, 0.022), (0.0, 0.022)], 0.003)
    part.add("steel", sideways(lathe(boss, 12)).at(0.352, ahead, height).both())
    ram = [(0.130, 0.200, 0.250), (0.138, 0.300, 0.232)]
    part.add("armour", tube(ram, 0.026, 10).both())
    part.add("steel", tube([(0.138, 0.292, 0.233), (0.142, 0.376, 0.216)], 0.015, 8).both())
