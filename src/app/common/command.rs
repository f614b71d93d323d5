//! Commands of the player, and the key bindings that all games share.

use bevy::prelude::*;

/// A command that a key can give. It is a message, so that buttons can give it as well.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Move the board cursor away from the player; steps through the game while an earlier ply is shown.
    CursorUp,
    /// Move the board cursor towards the player.
    CursorDown,
    /// Move the board cursor to the left; goes one ply back while an earlier ply is shown.
    CursorLeft,
    /// Move the board cursor to the right; goes one ply forward while an earlier ply is shown.
    CursorRight,
    /// Select the place at the board cursor, like a click.
    Select,
    /// Deselect the piece or, if none is selected, leave the dialog or menu.
    Cancel,
    /// Move the cursor to the next own piece that can act.
    NextPiece,
    /// Move the cursor to the previous own piece that can act.
    PreviousPiece,
    /// Choose the next cannon that can fire the same shot.
    NextFiringLine,
    /// Turn the selected piece to its left.
    TurnLeft,
    /// Turn the selected piece to its right.
    TurnRight,
    /// Undo the last action.
    Undo,
    /// Redo the action that was undone.
    Redo,
    /// Ask the computer for a hint.
    Hint,
    /// Turn the analysis of the shown position on or off.
    ToggleAnalysis,
    /// Show or hide the pieces that could be taken next turn.
    ToggleThreats,
    /// Show or hide the danger on the places in reach of the selected piece.
    ToggleDanger,
    /// Show or hide the computer's search.
    ToggleThinking,
    /// View the previous ply.
    StepBack,
    /// View the next ply.
    StepForward,
    /// View the start of the game.
    GoToStart,
    /// View the live game.
    GoToLive,
    /// Replay the animation of the last action.
    ReplayLastAction,
    /// Show the next of the game's overlays on the board; after the last one, none.
    NextBoardOverlay,
    /// View from South's side.
    ViewSouth,
    /// View from North's side.
    ViewNorth,
    /// View from above.
    ViewTop,
    /// View from a low angle.
    ViewLow,
    /// Go near the selected piece, or back to the whole board.
    ViewNear,
    /// Hide everything but the table, to take a picture of it.
    Photo,
    /// Show or hide the help on keys.
    ToggleHelp,
    /// Fold the panel beside the board away, or unfold it.
    TogglePanel,
    /// Mute or unmute the sound.
    ToggleMute,
    /// Switch between full screen and window.
    ToggleFullscreen,
}

/// A key, possibly with Control or Shift, and its command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    /// The command.
    pub command: Command,
    /// The key.
    pub key: KeyCode,
    /// Whether Control (or Command on a Mac) must be held.
    pub needs_control: bool,
    /// Whether Shift must be held; `None` if it does not matter.
    pub needs_shift: Option<bool>,
    /// The text for the key in the help panel.
    pub label: &'static str,
}

/// A binding without Control. Shift does not matter.
pub(in crate::app) const fn key(command: Command, key: KeyCode, label: &'static str) -> Binding {
    Binding { command, key, needs_control: false, needs_shift: None, label }
}

