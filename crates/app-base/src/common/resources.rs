//! Resources of a single value that one module sets and several others read.

use bevy::prelude::*;

use super::board::Spot;
use cannon_appearance::Quality;

/// The active quality tier: the player's choice or, before there is one, the choice for this machine.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActiveQuality(pub Quality);

/// Whether several fingers are on the table. They move the camera, and neither play nor paint.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct SeveralFingers(pub bool);

/// Which keys must not give commands, because the interface uses them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KeyboardTaken {
    /// No keys: all give commands.
    #[default]
    No,
    /// The keys that [move the focus](super::bindings::Trigger::moves_focus): a widget beside the board has it.
    FocusKeys,
    /// All keys: a text field or a dialog has them.
    AllKeys,
}

/// Whether a question about an action waits for the player's answer. No clock runs meanwhile, because help must not cost time.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenQuestion(pub bool);

/// Whether the board shows a text that Escape closes, such as a notice or a hint.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClosableText(pub bool);

/// The attackers of the piece whose card is open, from where each could strike and where it would hit. The board shows them as arrows.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ShownAttacks(pub Vec<[Spot; 2]>);
