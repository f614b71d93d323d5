"""Creates the font of the board coordinates: the letters a to x in lower and upper case (boards have at most 24 files) and
lining figures (feature `lnum`).

    pip install fonttools
    python board_signs.py EBGaramond12-Regular.otf CannonBoard-Regular.otf

The source is under the SIL Open Font License; see subset.py for why the result has another name.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont

FAMILY, WEIGHT = "Cannon Board", "Regular"


def lining(font: TTFont) -> dict[str, str]:
    """Maps each glyph to its lining form."""
    table = font["GSUB"].table
    lookups = {index for record in table.FeatureList.FeatureRecord if record.FeatureTag == "lnum" for index in record.Feature.LookupListIndex}
    mapping: dict[str, str] = {}
    for index in lookups:
        for sub in table.LookupList.Lookup[index].SubTable:
            mapping.update(getattr(sub, "ExtSubTable", sub).mapping)
    return mapping


def main(source: str, target: str) -> None:
    font = TTFont(source)
    forms = lining(font)
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in table.cmap:
                table.cmap[code] = forms.get(table.cmap[code], table.cmap[code])
    cut = subset.Subsetter(subset.Options(layout_features=[], hinting=False, name_IDs=["*"]))
    letters = "abcdefghijklmnopqrstuvwx"
    cut.populate(text=letters + letters.upper() + "0123456789")
    cut.subset(font)
    names = {1: FAMILY, 2: WEIGHT, 3: f"{FAMILY} {WEIGHT}", 4: f"{FAMILY} {WEIGHT}", 6: "CannonBoard-Regular"}
    for record in list(font["name"].names):
        if record.nameID in names:
            record.string = names[record.nameID]
        elif record.nameID in (7, 16, 17, 18, 21, 22):
            font["name"].removeNames(nameID=record.nameID)
    top = font["CFF "].cff
    top.fontNames = [names[6]]
    top.topDictIndex[0].FamilyName = FAMILY
    top.topDictIndex[0].FullName = names[4]
    font.save(target)


main(*sys.argv[1:])
