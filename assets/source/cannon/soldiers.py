"""The soldiers of the two armies: Dark marches with shouldered musket, knapsack and red shako; Light stands with levelled bayonet, in
a long-tailed coat and a blue bicorne.

Both have a part `head`, a part `musket`, and a part `arm`, which is the arm that can let go: Dark's right arm swings free, and Light's
left arm supports the musket, while the right arm belongs to the part `musket`."""

from __future__ import annotations

import numpy as np

from kit import Model, Surface, ball, box, circle, dome, lathe, loft, model, plate, ribbon, sheet, spline, tube, unit
from kit.model import Part
from kit.shapes import Detail

from . import figure
from .figure import BROW, CHEST, SHOULDER, button, collar, cuff, epaulette, fist, head, limb, shoe, strap, torso_shape, toy_height


@model("cannon/soldier-dark", footprint=0.32, height=1.05, scale=figure.SCALE, triangles=10600, kilobytes=750, smooth=62)
def soldier_dark(made: Model):
    """Dark's soldier, marching."""
    body = made.part("body")
    trunk = torso_shape(CHEST)
    coat = Surface(trunk)
    body.add("coat", trunk)
    collar(body)
    _marching_legs(body)
    short_tails(body)
    _plastron(body, coat)
    _cross_belts(body, coat)
    knapsack(body)
    for side in (-1, 1):
        epaulette(body, side)

    # The right arm swings; the left hand carries the butt.
    free = made.part("arm", pivot=toy_height(SHOULDER), parent="body")
    right = [(0.090, -0.004, 0.566, 0.040), (0.128, -0.006, 0.545, 0.043), (0.157, -0.022, 0.480, 0.036), (0.168, -0.012, 0.425, 0.034), (0.166, 0.030, 0.380, 0.029)]
    left = [(-0.090, -0.004, 0.566, 0.040), (-0.128, -0.006, 0.545, 0.043), (-0.158, -0.028, 0.486, 0.037), (-0.162, -0.020, 0.440, 0.034), (-0.148, 0.046, 0.408, 0.029)]
    free.add("coat", limb(right))
    body.add("coat", limb(left))
    cuff(free, (0.167, 0.008, 0.398), (0.166, 0.036, 0.374), 0.030, buttons=False)
    cuff(body, (-0.155, 0.020, 0.416), (-0.146, 0.052, 0.405), 0.030)
    free.add("skin", fist((0.165, 0.056, 0.352), (0, 0.75, 0.65), (0.2, 0.6, -0.8), (0.166, 0.036, 0.374), 0.006), density=1.6)
    arm = made.part("musket", pivot=toy_height((-0.128, 0.088, 0.398)), parent="body")
    butt, muzzle = np.array((-0.118, 0.112, 0.350)), np.array((-0.146, -0.072, 0.815))
    figure.musket(arm, butt, muzzle, below=(0.0, 1.0, 0.3))
    rod = unit(muzzle - butt)
    body.add("skin", fist(butt + rod * 0.052 + np.array((0, 0.012, 0)), rod, (-0.2, 1, -0.2), (-0.146, 0.052, 0.405), 0.017), density=1.6)
    top = figure.head_part(made)
    head(top)
    shako(top)
    figure.shape_toy(made)


