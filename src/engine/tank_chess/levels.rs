//! What the levels see in Tank Chess; docs/strength.md has the figures. A position has some five hundred actions, and the first depth is always
//! searched to its end.

use crate::engine::levels::{Table, row};

/// Level 1 first.
#[rustfmt::skip]
pub(in crate::engine) const LEVELS: Table = [
    //  depth      nodes  noise overlooks whims guards sees_wins book
    row(    1,       600,   120,     150,    60, false, false,       0),
    row(    1,       600,    60,      60,    20, true,  false,       0),
    row(    2,     1_500,    40,      20,     0, true,  true,        0),
    row(    3,     3_000,    20,       0,     0, true,  true,        0),
    row(  100,     4_000,    10,       0,     0, true,  true,        0),
    row(  100,    10_000,     8,       0,     0, true,  true,        0),
    row(  100,    25_000,     6,       0,     0, true,  true,        0),
    row(  100,    60_000,     4,       0,     0, true,  true,        0),
    row(  100,   130_000,     3,       0,     0, true,  true,        0),
    row(  100,   300_000,     0,       0,     0, true,  true,        0),
];
