//! Commands, and the keys that all games share.

use bevy::prelude::*;

/// What a key can ask for. Sent as a message, so that buttons can ask for the same.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Board cursor towards the far side of the screen; steps through the game while an earlier ply is on show.
    CursorUp,
    /// Board cursor towards the player.
    CursorDown,
    /// Board cursor to the left; one ply back while an earlier ply is on show.
    CursorLeft,
    /// Board cursor to the right; one ply on while an earlier ply is on show.
    CursorRight,
    /// Point at the cursor, as a click does.
    Choose,
    /// Let go of the selected piece, else back out of where the player is.
    Cancel,
    /// The next own piece that can act.
    NextPiece,
    /// The previous own piece that can act.
    PreviousPiece,
    /// The next cannon that can fire the same shot.
    NextLine,
    /// Turn what is chosen to the left, as it looks.
    TurnLeft,
    /// Turn it to the right.
    TurnRight,
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Ask the computer for a good action.
    Hint,
    /// Show or hide the pieces that could be taken next turn.
    Threats,
    /// Show or hide what the computer is thinking.
    Thinking,
    /// One ply back in the game.
    StepBack,
    /// One ply on in the game.
    StepOn,
    /// The start of the game.
    ToStart,
    /// The live game.
    ToLive,
    /// Show the last turn once more.
    ShowAgain,
    /// Lay the next of the game's surveys over the board, after the last one none.
    NextSurvey,
    /// Look from South's seat.
    ViewSouth,
    /// Look from North's seat.
    ViewNorth,
    /// Look from above.
    ViewTop,
    /// Look across the table.
    ViewLow,
    /// Nothing but the table, to take a picture of it.
    Photo,
    /// Show or hide the keys.
    Help,
    /// No sound at all, or as before.
    Mute,
    /// Fill the screen, or not.
    Fullscreen,
}

/// A key, perhaps with Control or Shift, and what it asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    /// What is asked for.
    pub command: Command,
    /// The key.
    pub key: KeyCode,
    /// Whether Control (or Command on a Mac) must be held.
    pub control: bool,
    /// Whether Shift must be held; `None` if it does not matter.
    pub shift: Option<bool>,
    /// The key as it is written in the help panel.
    pub label: &'static str,
}

/// A key without Control or Shift.
pub(in crate::app) const fn key(command: Command, key: KeyCode, label: &'static str) -> Binding {
    Binding { command, key, control: false, shift: None, label }
}

/// The keys that all games share. Several keys for one command are several lines.
pub const BINDINGS: &[Binding] = &[
    key(Command::CursorUp, KeyCode::ArrowUp, "↑"),
    key(Command::CursorDown, KeyCode::ArrowDown, "↓"),
    key(Command::CursorLeft, KeyCode::ArrowLeft, "←"),
    key(Command::CursorRight, KeyCode::ArrowRight, "→"),
    key(Command::Choose, KeyCode::Enter, "Enter"),
    key(Command::Choose, KeyCode::NumpadEnter, "Enter"),
    key(Command::Choose, KeyCode::Space, "Space"),
    key(Command::Cancel, KeyCode::Escape, "Esc"),
    Binding { shift: Some(false), ..key(Command::NextPiece, KeyCode::Tab, "Tab") },
    Binding { shift: Some(true), ..key(Command::PreviousPiece, KeyCode::Tab, "Shift Tab") },
    Binding { control: true, shift: Some(false), ..key(Command::Undo, KeyCode::KeyZ, "Ctrl Z") },
    key(Command::Undo, KeyCode::KeyU, "U"),
    Binding { control: true, shift: Some(true), ..key(Command::Redo, KeyCode::KeyZ, "Ctrl Shift Z") },
    Binding { control: true, ..key(Command::Redo, KeyCode::KeyY, "Ctrl Y") },
    key(Command::Redo, KeyCode::KeyR, "R"),
    key(Command::Hint, KeyCode::KeyH, "H"),
    key(Command::Threats, KeyCode::KeyT, "T"),
    key(Command::Thinking, KeyCode::KeyI, "I"),
    key(Command::ShowAgain, KeyCode::KeyA, "A"),
    key(Command::StepBack, KeyCode::PageUp, "Page up"),
    key(Command::StepOn, KeyCode::PageDown, "Page down"),
    key(Command::ToStart, KeyCode::Home, "Home"),
    key(Command::ToLive, KeyCode::End, "End"),
    key(Command::ViewSouth, KeyCode::Digit1, "1"),
    key(Command::ViewNorth, KeyCode::Digit2, "2"),
    key(Command::ViewTop, KeyCode::Digit3, "3"),
    key(Command::ViewLow, KeyCode::Digit4, "4"),
    key(Command::Mute, KeyCode::KeyM, "M"),
    key(Command::Photo, KeyCode::KeyP, "P"),
    key(Command::Help, KeyCode::F1, "F1"),
    key(Command::Fullscreen, KeyCode::F11, "F11"),
];

impl Command {
    /// Identifier of the localised description. Commands that share it share a line of the help panel.
    #[must_use]
    pub const fn message_id(self) -> &'static str {
        match self {
            Command::CursorUp | Command::CursorDown | Command::CursorLeft | Command::CursorRight => "key-cursor",
            Command::Choose => "key-choose",
            Command::Cancel => "key-cancel",
            Command::NextPiece => "key-next-piece",
            Command::PreviousPiece => "key-previous-piece",
            Command::NextLine => "key-next-line",
            Command::TurnLeft | Command::TurnRight => "key-turn",
            Command::Undo => "key-undo",
            Command::Redo => "key-redo",
            Command::Hint => "key-hint",
            Command::Threats => "key-threats",
            Command::Thinking => "key-thinking",
            Command::StepBack => "key-step-back",
            Command::StepOn => "key-step-on",
            Command::ToStart => "key-to-start",
            Command::ToLive => "key-to-live",
            Command::ShowAgain => "key-show-again",
            Command::NextSurvey => "key-next-survey",
            Command::ViewSouth => "key-view-south",
            Command::ViewNorth => "key-view-north",
            Command::ViewTop => "key-view-top",
            Command::ViewLow => "key-view-low",
            Command::Mute => "key-mute",
            Command::Photo => "key-photo",
            Command::Help => "key-help",
            Command::Fullscreen => "key-fullscreen",
        }
    }
}

impl Binding {
    /// Whether this binding's key was just pressed, with what must be held.
    #[must_use]
    pub fn just_pressed(&self, keys: &ButtonInput<KeyCode>) -> bool {
        let control =
            keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight]);
        let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        keys.just_pressed(self.key) && control == self.control && self.shift.is_none_or(|wanted| wanted == shift)
    }
}
