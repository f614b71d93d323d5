"""Conversion of a panorama to the three textures of a room: specular light by roughness, diffuse light, and the backdrop.

    NAME-specular.ktx2   a cube map for reflections, with roughness increasing by mip level
    NAME-diffuse.ktx2    a cube map of irradiance for diffuse surfaces
    NAME-backdrop.png    a band of an equirectangular image around the horizon: rows from above down, with north in the middle and east to
                         its right. sRGB, with white at `PEAK`

Directions are those of the game: x east, y up, -z north. Cube maps are left-handed, so their z is negated. The light is scaled so that
a white diffuse surface facing up has the luminance 1.
"""

import sys
from pathlib import Path

import numpy as np

import ktx2

sys.path.append(str(Path(__file__).resolve().parents[1] / "kit"))
import png

SIDE, LEVELS, DIFFUSE_SIDE = 128, 6, 16
SAMPLES = 192
BAND = 3 / 8
"""The height of the backdrop's band, as a share of the panorama. The rest of the room is never in view."""
PEAK = 3.0
"""The light of the backdrop's white; brighter light keeps its hue."""
BLUR = 0.24
"""Standard deviation of the blur of the backdrop in degrees: it is a little out of focus, and its shapes are clear."""
TABLE_ELEVATION = -0.10
"""Sine of the elevation below which the table hides the room from the pieces."""


def directions(height, width):
    """The directions of the pixels of a panorama, in the axes of the game."""
    v = (np.arange(height) + 0.5) / height * np.pi
    u = ((np.arange(width) + 0.5) / width - 0.5) * 2 * np.pi
    v, u = np.meshgrid(v, u, indexing="ij")
    return np.stack([np.sin(v) * np.sin(u), np.cos(v), -np.sin(v) * np.cos(u)], -1)


def cube_directions(side):
    """The directions of the texels of a cube map: six faces, with rows from top to bottom."""
    at = (np.arange(side) + 0.5) / side * 2 - 1
    v, u = np.meshgrid(at, at, indexing="ij")
    one = np.ones_like(u)
    faces = [(one, -v, -u), (-one, -v, u), (u, one, v), (u, -one, -v), (u, -v, one), (-u, -v, -one)]
    faces = np.stack([np.stack(face, -1) for face in faces])
    faces[..., 2] *= -1
    return faces / np.linalg.norm(faces, axis=-1, keepdims=True)


def halved(image):
    height, width, _ = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, 3).mean((1, 3))


def look_up(image, direction):
    """Samples the panorama in these directions, with bilinear interpolation."""
    height, width, _ = image.shape
    u = (np.arctan2(direction[..., 0], -direction[..., 2]) / (2 * np.pi) + 0.5) * width - 0.5
    v = np.arccos(np.clip(direction[..., 1], -1, 1)) / np.pi * height - 0.5
    x, y = np.floor(u).astype(int), np.floor(v).astype(int)
    s, t = (u - x)[..., None].astype(np.float32), (v - y)[..., None].astype(np.float32)
    near, far = np.clip(y, 0, height - 1), np.clip(y + 1, 0, height - 1)
    left, right = x % width, (x + 1) % width
    top = image[near, left] * (1 - s) + image[near, right] * s
    return top * (1 - t) + (image[far, left] * (1 - s) + image[far, right] * s) * t


def weights(height, width):
    """The solid angles of the pixels of a panorama."""
    rows = np.sin((np.arange(height) + 0.5) / height * np.pi) * (np.pi / height) * (2 * np.pi / width)
    return np.repeat(rows[:, None], width, 1)


def matt_light(image, normals):
    """The diffuse light of white surfaces with these normals."""
    while image.shape[0] > 64:
        image = halved(image)
    around, share = directions(*image.shape[:2]).reshape(-1, 3), weights(*image.shape[:2]).reshape(-1)
    cosines = np.maximum(normals.reshape(-1, 3) @ around.T, 0) * share / np.pi
    return (cosines @ image.reshape(-1, 3)).reshape(*normals.shape[:-1], 3)


