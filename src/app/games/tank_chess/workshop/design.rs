//! A scheme as the editor sees it.

use bevy_egui::egui;

use super::tools::means;
use super::{changes, words};
use crate::app::common::board::{BoardLayout, Spot};
use crate::app::common::pieces::PieceState;
use crate::app::games::tank_chess::{board_game, painter, place, text};
use crate::app::games::workshop::{Brush, Design, Remark};
use crate::app::i18n::Words;
use cannon_rules::tank_chess::board::{MAX_SIZE, MIN_SIZE};
use cannon_rules::tank_chess::{Ruleset, Scheme, Square, scheme_file};
use cannon_rules::{Game, Side};

impl Design for Scheme {
    fn name(&self) -> &str {
        &self.name
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

    fn extent(&self, words: &Words) -> String {
        let [south, north] = Side::ALL.map(|side| self.setup.units(side).len());
        words.format(
            "scheme-extent",
            &[("size", self.setup.size.into()), ("south", south.into()), ("north", north.into())],
        )
    }

    fn usual_minutes(&self) -> u32 {
        text::minutes_on(self.setup.size)
    }

    fn layout(&self) -> BoardLayout {
        place::board(self.setup.size.clamp(MIN_SIZE, MAX_SIZE))
    }

    fn ground(&self) -> Vec<(Spot, PieceState)> {
        let setup = &self.setup;
        let flag = |at| Side::ALL.into_iter().find(|side| setup.flags[side.index()] == Some(at));
        let ground = |at: Square| board_game::ground(at, |square| setup.terrain(square), flag(at));
        Square::all(Design::layout(self).size).flat_map(ground).collect()
    }

    fn figures(&self) -> Vec<(Spot, PieceState)> {
        let setup = &self.setup;
        let figure = |at: Square| {
            Some((
                at.into(),
                board_game::figure(
                    at,
                    setup.occupant(at),
                    setup.mines.contains(at),
                    setup.terrain(at).is_some_and(place::holds_water),
                )?,
            ))
        };
        Square::all(Design::layout(self).size).filter_map(figure).collect()
    }

    fn preview(&self, on: &egui::Painter, rect: egui::Rect) {
        painter::setup(on, rect, &self.setup);
    }

    fn counterpart(&self, at: Spot) -> Spot {
        square_of(at).map_or(at, |square| square.rotated(self.setup.size).into())
    }

    fn paint(&mut self, brush: Brush, at: Spot, mirrored: bool, again: bool) {
        let (Some(means), Some(square)) = (means(brush.tool), square_of(at)) else { return };
        let setup = &mut self.setup;
        if !square.is_on(setup.size) {
            return;
        }
        if again && changes::has(setup, means, brush.side, square) {
            changes::turn(setup, square, true, mirrored);
            return;
        }
        changes::put(setup, means, brush.side, square);
        let there = square.rotated(setup.size);
        if mirrored && there != square {
            changes::put(setup, means, !brush.side, there);
        }
    }

    fn turn(&mut self, at: Spot, right: bool, mirrored: bool) {
        if let Some(square) = square_of(at) {
            changes::turn(&mut self.setup, square, right, mirrored);
        }
    }

    fn resize(&mut self, size: u8) {
        self.setup = changes::resized(&self.setup, size);
    }

    fn remarks(&self, words: &Words) -> Vec<Remark> {
        words::remarks(self, words)
    }

    fn start(&self) -> Option<String> {
        self.start(&Ruleset::default()).ok().map(|position| position.to_text())
    }

    fn to_text(&self) -> String {
        scheme_file::write(self)
    }

    fn boxed_clone(&self) -> Box<dyn Design> {
        Box::new(self.clone())
    }
}

fn square_of(at: Spot) -> Option<Square> {
    Square::new(at.file, at.rank)
}