/// The key bindings that all games share. A command may have several.
pub const BINDINGS: &[Binding] = &[
    key(Command::CursorUp, KeyCode::ArrowUp, "↑"),
    key(Command::CursorDown, KeyCode::ArrowDown, "↓"),
    key(Command::CursorLeft, KeyCode::ArrowLeft, "←"),
    key(Command::CursorRight, KeyCode::ArrowRight, "→"),
    key(Command::Select, KeyCode::Enter, "Enter"),
    key(Command::Select, KeyCode::NumpadEnter, "Enter"),
    key(Command::Select, KeyCode::Space, "Space"),
    key(Command::Cancel, KeyCode::Escape, "Esc"),
    Binding { needs_shift: Some(false), ..key(Command::NextPiece, KeyCode::Tab, "Tab") },
    Binding { needs_shift: Some(true), ..key(Command::PreviousPiece, KeyCode::Tab, "Shift Tab") },
    Binding { needs_control: true, needs_shift: Some(false), ..key(Command::Undo, KeyCode::KeyZ, "Ctrl Z") },
    key(Command::Undo, KeyCode::KeyU, "U"),
    Binding { needs_control: true, needs_shift: Some(true), ..key(Command::Redo, KeyCode::KeyZ, "Ctrl Shift Z") },
    Binding { needs_control: true, ..key(Command::Redo, KeyCode::KeyY, "Ctrl Y") },
    key(Command::Redo, KeyCode::KeyR, "R"),
    key(Command::Hint, KeyCode::KeyH, "H"),
    key(Command::ToggleAnalysis, KeyCode::KeyB, "B"),
    key(Command::ToggleThreats, KeyCode::KeyT, "T"),
    key(Command::ToggleThinking, KeyCode::KeyI, "I"),
    key(Command::ReplayLastAction, KeyCode::KeyA, "A"),
    key(Command::StepBack, KeyCode::PageUp, "Page up"),
    key(Command::StepForward, KeyCode::PageDown, "Page down"),
    key(Command::GoToStart, KeyCode::Home, "Home"),
    key(Command::GoToLive, KeyCode::End, "End"),
    key(Command::ViewSouth, KeyCode::Digit1, "1"),
    key(Command::ViewNorth, KeyCode::Digit2, "2"),
    key(Command::ViewTop, KeyCode::Digit3, "3"),
    key(Command::ViewLow, KeyCode::Digit4, "4"),
    key(Command::ViewNear, KeyCode::KeyZ, "Z"),
    key(Command::TogglePanel, KeyCode::KeyO, "O"),
    key(Command::ToggleMute, KeyCode::KeyM, "M"),
    key(Command::Photo, KeyCode::KeyP, "P"),
    key(Command::ToggleHelp, KeyCode::F1, "F1"),
    Binding { needs_shift: Some(true), ..key(Command::ToggleHelp, KeyCode::Slash, "?") },
    key(Command::ToggleFullscreen, KeyCode::F11, "F11"),
];

impl Command {
    /// The message identifier of the description. Commands with the same identifier share a line of the help panel.
    #[must_use]
    pub const fn message_id(self) -> &'static str {
        match self {
            Command::CursorUp | Command::CursorDown | Command::CursorLeft | Command::CursorRight => "key-cursor",
            Command::Select => "key-choose",
            Command::Cancel => "key-cancel",
            Command::NextPiece => "key-next-piece",
            Command::PreviousPiece => "key-previous-piece",
            Command::NextFiringLine => "key-next-line",
            Command::TurnLeft | Command::TurnRight => "key-turn",
            Command::Undo => "key-undo",
            Command::Redo => "key-redo",
            Command::Hint => "key-hint",
            Command::ToggleAnalysis => "key-analysis",
            Command::ToggleThreats => "key-threats",
            Command::ToggleDanger => "key-danger",
            Command::ToggleThinking => "key-thinking",
            Command::StepBack => "key-step-back",
            Command::StepForward => "key-step-on",
            Command::GoToStart => "key-to-start",
            Command::GoToLive => "key-to-live",
            Command::ReplayLastAction => "key-show-again",
            Command::NextBoardOverlay => "key-next-survey",
            Command::ViewSouth => "key-view-south",
            Command::ViewNorth => "key-view-north",
            Command::ViewTop => "key-view-top",
            Command::ViewLow => "key-view-low",
            Command::ViewNear => "key-view-near",
            Command::TogglePanel => "key-panel",
            Command::ToggleMute => "key-mute",
            Command::Photo => "key-photo",
            Command::ToggleHelp => "key-help",
            Command::ToggleFullscreen => "key-fullscreen",
        }
    }
}

impl Binding {
    /// Whether the key was just pressed together with the required modifiers.
    #[must_use]
    pub fn just_pressed(&self, keys: &ButtonInput<KeyCode>) -> bool {
        let control =
            keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight]);
        let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        keys.just_pressed(self.key)
            && control == self.needs_control
            && self.needs_shift.is_none_or(|wanted| wanted == shift)
    }
}
