"""KTX2 files (Khronos specification 2.0) with linear colours in `E5B9G9R9_UFLOAT_PACK32`, a 32-bit format with a shared exponent.

Mip levels are stored without supercompression, smallest first, so that the loader of Bevy can read the files.
"""

import struct

import numpy as np

IDENTIFIER = bytes([0xAB, 0x4B, 0x54, 0x58, 0x20, 0x32, 0x30, 0xBB, 0x0D, 0x0A, 0x1A, 0x0A])
VK_FORMAT_E5B9G9R9_UFLOAT_PACK32 = 123
HEADER_BYTES = 80
LEVEL_INDEX_BYTES = 24


def pack(image):
    """Packs the pixels of `image` (linear RGB, float) in this format."""
    color = np.clip(image, 0, 60000).reshape(-1, 3).astype(np.float64)
    exponent = np.clip(np.floor(np.log2(np.maximum(color.max(1), 1e-6))) + 1, -15, 16).astype(int)
    parts = np.minimum(color * (512.0 / np.exp2(exponent))[:, None] + 0.5, 511).astype(np.uint32)
    return (parts[:, 0] | parts[:, 1] << 9 | parts[:, 2] << 18 | (exponent + 15).astype(np.uint32) << 27).astype("<u4").tobytes()


def data_format_descriptor():
    """Returns the basic descriptor block: three mantissas of 9 bits and one shared exponent of 5 bits, linear BT.709."""
    exponent_qualifier = 0x20
    samples = b""
    for channel in range(3):
        samples += struct.pack("<HBBIII", 9 * channel, 8, channel, 0, 0, 8448)
        samples += struct.pack("<HBBIII", 27, 4, channel | exponent_qualifier, 0, 15, 31)
    block_bytes = 24 + len(samples)
    color_model_rgbsda, primaries_bt709, transfer_linear, flags = 1, 1, 1, 0
    block = struct.pack("<IHH", 0, 2, block_bytes)
    block += bytes([color_model_rgbsda, primaries_bt709, transfer_linear, flags])
    block += bytes([0, 0, 0, 0]) + bytes([4, 0, 0, 0, 0, 0, 0, 0]) + samples
    return struct.pack("<I", 4 + len(block)) + block


def write(path, width, height, faces, levels):
    """Writes a 2D texture (`faces` 1) or a cube map (`faces` 6).

    `levels` holds the packed bytes of each mip level, the largest first; a level of a cube map holds its six faces one after the other.
    """
    descriptor = data_format_descriptor()
    descriptor_offset = HEADER_BYTES + LEVEL_INDEX_BYTES * len(levels)
    offset = descriptor_offset + len(descriptor)
    index = [None] * len(levels)
    for level in reversed(range(len(levels))):
        index[level] = struct.pack("<QQQ", offset, len(levels[level]), len(levels[level]))
        offset += len(levels[level])
    header = IDENTIFIER + struct.pack(
        "<9I", VK_FORMAT_E5B9G9R9_UFLOAT_PACK32, 4, width, height, 0, 0, faces, len(levels), 0
    )
    header += struct.pack("<4IQQ", descriptor_offset, len(descriptor), 0, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(header + b"".join(index) + descriptor + b"".join(reversed(levels)))
