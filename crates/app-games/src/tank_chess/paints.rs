//! The paints of Tank Chess's pieces. The tin set is field grey with vermilion against sand with blue. Their values lie on both sides of the
//! ground, so that each side stands out from it, and the sides from each other, without any hue.
//!
//! The wear textures of vehicles are darker than the textures of other pieces: clean paint leaves room for edges that are worn bright. So a
//! paint here is the brightest tone of a slot, and clean paint is about half as bright. Mud, soot and rust come from the textures.

use cannon_app_base::common::pieces::paint::carved::{BLUED, BOXWOOD, BRASS, EBONY, MAPLE, PADAUK, PEAR, WALNUT};
use cannon_app_base::common::pieces::paint::metal_and_glass::{
    AMBER, BLACKENED, DEEP_SMOKE, FROST, SAPPHIRE, SATIN, SEA, SMOKE, SMOKE_FROST, THIN_CLEAR,
};
use cannon_app_base::common::pieces::paint::{Paint, PaintRow, PaintTable, paint, row, same_for_both, timber};

/// The paint of every slot of the game's models.
pub(super) const PAINTS: PaintTable =
    PaintTable { tin: TIN, wood: WOOD, glass: GLASS, plain: TIN, burnt: BURNT, accents: &["trim"] };

/// Factors of sRGB by which woods and metals that both games share are brighter on vehicles, because of the darker wear: for paint,
/// and for tracks and tyres, which are darker still.
const CLEAN: f32 = 1.22;
const DARK_CLEAN: f32 = 1.6;

const TIN: &[PaintRow] = &[
    row("armour", matt(0.334, 0.364, 0.345, 0.80), matt(0.983, 0.896, 0.716, 0.80)),
    row("armour-dark", matt(0.280, 0.304, 0.290, 0.80), matt(0.818, 0.738, 0.582, 0.80)),
    row("trim", matt(1.0, 0.390, 0.140, 0.70), matt(0.164, 0.441, 0.920, 0.70)),
    same_for_both("track", matt(0.475, 0.460, 0.445, 0.75)),
    same_for_both("rubber", matt(0.307, 0.300, 0.292, 0.90)),
    same_for_both("glass", paint(0.389, 0.485, 0.512, 0.15)),
    row("canvas", matt(0.374, 0.362, 0.307, 0.95), matt(0.735, 0.682, 0.537, 0.95)),
];

const WOOD: &[PaintRow] = &[
    row("armour", brighter(WALNUT, CLEAN), brighter(BOXWOOD, CLEAN)),
    row("armour-dark", brighter(EBONY, CLEAN), brighter(PEAR, CLEAN)),
    row("trim", brighter(PADAUK, CLEAN), brighter(BLUED, CLEAN)),
    row("track", brighter(EBONY, DARK_CLEAN), timber(0.80, 0.53, 0.30, 0.50)),
    row("rubber", brighter(EBONY, DARK_CLEAN), timber(0.80, 0.53, 0.30, 0.50)),
    same_for_both("glass", BRASS),
    row("canvas", brighter(EBONY, CLEAN), brighter(MAPLE, CLEAN)),
];

const GLASS: &[PaintRow] = &[
    row("armour", SMOKE, THIN_CLEAR),
    row("armour-dark", DEEP_SMOKE, SEA),
    row("trim", AMBER, SAPPHIRE),
    row("track", brighter(BLACKENED, DARK_CLEAN), brighter(SATIN, DARK_CLEAN)),
    row("rubber", brighter(BLACKENED, DARK_CLEAN), brighter(SATIN, DARK_CLEAN)),
    row("glass", AMBER, SAPPHIRE),
    row("canvas", SMOKE_FROST, FROST),
];

/// Ash, soot and rust where the paint has burnt off. Its values are those of the scorched ground below it, so that the living stand out more.
const BURNT: &[PaintRow] = &[
    same_for_both("armour", charred(0.452, 0.426, 0.398)),
    same_for_both("armour-dark", charred(0.492, 0.372, 0.292)),
    same_for_both("trim", charred(0.500, 0.392, 0.310)),
    same_for_both("brass", charred(0.440, 0.360, 0.280)),
    same_for_both("steel", charred(0.450, 0.375, 0.320)),
    same_for_both("track", charred(0.560, 0.440, 0.350)),
    same_for_both("rubber", charred(0.430, 0.410, 0.390)),
    same_for_both("glass", charred(0.160, 0.150, 0.140)),
    same_for_both("canvas", charred(0.400, 0.370, 0.340)),
];

/// Paint without gloss.
const fn matt(r: f32, g: f32, b: f32, roughness: f32) -> Paint {
    Paint { reflectance: 0.4, ..paint(r, g, b, roughness) }
}

/// A surface after a fire.
const fn charred(r: f32, g: f32, b: f32) -> Paint {
    Paint { reflectance: 0.25, ..paint(r, g, b, 0.95) }
}

/// The paint with a colour that is brighter by a factor.
const fn brighter(paint: Paint, factor: f32) -> Paint {
    let [r, g, b] = paint.color;
    Paint { color: [r * factor, g * factor, b * factor], ..paint }
}
