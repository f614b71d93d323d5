//! Positions with a name, as players set them up.

use bevy_egui::egui;
use serde_json::Value;

use super::{issues, options, position_file, tools};
use crate::cannon::board_game;
use crate::cannon::board_geometry::{LAYOUT, point_at};
use crate::cannon::presentation::paint_setup;
use crate::cannon::ruleset;
use crate::editor_support::{Brush, Design, SetupIssue, SetupParameter};
use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::marks::Mark;
use cannon_app_base::common::pieces::PieceState;
use cannon_app_base::i18n::Words;
use cannon_appearance::GroundLook;
use cannon_drawing::diagram;
use cannon_i18n::Localizer;
use cannon_print::{Page, Paper};
use cannon_rules::cannon::{PieceKind, Point, Position, Ruleset, Setup, SetupError};
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Game, GameId, Side};

/// A position with a name, a description and the rules by which it is played. It may be invalid.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedPosition {
    /// The name. Empty until the player gives it one.
    pub name: String,
    /// The description.
    pub about: String,
    /// The rules.
    pub(super) rules: Ruleset,
    /// The position.
    pub setup: Setup,
}

impl NamedPosition {
    /// A position without a name.
    pub(super) fn new(setup: Setup, rules: Ruleset) -> NamedPosition {
        NamedPosition { name: String::new(), about: String::new(), rules, setup }
    }

    /// The start position of these rules.
    pub fn start(rules: Ruleset) -> NamedPosition {
        NamedPosition::new(Setup::from(&Position::start(&rules)), rules)
    }

    /// Whether the pieces stand as at the start of a game, with the side to move that begins.
    pub(super) fn is_start(&self) -> bool {
        self.setup == Setup::from(&Position::start(&self.rules))
    }

    /// The position by its rules.
    ///
    /// # Errors
    /// The first error of the set-up.
    pub(super) fn position(&self) -> Result<Position, SetupError> {
        self.setup.position(&self.rules)
    }

    /// The number of a side's soldiers.
    fn soldiers(&self, side: Side) -> usize {
        Point::all().filter(|&point| self.setup.piece_at(point) == Some((side, PieceKind::Soldier))).count()
    }
}

impl Design for NamedPosition {
    fn name(&self) -> &str {
        &self.name
    }

    fn title(&self, words: &Words) -> String {
        match self.name.trim() {
            "" if self.is_start() => words.text("position-start"),
            "" => words.text("position-unnamed"),
            name => name.to_owned(),
        }
    }

    fn set_name(&mut self, name: String) {
        self.name = name;
    }

    fn about(&self) -> &str {
        &self.about
    }

    fn set_about(&mut self, about: String) {
        self.about = about;
    }

    fn summary(&self, words: &Words) -> String {
        let [south, north] = Side::ALL.map(|side| self.soldiers(side));
        if self.name.is_empty() && self.is_start() {
            // The New game screen offers it under any rules, which also say who begins.
            return words.format("position-summary-start", &[("south", south.into()), ("north", north.into())]);
        }
        let args = [
            ("south", south.into()),
            ("north", north.into()),
            ("side", words.side_in(GameId::Cannon, self.setup.to_move).into()),
            ("rules", words.text(ruleset::name_id(&self.rules)).into()),
        ];
        words.format("position-summary", &args)
    }

    fn ruleset(&self) -> Option<Value> {
        serde_json::to_value(self.rules).ok()
    }

    fn layout(&self) -> BoardLayout {
        LAYOUT
    }

    fn scenery(&self) -> Vec<(Spot, PieceState)> {
        Vec::new()
    }

    fn piece_states(&self) -> Vec<(Spot, PieceState)> {
        board_game::piece_states(|point| self.setup.piece_at(point))
    }

    fn standing_marks(&self) -> Vec<Mark> {
        Vec::new()
    }

    fn preview(&self, canvas: &egui::Painter, rect: egui::Rect, _: GroundLook) {
        paint_setup(canvas, rect, Side::South, &self.setup, ruleset::printed_face(&self.rules).face);
    }

    fn opposite_spot(&self, at: Spot) -> Spot {
        point_at(at).map_or(at, |point| point.rotated().into())
    }

    fn apply_brush(&mut self, brush: Brush, at: Spot, mirrored: bool, _: bool) {
        let Some(point) = point_at(at) else { return };
        tools::apply(&mut self.setup, brush.tool, brush.side, point);
        if mirrored {
            tools::apply(&mut self.setup, brush.tool, !brush.side, point.rotated());
        }
    }

    /// Pieces of Cannon have no direction.
    fn rotate_piece(&mut self, _: Spot, _: bool, _: bool) {}

    /// The board has only one size.
    fn resize(&mut self, _: u8) {}

    fn parameters(&self, _: &Words) -> Vec<SetupParameter> {
        Vec::new()
    }

    fn step_parameter(&mut self, _: usize, _: bool) {}

    fn options_ui(&self, ui: &mut egui::Ui, words: &Words) -> Option<Box<dyn Design>> {
        options::show(ui, words, self).map(|changed| Box::new(changed) as Box<dyn Design>)
    }

    fn issues(&self, words: &Words) -> Vec<SetupIssue> {
        issues::issues(self, words)
    }

    fn start_position(&self) -> Option<String> {
        self.position().ok().filter(|position| position.outcome().is_none()).map(|position| position.to_text())
    }

    fn page(&self, _: Paper, words: &Localizer) -> Result<Page, String> {
        let first_issue =
            || issues::issues(self, words).into_iter().next().map_or_else(String::new, |issue| issue.text);
        let position = self.position().map_err(|_| first_issue())?;
        let timeline = Timeline::new(position, HouseRules::NONE);
        let page = diagram(&timeline.into(), 0, &[], &self.name, words.tag());
        Ok(page.unwrap_or_else(|| unreachable!("every position of Cannon has a diagram")))
    }

    fn to_text(&self) -> String {
        position_file::write(self)
    }

    fn clipboard_text(&self) -> String {
        self.setup.to_string()
    }

    fn pasted(&self, text: &str) -> Result<Box<dyn Design>, Message> {
        match position_file::read_pasted(self, text) {
            Ok(position) => Ok(Box::new(position)),
            Err(error) => Err(error.to_message()),
        }
    }

    fn boxed_clone(&self) -> Box<dyn Design> {
        Box::new(self.clone())
    }
}
