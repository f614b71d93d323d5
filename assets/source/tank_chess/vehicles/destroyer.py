"""The tank destroyer: low, without a turret, with a wedge-shaped casemate far back and a very long thick gun over a bare front deck."""

from .. import fittings as fit
from ..guns import collar, machine_gun
from ..hulls import belly
from ..measures import DESTROYER as ROW
from ..model import Model
from ..shapes import box, plated

ROOF = 0.392


def build():
    """Builds the model."""
    model = Model("destroyer")
    tracks, gun, deck = ROW.tracks, ROW.gun, ROW.deck
    body = model.body
    belly(body, tracks, 0.048, 0.430, -0.440)
    tracks.lay(model)
    tracks.fenders(model, nose=0.070, tail=0.055)
    # A hull that narrows to the front like a wedge.
    hull = [
        (0.184, [(0.080, 0.440), (0.180, 0.350), (0.310, 0.090), (0.315, -0.450)]),
        (deck, [(0.070, 0.350), (0.140, 0.284), (0.264, 0.050), (0.280, -0.440)]),
    ]
    body.add("armour", plated(hull))
    casemate = [
        (0.200, [(0.150, 0.070), (0.296, -0.060), (0.312, -0.462)]),
        (0.244, [(0.146, 0.056), (0.286, -0.074), (0.302, -0.462)]),
        (ROOF, [(0.130, -0.130), (0.180, -0.176), (0.200, -0.424)]),
    ]
    body.add("armour", plated(casemate, 0.010))
    roof = fit.arrow(0.176, -0.412, -0.262, -0.146, 0.150)
    fit.panel(body, roof, ROOF)
    fit.chevron(body, (0.432, 0.186), (0.352, deck - 0.001), 0.20, share=0.98)
    fit.band(body, box((0.330, 0.050, 0.012), (0.0, 0.196, deck), 0.003))
    fit.hatch(body, 0.128, -0.206, ROOF + 0.001, 0.036)
    fit.cupola(body, 0.0, -0.366, ROOF, 0.052, 0.030)
    fit.periscope(body, -0.120, -0.190, ROOF + 0.002)
    collar(body, -0.010, gun.height, 0.096, 0.130)
    body.add("armour", box((0.220, 0.100, 0.130), (0.0, -0.030, gun.height - 0.006), 0.024))
    fit.headlamps(body, 0.190, 0.290, 0.226, 0.024)
    fit.tail_lamps(body, 0.260, -0.458, 0.212)
    fit.chest(body, (-0.110, -0.494, 0.170), (0.110, -0.456, 0.240))
    fit.shovel(body, -0.296, 0.130, 0.214, 0.19)
    fit.cable(body, [(0.240, 0.180, 0.216), (0.290, 0.080, 0.212), (0.306, 0.040, 0.210)], 0.007)
    fit.tow_hooks(body, 0.110, 0.412, 0.120)
    fit.roll(body, 0.0, -0.474, 0.262, 0.200, 0.024)
    fit.exhaust(body, 0.200, -0.446, 0.196, 0.080, 0.020)
    fit.antenna(body, -0.150, -0.400, ROOF, 0.190)
    fit.spare_links(body, [(0.276, -0.160, 0.296), (0.280, -0.212, 0.296), (0.284, -0.264, 0.296)], (0.014, 0.044, 0.056))
    fit.jerrycan(body, 0.150, -0.462, 0.232)
    fit.jerrycan(body, -0.150, -0.462, 0.232)
    body.seam((-0.200, 0.110, deck), (0.200, 0.110, deck))
    fit.lid(body, (-0.110, 0.226), (-0.034, 0.296), deck)
    fit.lid(body, (0.034, 0.226), (0.110, 0.296), deck)
    body.rivets((0.292, -0.080, 0.256), (0.188, -0.180, ROOF - 0.012))
    body.rivets((0.300, -0.440, 0.262), (0.206, -0.420, ROOF - 0.012))
    body.rivets((0.150, 0.270, 0.226), (0.260, 0.060, 0.226))
    # A travel lock for the gun on the front deck.
    for x in (-0.052, 0.052):
        body.add("armour-dark", box((0.016, 0.030, 0.060), (x, 0.270, deck + 0.020), 0.004))
    machine_gun(body, 0.0, -0.316, ROOF + 0.066, 0.10)
    barrel = model.part("barrel", (0.0, 0.000, gun.height), "body")
    gun.add(barrel)
    return model
