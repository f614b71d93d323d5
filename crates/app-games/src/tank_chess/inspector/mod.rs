//! The inspector of Tank Chess: cards about units, about the chosen turn before it is played, and about what lies on a square.
//!
//! [`unit_card`] has the properties of a unit and the enemies that could destroy it, [`turn_card`] the consequences of a turn, and
//! [`ground_card`] terrain, wrecks, mines and marked squares. [`hull_plan`] draws the armour.

use super::board_geometry::square_at;
use super::input::{UnitChoice, refusal_at};
use super::options::UnitOptions;
use super::presentation::{Preview, preview};
use crate::{CardSection, InspectorCard, InspectorQuery, Mood};
use cannon_app_base::i18n::Words;
use cannon_rules::tank_chess::{Facing, Position, Refusal, Square, UnitKind};
use cannon_rules::timeline::Timeline;
use cannon_rules::{Refusal as _, Side};

mod ground_card;
mod hull_plan;
#[cfg(test)]
mod tests;
mod turn_card;
mod unit_card;

/// Height of the card in points: name, plan of the hull, and about eight lines.
pub(super) const HEIGHT: f32 = 276.0;

/// The card for a question. A turn comes before the square at which the player points, unless another unit stands there and the turn has
/// no shot that destroys its target: then the card describes this other unit.
///
/// If the selected unit can do nothing at the square, the card also tells why. Unlike the notice after a click, this reason stays as long
/// as the player points.
pub(crate) fn inspect(
    timeline: &Timeline<Position>,
    query: InspectorQuery<'_>,
    words: &Words,
) -> Option<InspectorCard> {
    let position = timeline.position_at(query.ply)?;
    let reader = Reader { timeline, ply: query.ply, position, words, viewer: query.viewer };
    let square = query.spot.and_then(|spot| square_at(position, spot));
    let chosen = UnitOptions::chosen(position, query.choice);
    let mut card = described_card(&reader, square, chosen.as_ref())?;
    if let (Some((choice, options)), Some(square)) = (&chosen, square) {
        let refusal = refusal_section(&reader, options, choice, square);
        card.sections.splice(..0, refusal);
    }
    Some(card)
}

/// The card about the chosen turn, the square at which the player points, or the selected unit.
fn described_card(
    reader: &Reader,
    square: Option<Square>,
    chosen: Option<&(&UnitChoice, UnitOptions)>,
) -> Option<InspectorCard> {
    if let Some((choice, options)) = chosen
        && let Some(Preview { stance, target, other }) = preview(options, choice, square)
    {
        let target = target.filter(|target| target.destroys);
        let is_other_unit = square.is_some_and(|at| at != choice.unit && reader.position.unit_at(at).is_some());
        if target.is_some() || !is_other_unit {
            return Some(turn_card::card(reader, options, stance, target, other));
        }
    }
    let described = square.or(chosen.map(|(choice, _)| choice.unit))?;
    Some(reader.square_card(described))
}

/// Why the selected unit can neither go to a square nor fire at it. `None` if it can.
fn refusal_section(reader: &Reader, options: &UnitOptions, choice: &UnitChoice, square: Square) -> Option<CardSection> {
    let refusal = refusal_at(reader.position, choice, square)?;
    let text = if refusal.message_id == Refusal::TooFar.message_id() {
        let unit = options.piece.square;
        let distance = unit.file().abs_diff(square.file()).max(unit.rank().abs_diff(square.rank()));
        let speed = options.piece.kind.stats().speed;
        // If the square is near enough, it is the turns of the hull that make the way too long.
        let needed = distance.max(speed + 1);
        let args = [("square", square.to_string().into()), ("needed", needed.into()), ("speed", speed.into())];
        reader.words.format("inspect-too-far", &args)
    } else {
        let reason = reader.words.text(refusal.message_id);
        reader.words.format("inspect-refused", &[("square", square.to_string().into()), ("reason", reason.into())])
    };
    Some(CardSection::message(Mood::Neutral, text))
}

/// A player who reads cards about a position.
struct Reader<'a> {
    /// The game in which `position` is the position at `ply`.
    timeline: &'a Timeline<Position>,
    ply: usize,
    position: &'a Position,
    words: &'a Words,
    viewer: Side,
}

impl Reader<'_> {
    fn square_card(&self, square: Square) -> InspectorCard {
        match self.position.unit_at(square) {
            Some((side, piece)) => unit_card::card(self, side, piece),
            None => ground_card::card(self, square),
        }
    }

    fn unit_name(&self, kind: UnitKind) -> String {
        self.words.text(cannon_i18n::tank_chess_terms::unit_name_id(kind))
    }

    /// The name of a unit with its square.
    fn unit_at(&self, kind: UnitKind, square: Square) -> String {
        let args = [("unit", self.unit_name(kind).into()), ("square", square.to_string().into())];
        self.words.format("inspect-unit-at", &args)
    }

    fn compass(&self, facing: Facing) -> String {
        self.words.format("inspect-compass", &[("facing", facing.to_string().into())])
    }
}
