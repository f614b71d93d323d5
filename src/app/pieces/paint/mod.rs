//! Paints of the pieces. Model files name material slots; [`tin`], [`wood`], [`glass`] and [`common`] list the paint of each slot for each
//! [set of pieces](PieceSet), and `material` converts a paint to a Bevy material.
//!
//! The armies differ mainly in lightness, so that they can be told apart with any kind of colour vision, and also in their accents: red or
//! orange against blue. No paint uses a clear coat: Bevy 0.19.1 loses its normals when there is a normal prepass, and dark surfaces then
//! look transparent.

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

/// The paint of a slot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Paint {
    /// Base colour in sRGB.
    color: [f32; 3],
    metallic: f32,
    roughness: f32,
    reflectance: f32,
    stuff: Stuff,
}

/// How a surface treats light.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stuff {
    /// Opaque.
    Solid,
    /// Opaque, with a wood grain.
    Wood,
    /// Translucent, with this opacity from 0 to 1.
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

/// Glass with this opacity.
const fn pane(r: f32, g: f32, b: f32, share: f32) -> Paint {
    Paint { reflectance: 0.85, stuff: Stuff::Glass(share), ..paint(r, g, b, 0.10) }
}

/// The paints of a slot for the dark and the light army.
struct Row {
    slot: &'static str,
    dark: Paint,
    light: Paint,
}

const fn row(slot: &'static str, dark: Paint, light: Paint) -> Row {
    Row { slot, dark, light }
}

/// A slot that is the same for both armies.
const fn both(slot: &'static str, paint: Paint) -> Row {
    row(slot, paint, paint)
}

/// The paint of a slot in a set, or `None` if the set has no such slot.
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

/// Whether a slot is of wood in the carved set, as opposed to inlays and fittings.
pub(super) fn is_carved(slot: &str) -> bool {
    find(PieceSet::CarvedWood, Tone::Dark, slot).is_some_and(|paint| paint.stuff == Stuff::Wood)
}