def rough_light(levels, direction, roughness):
    """The specular light of a surface with this roughness (GGX), viewed along its normal. `levels` are mip levels of the panorama."""
    alpha = roughness**2
    up = np.where(np.abs(direction[..., 1:2]) < 0.9, [[0.0, 1.0, 0.0]], [[1.0, 0.0, 0.0]])
    right = np.cross(up, direction)
    right /= np.linalg.norm(right, axis=-1, keepdims=True)
    up = np.cross(direction, right)
    total, weight = np.zeros(direction.shape), np.zeros((*direction.shape[:-1], 1))
    for index in range(SAMPLES):
        first, angle = (index + 0.5) / SAMPLES, 2 * np.pi * (index * 0.6180339887 % 1.0)
        cosine = np.sqrt((1 - first) / (1 + (alpha**2 - 1) * first))
        sine = np.sqrt(1 - cosine**2)
        half = direction * cosine + (right * np.cos(angle) + up * np.sin(angle)) * sine
        towards = 2 * cosine * half - direction
        share = 2 * cosine**2 - 1
        if share <= 0:
            continue
        density = alpha**2 / (np.pi * ((cosine**2) * (alpha**2 - 1) + 1) ** 2) / 4
        pixel = 4 * np.pi / (levels[0].shape[0] * levels[0].shape[1])
        level = 0.5 * np.log2(max(1 / (SAMPLES * density) / pixel, 1.0)) + 0.7
        total += look_up(levels[min(int(round(level)), len(levels) - 1)], towards) * share
        weight += share
    return total / weight


def blurred(band, degrees):
    """A band of a panorama, `BAND` high, blurred by a Gaussian on the sphere."""
    height, width, _ = band.shape
    sigma = degrees / 180 * height / BAND
    reach = int(3 * sigma) + 1
    column = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    padded = np.pad(band, ((reach, reach), (0, 0), (0, 0)), mode="edge")
    band = sum(w * padded[i : i + height] for i, w in enumerate(column / column.sum()))
    result = np.empty_like(band)
    frequency = np.fft.rfftfreq(width)
    for row in range(height):
        wide = sigma / np.cos(((row + 0.5) / height - 0.5) * BAND * np.pi)
        keep = np.exp(-2 * (np.pi * wide * frequency) ** 2)[:, None]
        result[row] = np.fft.irfft(np.fft.rfft(band[row], axis=0) * keep, width, axis=0)
    return np.maximum(result, 0)


def backdrop(light):
    """The pixels of the backdrop's picture, from the light of its band."""
    light = blurred(light, BLUR)
    light = light * np.minimum(1, PEAK / np.maximum(light.max(-1, keepdims=True), 1e-6)) / PEAK
    # At its edges the band is of one colour, which the rest of the backdrop has.
    rows = np.arange(len(light))
    from_edge = np.minimum(rows, rows[::-1])[:, None, None] / (0.12 * len(light))
    share = np.clip(from_edge, 0, 1)
    mean = light.mean(1, keepdims=True)
    light = mean + (light - mean) * share * share * (3 - 2 * share)
    curve = np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-9) ** (1 / 2.4) - 0.055)
    return (curve * 255 + 0.5).astype(np.uint8)


def write(panorama, band, table, folder, name):
    """Writes the three textures of the room `name` to `folder`; `table` is the colour of the table top."""
    panorama = panorama.astype(np.float32)
    up = np.array([[0.0, 1.0, 0.0]])
    level = matt_light(panorama, up)[0] @ [0.2126, 0.7152, 0.0722]
    panorama /= level
    # Below the pieces is the table. The room and the shadow-casting light illuminate it about equally.
    below = np.array(table) * matt_light(panorama, up)[0] * 2.0
    share = np.clip((TABLE_ELEVATION - directions(*panorama.shape[:2])[..., 1:2]) / 0.15, 0, 1)
    light = (panorama * (1 - share) + below * share).astype(np.float32)
    levels = [light]
    while levels[-1].shape[0] > 16:
        levels.append(halved(levels[-1]))
    specular = []
    for mip in range(LEVELS):
        direction = cube_directions(SIDE >> mip)
        if mip == 0:
            seen = look_up(light, direction)
        else:
            seen = rough_light(levels, direction, mip / (LEVELS - 1))
        specular.append(ktx2.pack(seen))
    ktx2.write(folder / f"{name}-specular.ktx2", SIDE, SIDE, 6, specular)
    diffuse = ktx2.pack(matt_light(light, cube_directions(DIFFUSE_SIDE)))
    ktx2.write(folder / f"{name}-diffuse.ktx2", DIFFUSE_SIDE, DIFFUSE_SIDE, 6, [diffuse])
    (folder / f"{name}-backdrop.png").write_bytes(png.encode(backdrop(band / level)))
