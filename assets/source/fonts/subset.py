"""Creates subsets of the interface fonts with the characters that the game uses.

Both sources are under the SIL Open Font License. It allows distributing modified versions under the same licence, but not under the
reserved name of the original. The subsets are therefore named after the game.

    pip install fonttools
    python subset.py Lato-Regular.ttf      CannonText-Regular.ttf    "Cannon Text"    Regular
    python subset.py Lato-Bold.ttf         CannonText-Bold.ttf       "Cannon Text"    Bold
    python subset.py EBGaramond12-Regular.otf CannonDisplay-Regular.otf "Cannon Display" Regular
    python subset.py NotoSansCJK-Regular.ttc CannonJapanese-Regular.otf "Cannon Japanese" Regular
    python subset.py NotoSansCJK-Bold.ttc   CannonJapanese-Bold.otf   "Cannon Japanese" Bold
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

# Latin with the accents of the European languages, punctuation, and the symbols of the interface.
RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x2027), (0x2030, 0x203A), (0x2190, 0x2195), (0x25A1, 0x25A1), (0x25CB, 0x25CF)]
SINGLE = [0x20AC, 0x2122, 0x2212, 0x2260, 0x2264, 0x2265, 0x1E9E]

# The character set of Japanese keyboards: JIS X 0208 with its kanji of level 1 and 2, kana and symbols, and the extensions of Windows, among
# which are kanji of common family names.
JAPANESE = "cp932"
# The wave dash, the dash and the double line, which Windows takes for their wide look-alikes.
LOOK_ALIKES = [0x2014, 0x2016, 0x301C]


def japanese() -> list[int]:
    """The code points of all characters of two bytes in JAPANESE."""
    codes = [bytes([lead, trail]) for lead in [*range(0x81, 0xA0), *range(0xE0, 0xFD)] for trail in range(0x40, 0xFD)]
    return sorted({ord(text) for code in codes if len(text := code.decode(JAPANESE, "ignore")) == 1 and text > "~"})


def load(source: str) -> TTFont:
    """The font in the file; the Japanese one, if the file is a collection."""
    if not source.endswith(".ttc"):
        return TTFont(source)
    return next(font for font in TTCollection(source).fonts if font["name"].getDebugName(1).endswith(" JP"))


def main(source: str, target: str, family: str, weight: str) -> None:
    options = subset.Options(layout_features=["kern", "liga", "mark", "mkmk", "ccmp"], hinting=False, name_IDs=["*"])
    font = load(source)
    cut = subset.Subsetter(options)
    latin = [code for low, high in RANGES for code in range(low, high + 1)] + SINGLE
    cut.populate(unicodes=[0x20, *LOOK_ALIKES, *japanese()] if family == "Cannon Japanese" else latin)
    cut.subset(font)
    names = {1: family, 2: weight, 3: f"{family} {weight}", 4: f"{family} {weight}", 6: f"{family.replace(' ', '')}-{weight}"}
    for record in list(font["name"].names):
        if record.nameID in names:
            record.string = names[record.nameID]
        elif record.nameID in (7, 16, 17, 18, 21, 22):
            font["name"].removeNames(nameID=record.nameID)
    if "CFF " in font:
        top = font["CFF "].cff
        top.fontNames = [names[6]]
        top.topDictIndex[0].FamilyName = family
        top.topDictIndex[0].FullName = names[4]
        # Fonts with more characters than a byte can count have one dictionary for each kind of glyph, under a name of its own.
        for dictionary in getattr(top.topDictIndex[0], "FDArray", []):
            dictionary.FontName = names[6]
    font.save(target)


if __name__ == "__main__":
    main(*sys.argv[1:])
