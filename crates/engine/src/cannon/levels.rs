//! The strength parameters of the levels in Cannon. `docs/strength.md` has the measurements. All levels place their town from the book.

use crate::levels::{GRANDMASTER, LevelTable, high_row, row};

/// The level table, from level -1 to 14.
#[rustfmt::skip]
pub(super) const LEVELS: LevelTable = [
    //                               overlooked per mille:       avoids  finds   book
    //  depth    nodes noise temper. long shot, retreat, threat   loss    win  plies
    row(    1,      500,    7,     28, [ 650,  400,  700],          false, false,    2),
    row(    1,      500,    7,     17, [ 400,  250,  450],          false, false,    2),
    row(    1,      500,    7,      9, [ 250,  150,  300],          false, false,    2),
    row(    2,      650,    7,      4, [  50,   30,   80],          true,  false,    2),
    row(    3,      650,    7,      3, [  40,   20,   60],          true,  true,     2),
    row(  100,    1_420,    7,      0, [   0,    0,    0],          true,  true,     3),
    row(  100,    3_550,    6,      0, [   0,    0,    0],          true,  true,     4),
    row(  100,    8_200,    5,      0, [   0,    0,    0],          true,  true,     5),
    row(  100,   17_000,    4,      0, [   0,    0,    0],          true,  true,     6),
    row(  100,   39_000,    3,      0, [   0,    0,    0],          true,  true,     7),
    row(  100,   82_000,    3,      0, [   0,    0,    0],          true,  true,     8),
    row(  100,  165_000,    0,      0, [   0,    0,    0],          true,  true,   100),
    high_row(90_000),
    high_row(170_000),
    high_row(400_000),
    GRANDMASTER,
];
