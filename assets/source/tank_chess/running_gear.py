"""Running gear: tracks around sprocket, idler and road wheels, fenders, and tyres."""

import math
from dataclasses import dataclass

import numpy as np

from .shapes import LEVEL, Solid, block, join, lathe, profile, sideways

# Thickness of a track without its pads, height of the pads, and length of a link.
BAND, PAD, LINK = 0.010, 0.007, 0.047


@dataclass
class Tracks:
    """A pair of tracks. Distances are ahead of the middle and to the right of it."""

    half_width: float
    width: float
    rear: float
    front: float
    height: float
    wheels: int
    wheel: float
    # Type of the wheels: "dish", "star" or "twin".
    style: str = "dish"
    # Radius of the ends as a fraction of the height.
    ends: float = 0.37
    # Whether the sprocket is in front.
    driven_front: bool = False
    # Whether the upper run lies under fenders or the hull.
    covered: bool = True

    @property
    def end_radius(self):
        """Radius of sprocket and idler without the track."""
        return self.height * self.ends - BAND - PAD

    def end_places(self):
        """Centres of the rear and the front end wheel (sprocket and idler)."""
        reach = self.end_radius + BAND + PAD
        height = self.height - reach
        return [(self.rear + reach, height), (self.front - reach, height)]

    def wheel_places(self):
        """Positions of the road wheels ahead of the middle."""
        reach = self.end_radius + BAND + PAD
        first = self.rear + reach * 1.25 + self.wheel * 0.62
        last = self.front - reach * 1.25 - self.wheel * 0.62
        return np.linspace(first, last, self.wheels)

    def lay(self, model):
        """Adds both tracks with their wheels, as separate parts."""
        for name, side in (("track-right", 1.0), ("track-left", -1.0)):
            part = model.part(name)
            place = (lambda solid: solid) if side > 0.0 else (lambda solid: solid.scaled(-1.0, 1.0, 1.0))
            part.add("track", place(self._band()))
            self._wheels(part, place)

    def _way(self):
        """The inner contour of the track as a convex line of (ahead, height), counter-clockwise seen from the right."""
        circles = [(*place, self.end_radius) for place in self.end_places()]
        low = self.wheel + BAND + PAD
        ends = self.wheel_places()
        circles += [(ends[0], low, self.wheel), (ends[-1], low, self.wheel)]
        steps = 12 if LEVEL.low else 28
        points = sorted(
            {
                (round(y + r * math.cos(math.tau * k / steps), 5), round(z + r * math.sin(math.tau * k / steps), 5))
                for y, z, r in circles
                for k in range(steps)
            }
        )
        return np.array(_hull(points))

    def _band(self):
        """The track: links outside, and smooth inside, where wheels hide most of it."""
        way = self._way()
        normals = _normals(way)
        right, left = self.half_width, self.half_width - self.width
        if LEVEL.low:
            return _ring(way, way + normals * (BAND + PAD), left, right)
        inner, outer = self._links(way)
        tread = _strip([(right, *place) for place in outer], [(left, *place) for place in outer])
        side = _strip([(right, *place) for place in inner], [(right, *place) for place in outer])
        back = _strip([(left, *place) for place in way + normals * BAND], [(left, *place) for place in way])
        within = _strip([(left, *place) for place in way], [(right, *place) for place in way])
        return join(tread, side, back, within)

    def _links(self, way):
        around = np.vstack([way, way[:1]])
        lengths = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(around, axis=0), axis=1))])
        count = round(lengths[-1] / LINK)
        at = lambda share: np.array([np.interp((share % 1.0) * lengths[-1], lengths, around[:, axis]) for axis in (0, 1)])
        inner, outer = [], []
        for link in range(count):
            middle = at((link + 0.5) / count)
            # The links under the fenders are not visible.
            hidden = self.covered and middle[1] > self.height - 0.03 and self.rear + 0.08 < middle[0] < self.front - 0.08
            marks = [(0.5, BAND + PAD * 0.5)] if hidden else [(0.02, BAND), (0.22, BAND + PAD), (0.82, BAND + PAD)]
            for share, out in marks:
                place = (link + share) / count
                along = at(place + 0.004) - at(place - 0.004)
                normal = np.array([along[1], -along[0]]) / np.linalg.norm(along)
                here = at(place)
                inner.append(here)
                outer.append(here + normal * out)
        return np.array(inner), np.array(outer)

    def _wheels(self, part, place):
        for ahead in self.wheel_places():
            wheel = self._wheel(self.wheel, self.style)
            for slot, solid in wheel:
                part.add(slot, place(solid.at(self.half_width - 0.008, ahead, self.wheel + BAND + PAD)))
        for index, (ahead, height) in enumerate(self.end_places()):
            driven = (index == 1) == self.driven_front
            for slot, solid in _sprocket(self.end_radius) if driven else self._wheel(self.end_radius, "star"):
                part.add(slot, place(solid.at(self.half_width - 0.010, ahead, height)))

    def _wheel(self, radius, style):
        """A wheel with tyre and hub, with its outer side at x = 0."""
        around = 12
        tyre = [(radius, -0.010), (radius * 0.80, 0.0)]
        dish = [(radius * 0.80, 0.0), (radius * 0.73, -0.010), (radius * 0.34, -0.002)]
        if style == "twin":
            dish = [(radius * 0.80, 0.0), (radius * 0.77, -0.013), (radius * 0.32, -0.010)]
        if style == "star" and not LEVEL.low:
            around = 14
        face = lathe(dish, around, 8)
        if style == "star" and not LEVEL.low:
            face = _pressed(face, around)
        hub = lathe([(radius * 0.36, -0.002), (radius * 0.20, 0.009), (0.0, 0.011)], 6, 6)
        return [("rubber", sideways(lathe(tyre, around, 8))), ("armour-dark", sideways(face)), ("steel", sideways(hub))]

    def fenders(self, model, thickness=0.010, nose=0.075, tail=0.060, over=0.008, slot="armour-dark"):
        """A fender over each track with bent ends and a rolled edge."""
        low, high = self.height + 0.002, self.height + 0.002 + thickness
        front, rear = self.front + 0.004, self.rear - 0.004
        drop = self.height * 0.34
        outline = [
            (rear, low - drop),
            (rear + 0.008, low - drop),
            (rear + tail, low),
            (front - nose, low),
            (front - 0.008, low - drop),
            (front, low - drop),
            (front - nose + 0.010, high),
            (rear + tail - 0.008, high),
        ]
        width = self.width + over
        x = self.half_width + over - width / 2.0
        model.body.add(slot, profile(outline, width, x, 0.0025).both())
        lip = block((self.half_width + over - 0.004, rear + tail, low - 0.012), (self.half_width + over + 0.002, front - nose, high), 0.0)
        model.body.add(slot, lip.both(), fine=True)
        for ahead in np.linspace(rear + tail + 0.05, front - nose - 0.03, 5):
            brace = block(
                (self.half_width - self.width + 0.004, ahead - 0.004, high - 0.002),
                (self.half_width + over, ahead + 0.004, high + 0.004),
                0.0,
            )
            model.body.add(slot, brace.both(), fine=True)

    def skirts(self, model, panels=4, low=0.085, slot="armour"):
        """Plates that hang over the tracks and leave their lower run visible."""
        ends = np.linspace(self.rear + 0.030, self.front - 0.030, panels + 1)
        high = self.height + 0.006
        for rear, front in zip(ends, ends[1:]):
            outline = [
                (rear + 0.020, low),
                (front - 0.020, low),
                (front - 0.004, low + 0.024),
                (front - 0.004, high),
                (rear + 0.004, high),
                (rear + 0.004, low + 0.024),
            ]
            model.body.add(slot, profile(outline, 0.020, self.half_width + 0.012, 0.004).both())


