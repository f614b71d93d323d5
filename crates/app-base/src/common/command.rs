//! Commands of the player, which keys, buttons of the mouse and of gamepads, and buttons on the screen give.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// A command that a key can give. It is a message, so that buttons can give it as well.
///
/// In settings and texts, commands have their names in snake case.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Move the board cursor away from the player.
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
    /// Begin a task, a puzzle or a lesson anew.
    Again,
    /// Leave a task or a scene of a lesson out.
    Skip,
    /// Show the solution of a puzzle or the best action in a practice.
    ShowSolution,
    /// Leave a lesson, a puzzle or a practice.
    Leave,
    /// Open the review of the game from which a repeated mistake comes.
    OpenGame,
    /// Tell why a hint is good.
    ExplainHint,
    /// Change the pace of a game of the computer against itself.
    NextPace,
    /// Lead the keyboard to the buttons of the notice.
    FocusNotice,
    /// Hide everything but the table, to take a picture of it.
    Photo,
    /// Show the next variation beside the last move of a study.
    NextVariation,
    /// Lead the keyboard into the panel of a study.
    FocusPanel,
    /// Take the next pen to draw on the board, or put the pen down.
    NextPen,
    /// Show or hide the help on keys.
    ToggleHelp,
    /// Open the panel with the list of moves beside the board, or close it.
    TogglePanel,
    /// Show the card about the place under the pointer or the cursor at once.
    ShowCard,
    /// Mute or unmute the sound.
    ToggleMute,
    /// Switch between full screen and window.
    ToggleFullscreen,
}

/// All commands with the message identifiers of their descriptions, in the order of the variants, in which the settings list them.
static DESCRIPTIONS: [(Command, &str); 46] = [
    (Command::CursorUp, "key-cursor-up"),
    (Command::CursorDown, "key-cursor-down"),
    (Command::CursorLeft, "key-cursor-left"),
    (Command::CursorRight, "key-cursor-right"),
    (Command::Select, "key-choose"),
    (Command::Cancel, "key-cancel"),
    (Command::NextPiece, "key-next-piece"),
    (Command::PreviousPiece, "key-previous-piece"),
    (Command::NextFiringLine, "key-next-line"),
    (Command::TurnLeft, "key-turn-left"),
    (Command::TurnRight, "key-turn-right"),
    (Command::Undo, "key-undo"),
    (Command::Redo, "key-redo"),
    (Command::Hint, "key-hint"),
    (Command::ToggleAnalysis, "key-analysis"),
    (Command::ToggleThreats, "key-threats"),
    (Command::ToggleDanger, "key-danger"),
    (Command::ToggleThinking, "key-thinking"),
    (Command::StepBack, "key-step-back"),
    (Command::StepForward, "key-step-on"),
    (Command::GoToStart, "key-to-start"),
    (Command::GoToLive, "key-to-live"),
    (Command::ReplayLastAction, "key-show-again"),
    (Command::NextBoardOverlay, "key-next-survey"),
    (Command::ViewSouth, "key-view-south"),
    (Command::ViewNorth, "key-view-north"),
    (Command::ViewTop, "key-view-top"),
    (Command::ViewLow, "key-view-low"),
    (Command::ViewNear, "key-view-near"),
    (Command::Again, "key-again"),
    (Command::Skip, "key-skip"),
    (Command::ShowSolution, "key-solution"),
    (Command::Leave, "key-leave"),
    (Command::OpenGame, "key-open-game"),
    (Command::ExplainHint, "key-why"),
    (Command::NextPace, "key-pace"),
    (Command::FocusNotice, "key-notice"),
    (Command::Photo, "key-photo"),
    (Command::NextVariation, "key-next-variation"),
    (Command::FocusPanel, "key-focus-panel"),
    (Command::NextPen, "key-pen"),
    (Command::ToggleHelp, "key-help"),
    (Command::TogglePanel, "key-panel"),
    (Command::ShowCard, "key-card"),
    (Command::ToggleMute, "key-mute"),
    (Command::ToggleFullscreen, "key-fullscreen"),
];

impl Command {
    /// All commands, in the order in which the settings list them.
    pub fn all() -> impl Iterator<Item = Command> {
        DESCRIPTIONS.iter().map(|&(command, _)| command)
    }

    /// The message identifier of the description for the help panel. Commands with the same identifier share a line.
    pub fn message_id(self) -> &'static str {
        match self {
            Command::CursorUp | Command::CursorDown | Command::CursorLeft | Command::CursorRight => "key-cursor",
            Command::TurnLeft | Command::TurnRight => "key-turn",
            other => other.own_message_id(),
        }
    }

    /// Whether the command is given again while its key is held.
    pub const fn repeats(self) -> bool {
        matches!(self, Command::CursorUp | Command::CursorDown | Command::CursorLeft | Command::CursorRight)
    }

    /// The message identifier of the description of this command alone.
    pub fn own_message_id(self) -> &'static str {
        DESCRIPTIONS[self as usize].1
    }

    /// The name in settings and texts, such as `step_back`.
    pub fn name(self) -> String {
        // A variant without data is always written as a string.
        serde_json::to_value(self).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptions_have_the_order_of_the_commands() {
        for (index, command) in Command::all().enumerate() {
            assert_eq!(command as usize, index, "{command:?}");
        }
        assert_eq!(Command::ToggleFullscreen as usize + 1, DESCRIPTIONS.len(), "the last command has a description");
    }
}
