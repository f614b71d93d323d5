//! The paints of Tank Chess's pieces. The tin set is nearly black with vermilion against ivory with blue, so that both sides stand out from
//! ground of medium brightness.

use cannon_app_base::common::pieces::paint::carved::{BLUED, BOXWOOD, BRASS, EBONY, MAPLE, PADAUK, PEAR, WALNUT};
use cannon_app_base::common::pieces::paint::metal_and_glass::{
    AMBER, BLACKENED, CLEAR, GUNMETAL, SAPPHIRE, SATIN, SILVER, SMOKED,
};
use cannon_app_base::common::pieces::paint::{PaintRow, PaintTable, paint, row, same_for_both, timber};

/// The paint of every slot of the game's models.
pub(super) const PAINTS: PaintTable =
    PaintTable { tin: TIN, wood: WOOD, glass: GLASS, plain: TIN, burnt: BURNT, accents: &["trim"] };

const TIN: &[PaintRow] = &[
    row("armour", paint(0.062, 0.068, 0.085, 0.56), paint(0.99, 0.98, 0.93, 0.44)),
    row("armour-dark", paint(0.038, 0.042, 0.052, 0.62), paint(0.95, 0.92, 0.84, 0.50)),
    row("trim", paint(0.52, 0.078, 0.024, 0.54), paint(0.34, 0.58, 0.98, 0.40)),
    row("track", paint(0.045, 0.045, 0.048, 0.65), paint(0.70, 0.66, 0.57, 0.60)),
    row("rubber", paint(0.022, 0.022, 0.024, 0.75), paint(0.56, 0.53, 0.47, 0.72)),
    same_for_both("glass", paint(0.20, 0.30, 0.34, 0.12)),
    row("canvas", paint(0.085, 0.080, 0.070, 0.80), paint(0.92, 0.87, 0.76, 0.80)),
];

const WOOD: &[PaintRow] = &[
    row("armour", WALNUT, BOXWOOD),
    row("armour-dark", EBONY, PEAR),
    row("trim", PADAUK, BLUED),
    row("track", EBONY, timber(0.50, 0.33, 0.19, 0.50)),
    row("rubber", EBONY, timber(0.50, 0.33, 0.19, 0.50)),
    same_for_both("glass", BRASS),
    row("canvas", EBONY, MAPLE),
];

const GLASS: &[PaintRow] = &[
    row("armour", SMOKED, CLEAR),
    row("armour-dark", GUNMETAL, SILVER),
    row("trim", AMBER, SAPPHIRE),
    row("track", BLACKENED, SATIN),
    row("rubber", BLACKENED, SATIN),
    row("glass", AMBER, SAPPHIRE),
    row("canvas", GUNMETAL, SATIN),
];

const BURNT: &[PaintRow] = &[
    same_for_both("armour", paint(0.205, 0.112, 0.070, 0.88)),
    same_for_both("armour-dark", paint(0.105, 0.070, 0.052, 0.90)),
    same_for_both("trim", paint(0.300, 0.150, 0.075, 0.88)),
    same_for_both("brass", paint(0.205, 0.112, 0.070, 0.88)),
    same_for_both("steel", paint(0.140, 0.085, 0.060, 0.88)),
    same_for_both("track", paint(0.085, 0.068, 0.058, 0.90)),
    same_for_both("rubber", paint(0.055, 0.048, 0.044, 0.85)),
    same_for_both("glass", paint(0.055, 0.048, 0.044, 0.85)),
    same_for_both("canvas", paint(0.085, 0.070, 0.060, 0.85)),
];
