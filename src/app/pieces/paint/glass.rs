//! Paints of the metal and glass set: gun-metal with smoked and ruby glass against silver with clear and sapphire glass.

use super::{Paint, Row, metal, pane, row};

const GUNMETAL: Paint = metal(0.50, 0.515, 0.57, 0.34);
const BLACKENED: Paint = metal(0.34, 0.35, 0.40, 0.36);
const BRONZE: Paint = metal(0.68, 0.44, 0.24, 0.30);
const SILVER: Paint = metal(0.90, 0.89, 0.87, 0.26);
const SATIN: Paint = metal(0.74, 0.735, 0.73, 0.38);
const GOLD: Paint = metal(0.95, 0.76, 0.42, 0.26);
const SMOKED: Paint = pane(0.15, 0.23, 0.41, 0.82);
const CLEAR: Paint = pane(0.86, 0.93, 0.95, 0.52);
const RUBY: Paint = pane(0.66, 0.03, 0.045, 0.78);
const SAPPHIRE: Paint = pane(0.045, 0.20, 0.62, 0.70);
const AMBER: Paint = pane(0.98, 0.42, 0.03, 0.74);

pub(super) const ROWS: &[Row] = &[
    row("base", BLACKENED, SATIN),
    row("rim", BRONZE, GOLD),
    row("coat", SMOKED, CLEAR),
    row("facings", RUBY, SAPPHIRE),
    row("trousers", GUNMETAL, SATIN),
    row("skin", BRONZE, SILVER),
    row("hat", BLACKENED, SILVER),
    row("plume", RUBY, SAPPHIRE),
    row("leather", BRONZE, GOLD),
    row("brass", BRONZE, GOLD),
    row("steel", GUNMETAL, SILVER),
    row("wood", BLACKENED, SATIN),
    row("stone", SMOKED, CLEAR),
    row("stone-dark", BLACKENED, SATIN),
    row("roof", RUBY, SAPPHIRE),
    row("cloth", RUBY, SAPPHIRE),
    row("armour", SMOKED, CLEAR),
    row("armour-dark", GUNMETAL, SILVER),
    row("trim", AMBER, SAPPHIRE),
    row("track", BLACKENED, SATIN),
    row("rubber", BLACKENED, SATIN),
    row("glass", AMBER, SAPPHIRE),
    row("canvas", GUNMETAL, SATIN),
];
