//! Diagrams of the rulebook: a part of a board on which actions are played one after the other.

use bevy_egui::egui::{self, Align2, Sense, Vec2, vec2};

use crate::{Illustration, painter};
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::palette::ink;
use cannon_app_base::theme::{fonts, measures};
use cannon_drawing::board::{Board, Coordinates};
use cannon_drawing::text::TextStyle;
use cannon_drawing::{Page, Style};
use cannon_rules::{Game, Side};

/// Space for the coordinates to the left and below, in points.
const MARGIN: f32 = 20.0;
/// Height of the notation below the board.
const CAPTION: f32 = measures::SMALL + fonts::size::SMALL;

/// A part of a board for a section of the rulebook.
#[derive(Clone, Copy)]
pub(super) struct Excerpt {
    /// Message identifier of the section's heading.
    pub(super) heading: &'static str,
    /// The first file and rank of the visible part of the board, and the number of files and ranks.
    pub(super) part: [(u8, u8); 2],
    /// The position. `None` stands for the start under the default rules.
    pub(super) position: Option<&'static str>,
    /// The actions to show, each played from the position.
    pub(super) actions: &'static [&'static str],
}

impl Excerpt {
    /// A part of a position, with its first file and rank and the number of files and ranks.
    pub(super) const fn new(
        heading: &'static str,
        part: [(u8, u8); 2],
        position: &'static str,
        actions: &'static [&'static str],
    ) -> Excerpt {
        Excerpt { heading, part, position: Some(position), actions }
    }
}

/// A diagram that is parsed and checked with the rules, so that it cannot show anything illegal.
pub(super) struct Diagram<G: Game> {
    /// The visible part of the board, with steps of one point.
    pub(super) board: Board,
    pub(super) position: G,
    pub(super) actions: Vec<G::Action>,
    pub(super) manner: Manner<G>,
}

/// How a game shows its diagrams.
#[derive(Clone, Copy)]
pub(super) struct Manner<G: Game> {
    /// The style of the drawing.
    pub(super) style: Style,
    /// Whether the notation of the shown action stands below the board.
    pub(super) has_notation: bool,
    /// The letter of the first file.
    pub(super) first_file: u8,
    /// The timing of each action.
    pub(super) timing: SceneTiming,
    /// Draws the board on the way of an action, from 0 to 1. There is none in diagrams without actions.
    pub(super) draw: fn(&mut Page, Board, &Style, &Diagram<G>, Option<(G::Action, f32)>),
}

impl<G: Game> Diagram<G> {
    /// Parses and checks an excerpt.
    ///
    /// # Errors
    /// Returns a message if a text cannot be parsed or an action is illegal.
    pub(super) fn read(excerpt: &Excerpt, manner: Manner<G>) -> Result<Diagram<G>, String> {
        let rules = G::Ruleset::default();
        let position = match excerpt.position {
            Some(text) => G::from_text(text, &rules).map_err(|error| error.to_string())?,
            None => G::start(&rules),
        };
        let action = |text: &&str| {
            let action = position.action_from_text(text).map_err(|error| format!("{text}: {error}"))?;
            position.validate(action).map_err(|refusal| format!("{text}: {refusal}"))?;
            Ok(action)
        };
        let actions = excerpt.actions.iter().map(action).collect::<Result<_, String>>()?;
        let [first, count] = excerpt.part;
        let board = Board { first, count, corner: (0.0, 0.0), step: 1.0, seat: Side::South };
        Ok(Diagram { board, position, actions, manner })
    }
}

impl<G: Game> Illustration for Diagram<G> {
    fn show(&self, ui: &mut egui::Ui, words: &Words, size: Vec2, elapsed: f32) {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let has_caption = self.manner.has_notation && !self.actions.is_empty();
        let caption = if has_caption { CAPTION } else { 0.0 };
        let (left_top, right_bottom) = (rect.min + vec2(MARGIN, 0.0), rect.max - vec2(0.0, MARGIN + caption));
        let board = self.board.within(painter::xy(left_top), painter::xy(right_bottom));
        let style = TextStyle::regular(fonts::size::TINY).color(painter::color(*ink::QUIET));
        let coordinates =
            Coordinates { first: self.manner.first_file, style, beside: MARGIN / 2.0, is_all_around: false };
        let scene = self.manner.timing.scene_at(&self.actions, elapsed);
        painter::paint(ui.painter(), |page| {
            board.write_coordinates(page, coordinates);
            (self.manner.draw)(page, board, &self.manner.style, self, scene);
        });
        if let Some((action, _)) = scene.filter(|_| has_caption) {
            // The caption omits the signs of check and escape, because diagrams place the pieces arbitrarily.
            let action = self.position.action_to_text(action);
            let ((left, _), (right, bottom)) = (board.corner, board.end());
            ui.painter().text(
                egui::pos2((left + right) / 2.0, bottom + MARGIN + measures::SMALL),
                Align2::CENTER_TOP,
                words.format("rules-notation", &[("action", action.trim_end_matches(['+', '=']).into())]),
                fonts::text(fonts::size::SMALL),
                *ink::QUIET,
            );
        }
    }

    fn still_moments(&self) -> Vec<f32> {
        self.manner.timing.still_moments(self.actions.len())
    }
}

/// The durations of the phases of each scene, in seconds.
#[derive(Clone, Copy)]
pub(super) struct SceneTiming {
    /// The board before the action.
    pub(super) before: f32,
    /// The action.
    pub(super) during: f32,
    /// The board after the action.
    pub(super) after: f32,
}

impl SceneTiming {
    const fn cycle(&self) -> f32 {
        self.before + self.during + self.after
    }

    /// The moments of a number of scenes at which nothing moves: before and after each action.
    fn still_moments(&self, scenes: usize) -> Vec<f32> {
        (0..scenes)
            .flat_map(|scene| {
                let start = scene as f32 * self.cycle();
                [start + self.before / 2.0, start + self.before + self.during + self.after / 2.0]
            })
            .collect()
    }

    /// The current scene of an endless loop and the progress of its action, from 0 to 1. `elapsed` is the time since the diagram was
    /// opened.
    fn scene_at<S: Copy>(&self, scenes: &[S], elapsed: f32) -> Option<(S, f32)> {
        let cycle = self.cycle();
        let scene = scenes.get((elapsed / cycle) as usize % scenes.len().max(1))?;
        Some((*scene, ((elapsed % cycle - self.before) / self.during).clamp(0.0, 1.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEMPO: SceneTiming = SceneTiming { before: 1.0, during: 2.0, after: 1.0 };

    #[test]
    fn scenes_loop_with_pauses_before_and_after_action() {
        let now = |elapsed| TEMPO.scene_at(&['a', 'b'], elapsed);
        assert_eq!(now(0.5), Some(('a', 0.0)));
        assert_eq!(now(2.0), Some(('a', 0.5)));
        assert_eq!(now(3.5), Some(('a', 1.0)));
        assert_eq!(now(4.5), Some(('b', 0.0)));
        assert_eq!(now(10.0), Some(('a', 0.5)));
        assert_eq!(TEMPO.scene_at::<char>(&[], 2.0), None);
    }

    #[test]
    fn nothing_moves_at_still_moments() {
        let moments = TEMPO.still_moments(2);
        let shown = moments.iter().filter_map(|&moment| TEMPO.scene_at(&['a', 'b'], moment));
        assert!(shown.eq([('a', 0.0), ('a', 1.0), ('b', 0.0), ('b', 1.0)]));
        assert!(TEMPO.still_moments(0).is_empty());
    }
}
