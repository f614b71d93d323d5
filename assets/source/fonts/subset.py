"""Creates subsets of the interface fonts with the characters that the game uses.

Both sources are under the SIL Open Font License. It allows distributing modified versions under the same licence, but not under the
reserved name of the original. The subsets are therefore named after the game.

    pip install fonttools
    python subset.py Lato-Regular.ttf      CannonText-Regular.ttf    "Cannon Text"    Regular
    python subset.py Lato-Bold.ttf         CannonText-Bold.ttf       "Cannon Text"    Bold
    python subset.py EBGaramond12-Regular.otf CannonDisplay-Regular.otf "Cannon Display" Regular
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont

# Latin with the accents of the European languages, punctuation, and the symbols of the interface.
RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x2027), (0x2030, 0x203A), (0x2190, 0x2195), (0x25A1, 0x25A1), (0x25CB, 0x25CF)]
SINGLE = [0x20AC, 0x2122, 0x2212, 0x2260, 0x2264, 0x2265, 0x1E9E]


def main(source: str, target: str, family: str, weight: str) -> None:
    options = subset.Options(layout_features=["kern", "liga", "mark", "mkmk", "ccmp"], hinting=False, name_IDs=["*"])
    font = TTFont(source)
    cut = subset.Subsetter(options)
    cut.populate(unicodes=[code for low, high in RANGES for code in range(low, high + 1)] + SINGLE)
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
    font.save(target)


if __name__ == "__main__":
    main(*sys.argv[1:])
