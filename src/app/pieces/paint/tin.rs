//! Paints of the tin set: the colours of parade uniforms.

use super::{Row, both, metal, paint, row};

pub(super) const ROWS: &[Row] = &[
    // Cannon: navy and red against cream and blue.
    row("base", paint(0.085, 0.090, 0.115, 0.38), paint(0.80, 0.72, 0.56, 0.40)),
    row("rim", metal(0.90, 0.66, 0.32, 0.28), metal(0.96, 0.80, 0.48, 0.28)),
    row("coat", paint(0.115, 0.195, 0.450, 0.46), paint(0.89, 0.84, 0.71, 0.46)),
    row("facings", paint(0.62, 0.075, 0.065, 0.44), paint(0.11, 0.33, 0.60, 0.44)),
    row("trousers", paint(0.200, 0.212, 0.262, 0.50), paint(0.80, 0.75, 0.63, 0.50)),
    both("skin", paint(0.83, 0.60, 0.45, 0.46)),
    row("hat", paint(0.058, 0.061, 0.075, 0.38), paint(0.90, 0.86, 0.75, 0.44)),
    row("plume", paint(0.68, 0.080, 0.065, 0.55), paint(0.13, 0.40, 0.70, 0.55)),
    row("leather", paint(0.66, 0.62, 0.53, 0.48), paint(0.42, 0.25, 0.13, 0.48)),
    both("wood", paint(0.40, 0.235, 0.12, 0.45)),
    row("stone", paint(0.265, 0.285, 0.340, 0.72), paint(0.86, 0.80, 0.67, 0.72)),
    row("stone-dark", paint(0.160, 0.173, 0.220, 0.72), paint(0.70, 0.62, 0.49, 0.72)),
    row("roof", paint(0.50, 0.095, 0.080, 0.50), paint(0.14, 0.36, 0.60, 0.50)),
    row("cloth", paint(0.66, 0.075, 0.060, 0.62), paint(0.10, 0.32, 0.64, 0.62)),
    // Tank Chess: slate and orange against ivory and blue.
    row("armour", paint(0.235, 0.272, 0.335, 0.44), paint(0.89, 0.84, 0.70, 0.44)),
    row("armour-dark", paint(0.140, 0.158, 0.195, 0.50), paint(0.70, 0.62, 0.45, 0.50)),
    row("trim", paint(1.0, 0.45, 0.035, 0.40), paint(0.055, 0.22, 0.56, 0.40)),
    row("track", metal(0.150, 0.150, 0.160, 0.52), metal(0.30, 0.26, 0.215, 0.52)),
    row("rubber", paint(0.040, 0.040, 0.042, 0.72), paint(0.105, 0.098, 0.090, 0.72)),
    both("glass", paint(0.20, 0.30, 0.34, 0.12)),
    row("canvas", paint(0.27, 0.26, 0.23, 0.80), paint(0.62, 0.53, 0.36, 0.80)),
];
