//! The strength parameters of the levels in Tank Chess. `docs/strength.md` has the measurements. A position has about five hundred actions,
//! and the first iteration is always completed.

use crate::levels::{GRANDMASTER, LevelTable, high_row, row};

/// The level table, from level -1 to 14.
#[rustfmt::skip]
pub(super) const LEVELS: LevelTable = [
    //                            missed random avoids  finds     book
    //  depth      nodes  noise captures action   loss    win    plies
    row(    1,       600,   400,      60,   200, false, false,       0),
    row(    1,       600,   200,      60,    80, false, false,       0),
    row(    1,       600,   100,      60,    10, false, false,       0),
    row(    1,       600,    60,      50,     0, true,  false,       0),
    row(    2,       900,    40,      15,     0, true,  true,        0),
    row(  100,     1_300,    20,       0,     0, true,  true,        0),
    row(  100,     2_900,    10,       0,     0, true,  true,        0),
    row(  100,     7_000,     8,       0,     0, true,  true,        0),
    row(  100,    18_500,     6,       0,     0, true,  true,        0),
    row(  100,    49_000,     4,       0,     0, true,  true,        0),
    row(  100,   130_000,     3,       0,     0, true,  true,        0),
    row(  100,   370_000,     0,       0,     0, true,  true,        0),
    high_row(700_000),
    high_row(1_300_000),
    high_row(2_500_000),
    GRANDMASTER,
];
