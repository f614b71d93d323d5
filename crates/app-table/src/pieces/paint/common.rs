//! Paints that all games share: terrain and props.

use cannon_app_base::common::Tone;
use cannon_app_base::common::pieces::paint::carved::BRASS;
use cannon_app_base::common::pieces::paint::lacquered::{BLACK, CHARCOAL, IVORY, OAK, ink};
use cannon_app_base::common::pieces::paint::metal_and_glass::{BRONZE, GOLD, GUNMETAL, SILVER};
use cannon_app_base::common::pieces::paint::{PaintRow, PaintTable, metal, paint, row, same_for_both};

/// The slots whose paint depends on the set of pieces.
pub(super) const BY_SET: PaintTable =
    PaintTable { tin: &[], wood: WOOD, glass: GLASS, plain: PLAIN, burnt: BURNT, accents: &["cloth", "ink"] };

const WOOD: &[PaintRow] = &[
    same_for_both("brass", BRASS),
    row("steel", metal(0.55, 0.40, 0.22, 0.36), BRASS),
    same_for_both("soot", paint(0.060, 0.050, 0.045, 0.85)),
];

const GLASS: &[PaintRow] = &[row("brass", BRONZE, GOLD), row("steel", GUNMETAL, SILVER)];

/// Flags and pennants have the colours of the symbols.
const PLAIN: &[PaintRow] = &[row("cloth", ink(Tone::Dark), ink(Tone::Light))];

/// Bodies, fittings, symbols and pennants of the plain set. The symbols stay readable.
const BURNT: &[PaintRow] = &[
    same_for_both("lacquer", paint(0.272, 0.227, 0.198, 0.80)),
    same_for_both("lacquer-dark", paint(0.190, 0.166, 0.150, 0.80)),
    same_for_both("ink", paint(0.397, 0.247, 0.171, 0.80)),
    same_for_both("cloth", paint(0.247, 0.190, 0.150, 0.80)),
];

/// The slots that have the same paint in all sets.
pub(super) const ALL_SETS: &[PaintRow] = &[
    row("lacquer", CHARCOAL, IVORY),
    row("lacquer-dark", BLACK, OAK),
    row("ink", ink(Tone::Dark), ink(Tone::Light)),
    same_for_both("concrete", paint(0.47, 0.46, 0.43, 0.85)),
    same_for_both("rust", paint(0.27, 0.135, 0.075, 0.80)),
    same_for_both("leaf", paint(0.22, 0.39, 0.13, 0.80)),
    same_for_both("bark", paint(0.27, 0.19, 0.13, 0.85)),
    same_for_both("water", paint(0.07, 0.28, 0.36, 0.07)),
    same_for_both("earth", paint(0.30, 0.235, 0.16, 0.90)),
    same_for_both("warning", paint(0.86, 0.60, 0.10, 0.55)),
    same_for_both("mine", paint(0.13, 0.14, 0.13, 0.50)),
    same_for_both("timber", paint(0.46, 0.33, 0.21, 0.72)),
    same_for_both("soot", paint(0.055, 0.048, 0.044, 0.85)),
    same_for_both("lead", metal(0.22, 0.22, 0.235, 0.42)),
    same_for_both("brass", metal(0.90, 0.68, 0.34, 0.30)),
    same_for_both("steel", metal(0.72, 0.73, 0.76, 0.34)),
];
