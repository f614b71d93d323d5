//! Rotation of the board by 180 degrees with the sides swapped.

use serde_json::Value;

use cannon_rules::PackedAction;

/// The rotation of a game that is equivalent on the rotated board: an action is as legal and as good as the rotated action in the rotated
/// position. Rotating twice gives the original.
#[derive(Clone, Copy, Debug)]
pub struct BoardRotation {
    /// Rotates a ruleset, given and returned as a JSON value. `None` for an invalid ruleset.
    pub ruleset: fn(&Value) -> Option<Value>,
    /// Rotates an action. `None` for an invalid packed action.
    pub action: fn(PackedAction) -> Option<PackedAction>,
}
