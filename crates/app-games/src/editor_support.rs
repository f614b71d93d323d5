//! Interface between a game and the set-up editor, the module `editor` of the crate `cannon-app-activities`.
//!
//! A game that has an [`EditorSupport`] gets the editor, the list of set-ups and the choice of a set-up on the New game screen. A set-up is
//! a [`Design`], a trait object for the game's own type, because the editor knows no game.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use bevy_egui::egui;
use serde_json::Value;

use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::marks::Mark;
use cannon_app_base::common::pieces::PieceState;
use cannon_app_base::i18n::Words;
use cannon_appearance::GroundLook;
use cannon_i18n::Localizer;
use cannon_print::{Page, Paper};
use cannon_rules::Side;
use cannon_rules::message::Message;

/// A game's support of the set-up editor.
#[derive(Debug)]
pub struct EditorSupport {
    /// Name of the folder for players' set-ups, beside the saved games.
    pub folder: &'static str,
    /// The value of the field `format` in the files of set-ups.
    pub file_format: &'static str,
    /// The possible numbers of files and ranks.
    pub sizes: RangeInclusive<u8>,
    /// Whether set-ups are usually the same for both sides, so that the editor at first repeats edits for the other side.
    pub is_symmetric: bool,
    /// Whether set-ups are positions in the middle of a game, which the editor analyses and makes puzzles of.
    pub studies_positions: bool,
    /// The tools, in groups.
    pub tools: fn() -> &'static [ToolGroup],
    /// The tool that removes everything from a spot.
    pub eraser: fn() -> ToolId,
    /// The set-ups that come with the game, the default one first.
    pub builtin_setups: fn() -> &'static [BuiltinSetup],
    /// The first ruleset with the set-up of the second one; all other options of the first ruleset stay. `None` stands for the default
    /// ruleset.
    pub with_setup_of: fn(Option<&Value>, &Value) -> Value,
    /// An empty board of the given size.
    pub blank: fn(u8) -> Box<dyn Design>,
    /// The set-up that a position text describes, without a name. `None` if the text is damaged.
    pub of_position: fn(&str) -> Option<Box<dyn Design>>,
    /// Parses the text of a set-up.
    pub parse: fn(&str) -> Result<Box<dyn Design>, Message>,
}

/// A set-up that comes with the game.
#[derive(Debug)]
pub struct BuiltinSetup {
    /// The ruleset of its games, as a JSON value.
    pub ruleset: Value,
    /// The set-up.
    pub design: Box<dyn Design>,
}

/// A group of tools.
#[derive(Debug)]
pub struct ToolGroup {
    /// Message identifier of the title.
    pub title: &'static str,
    /// Whether the tools place things that belong to a side, so that the player chooses a side, too.
    pub needs_side: bool,
    /// The tools.
    pub tools: Vec<Tool>,
}

/// A tool that places something on the board, or that removes things.
#[derive(Clone, Copy, Debug)]
pub struct Tool {
    /// The identifier of the tool.
    pub id: ToolId,
    /// Message identifier of the name.
    pub name: &'static str,
    /// Paints the icon of the tool for a side.
    pub paint: fn(ToolId, Side, &egui::Painter, egui::Rect),
}

/// The number of a tool, which only the game interprets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ToolId(pub u16);

/// The selected tool and side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brush {
    /// The tool.
    pub tool: ToolId,
    /// The owner of the things that it places, if they belong to a side.
    pub side: Side,
}

/// The severity of a [`SetupIssue`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The set-up cannot be played.
    Error,
    /// The set-up can be played, but is not recommended.
    Warning,
}

/// A problem of a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupIssue {
    /// The severity.
    pub severity: Severity,
    /// The description in the player's language.
    pub text: String,
    /// The affected spots. Empty if the whole set-up is affected.
    pub spots: Vec<Spot>,
}

/// A value of a set-up that steppers change, beside the size of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupParameter {
    /// The name of its stepper in the interface.
    pub name: &'static str,
    /// Its name and value in the player's language.
    pub text: String,
    /// Whether it can be decreased.
    pub can_decrease: bool,
    /// Whether it can be increased.
    pub can_increase: bool,
}

