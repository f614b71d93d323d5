//! What the diagrams of all games have in common: where a part of a board lies on the page, its coordinates, the tempo of what happens on it, and
//! what flies over it.

use bevy_egui::egui::{self, Align2, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::app::common::board::Stand;
use crate::app::i18n::Words;
use crate::app::theme::palette::{diagram as colors, ink};
use crate::app::theme::{fonts, measures};

/// Room for coordinates to the left and below, in points.
const MARGIN: f32 = 20.0;

/// Where a part of a board lies on the page.
pub(super) struct Frame {
    /// File and rank of its lower left corner.
    low: [u8; 2],
    /// Those of the upper right one.
    high: [u8; 2],
    board: Rect,
    /// From one place to the next, in points.
    pub(super) cell: f32,
}

impl Frame {
    /// The largest that fits into `size`, which it takes of the page.
    pub(super) fn within(size: Vec2, ui: &mut egui::Ui, low: [u8; 2], high: [u8; 2]) -> Frame {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let [files, ranks] = [0, 1].map(|axis| f32::from(high[axis] - low[axis] + 1));
        let cell = ((rect.width() - MARGIN) / files).min((rect.height() - MARGIN) / ranks);
        let board = Rect::from_min_size(rect.min + vec2(MARGIN, 0.0), vec2(files, ranks) * cell);
        Frame { low, high, board, cell }
    }

    /// The middle of a place.
    pub(super) fn at(&self, file: u8, rank: u8) -> Pos2 {
        let [right, down] = [f32::from(file) - f32::from(self.low[0]), f32::from(self.high[1]) - f32::from(rank)];
        self.board.min + vec2(right + 0.5, down + 0.5) * self.cell
    }

    /// Paints the board with its coordinates, the files named from `first`, and its lines, on which pieces stand or between which.
    pub(super) fn paint(&self, painter: &Painter, first: u8, stand: Stand, line: Stroke) {
        let Frame { low, high, board, cell } = self;
        painter.rect(*board, 3.0, colors::BOARD, Stroke::new(2.0, colors::LINE), StrokeKind::Outside);
        let label = |at, align, text: String| painter.text(at, align, text, fonts::text(fonts::size::TINY), ink::QUIET);
        let aside = match stand {
            Stand::Points => 0.0,
            Stand::Squares => cell / 2.0,
        };
        for file in low[0]..=high[0] {
            let x = self.at(file, low[1]).x;
            painter.vline(x - aside, board.y_range(), line);
            label(pos2(x, board.bottom() + 4.0), Align2::CENTER_TOP, char::from(first + file).to_string());
        }
        for rank in low[1]..=high[1] {
            let y = self.at(low[0], rank).y;
            painter.hline(board.x_range(), y - aside, line);
            label(pos2(board.left() - 6.0, y), Align2::RIGHT_CENTER, (u16::from(rank) + 1).to_string());
        }
    }

    /// Writes below the board how an action is written.
    pub(super) fn caption(&self, painter: &Painter, words: &Words, action: &str) {
        painter.text(
            pos2(self.board.center().x, self.board.bottom() + MARGIN + measures::SMALL),
            Align2::CENTER_TOP,
            words.format("rules-notation", &[("action", action.into())]),
            fonts::text(fonts::size::SMALL),
            ink::QUIET,
        );
    }

    /// Paints what has been fired, on its way and then striking; `progress` goes from 0 to 1.
    pub(super) fn paint_shot(&self, painter: &Painter, muzzle: Pos2, target: Pos2, progress: f32) {
        const FLIGHT: f32 = 0.6;
        if progress < FLIGHT {
            painter.circle_filled(muzzle.lerp(target, progress / FLIGHT), self.cell * 0.11, colors::FIRE);
        } else {
            let burst = ((progress - FLIGHT) / (1.0 - FLIGHT)).min(1.0);
            let ring = Stroke::new(self.cell * 0.08 * (1.0 - burst), colors::FIRE);
            painter.circle_stroke(target, self.cell * (0.2 + 0.4 * burst), ring);
        }
    }
}

/// How long each scene of a diagram takes, in seconds.
pub(super) struct Tempo {
    /// The board as it is.
    pub(super) before: f32,
    /// The action.
    pub(super) during: f32,
    /// What has come of it.
    pub(super) after: f32,
}

impl Tempo {
    /// The scene that is on, of those that follow each other for ever, and how far its action is, from 0 to 1; `since` is how long the
    /// diagram has been open.
    pub(super) fn now<'a, S>(&self, scenes: &'a [S], since: f32) -> (Option<&'a S>, f32) {
        let turn = self.before + self.during + self.after;
        let scene = scenes.get((since / turn) as usize % scenes.len().max(1));
        let progress = scene.map_or(0.0, |_| ((since % turn - self.before) / self.during).clamp(0.0, 1.0));
        (scene, progress)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEMPO: Tempo = Tempo { before: 1.0, during: 2.0, after: 1.0 };

    #[test]
    fn scenes_rest_happen_rest_and_follow_each_other_for_ever() {
        let now = |since| TEMPO.now(&['a', 'b'], since);
        assert_eq!(now(0.5), (Some(&'a'), 0.0));
        assert_eq!(now(2.0), (Some(&'a'), 0.5));
        assert_eq!(now(3.5), (Some(&'a'), 1.0));
        assert_eq!(now(4.5), (Some(&'b'), 0.0));
        assert_eq!(now(10.0), (Some(&'a'), 0.5));
    }

    #[test]
    fn nothing_happens_where_there_are_no_scenes() {
        assert_eq!(TEMPO.now::<char>(&[], 2.0), (None, 0.0));
    }
}
