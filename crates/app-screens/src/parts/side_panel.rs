//! The panel beside the board: at the right edge of the window or, if the player prefers it, at the left.

use bevy::prelude::*;
use bevy_egui::egui;

use cannon_app_base::common::ViewInsets;
use cannon_app_base::theme::Entrance;
use cannon_app_base::theme::palette::surface;

/// Height of the strip at the top of the window in which notices stand in the editor and in a review.
pub(crate) const NOTICE_STRIP: f32 = 46.0;

/// The place of a panel that takes the whole height of the window.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SidePanel {
    /// The rectangle, which slides in when the panel is opened.
    pub(crate) rect: egui::Rect,
    width: f32,
    is_left: bool,
}

impl SidePanel {
    /// A panel of this name and width, at the left edge of the window or at the right.
    pub(crate) fn new(context: &egui::Context, name: &str, width: f32, is_left: bool) -> SidePanel {
        let window = context.content_rect();
        let rect =
            if is_left { window.with_max_x(window.left() + width) } else { window.with_min_x(window.right() - width) };
        let from = if is_left { egui::Vec2::LEFT } else { egui::Vec2::RIGHT };
        SidePanel { rect: Entrance::of(context, name).offset_rect(rect, from), width, is_left }
    }

    /// What the panel covers, with a strip of this width beside it, and the strip for notices above the board, in logical pixels.
    pub(crate) fn insets(self, context: &egui::Context, strip: f32) -> ViewInsets {
        let covered = (self.width + strip) * context.zoom_factor();
        let top = NOTICE_STRIP * context.zoom_factor();
        match self.is_left {
            true => ViewInsets { left: covered, top, ..ViewInsets::default() },
            false => ViewInsets { right: covered, top, ..ViewInsets::default() },
        }
    }

    /// A strip of this width between the panel and the board.
    pub(crate) fn strip(self, width: f32) -> egui::Rect {
        let edge = self.inner_edge();
        let span = if self.is_left { edge..=edge + width } else { edge - width..=edge };
        egui::Rect::from_x_y_ranges(span, self.rect.y_range())
    }

    /// Paints the ground of the panel and the line towards the board.
    pub(crate) fn paint(self, painter: &egui::Painter) {
        painter.rect_filled(self.rect, 0.0, *surface::SIDE_PANEL);
        painter.vline(self.inner_edge(), self.rect.y_range(), egui::Stroke::new(1.0, *surface::LINE));
    }

    /// The edge towards the board.
    fn inner_edge(self) -> f32 {
        if self.is_left { self.rect.right() } else { self.rect.left() }
    }
}

/// Clears the view insets when a screen is left, since each screen covers another part of the window.
pub(crate) fn reset_insets(mut insets: ResMut<ViewInsets>) {
    *insets = ViewInsets::default();
}

/// The part of the window beside the panels.
pub(crate) fn free_area(context: &egui::Context, insets: &ViewInsets) -> egui::Rect {
    let (window, scale) = (context.content_rect(), context.zoom_factor());
    window.with_min_x(window.left() + insets.left / scale).with_max_x(window.right() - insets.right / scale)
}