/// A named set-up of a game, which may be invalid.
pub trait Design: Debug + Send + Sync + 'static {
    /// The name.
    fn name(&self) -> &str;
    /// The name for lists and titles, or a description of a set-up without one.
    fn title(&self, words: &Words) -> String {
        let _ = words;
        self.name().to_owned()
    }
    /// Sets the name.
    fn set_name(&mut self, name: String);
    /// The author's description.
    fn about(&self) -> &str;
    /// The description for people to read, which built-in set-ups have in every language.
    fn description(&self, words: &Words) -> String {
        let _ = words;
        self.about().to_owned()
    }
    /// Sets the description.
    fn set_about(&mut self, about: String);
    /// A short summary of its size and contents.
    fn summary(&self, words: &Words) -> String;
    /// The ruleset that belongs to it, as a JSON value. `None` if the player chooses the rules for each game.
    fn ruleset(&self) -> Option<Value> {
        None
    }

    /// The layout of the board. A size out of range is clamped.
    fn layout(&self) -> BoardLayout;
    /// The scenery, as in [`BoardGame::scenery`](super::BoardGame::scenery).
    fn scenery(&self) -> Vec<(Spot, PieceState)>;
    /// The pieces, at most one on each spot.
    fn piece_states(&self) -> Vec<(Spot, PieceState)>;
    /// The marks that belong to the board, as in [`Presentation::standing_marks`](super::Presentation::standing_marks).
    fn standing_marks(&self) -> Vec<Mark>;
    /// Paints the set-up from above. `look` is the look of boards that show a landscape.
    fn preview(&self, painter: &egui::Painter, rect: egui::Rect, look: GroundLook);

    /// The spot that corresponds to `at` for the other side.
    fn opposite_spot(&self, at: Spot) -> Spot;
    /// Uses a tool at a spot, and if `mirrored` also for the other side at the opposite spot. With `again`, the tool turns a piece that
    /// already stands there as the tool would place it.
    fn apply_brush(&mut self, brush: Brush, at: Spot, mirrored: bool, again: bool);
    /// Turns the piece at a spot by 45 degrees to the right or left, and if `mirrored` also the piece at the opposite spot.
    fn rotate_piece(&mut self, at: Spot, right: bool, mirrored: bool);
    /// Resizes the board and keeps everything that fits.
    fn resize(&mut self, size: u8);

    /// The parameters of the set-up.
    fn parameters(&self, words: &Words) -> Vec<SetupParameter>;
    /// Changes the parameter of this index in [`parameters`](Self::parameters) by one step.
    fn step_parameter(&mut self, index: usize, is_increase: bool);
    /// Shows widgets for what is neither on the board nor a parameter. Returns the set-up with the change, if there was one.
    fn options_ui(&self, ui: &mut egui::Ui, words: &Words) -> Option<Box<dyn Design>> {
        let _ = (ui, words);
        None
    }

    /// All problems, errors first.
    fn issues(&self, words: &Words) -> Vec<SetupIssue>;
    /// The position text of a game that begins with this set-up. `None` if there are errors.
    fn start_position(&self) -> Option<String>;
    /// The page to print: the set-up, or a template to fill in if the board is empty.
    ///
    /// # Errors
    /// The reason, if the set-up cannot be drawn.
    fn page(&self, paper: Paper, words: &Localizer) -> Result<Page, String>;
    /// The text of the set-up for files.
    fn to_text(&self) -> String;
    /// The text of the set-up for the clipboard.
    fn clipboard_text(&self) -> String {
        self.to_text()
    }
    /// The set-up of a text from the clipboard. What the text does not tell stays as in this set-up.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    fn pasted(&self, text: &str) -> Result<Box<dyn Design>, Message>;

    /// A copy.
    fn boxed_clone(&self) -> Box<dyn Design>;
}

impl Clone for Box<dyn Design> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}
