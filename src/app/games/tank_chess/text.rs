//! What is told of a game of Tank Chess beside the board.

use bevy_egui::egui;

use super::input::{Aimed, Choice};
use super::options::Options;
use super::place::square_at;
use super::presentation::prospect;
use super::rulebook;
use crate::app::common::board::Spot;
use crate::app::games::{GameText, Page};
use crate::app::i18n::Words;
use cannon_rules::tank_chess::{Ending, Facet, Position, Ruleset, Square};
use cannon_rules::{Game, Side};

/// Most squares a side of a board for a short game.
const SMALL_BOARD: u8 = 16;

impl GameText for Position {
    const NAME: &'static str = "game-tank-chess";

    const LONGEST_NOTATION: &'static str = "M24>M20/SW xM14+=";

    /// A Command that can leave is told how.
    fn turn_message(&self) -> Option<&'static str> {
        self.can_escape(self.to_move()).then_some("hud-command-can-leave")
    }

    /// CHECK and ESCAPE, as the last turn has brought them about. The side is the one whose Command is meant.
    fn warnings(&self) -> Vec<(&'static str, Side)> {
        let (mover, on_turn) = (!self.to_move(), self.to_move());
        let check = self.gives_check(mover).then_some(("hud-check", on_turn));
        let escape = self.can_escape(mover).then_some(("hud-escape", mover));
        check.into_iter().chain(escape).collect()
    }

    /// What a shot at the target there would come to.
    fn remark(&self, choice: &Choice, spot: Spot, words: &Words) -> Option<String> {
        let options = Options::of(self, choice.unit)?;
        let square = square_at(self, spot);
        let Some(target) = prospect(&options, choice, square).and_then(|(_, target)| target) else {
            return is_barred(&options, choice, square).then(|| words.text("hud-tank-must-move"));
        };
        let (_, enemy) = self.unit_at(target.square)?;
        let gun = options.piece.kind.stats().gun.as_ref()?;
        let facet = match target.facet {
            Facet::Front => "front",
            Facet::Side => "side",
            Facet::Rear => "rear",
        };
        let armour = enemy.kind.stats().armour.thickness(target.facet);
        let id = if target.destroys { "hud-tank-destroys" } else { "hud-tank-holds" };
        Some(words.format(id, &[("facet", facet.into()), ("armour", armour.into()), ("gun", gun.power.into())]))
    }

    /// A Command that has left the board is not lost.
    fn pieces(&self, side: Side) -> u32 {
        self.units(side).len() as u32 + u32::from(self.ending() == Some(Ending::CommandLeft(side)))
    }

    /// Half an hour on the small board, three quarters on a larger one.
    fn usual_minutes(rules: &Ruleset) -> u32 {
        minutes_on(Position::start(rules).board().size())
    }

    /// The board is all that there is to choose, and that is a set-up.
    fn choose_rules(_: &mut egui::Ui, _: &Words, _: &mut Ruleset) {}

    fn book() -> Vec<Page> {
        rulebook::pages()
    }
}

/// Whether the player looks for a shot that only a unit could fire that need not move: at an enemy, or at all in the stance that it is in.
fn is_barred(options: &Options, choice: &Choice, focus: Option<Square>) -> bool {
    let barred = options.barred_targets();
    let (square, facing) = (options.piece.square, options.piece.facing);
    let at_target = barred.iter().any(|target| Some(target.square) == focus);
    match choice.aimed {
        Some(aimed) => !barred.is_empty() && aimed == Aimed { to: square, facing },
        None => at_target || (!barred.is_empty() && options.attacks().is_empty()),
    }
}

/// Minutes a side that clocks usually have on a board of this size.
pub(super) const fn minutes_on(size: u8) -> u32 {
    if size <= SMALL_BOARD { 30 } else { 45 }
}