def tyres(part, half_width, width, radius, ahead, side):
    """A wheel with a treaded rubber tyre."""
    place = lambda solid: sideways(solid).at(half_width, ahead, radius).scaled(side, 1.0, 1.0)
    around = 20
    tread = [(radius * 0.80, -width), (radius * 0.985, -width * 0.86), (radius, -width * 0.7), (radius, -width * 0.3)]
    tread += [(radius * 0.985, -width * 0.14), (radius * 0.84, 0.0), (radius * 0.62, -0.002)]
    # The low version has few corners, so one of them must touch the ground.
    tyre = lathe(tread, around, 10, -math.pi / 10.0 if LEVEL.low else 0.0)
    if not LEVEL.low:
        # Every second segment of the tread is recessed, which forms cleats.
        grooves = (np.arange(len(tyre.verts)) % around) % 2 == 0
        rows = np.isin(np.arange(len(tyre.verts)) // around, (1, 2, 3, 4))
        tyre.verts[grooves & rows, :2] *= 0.955
    part.add("rubber", place(tyre))
    rim = [(radius * 0.62, -0.002), (radius * 0.58, -0.016), (radius * 0.32, -0.010), (radius * 0.28, 0.002)]
    part.add("armour-dark", place(lathe(rim, 10, 8)))
    part.add("steel", place(lathe([(radius * 0.28, -0.004), (radius * 0.24, 0.008), (0.0, 0.010)], 8, 6)))


def _sprocket(radius):
    """A toothed ring on a drum with a hub."""
    if LEVEL.low:
        return [("armour-dark", sideways(lathe([(radius, -0.05), (radius, 0.0), (0.0, 0.008)], 8, 8)))]
    count = 18
    rim = [
        (radius * (1.12, 0.86)[step % 2] * math.cos(a), radius * (1.12, 0.86)[step % 2] * math.sin(a))
        for step in range(count)
        for a in (math.tau * step / count,)
    ]
    verts = [(x, y, z) for z in (-0.014, 0.0) for x, y in rim]
    faces = [tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    drum = lathe([(radius * 0.74, 0.0), (radius * 0.70, 0.007), (radius * 0.50, 0.003)], 12)
    hub = lathe([(radius * 0.50, 0.0), (radius * 0.42, 0.014), (0.0, 0.015)], 10)
    return [("steel", sideways(Solid(verts, faces))), ("armour-dark", sideways(drum)), ("steel", sideways(hub))]


def _pressed(face, around):
    """Pressed spokes: the surface between rim and hub rises and falls."""
    verts = face.verts.copy()
    for step in range(around):
        verts[around + step, 2] = -0.001 if step % 2 else -0.013
        verts[2 * around + step, 2] = 0.004
    return Solid(verts, face.faces)


def _ring(inner, outer, left, right):
    """A closed band between two closed lines, from its left to its right side."""
    count = len(inner)
    verts = [(right, y, z) for y, z in outer] + [(left, y, z) for y, z in outer]
    verts += [(left, y, z) for y, z in inner] + [(right, y, z) for y, z in inner]
    faces = []
    for ring in range(4):
        low, high = ring * count, ((ring + 1) % 4) * count
        faces += [(low + i, high + i, high + (i + 1) % count, low + (i + 1) % count) for i in range(count)]
    return Solid(verts, faces)


def _strip(one, two):
    """A closed band between two closed lines. It faces ahead if the first line is below and runs to the left."""
    count = len(one)
    faces = [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    return Solid([*one, *two], faces)


def _normals(way):
    along = np.roll(way, -1, axis=0) - np.roll(way, 1, axis=0)
    normals = np.stack([along[:, 1], -along[:, 0]], axis=1)
    return normals / np.linalg.norm(normals, axis=1, keepdims=True)


def _hull(points):
    """The convex hull, counter-clockwise, of points that are sorted by their first coordinate."""

    def half(points):
        line = []
        for point in points:
            while len(line) > 1 and _cross(line[-2], line[-1], point) <= 0.0:
                line.pop()
            line.append(point)
        return line[:-1]

    return half(points) + half(points[::-1])


def _cross(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