def _marching_legs(body: Part):
    """Marching legs: left foot ahead, right heel raised, with black gaiters buttoned to the knee."""
    left = [(-0.046, 0.000, 0.345, 0.056), (-0.049, 0.034, 0.290, 0.053), (-0.050, 0.056, 0.232, 0.045), (-0.050, 0.062, 0.180, 0.044), (-0.050, 0.058, 0.112, 0.033)]
    right = [(0.046, 0.000, 0.345, 0.056), (0.049, 0.004, 0.290, 0.053), (0.050, 0.002, 0.236, 0.045), (0.050, -0.028, 0.180, 0.044), (0.050, -0.062, 0.128, 0.033)]
    for leg in (left, right):
        body.add("trousers", limb(leg, 13))
        gaiter = spline(leg, 3)
        gaiter = gaiter[len(gaiter) * 9 // 16 :]
        body.add("hat", tube(gaiter[:, :3], gaiter[:, 3] + 0.0035, 13))
        side = np.sign(leg[0][0])
        for point in gaiter[1:-1]:
            outward = np.array((side, 0.15, 0.0))
            body.add("brass", dome(0.0042, 0.0032, 8, 1).facing(outward).at(point[:3] + unit(outward) * (point[3] + 0.002)), fine=True)
        top = gaiter[0]
        body.add("leather", tube([top[:3] + (0, 0, 0.003), top[:3] - (0, 0, 0.008)], top[3] + 0.0058, 13), fine=True)
    shoe(body, (-0.050, 0.060, 0), 4)
    shoe(body, (0.050, -0.062, 0), -6, pitch=20)


def short_tails(body: Part):
    """The two short tails of the coat, turned back to show the facings' colour."""
    for side in (-1, 1):
        rows = []
        for t in np.linspace(0, 1, 6):
            height = 0.410 - 0.175 * t
            depth = -0.058 - 0.046 * np.sin(t * 1.9) - 0.010 * t
            inner, outer = 0.004 + 0.010 * t, 0.082 - 0.026 * t
            rows.append([(side * (inner + (outer - inner) * s), depth + 0.050 * s**2.2, height) for s in np.linspace(0, 1, 5)])
        body.add("coat", sheet(rows, 0.012))
        edge = [np.array(row[0]) + (side * (0.004 + 0.004 * number), -0.0055, 0.0) for number, row in enumerate(rows[1:])]
        normals = np.tile((0, -1, 0), (len(edge), 1))
        body.add("facings", ribbon(edge, normals, np.linspace(0.012, 0.034, len(edge)), 0.006))
        body.add("brass", dome(0.0065, 0.005, 8, 1).facing((0, -1, 0)).moved(side * 0.030, -0.069, 0.402), fine=True)


def _plastron(body: Part, coat: Surface):
    """The coloured breast of the coat between two rows of buttons."""
    heights = np.linspace(0.580, 0.412, 9)
    broad = np.interp(heights, [0.41, 0.50, 0.56, 0.58], [0.030, 0.058, 0.066, 0.050])
    grid = [[(half * s, 0.5, height) for s in np.linspace(-1, 1, 9)] for height, half in zip(heights, broad)]
    body.add("facings", coat.patch(grid, (0, -1, 0), 0.0045))
    for height in np.linspace(0.570, 0.428, 6):
        half = float(np.interp(height, [0.41, 0.50, 0.56, 0.58], [0.030, 0.058, 0.066, 0.050])) - 0.009
        for side in (-1, 1):
            button(body, coat, (side * half, 0.5, height), lift=0.0045)


def _cross_belts(body: Part, coat: Surface):
    """Two white belts crossed under an oval plate; cartridge box and scabbard hang from them."""
    for side, lift in ((1, 0.0035), (-1, 0.0055)):
        strap(body, coat, (0, 0.0, 0.478), (side * 0.80, 0.0, 0.62), 0.027, lift=lift)
    hit, normal = coat.towards((0, 0.5, 0.478), (0, -1, 0))
    oval = plate(circle(1.0, 18) * (0.017, 0.021), 0.005, 0.002).facing(normal).at(hit + normal * 0.0115)
    body.add("brass", oval, density=1.5)
    pouch = box(0.085, 0.030, 0.058, 0.006)
    body.add("hat", pouch.turned("z", -38).moved(0.094, -0.058, 0.352))
    body.add("hat", box(0.090, 0.036, 0.022, 0.006).turned("z", -38).moved(0.094, -0.058, 0.376))
    body.add("brass", plate(circle(0.013, 12), 0.004, 0.0015).facing((0.62, -0.79, 0)).moved(0.1045, -0.0715, 0.350), fine=True)
    sheath = [(-0.105, -0.010, 0.372), (-0.112, -0.040, 0.300), (-0.114, -0.066, 0.222)]
    body.add("hat", tube(sheath, [(0.0075, 0.012), (0.0065, 0.010), (0.005, 0.007)], 9, up=(0, 1, 0)))
    body.add("brass", tube([(-0.114, -0.064, 0.230), (-0.1145, -0.071, 0.206)], [(0.0065, 0.009), (0.0035, 0.004)], 9, up=(0, 1, 0)), fine=True)
    body.add("brass", tube([(-0.104, -0.006, 0.380), (-0.103, 0.004, 0.402), (-0.104, 0.016, 0.408)], [0.007, 0.0065, 0.005], 8), fine=True)


def knapsack(body: Part):
    """A hide pack with straps, and a rolled greatcoat on top."""
    body.add("wood", box(0.150, 0.058, 0.120, 0.012).moved(0, -0.104, 0.505))
    body.add("wood", box(0.156, 0.064, 0.050, 0.012).moved(0, -0.105, 0.548))
    roll = [(-0.098, -0.104, 0.592), (-0.094, -0.104, 0.592), (0.094, -0.104, 0.592), (0.098, -0.104, 0.592)]
    body.add("trousers", tube(roll, [0.022, 0.029, 0.029, 0.022], 16))
    for side in (-1, 1):
        body.add("trousers", tube([(side * 0.0975, -0.104, 0.592), (side * 0.1005, -0.104, 0.592)], [0.015, 0.011], 12), fine=True)
        over = spline([(side * 0.045, -0.137, 0.470), (side * 0.045, -0.139, 0.560), (side * 0.045, -0.137, 0.592), (side * 0.045, -0.118, 0.622), (side * 0.045, -0.092, 0.621), (side * 0.045, -0.073, 0.598)], 2)
        normals = [unit(np.array((0, y + 0.100, z - 0.545 if z > 0.58 else 0.0))) for _, y, z in over]
        body.add("leather", ribbon(over, normals, 0.014, 0.005))
        body.add("brass", box(0.019, 0.005, 0.015, 0.002).moved(side * 0.045, -0.144, 0.512), fine=True)
        shoulder = spline([(side * 0.062, -0.076, 0.560), (side * 0.066, -0.056, 0.588), (side * 0.068, -0.008, 0.602), (side * 0.072, 0.044, 0.582)], 2)
        body.add("leather", ribbon(shoulder, [unit(np.array((side * 0.25, p[1] * 4, 0.9))) for p in shoulder], 0.017, 0.006), fine=True)


def shako(body: Part):
    """A red shako that widens to its top, with peak, plate, cords, chin scales and a white plume."""
    foot, top = BROW - 0.006, BROW + 0.112
    body.add("facings", lathe([(0.0, foot), (0.0625, foot), (0.0635, foot + 0.02), (0.0800, top - 0.010), (0.0805, top - 0.002), (0.076, top + 0.001), (0.066, top - 0.005), (0.0, top - 0.003)], 26), density=1.2)
    for low, high, wide in ((foot + 0.001, foot + 0.019, 0.0655), (top - 0.017, top - 0.003, 0.0828)):
        body.add("hat", lathe([(wide - 0.010, low), (wide - 0.0005, low), (wide + 0.0005, high), (wide - 0.010, high)], 26, closed=True, steps=1))
    # Braid crossed on the top, which is what one sees from the seat.
    for turn in (45, -45):
        braid = tube([(-0.064, 0, top - 0.003), (0.064, 0, top - 0.003)], [(0.0065, 0.0040)] * 2, 8).turned("z", turn)
        body.add("leather", braid, fine=True)
    body.add("brass", dome(0.013, 0.007, 12, 2).moved(0, 0, top - 0.002), fine=True)
    # The peak.
    turns = np.radians(np.linspace(28, 152, 11))
    rim = [(np.cos(turn) * 0.061, np.sin(turn) * 0.061) for turn in turns]
    brim = [(np.cos(turn) * 0.062, np.sin(turn) * 0.062 + 0.036 * abs(np.sin((turn - 0.489) / 2.164 * np.pi)) ** 0.7) for turn in turns]
    rows = [[(x * (1 - t) + bx * t, y * (1 - t) + by * t, foot + 0.006 - 0.020 * t * max(np.sin(turn), 0) ** 2) for (x, y), (bx, by), turn in zip(rim, brim, turns)] for t in (0, 0.5, 1)]
    body.add("hat", sheet(rows, 0.006))
    body.add("brass", tube(rows[-1], 0.0042, 6), fine=True)
    # A rayed plate under the cockade and the plume.
    rays = np.array([(np.sin(turn) * reach, np.cos(turn) * reach * 1.12) for turn, reach in zip(np.linspace(0, 2 * np.pi, 16, endpoint=False), [0.030, 0.021] * 8)])
    lean = (0, 0.99, -0.13)
    body.add("brass", plate(rays, 0.008, 0.003).facing(lean).moved(0, 0.0665, foot + 0.052), density=1.5, fine=True)
    body.add("brass", dome(0.012, 0.008, 12, 3).facing(lean).moved(0, 0.0745, foot + 0.052), fine=True)
    body.add("leather", lathe([(0, 0), (0.017, 0, 0.002), (0.015, 0.006, 0.003), (0, 0.007)], 14).facing(lean).moved(0, 0.0745, foot + 0.094), fine=True)
    body.add("hat", dome(0.009, 0.006, 10, 2).facing(lean).moved(0, 0.0800, foot + 0.0935), fine=True)
    feather = [(0.0, 0.0), (0.011, 0.004, 0.004), (0.0200, 0.030, 0.02), (0.0240, 0.052, 0.02), (0.0190, 0.071, 0.02), (0.0, 0.082)]
    plume = lathe(feather, 12, steps=1).mapped(lambda p: p + np.stack([0 * p[:, 2], 6.0 * p[:, 2] ** 2 * 0.35, 0 * p[:, 2]], axis=1))
    body.add("plume", plume.moved(0, 0.078, top - 0.018), density=1.2)
    # Plaited cords across the front, ending in tassels at the right.
    cord = [(np.sin(turn) * 0.0795, np.cos(turn) * 0.0795, top - 0.020 - 0.040 * np.cos(turn) ** 2) for turn in np.linspace(-1.5, 1.5, 15)]
    cord = [np.array(p) * ((0.0665 + 0.0165 * (p[2] - foot - 0.02) / 0.09) / 0.0795, (0.0665 + 0.0165 * (p[2] - foot - 0.02) / 0.09) / 0.0795, 1) for p in cord]
    body.add("leather", tube(cord, 0.0048, 6), fine=True)
    body.add("leather", lathe([(0, 0), (0.010, 0.002, 0.002), (0.007, 0.026, 0.004), (0.009, 0.034, 0.004), (0, 0.042)], 9).moved(0.0835, 0.0, top - 0.062), fine=True)
    # Chin scales from the temples under the jaw.
    scales = spline([(0.060, 0.004, foot + 0.010), (0.058, 0.012, 0.650), (0.046, 0.030, 0.612), (0.022, 0.046, 0.594), (0.0, 0.052, 0.590)], 4)
    loop = np.vstack([scales, (scales * (-1, 1, 1))[-2::-1]])
    away = [unit(p - np.array((0, -0.004, 0.650))) for p in loop]
    body.add("brass", ribbon(loop, away, 0.0115, 0.004), fine=True)
    body.add("brass", dome(0.0105, 0.006, 12, 2).facing((1, 0.1, 0)).moved(0.0625, 0.004, foot + 0.012).with_mirror(), fine=True)


@model("cannon/soldier-light", footprint=0.32, height=1.05, scale=figure.SCALE, triangles=10600, kilobytes=750, smooth=62)
def soldier_light(made: Model):
    """Light's soldier, with levelled bayonet."""
    body = made.part("body")
    trunk = torso_shape(CHEST)
    coat = Surface(trunk)
    body.add("coat", trunk)
    collar(body)
    standing_legs(body)
    long_tails(body)
    _lapels(body, coat)
    _waist_belts(body, coat)
    for side in (-1, 1):
        wing(body, side)

    arm = made.part("musket", pivot=toy_height(SHOULDER), parent="body")
    free = made.part("arm", pivot=toy_height((-SHOULDER[0], *SHOULDER[1:])), parent="body")
    butt, tip = np.array((0.160, -0.136, 0.352)), np.array((-0.018, 0.284, 0.612))
    rod = unit(tip - butt)
    muzzle = tip - rod * 0.112
    figure.musket(arm, butt, muzzle, below=(0.0, 0.3, -1.0), bayonet=0.094)
    behind, ahead = butt + rod * 0.098, butt + rod * 0.275
    right = [(0.090, -0.004, 0.566, 0.040), (0.128, -0.014, 0.548, 0.043), (0.166, -0.070, 0.505, 0.036), (0.172, -0.098, 0.470, 0.035), (0.154, -0.078, 0.424, 0.029)]
    left = [(-0.090, -0.004, 0.566, 0.040), (-0.128, 0.006, 0.545, 0.043), (-0.138, 0.062, 0.486, 0.037), (-0.112, 0.098, 0.455, 0.035), (-0.010, 0.112, 0.474, 0.028)]
    arm.add("coat", limb(right))
    free.add("coat", limb(left))
    cuff(arm, (0.166, -0.090, 0.446), (0.151, -0.075, 0.418), 0.030, buttons=False)
    cuff(free, (-0.060, 0.106, 0.463), (-0.006, 0.1125, 0.475), 0.029, buttons=False)
    arm.add("skin", fist(behind, rod, (0.9, 0.2, -0.5), (0.151, -0.075, 0.418), 0.012), density=1.6)
    free.add("skin", fist(ahead + np.array((0, 0, -0.003)), rod, (0.6, 0.2, 0.9), (-0.002, 0.113, 0.475), 0.014), density=1.6)
    top = figure.head_part(made)
    head(top)
    queue(top)
    bicorne(top)
    figure.shape_toy(made)


def standing_legs(body: Part):
    """Standing legs: left foot ahead, right foot turned out behind, in knee boots with turned tops."""
    left = [(-0.046, 0.000, 0.345, 0.056), (-0.054, 0.036, 0.290, 0.053), (-0.060, 0.066, 0.232, 0.045), (-0.061, 0.064, 0.180, 0.043), (-0.060, 0.062, 0.112, 0.033)]
    right = [(0.046, 0.000, 0.345, 0.056), (0.056, -0.018, 0.290, 0.053), (0.064, -0.030, 0.236, 0.045), (0.070, -0.050, 0.180, 0.043), (0.074, -0.070, 0.112, 0.033)]
    for leg in (left, right):
        body.add("trousers", limb(leg, 13))
        boot = spline(leg, 3)
        boot = boot[len(boot) * 8 // 13 :]
        body.add("hat", tube(boot[:, :3], boot[:, 3] + 0.0045, 13))
        top = boot[0]
        body.add("wood", tube([top[:3] + (0, 0, 0.004), top[:3] + (0, 0, 0.002), top[:3] - (0, 0, 0.020), top[:3] - (0, 0, 0.022)], top[3] + np.array((0.004, 0.0075, 0.0085, 0.004)), 13))
    shoe(body, (-0.060, 0.064, 0), 6)
    shoe(body, (0.074, -0.070, 0), -48)


def long_tails(body: Part):
    """A full skirt open in front, its corners hooked back to show the lining."""
    turns = np.radians(np.linspace(35, 325, 17))
    rows = []
    for t in np.linspace(0, 1, 6):
        height = 0.412 - 0.205 * t
        wide, deep = 0.088 + 0.050 * t**0.8, 0.070 + 0.062 * t**0.8
        folds = 1 + 0.050 * t * np.cos(turns * 9)
        open_ = np.abs(turns - np.pi) / np.radians(145)
        lift = 0.045 * t * np.maximum(open_ - 0.55, 0) / 0.45
        rows.append(np.stack([np.sin(turns) * wide * folds, np.cos(turns) * deep * folds - 0.006 - 0.016 * t, height + lift], axis=1))
    body.add("coat", sheet(np.array(rows)[:, ::-1], 0.010))
    for side in (0, 1):
        corner = np.array(rows)[1:, :5] if side == 0 else np.array(rows)[1:, :-6:-1]
        away = (corner - (0.0, -0.02, 0.0)) * (1, 1, 0)
        away /= np.linalg.norm(away, axis=2, keepdims=True)
        keep = []
        for number, row in enumerate(corner + away * 0.0065):
            end = 0.25 + 0.75 * number / (len(corner) - 1)
            keep.append([_along_row(row, end * s) for s in np.linspace(0, 1, 5)])
        grid = np.array(keep) if side else np.array(keep)[:, ::-1]
        body.add("facings", sheet(grid, 0.006))
    for side in (-1, 1):
        body.add("brass", dome(0.0065, 0.005, 8, 1).facing((0, -1, 0)).moved(side * 0.030, -0.074, 0.404), fine=True)


def _along_row(row: np.ndarray, share: float) -> np.ndarray:
    """The point at a fraction of the length of a row of points."""
    place = share * (len(row) - 1)
    low = min(int(place), len(row) - 2)
    return row[low] + (row[low + 1] - row[low]) * (place - low)


def _lapels(body: Part, coat: Surface):
    """The coat's breast folded back to both sides over a light waistcoat."""
    heights = np.linspace(0.582, 0.410, 9)
    inner = np.interp(heights, [0.41, 0.48, 0.56, 0.585], [0.030, 0.012, 0.014, 0.026])
    outer = np.interp(heights, [0.41, 0.50, 0.56, 0.585], [0.048, 0.060, 0.070, 0.052])
    waistcoat = [[(half * s, 0.5, height) for s in np.linspace(-1, 1, 5)] for height, half in zip(heights, inner + 0.010)]
    body.add("trousers", coat.patch(waistcoat, (0, -1, 0), 0.0025))
    for side in (-1, 1):
        grid = [[(side * (a + (b - a) * s), 0.5, height) for s in np.linspace(0, 1, 5)] for height, a, b in zip(heights, inner, outer)]
        body.add("facings", coat.patch(grid, (0, -1, 0), 0.0055))
        for height in np.linspace(0.566, 0.430, 6):
            button(body, coat, (side * (float(np.interp(height, [0.41, 0.50, 0.56], [0.048, 0.060, 0.070])) - 0.010), 0.5, height), lift=0.0055)
    for height in np.linspace(0.545, 0.425, 5):
        button(body, coat, (0.0, 0.5, height), lift=0.0025, radius=0.0042)


def _waist_belts(body: Part, coat: Surface):
    """One broad belt over the left shoulder, one around the waist; a pouch behind, a hanger at the left."""
    strap(body, coat, (0, 0.0, 0.478), (-0.80, 0.0, 0.62), 0.026, lift=0.0045)
    points, normals = coat.belt((0, 0.0, 0.404), (0, 0, 1), 26, 0.0065)
    body.add("leather", ribbon(points, normals, 0.024, 0.006, closed=True))
    hit, normal = coat.towards((0, 0.5, 0.404), (0, -1, 0))
    body.add("brass", plate(np.array([(-0.017, -0.013), (0.017, -0.013), (0.017, 0.013), (-0.017, 0.013)]), 0.006, 0.002).facing(normal).at(hit + normal * 0.011), density=1.5)
    pouch = box(0.080, 0.034, 0.056, 0.007)
    body.add("hat", pouch.turned("z", 40).moved(-0.092, -0.070, 0.372))
    body.add("hat", box(0.086, 0.040, 0.022, 0.006).turned("z", 40).moved(-0.092, -0.070, 0.396))
    body.add("brass", plate(circle(0.013, 12), 0.004, 0.0015).facing((-0.64, -0.77, 0)).moved(-0.1045, -0.0845, 0.372), fine=True)
    # The pack of this army is a round canteen on the back.
    body.add("wood", lathe([(0, 0), (0.040, 0, 0.004), (0.043, 0.006), (0.043, 0.026), (0.040, 0.032, 0.004), (0, 0.032)], 20, steps=1).facing((0.05, -1, 0.12)).moved(0.030, -0.070, 0.470))
    for reach in (0.005, 0.023):
        band = lathe([(0.040, 0), (0.0455, 0.001), (0.0455, 0.006), (0.040, 0.007)], 20, closed=True)
        body.add("steel", band.moved(z=reach).facing((0.05, -1, 0.12)).moved(0.030, -0.070, 0.470), fine=True)


def queue(body: Part):
    """Hair tied behind, with a bow, and rolled over the ears."""
    tail = spline([(0.0, -0.058, 0.640), (0.0, -0.066, 0.615), (0.0, -0.071, 0.590), (0.0, -0.074, 0.566)], 3)
    body.add("wood", tube(tail, np.linspace(0.014, 0.007, len(tail)), 9, round_ends=True))
    body.add("hat", ball((0.017, 0.007, 0.010), 10, 6).turned("y", 20).moved(0.014, -0.068, 0.622).with_mirror())
    for height in (0.606, 0.594):
        body.add("hat", lathe([(0.008, 0), (0.0165, 0.001), (0.0165, 0.008), (0.008, 0.009)], 10, closed=True).moved(0, -0.069, height), fine=True)


def wing(body: Part, side: int):
    """A padded wing and a strap on the shoulder, in the facings' colour with a brass edge."""
    pad = spline([(0.126, -0.046, 0.556), (0.140, -0.028, 0.572), (0.145, -0.002, 0.577), (0.140, 0.026, 0.572), (0.126, 0.044, 0.556)], 3)
    thick = np.interp(np.linspace(0, 1, len(pad)), [0, 0.25, 0.75, 1], [0.006, 0.0135, 0.0135, 0.006])
    body.add("facings", tube(pad * (side, 1, 1), thick, 9, round_ends=True))
    edge = pad + (0.010, 0.0, 0.004)
    body.add("brass", tube(edge * (side, 1, 1), 0.0045, 6), fine=True)
    body.add("facings", box(0.060, 0.030, 0.008, 0.003).turned("y", 21).moved(0.098, -0.003, 0.597).scaled(side, 1, 1))
    body.add("brass", dome(0.006, 0.005, 8, 1).turned("y", 12).moved(0.074, -0.003, 0.610).scaled(side, 1, 1), fine=True)


def bicorne(body: Part):
    """A blue cocked hat worn from ear to ear, with braid along its edge, a cockade and a tall white plume."""
    half = 0.136
    steps = np.linspace(-1, 1, Detail.around(19, 9))
    sections, front, back = [], [], []
    for t in steps:
        u = abs(t)
        x = t * half
        low = BROW - 0.010 + 0.016 * u**2 - 0.030 * u**5
        top = low + 0.016 + (0.110 - 0.014 * u) * max(1 - u**2.6, 0.0) ** 0.62
        deep = 0.014 + 0.052 * max(1 - u**2.4, 0.0) ** 0.6
        # The corners taper, so that the end faces are small.
        fold = 1 - 0.75 * u**6
        deep, lip = deep * fold, 0.35 * deep * fold + 0.010 * fold
        notch = top - 0.030 * max(1 - u**2, 0.0) - 0.004
        rise = top - low
        section = [
            (x, deep * 0.80, low),
            (x, deep * 1.02, low + rise * 0.22),
            (x, deep * 0.86 + 0.003, low + rise * 0.62),
            (x, lip + 0.008 * fold, top),
            (x, lip - 0.004 * fold, top - 0.001),
            (x, 0.0, notch),
            (x, -lip + 0.004 * fold, top + 0.004),
            (x, -lip - 0.008 * fold, top + 0.005),
            (x, -deep * 0.90 - 0.003, low + rise * 0.62),
            (x, -deep * 1.05, low + rise * 0.22),
            (x, -deep * 0.82, low),
            (x, 0.0, low - 0.001),
        ]
        sections.append(section)
        front.append((x, lip + 0.002, top + 0.0005))
        back.append((x, -lip - 0.002, top + 0.0055))
    body.add("facings", loft(sections), density=1.2)
    for edge in (front, back):
        body.add("brass", tube(edge, 0.0056, 7))
    lean = (0.0, 0.97, 0.24)
    place = np.array((-0.036, 0.0625, BROW + 0.052))
    body.add("leather", lathe([(0, 0), (0.023, 0, 0.003), (0.020, 0.007, 0.003), (0, 0.008)], 16).facing(lean).at(place), density=1.3, fine=True)
    body.add("coat", lathe([(0, 0), (0.015, 0, 0.002), (0.013, 0.004, 0.002), (0, 0.005)], 14).facing(lean).at(place + (0, 0.0075, 0.002)), fine=True)
    loop = [place + (0, 0.011, 0.004), place + (-0.003, -0.004, 0.030), place + (-0.005, -0.022, 0.050)]
    body.add("brass", ribbon(loop, [lean] * 3, 0.010, 0.004), fine=True)
    body.add("brass", dome(0.0075, 0.005, 9, 2).facing(lean).at(place + (0, 0.0105, 0.003)), fine=True)
    feather = [(0.0, 0.0), (0.0085, 0.004, 0.004), (0.0190, 0.034, 0.02), (0.0235, 0.070, 0.02), (0.0185, 0.102, 0.02), (0.0, 0.115)]
    plume = lathe(feather, 12, steps=1).mapped(lambda p: p + np.stack([-1.6 * p[:, 2] ** 2, -1.2 * p[:, 2] ** 2, 0 * p[:, 2]], axis=1))
    body.add("plume", plume.at(place + (-0.002, -0.014, 0.022)), density=1.2)
    for side in (-1, 1):
        body.add("brass", ball(0.0105, 9, 6).moved(side * (half - 0.003), 0.0, BROW - 0.014), fine=True)
