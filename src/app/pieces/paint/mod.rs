//! What pieces are painted with. Model files name slots; [`tin`], [`wood`], [`glass`] and [`common`] say what each slot is like in each
//! [set of pieces](PieceSet), and `material` makes it something to draw with.
//!
//! Armies differ in lightness first, so that they are told apart in any kind of colour vision and without colour, and by their accents,
//! red or orange against blue, second. No coating is clear: Bevy 0.19.1 forgets its normals where normals are drawn ahead, and dark things
//! are then seen through.

use super::Tone;
use crate::appearance::PieceSet;

mod common;
mod glass;
mod grain;
mod material;
#[cfg(test)]
mod tests;
mod tin;
mod wood;

pub(super) use grain::Grain;
pub(super) use material::{Surface, lacquer, material, sheer};

/// What a slot is like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Paint {
    /// Its colour in sRGB.
    color: [f32; 3],
    metallic: f32,
    roughness: f32,
    reflectance: f32,
    stuff: Stuff,
}

/// What light does in it.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stuff {
    /// It stays outside.
    Solid,
    /// It stays outside, and there is a grain.
    Wood,
    /// Some of it goes through: the rest of this share.
    Glass(f32),
}

/// Paint of a colour.
const fn paint(r: f32, g: f32, b: f32, roughness: f32) -> Paint {
    Paint { color: [r, g, b], metallic: 0.0, roughness, reflectance: 0.5, stuff: Stuff::Solid }
}

/// Bare metal.
const fn metal(r: f32, g: f32, b: f32, roughness: f32) -> Paint {
    Paint { metallic: 1.0, ..paint(r, g, b, roughness) }
}

/// Oiled wood.
const fn timber(r: f32, g: f32, b: f32, roughness: f32) -> Paint {
    Paint { reflectance: 0.42, stuff: Stuff::Wood, ..paint(r, g, b, roughness) }
}

/// Glass that lets through what is left of a share of light.
const fn pane(r: f32, g: f32, b: f32, share: f32) -> Paint {
    Paint { reflectance: 0.85, stuff: Stuff::Glass(share), ..paint(r, g, b, 0.10) }
}

/// A slot as dark pieces have it and as light ones do.
struct Row {
    slot: &'static str,
    dark: Paint,
    light: Paint,
}

const fn row(slot: &'static str, dark: Paint, light: Paint) -> Row {
    Row { slot, dark, light }
}

/// A slot that is the same on both sides.
const fn both(slot: &'static str, paint: Paint) -> Row {
    row(slot, paint, paint)
}

/// What a slot is like in a set, if there is such a slot.
pub(super) fn find(set: PieceSet, tone: Tone, slot: &str) -> Option<&'static Paint> {
    let rows = match set {
        PieceSet::PaintedTin => tin::ROWS,
        PieceSet::CarvedWood => wood::ROWS,
        PieceSet::MetalAndGlass => glass::ROWS,
    };
    let row = rows.iter().chain(common::ROWS).find(|row| row.slot == slot)?;
    Some(match tone {
        Tone::Dark => &row.dark,
        Tone::Light => &row.light,
    })
}

/// Whether a slot of carved pieces is wood, and not what is set into it.
pub(super) fn is_carved(slot: &str) -> bool {
    find(PieceSet::CarvedWood, Tone::Dark, slot).is_some_and(|paint| paint.stuff == Stuff::Wood)
}
