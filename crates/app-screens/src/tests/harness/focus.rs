//! The keyboard focus, and where areas stand.

use bevy_egui::{EguiContext, egui};

use super::TestPlayer;

impl TestPlayer {
    /// The rectangle of the widget that has the keyboard, in egui points.
    pub(in crate::tests) fn focused_rect(&mut self) -> Option<egui::Rect> {
        let mut contexts = self.app.world_mut().query::<&mut EguiContext>();
        let mut context = contexts.single_mut(self.app.world_mut()).expect("one context");
        let context = context.get_mut();
        let focused = context.memory(|memory| memory.focused())?;
        context.read_response(focused).map(|response| response.rect)
    }

    /// The rectangles of an area with this name, if it is shown, and of the window, in egui points.
    pub(in crate::tests) fn area_rect(&mut self, name: &'static str) -> Option<(egui::Rect, egui::Rect)> {
        let mut contexts = self.app.world_mut().query::<&mut EguiContext>();
        let mut context = contexts.single_mut(self.app.world_mut()).expect("one context");
        let context = context.get_mut();
        let area = context.memory(|memory| memory.area_rect(egui::Id::new(name)))?;
        Some((area, context.content_rect()))
    }
}
