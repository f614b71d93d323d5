//! Parts that the diagrams of all games share: the frame of the board with its coordinates, the timing of the scenes, and shots.

use bevy_egui::egui::{self, Align2, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Vec2, pos2, vec2};

use cannon_app_base::common::board::BoardGrid;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::palette::{diagram as colors, ink};
use cannon_app_base::theme::{fonts, measures};

/// Space for the coordinates to the left and below, in points.
const MARGIN: f32 = 20.0;

/// The place of a part of a board on the page.
pub(super) struct BoardFrame {
    /// File and rank of the lower left corner.
    low: [u8; 2],
    /// File and rank of the upper right corner.
    high: [u8; 2],
    board: Rect,
    /// The distance between neighbouring places of the board, in points of the screen.
    pub(super) cell: f32,
}

impl BoardFrame {
    /// The largest frame that fits into `size`, which is allocated in `ui`. `low` and `high` are the corners of the visible part of the
    /// board.
    pub(super) fn fit(size: Vec2, ui: &mut egui::Ui, low: [u8; 2], high: [u8; 2]) -> BoardFrame {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let [files, ranks] = [0, 1].map(|axis| f32::from(high[axis] - low[axis] + 1));
        let cell = ((rect.width() - MARGIN) / files).min((rect.height() - MARGIN) / ranks);
        let board = Rect::from_min_size(rect.min + vec2(MARGIN, 0.0), vec2(files, ranks) * cell);
        BoardFrame { low, high, board, cell }
    }

    /// The centre of a place of the board.
    pub(super) fn center_of(&self, file: u8, rank: u8) -> Pos2 {
        let [right, down] = [f32::from(file) - f32::from(self.low[0]), f32::from(self.high[1]) - f32::from(rank)];
        self.board.min + vec2(right + 0.5, down + 0.5) * self.cell
    }

    /// Paints the board with its lines and coordinates. `first` is the letter of the first file. `stand` tells whether pieces stand on the
    /// lines or between them.
    pub(super) fn paint(&self, painter: &Painter, first: u8, stand: BoardGrid, line: Stroke) {
        let BoardFrame { low, high, board, cell } = self;
        painter.rect(*board, 3.0, *colors::BOARD, Stroke::new(2.0, *colors::LINE), StrokeKind::Outside);
        let label =
            |at, align, text: String| painter.text(at, align, text, fonts::text(fonts::size::TINY), *ink::QUIET);
        let offset = match stand {
            BoardGrid::Points => 0.0,
            BoardGrid::Squares => cell / 2.0,
        };
        for file in low[0]..=high[0] {
            let x = self.center_of(file, low[1]).x;
            painter.vline(x - offset, board.y_range(), line);
            label(pos2(x, board.bottom() + 4.0), Align2::CENTER_TOP, char::from(first + file).to_string());
        }
        for rank in low[1]..=high[1] {
            let y = self.center_of(low[0], rank).y;
            painter.hline(board.x_range(), y - offset, line);
            label(pos2(board.left() - 6.0, y), Align2::RIGHT_CENTER, (u16::from(rank) + 1).to_string());
        }
    }

    /// Writes the notation of an action below the board.
    pub(super) fn paint_caption(&self, painter: &Painter, words: &Words, action: &str) {
        painter.text(
            pos2(self.board.center().x, self.board.bottom() + MARGIN + measures::SMALL),
            Align2::CENTER_TOP,
            words.format("rules-notation", &[("action", action.into())]),
            fonts::text(fonts::size::SMALL),
            *ink::QUIET,
        );
    }

    /// Paints a shot: the projectile in flight and then the impact. `progress` goes from 0 to 1.
    pub(super) fn paint_shot(&self, painter: &Painter, muzzle: Pos2, target: Pos2, progress: f32) {
        const FLIGHT: f32 = 0.6;
        if progress < FLIGHT {
            painter.circle_filled(muzzle.lerp(target, progress / FLIGHT), self.cell * 0.11, *colors::FIRE);
        } else {
            let spread = ((progress - FLIGHT) / (1.0 - FLIGHT)).min(1.0);
            let ring = Stroke::new(self.cell * 0.08 * (1.0 - spread), *colors::FIRE);
            painter.circle_stroke(target, self.cell * (0.2 + 0.4 * spread), ring);
        }
    }
}

/// The durations of the phases of each scene, in seconds.
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
    pub(super) fn still_moments(&self, scenes: usize) -> Vec<f32> {
        (0..scenes)
            .flat_map(|scene| {
                let start = scene as f32 * self.cycle();
                [start + self.before / 2.0, start + self.before + self.during + self.after / 2.0]
            })
            .collect()
    }

    /// The current scene of an endless loop and the progress of its action, from 0 to 1. `elapsed` is the time since the diagram was
    /// opened.
    pub(super) fn scene_at<'a, S>(&self, scenes: &'a [S], elapsed: f32) -> (Option<&'a S>, f32) {
        let cycle = self.cycle();
        let scene = scenes.get((elapsed / cycle) as usize % scenes.len().max(1));
        let progress = scene.map_or(0.0, |_| ((elapsed % cycle - self.before) / self.during).clamp(0.0, 1.0));
        (scene, progress)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEMPO: SceneTiming = SceneTiming { before: 1.0, during: 2.0, after: 1.0 };

    #[test]
    fn scenes_loop_with_pauses_before_and_after_action() {
        let now = |elapsed| TEMPO.scene_at(&['a', 'b'], elapsed);
        assert_eq!(now(0.5), (Some(&'a'), 0.0));
        assert_eq!(now(2.0), (Some(&'a'), 0.5));
        assert_eq!(now(3.5), (Some(&'a'), 1.0));
        assert_eq!(now(4.5), (Some(&'b'), 0.0));
        assert_eq!(now(10.0), (Some(&'a'), 0.5));
    }

    #[test]
    fn nothing_moves_at_still_moments() {
        let moments = TEMPO.still_moments(2);
        let shown = moments.iter().map(|&moment| TEMPO.scene_at(&['a', 'b'], moment));
        assert!(shown.eq([(Some(&'a'), 0.0), (Some(&'a'), 1.0), (Some(&'b'), 0.0), (Some(&'b'), 1.0)]));
        assert!(TEMPO.still_moments(0).is_empty());
    }

    #[test]
    fn empty_list_has_no_scene_and_no_progress() {
        assert_eq!(TEMPO.scene_at::<char>(&[], 2.0), (None, 0.0));
    }
}
