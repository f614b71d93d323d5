//! Layouts of keys to choose from, such as those for one hand.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Binding, Chord, Trigger};
use crate::common::command::Command;

/// A layout of the keys that a game needs most. It replaces the key bindings of its commands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeyLayout {
    /// Arrow keys for one hand, letters for the other.
    #[default]
    TwoHands,
    /// All in reach of the left hand.
    LeftHand,
    /// All on the numeric block and around it.
    RightHand,
}

/// The keys of the left hand, around W, A, S and D.
const LEFT: [(Command, Trigger); 14] = [
    (Command::CursorUp, Trigger::Char('W')),
    (Command::CursorDown, Trigger::Char('S')),
    (Command::CursorLeft, Trigger::Char('A')),
    (Command::CursorRight, Trigger::Char('D')),
    (Command::Select, Trigger::Key(KeyCode::Space)),
    (Command::NextPiece, Trigger::Key(KeyCode::Tab)),
    (Command::TurnLeft, Trigger::Char('Q')),
    (Command::TurnRight, Trigger::Char('E')),
    (Command::NextFiringLine, Trigger::Char('E')),
    (Command::Undo, Trigger::Char('Z')),
    (Command::Redo, Trigger::Char('X')),
    (Command::ReplayLastAction, Trigger::Char('C')),
    (Command::ViewNear, Trigger::Char('V')),
    (Command::ToggleDanger, Trigger::Char('G')),
];

/// The keys of the right hand, on the numeric block.
const RIGHT: [(Command, Trigger); 14] = [
    (Command::CursorUp, Trigger::Key(KeyCode::Numpad8)),
    (Command::CursorDown, Trigger::Key(KeyCode::Numpad2)),
    (Command::CursorLeft, Trigger::Key(KeyCode::Numpad4)),
    (Command::CursorRight, Trigger::Key(KeyCode::Numpad6)),
    (Command::Select, Trigger::Key(KeyCode::Numpad5)),
    (Command::Cancel, Trigger::Key(KeyCode::NumpadDecimal)),
    (Command::NextPiece, Trigger::Key(KeyCode::NumpadAdd)),
    (Command::PreviousPiece, Trigger::Key(KeyCode::NumpadSubtract)),
    (Command::TurnLeft, Trigger::Key(KeyCode::Numpad7)),
    (Command::TurnRight, Trigger::Key(KeyCode::Numpad9)),
    (Command::NextFiringLine, Trigger::Key(KeyCode::Numpad9)),
    (Command::Undo, Trigger::Key(KeyCode::Numpad1)),
    (Command::Redo, Trigger::Key(KeyCode::Numpad3)),
    (Command::Hint, Trigger::Key(KeyCode::Numpad0)),
];

impl KeyLayout {
    /// All layouts.
    pub const ALL: [KeyLayout; 3] = [KeyLayout::TwoHands, KeyLayout::LeftHand, KeyLayout::RightHand];

    /// The key bindings that this layout changes.
    const fn changes(self) -> &'static [(Command, Trigger)] {
        match self {
            KeyLayout::TwoHands => &[],
            KeyLayout::LeftHand => &LEFT,
            KeyLayout::RightHand => &RIGHT,
        }
    }

    /// The bindings of this layout, made from the bindings for two hands. A key that the layout gives to a command is taken away from
    /// all other commands, unless the layout itself gives the key to several commands.
    pub(super) fn apply(self, bindings: &[Binding]) -> Vec<Binding> {
        let changes = self.changes();
        let is_key = |binding: &Binding| matches!(binding.chord.trigger, Trigger::Char(_) | Trigger::Key(_));
        let kept = bindings.iter().filter(|binding| {
            let is_replaced = changes.iter().any(|(command, _)| *command == binding.command) && !binding.chord.control;
            let is_taken = changes.iter().any(|(_, trigger)| Chord::new(*trigger) == binding.chord);
            !is_key(binding) || !(is_replaced || is_taken)
        });
        let own = changes.iter().map(|&(command, trigger)| Binding { command, chord: Chord::new(trigger) });
        own.chain(kept.copied()).collect()
    }
}
