//! Editing of schemes.

use bevy_egui::egui;

use super::tools::tool_effect;
use super::{issues, objective_edits, setup_edits};
use crate::editor_support::{Brush, Design, SetupIssue, SetupParameter};
use crate::tank_chess::presentation::paint_setup;
use crate::tank_chess::{board_game, board_geometry, marks};
use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::marks::Mark;
use cannon_app_base::common::pieces::{Elevation, PieceState};
use cannon_app_base::i18n::Words;
use cannon_appearance::GroundLook;
use cannon_i18n::Localizer;
use cannon_print::tank_chess::{scheme, template};
use cannon_print::{Page, Paper};
use cannon_rules::message::Message;
use cannon_rules::tank_chess::board::{MAX_SIZE, MIN_SIZE};
use cannon_rules::tank_chess::{Ruleset, Scheme, Setup, Square, scheme_file};
use cannon_rules::{Game, Side};

impl Design for Scheme {
    fn name(&self) -> &str {
        &self.name
    }

    fn title(&self, words: &Words) -> String {
        words.scheme_name(&self.name)
    }

    fn set_name(&mut self, name: String) {
        self.name = name;
    }

    fn about(&self) -> &str {
        &self.about
    }

    fn description(&self, words: &Words) -> String {
        words.scheme_about(&self.about)
    }

    fn set_about(&mut self, about: String) {
        self.about = about;
    }

    fn summary(&self, words: &Words) -> String {
        let [south, north] = Side::ALL.map(|side| self.setup.units(side).len());
        let args = [("size", self.setup.size.into()), ("south", south.into()), ("north", north.into())];
        words.format("scheme-extent", &args)
    }

    fn layout(&self) -> BoardLayout {
        board_geometry::board_layout(self.setup.size.clamp(MIN_SIZE, MAX_SIZE))
    }

    fn scenery(&self) -> Vec<(Spot, PieceState)> {
        let setup = &self.setup;
        let flag = |at| Side::ALL.into_iter().find(|side| setup.flags[side.index()] == Some(at));
        let ground = |at: Square| board_game::square_scenery(at, |square| setup.terrain(square), flag(at));
        Square::all(Design::layout(self).size).flat_map(ground).collect()
    }

    fn piece_states(&self) -> Vec<(Spot, PieceState)> {
        let setup = &self.setup;
        let figure = |at: Square| {
            // The editor shows the squares of a hill flat, because its marks lie on the board.
            let is_water = setup.terrain(at).is_some_and(board_geometry::is_water_terrain);
            let elevation = if is_water { Elevation::Afloat } else { Elevation::Board };
            let piece = board_game::piece_state(at, setup.occupant(at), setup.mines.contains(at), elevation)?;
            Some((at.into(), piece))
        };
        let depots = board_game::depot_states(setup.objective.as_ref(), |_| false);
        Square::all(Design::layout(self).size).filter_map(figure).chain(depots).collect()
    }

    fn standing_marks(&self) -> Vec<Mark> {
        marks::objective_marks(self.setup.objective.as_ref())
    }

    fn preview(&self, canvas: &egui::Painter, rect: egui::Rect, look: GroundLook) {
        paint_setup(canvas, rect, &self.setup, Side::South, look);
    }

    fn opposite_spot(&self, at: Spot) -> Spot {
        square_of(at).map_or(at, |square| square.rotated(self.setup.size).into())
    }

    fn apply_brush(&mut self, brush: Brush, at: Spot, mirrored: bool, again: bool) {
        let (Some(effect), Some(square)) = (tool_effect(brush.tool), square_of(at)) else { return };
        let setup = &mut self.setup;
        if !square.is_on(setup.size) {
            return;
        }
        if again && setup_edits::has_unit(setup, effect, brush.side, square) {
            setup_edits::rotate_unit(setup, square, true, mirrored);
            return;
        }
        if mirrored {
            setup_edits::apply_tool_to_both_sides(setup, effect, brush.side, square);
        } else {
            setup_edits::apply_tool(setup, effect, brush.side, square);
        }
    }

    fn rotate_piece(&mut self, at: Spot, right: bool, mirrored: bool) {
        if let Some(square) = square_of(at) {
            setup_edits::rotate_unit(&mut self.setup, square, right, mirrored);
        }
    }

    fn resize(&mut self, size: u8) {
        self.setup = setup_edits::resized(&self.setup, size);
    }

    fn parameters(&self, words: &Words) -> Vec<SetupParameter> {
        objective_edits::parameters(&self.setup, words)
    }

    fn step_parameter(&mut self, index: usize, is_increase: bool) {
        objective_edits::step_parameter(&mut self.setup, index, is_increase);
    }

    fn issues(&self, words: &Words) -> Vec<SetupIssue> {
        issues::issues(self, words)
    }

    fn start_position(&self) -> Option<String> {
        self.start(&Ruleset::default()).ok().map(|position| position.to_text())
    }

    fn page(&self, paper: Paper, words: &Localizer) -> Result<Page, String> {
        let is_empty = self.setup == Setup::empty(self.setup.size, self.setup.to_move);
        let page = if is_empty { template(self.setup.size, paper, words) } else { scheme(self, paper, words) };
        page.map_err(|error| words.error(&error))
    }

    fn to_text(&self) -> String {
        scheme_file::write(self)
    }

    fn pasted(&self, text: &str) -> Result<Box<dyn Design>, Message> {
        super::parse(text)
    }

    fn boxed_clone(&self) -> Box<dyn Design> {
        Box::new(self.clone())
    }
}

fn square_of(at: Spot) -> Option<Square> {
    Square::new(at.file, at.rank)
}
