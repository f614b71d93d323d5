//! The strength parameters of the levels in Tank Chess. `docs/strength.md` has the measurements. A position has about five hundred actions,
//! and the first iteration is always completed.

use crate::levels::{GRANDMASTER, LevelTable, high_row, row};

/// The level table, from level -1 to 14.
#[rustfmt::skip]
pub(super) const LEVELS: LevelTable = [
    //                               overlooked per mille:       avoids  finds   book
    //  depth    nodes noise temper. long shot, retreat, threat   loss    win  plies
    row(    1,      600,   20,     32, [ 450,  280,  500],          false, false,    0),
    row(    1,      600,   20,     24, [ 300,  180,  350],          false, false,    0),
    row(    1,      600,   20,     18, [ 180,  110,  230],          false, false,    0),
    row(    1,      600,   20,     15, [ 120,   70,  170],          true,  false,    0),
    row(    2,      900,   20,     10, [  80,   50,  150],          true,  true,     0),
    row(  100,    1_300,   20,      0, [   0,    0,    0],          true,  true,     0),
    row(  100,    2_900,   10,      0, [   0,    0,    0],          true,  true,     0),
    row(  100,    7_000,    8,      0, [   0,    0,    0],          true,  true,     0),
    row(  100,   18_500,    6,      0, [   0,    0,    0],          true,  true,     0),
    row(  100,   49_000,    4,      0, [   0,    0,    0],          true,  true,     0),
    row(  100,  130_000,    3,      0, [   0,    0,    0],          true,  true,     0),
    row(  100,  370_000,    0,      0, [   0,    0,    0],          true,  true,     0),
    high_row(600_000),
    high_row(1_000_000),
    high_row(1_600_000),
    GRANDMASTER,
];
