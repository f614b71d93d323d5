"""Guns and their mountings."""

from dataclasses import dataclass

from .shapes import LEVEL, box, lathe, lying, sideways, soft, tube


@dataclass
class Gun:
    """A gun that points ahead. Distances ahead of the middle of the vehicle, to the right of it and above the board."""

    height: float
    # Positions of the mantlet and of the muzzle.
    root: float
    muzzle: float
    radius: float
    x: float = 0.0
    # Type of the muzzle: "plain", "double" (two baffles), "pepper" (a drilled sleeve) or "flare".
    brake: str = "plain"
    # Fraction of the length that is thicker than the rest.
    sleeve: float = 0.36
    # Position of the fume extractor as a fraction of the length; 0 for none.
    extractor: float = 0.0

    def add(self, part):
        """Adds the barrel, which recoils along its axis into the mantlet."""
        place = lambda solid: lying(solid).at(self.x, self.root, self.height)
        length, radius = self.muzzle - self.root, self.radius
        head = {"plain": 1.5, "double": 3.6, "pepper": 4.2, "flare": 2.2}[self.brake] * radius
        neck = length - head
        sleeve = length * self.sleeve
        line = [(radius * 1.30, -0.075), (radius * 1.30, sleeve), (radius * 1.02, sleeve + radius * 0.5)]
        if self.extractor:
            middle = length * self.extractor
            line += [(radius * 0.98, middle - radius * 1.9), (radius * 1.38, middle - radius * 1.3)]
            line += [(radius * 1.38, middle + radius * 1.3), (radius * 0.95, middle + radius * 1.9)]
        line += [(radius * 0.88, neck)]
        part.add("armour", place(lathe(line, 18, 6)))
        if sleeve > 0.05:
            ring = [
                (radius * 1.30, sleeve * 0.55),
                (radius * 1.46, sleeve * 0.55 + 0.002),
                (radius * 1.46, sleeve * 0.55 + 0.012),
                (radius * 1.30, sleeve * 0.55 + 0.014),
            ]
            part.add("armour-dark", place(lathe(ring, 18)), fine=True)
        part.add("steel", place(lathe(self._head(neck, length), 24, 6)))
        part.add("rubber", place(lathe([(radius * 0.66, length - 0.0015), (radius * 0.60, length - 0.012), (0.0, length - 0.014)], 16, 6)))
        part.soot(self.x, self.muzzle - head * 0.2, self.height, head * 0.75)
        if self.brake == "pepper" and not LEVEL.low:
            for row in range(3):
                hole = box(
                    (radius * 3.1, radius * 0.6, radius * 0.6), (self.x, self.root + neck + head * (0.25 + 0.25 * row), self.height), 0.0
                )
                part.add("rubber", hole, fine=True)

    def _head(self, start, end):
        radius, length = self.radius, end - start
        mouth = [(radius * 0.74, end), (radius * 0.66, end - 0.004)]
        if LEVEL.low:
            wide = radius * (1.2 if self.brake == "plain" else 1.6)
            return [(radius * 0.88, start), (wide, start + 0.004), (wide, end), *mouth]
        if self.brake == "double":
            wide, slot = radius * 1.66, radius * 1.0
            line = [
                (radius * 0.88, start),
                (wide * 0.86, start + length * 0.06),
                (wide, start + length * 0.14),
                (wide, start + length * 0.36),
            ]
            line += [(slot, start + length * 0.40), (slot, start + length * 0.56), (wide, start + length * 0.60)]
            return [*line, (wide, end - 0.004), (wide * 0.88, end), *mouth]
        if self.brake == "pepper":
            return soft([(radius * 0.88, start), (radius * 1.36, start + 0.004), (radius * 1.36, end), *mouth], 0.003)
        if self.brake == "flare":
            return soft(
                [(radius * 0.88, start), (radius * 1.0, start + length * 0.3), (radius * 1.45, end - 0.008), (radius * 1.45, end), *mouth],
                0.003,
            )
        return soft([(radius * 0.88, start), (radius * 1.22, start + 0.002), (radius * 1.22, end), *mouth], 0.002)


def roll_mantlet(part, ahead, height, width, radius, slot="armour"):
    """A rounded horizontal block with caps, around the root of the gun."""
    line = soft([(0.0, -width / 2.0), (radius, -width / 2.0), (radius, width / 2.0), (0.0, width / 2.0)], radius * 0.22)
    part.add(slot, sideways(lathe(line, 16)).at(0.0, ahead, height))
    cap = soft([(radius * 0.5, width / 2.0 - 0.002), (radius * 0.5, width / 2.0 + 0.006), (0.0, width / 2.0 + 0.006)], 0.002)
    part.add("armour-dark", sideways(lathe(cap, 10)).at(0.0, ahead, height).both(), fine=True)


def collar(part, ahead, height, radius, length, x=0.0, slot="armour"):
    """A bell-shaped collar that narrows towards the muzzle."""
    line = soft(
        [
            (radius * 1.12, -0.05),
            (radius * 1.06, length * 0.12),
            (radius * 0.98, length * 0.30),
            (radius * 0.62, length * 0.86),
            (0.0, length),
        ],
        0.006,
    )
    part.add(slot, lying(lathe(line, 16)).at(x, ahead, height))


def pig_snout(part, ahead, height, radius, length, slot="armour"):
    """A cast mantlet with a wide root, a waist and a lip."""
    line = soft(
        [
            (radius * 1.25, -0.05),
            (radius * 1.25, length * 0.16),
            (radius * 0.86, length * 0.34),
            (radius * 0.74, length * 0.92),
            (radius * 0.5, length),
        ],
        0.004,
    )
    part.add(slot, lying(lathe(line, 16)).at(0.0, ahead, height))


def machine_gun(part, x, ahead, height, length=0.075):
    """The commander's machine gun on a pintle."""
    part.add("steel", tube([(x, ahead, height), (x, ahead + length, height + 0.002)], 0.0045, 6), fine=True)
    part.add("armour-dark", box((0.012, 0.040, 0.016), (x, ahead - 0.012, height), 0.002), fine=True)
    part.add("armour-dark", box((0.018, 0.016, 0.014), (x - 0.014, ahead - 0.004, height), 0.002), fine=True)
    part.add("armour-dark", tube([(x, ahead - 0.004, height - 0.026), (x, ahead - 0.004, height)], 0.004, 6), fine=True)
