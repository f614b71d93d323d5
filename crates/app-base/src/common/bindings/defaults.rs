//! The bindings that all games share.

use bevy::prelude::*;

use super::{Binding, gamepad, key, letter, mouse};
use crate::common::command::Command;

const fn control(binding: Binding) -> Binding {
    Binding { chord: binding.chord.control(), ..binding }
}

const fn shift(binding: Binding) -> Binding {
    Binding { chord: binding.chord.shift(), ..binding }
}

/// The bindings that all games share. A command may have several.
pub const BINDINGS: &[Binding] = &[
    key(Command::CursorUp, KeyCode::ArrowUp),
    key(Command::CursorDown, KeyCode::ArrowDown),
    key(Command::CursorLeft, KeyCode::ArrowLeft),
    key(Command::CursorRight, KeyCode::ArrowRight),
    key(Command::Select, KeyCode::Enter),
    key(Command::Select, KeyCode::NumpadEnter),
    key(Command::Select, KeyCode::Space),
    key(Command::Cancel, KeyCode::Escape),
    key(Command::NextPiece, KeyCode::Tab),
    shift(key(Command::PreviousPiece, KeyCode::Tab)),
    letter(Command::Undo, 'U'),
    control(letter(Command::Undo, 'Z')),
    letter(Command::Redo, 'R'),
    control(shift(letter(Command::Redo, 'Z'))),
    control(letter(Command::Redo, 'Y')),
    letter(Command::Hint, 'H'),
    letter(Command::ToggleAnalysis, 'B'),
    letter(Command::ToggleThreats, 'T'),
    letter(Command::ToggleThinking, 'I'),
    letter(Command::ReplayLastAction, 'A'),
    key(Command::StepBack, KeyCode::PageUp),
    mouse(Command::StepBack, MouseButton::Back),
    key(Command::StepForward, KeyCode::PageDown),
    mouse(Command::StepForward, MouseButton::Forward),
    key(Command::GoToStart, KeyCode::Home),
    key(Command::GoToLive, KeyCode::End),
    letter(Command::ViewSouth, '1'),
    letter(Command::ViewNorth, '2'),
    letter(Command::ViewTop, '3'),
    letter(Command::ViewLow, '4'),
    letter(Command::ViewNear, 'Z'),
    letter(Command::TogglePanel, 'O'),
    key(Command::ShowCard, KeyCode::F2),
    letter(Command::ToggleMute, 'M'),
    letter(Command::Again, 'N'),
    letter(Command::Skip, 'K'),
    letter(Command::ShowSolution, 'J'),
    key(Command::Leave, KeyCode::Backspace),
    key(Command::OpenGame, KeyCode::F8),
    letter(Command::ExplainHint, 'Y'),
    letter(Command::NextPace, '5'),
    key(Command::FocusNotice, KeyCode::F6),
    letter(Command::Photo, 'P'),
    shift(key(Command::NextVariation, KeyCode::PageDown)),
    key(Command::FocusPanel, KeyCode::F7),
    letter(Command::NextPen, 'X'),
    key(Command::ToggleHelp, KeyCode::F1),
    letter(Command::ToggleHelp, '?'),
    key(Command::ToggleFullscreen, KeyCode::F11),
    gamepad(Command::CursorUp, GamepadButton::DPadUp),
    gamepad(Command::CursorDown, GamepadButton::DPadDown),
    gamepad(Command::CursorLeft, GamepadButton::DPadLeft),
    gamepad(Command::CursorRight, GamepadButton::DPadRight),
    gamepad(Command::Select, GamepadButton::South),
    gamepad(Command::Cancel, GamepadButton::East),
    gamepad(Command::Cancel, GamepadButton::Start),
    gamepad(Command::Undo, GamepadButton::West),
    gamepad(Command::Hint, GamepadButton::North),
    gamepad(Command::PreviousPiece, GamepadButton::LeftTrigger),
    gamepad(Command::NextPiece, GamepadButton::RightTrigger),
    gamepad(Command::StepBack, GamepadButton::LeftTrigger2),
    gamepad(Command::StepForward, GamepadButton::RightTrigger2),
    gamepad(Command::ToggleHelp, GamepadButton::Select),
    gamepad(Command::ViewNear, GamepadButton::RightThumb),
];
