//! The paints of Cannon's pieces. The tin set is navy and red against cream and blue.

use cannon_app_base::common::pieces::paint::carved::{BLUED, BOXWOOD, BRASS, EBONY, MAHOGANY, MAPLE, PEAR, WALNUT};
use cannon_app_base::common::pieces::paint::metal_and_glass::{
    BLACKENED, BRONZE, CLEAR, COBALT, COBALT_FROST, DEEP_COBALT, FROST, GOLD, RUBY, SAPPHIRE, SATIN, SEA,
};
use cannon_app_base::common::pieces::paint::{Paint, PaintRow, PaintTable, metal, paint, row, same_for_both};

/// The paint of every slot of the game's models.
pub(super) const PAINTS: PaintTable =
    PaintTable { tin: TIN, wood: WOOD, glass: GLASS, plain: TIN, burnt: &[], accents: &["facings", "roof", "cloth"] };

const TIN: &[PaintRow] = &[
    row("base", Paint { reflectance: 0.3, ..paint(0.085, 0.090, 0.115, 0.58) }, paint(0.80, 0.72, 0.56, 0.48)),
    row("rim", metal(0.90, 0.66, 0.32, 0.28), metal(0.96, 0.80, 0.48, 0.28)),
    row("coat", paint(0.115, 0.195, 0.450, 0.46), paint(0.89, 0.84, 0.71, 0.46)),
    row("facings", paint(0.62, 0.075, 0.065, 0.44), paint(0.11, 0.33, 0.60, 0.44)),
    row("trousers", paint(0.200, 0.212, 0.262, 0.50), paint(0.80, 0.75, 0.63, 0.50)),
    same_for_both("skin", paint(0.92, 0.70, 0.55, 0.50)),
    row("hat", paint(0.058, 0.061, 0.075, 0.38), paint(0.46, 0.30, 0.185, 0.44)),
    same_for_both("plume", paint(0.92, 0.89, 0.82, 0.60)),
    row("leather", paint(0.66, 0.62, 0.53, 0.48), paint(0.42, 0.25, 0.13, 0.48)),
    same_for_both("wood", paint(0.40, 0.235, 0.12, 0.45)),
    row("stone", paint(0.265, 0.285, 0.340, 0.72), paint(0.86, 0.80, 0.67, 0.72)),
    row("stone-dark", paint(0.160, 0.173, 0.220, 0.72), paint(0.70, 0.62, 0.49, 0.72)),
    row("roof", paint(0.50, 0.095, 0.080, 0.50), paint(0.14, 0.36, 0.60, 0.50)),
    row("cloth", paint(0.66, 0.075, 0.060, 0.62), paint(0.10, 0.32, 0.64, 0.62)),
];

const WOOD: &[PaintRow] = &[
    row("base", EBONY, PEAR),
    same_for_both("rim", BRASS),
    row("coat", WALNUT, BOXWOOD),
    row("facings", MAHOGANY, BLUED),
    row("trousers", EBONY, MAPLE),
    row("skin", PEAR, MAPLE),
    row("hat", EBONY, PEAR),
    same_for_both("plume", MAPLE),
    row("leather", EBONY, PEAR),
    row("wood", EBONY, PEAR),
    row("stone", WALNUT, BOXWOOD),
    row("stone-dark", EBONY, PEAR),
    row("roof", MAHOGANY, BLUED),
    row("cloth", MAHOGANY, BLUED),
];

const GLASS: &[PaintRow] = &[
    row("base", DEEP_COBALT, SEA),
    row("rim", BRONZE, GOLD),
    row("coat", COBALT, CLEAR),
    row("facings", RUBY, SAPPHIRE),
    row("trousers", DEEP_COBALT, SEA),
    row("skin", COBALT_FROST, FROST),
    row("hat", DEEP_COBALT, CLEAR),
    row("plume", RUBY, SAPPHIRE),
    row("leather", BRONZE, GOLD),
    row("wood", BLACKENED, SATIN),
    row("stone", COBALT, CLEAR),
    row("stone-dark", DEEP_COBALT, SEA),
    row("roof", RUBY, SAPPHIRE),
    row("cloth", RUBY, SAPPHIRE),
];
