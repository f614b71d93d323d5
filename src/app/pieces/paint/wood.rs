//! Paints of the carved set: ebonised walnut against boxwood, with stained inlays and brass fittings.

use super::{Paint, Row, both, metal, paint, row, timber};

const WALNUT: Paint = timber(0.385, 0.225, 0.135, 0.46);
const EBONY: Paint = timber(0.205, 0.135, 0.100, 0.44);
const MAHOGANY: Paint = timber(0.60, 0.12, 0.070, 0.44);
const PADAUK: Paint = timber(0.80, 0.335, 0.075, 0.44);
const BOXWOOD: Paint = timber(0.87, 0.71, 0.46, 0.46);
const MAPLE: Paint = timber(0.93, 0.81, 0.60, 0.46);
const PEAR: Paint = timber(0.71, 0.50, 0.29, 0.46);
const BLUED: Paint = timber(0.145, 0.335, 0.53, 0.44);
const BRASS: Paint = metal(0.88, 0.67, 0.35, 0.34);

pub(super) const ROWS: &[Row] = &[
    row("base", EBONY, PEAR),
    both("rim", BRASS),
    row("coat", WALNUT, BOXWOOD),
    row("facings", MAHOGANY, BLUED),
    row("trousers", EBONY, MAPLE),
    row("skin", PEAR, MAPLE),
    row("hat", EBONY, BOXWOOD),
    row("plume", MAHOGANY, BLUED),
    row("leather", EBONY, PEAR),
    row("wood", EBONY, PEAR),
    row("stone", WALNUT, BOXWOOD),
    row("stone-dark", EBONY, PEAR),
    row("roof", MAHOGANY, BLUED),
    row("cloth", MAHOGANY, BLUED),
    row("armour", WALNUT, BOXWOOD),
    row("armour-dark", EBONY, PEAR),
    row("trim", PADAUK, BLUED),
    row("track", EBONY, timber(0.50, 0.33, 0.19, 0.50)),
    row("rubber", EBONY, timber(0.50, 0.33, 0.19, 0.50)),
    both("glass", BRASS),
    row("canvas", EBONY, MAPLE),
    both("brass", BRASS),
    row("steel", metal(0.55, 0.40, 0.22, 0.36), BRASS),
    both("soot", paint(0.060, 0.050, 0.045, 0.85)),
];
