//! Turning the board by half a turn, the sides changing places.

use serde_json::Value;

use cannon_rules::{Action, Game, PackedAction, cannon};

/// A game that stays the same on the turned board: what is legal and good there is the turned action of what was so before.
pub trait Rotatable: Game {
    /// The rules on the turned board. Turning twice changes nothing.
    fn turned_rules(rules: &Self::Ruleset) -> Self::Ruleset;

    /// The action on the turned board. Turning twice changes nothing.
    fn turned_action(action: Self::Action) -> Self::Action;
}

impl Rotatable for cannon::Position {
    fn turned_rules(rules: &cannon::Ruleset) -> cannon::Ruleset {
        rules.rotated()
    }

    fn turned_action(action: cannon::Action) -> cannon::Action {
        action.rotated()
    }
}

/// How a game is turned whose type is hidden.
#[derive(Clone, Copy, Debug)]
pub struct BoardRotation {
    /// The ruleset on the turned board, both as JSON values. `None` for what is no ruleset of the game.
    pub ruleset: fn(&Value) -> Option<Value>,
    /// The action on the turned board. `None` for what is no action of the game.
    pub action: fn(PackedAction) -> Option<PackedAction>,
}

impl BoardRotation {
    /// How this game is turned.
    #[must_use]
    pub const fn of<G: Rotatable>() -> BoardRotation {
        BoardRotation { ruleset: ruleset::<G>, action: action::<G> }
    }
}

fn ruleset<G: Rotatable>(ruleset: &Value) -> Option<Value> {
    let rules = serde_json::from_value(ruleset.clone()).ok()?;
    serde_json::to_value(G::turned_rules(&rules)).ok()
}

fn action<G: Rotatable>(action: PackedAction) -> Option<PackedAction> {
    G::Action::unpack(action).map(|action| G::turned_action(action).pack())
}
