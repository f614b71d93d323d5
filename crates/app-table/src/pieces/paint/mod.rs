//! Paints of the pieces. Model files name material slots. Each game lists the paints of its slots for each [set of pieces](PieceSet), and
//! [`common`] lists the paints of terrain and props.
//!
//! The sides differ mainly in lightness, so that they can be told apart with any kind of colour vision, and also in their accents: red or
//! orange against blue.

use super::Tone;
use cannon_app_base::common::pieces::paint::{Paint, PaintRow, PaintSurface};
use cannon_app_games::tabletops;
use cannon_appearance::PieceSet;

mod common;
mod grain;
mod scheme;
#[cfg(test)]
mod tests;
mod textures;

pub(super) use grain::Grain;
pub(super) use scheme::{army_colours, in_scheme};
pub(super) use textures::SurfaceTextures;

/// The rows of all slots in a set.
fn rows(set: PieceSet) -> impl Iterator<Item = &'static PaintRow> {
    let of_games = tabletops().flat_map(move |table| table.paints.rows(set));
    common::BY_SET.rows(set).iter().chain(of_games).chain(common::ALL_SETS)
}

/// The rows of burnt-out pieces.
fn burnt_rows() -> impl Iterator<Item = &'static PaintRow> {
    tabletops().flat_map(|table| table.paints.burnt).chain(common::BY_SET.burnt)
}

/// Whose paints a piece has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Coat {
    /// The paints of an army.
    Army(Tone),
    /// The paints of a burnt-out piece of either army.
    Burnt,
}

/// The paint of a slot in a set, or `None` if the set has no such slot.
pub(super) fn find(set: PieceSet, coat: Coat, slot: &str) -> Option<&'static Paint> {
    let burnt = burnt_rows().filter(|_| coat == Coat::Burnt);
    let row = burnt.chain(rows(set)).find(|row| row.slot == slot)?;
    Some(match coat {
        Coat::Army(Tone::Dark) | Coat::Burnt => &row.dark,
        Coat::Army(Tone::Light) => &row.light,
    })
}

/// Whether a slot is of wood in the carved set, as opposed to inlays and fittings.
pub(super) fn is_carved(slot: &str) -> bool {
    find(PieceSet::CarvedWood, Coat::Army(Tone::Dark), slot).is_some_and(|paint| paint.surface == PaintSurface::Wood)
}

/// Whether the hue of a slot tells the sides apart.
fn is_accent(slot: &str) -> bool {
    let of_games = tabletops().flat_map(|table| table.paints.accents);
    common::BY_SET.accents.iter().chain(of_games).any(|accent| *accent == slot)
}
