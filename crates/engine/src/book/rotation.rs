//! Rotation of the board by 180 degrees with the sides swapped.

use serde_json::Value;

use cannon_rules::{Action, Game, PackedAction};

/// A game that is equivalent on the rotated board: an action is as legal and as good as the rotated action in the rotated position.
pub trait Rotatable: Game {
    /// The rules on the rotated board. Rotating twice gives the original rules.
    fn rotated_rules(rules: &Self::Ruleset) -> Self::Ruleset;

    /// The action on the rotated board. Rotating twice gives the original action.
    fn rotated_action(action: Self::Action) -> Self::Action;
}

/// The type-erased rotation of a game.
#[derive(Clone, Copy, Debug)]
pub struct BoardRotation {
    /// Rotates a ruleset, given and returned as a JSON value. `None` for an invalid ruleset.
    pub ruleset: fn(&Value) -> Option<Value>,
    /// Rotates an action. `None` for an invalid packed action.
    pub action: fn(PackedAction) -> Option<PackedAction>,
}

impl BoardRotation {
    /// The rotation of the game `G`.
    pub const fn of<G: Rotatable>() -> BoardRotation {
        BoardRotation { ruleset: ruleset::<G>, action: action::<G> }
    }
}

fn ruleset<G: Rotatable>(ruleset: &Value) -> Option<Value> {
    let rules = serde_json::from_value(ruleset.clone()).ok()?;
    serde_json::to_value(G::rotated_rules(&rules)).ok()
}

fn action<G: Rotatable>(action: PackedAction) -> Option<PackedAction> {
    G::Action::unpack(action).map(|action| G::rotated_action(action).pack())
}
