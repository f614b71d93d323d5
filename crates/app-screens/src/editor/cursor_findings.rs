//! The findings about the square under the pointer or cursor, in a box over the board.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::scheme_panel::severity_color;
use super::{left_panel, right_panel};
use cannon_app_activities::editor::Editor;
use cannon_app_activities::input::Selection;
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::{ink, surface};
use cannon_app_base::theme::widgets::named_rects;
use cannon_app_base::theme::widgets::shapes::paint_ground;
use cannon_app_base::theme::{fonts, measures};

/// Largest width of the text, in points.
const MAX_WIDTH: f32 = 460.0;

/// Shows the findings about the square under the pointer or the cursor, with their number if there are several.
pub(super) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    editor: Res<Editor>,
    selection: Res<Selection>,
    menu: Res<State<Menu>>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let Some(at) = selection.focus().filter(|_| *menu.get() == Menu::None) else { return };
    let remarks: Vec<_> = editor.issues_at(at).collect();
    if remarks.is_empty() {
        return;
    }
    let free = egui::Rangef::new(left_panel(context).right(), right_panel(context).left());
    let painter = context.layer_painter(egui::LayerId::background());
    let wrap_width = MAX_WIDTH.min(free.span() - 4.0 * measures::MEDIUM);
    let font = || fonts::text(fonts::size::SMALL);
    let heading = (remarks.len() > 1)
        .then(|| words.format("editor-several-findings", &[("count", remarks.len().into())]))
        .map(|heading| painter.layout(heading, fonts::bold(fonts::size::SMALL), *ink::BRIGHT, wrap_width));
    let lines = remarks.iter().map(|remark| {
        let color = severity_color(remark.severity);
        painter.layout(remark.text.clone(), font(), color, wrap_width)
    });
    let lines: Vec<_> = heading.into_iter().chain(lines).collect();
    let width = lines.iter().map(|line| line.size().x).fold(0.0, f32::max);
    let height: f32 = lines.iter().map(|line| line.size().y + measures::TIGHT).sum();
    let size = egui::vec2(width, height - measures::TIGHT) + egui::Vec2::splat(2.0 * measures::MEDIUM);
    let bottom_center = egui::pos2(free.center(), context.content_rect().bottom() - measures::MEDIUM);
    let rect = egui::Align2::CENTER_BOTTOM.anchor_size(bottom_center, size);
    named_rects::record(context, &format!("editor/here={}", remarks.len()), rect);
    paint_ground(&painter, rect, *surface::SIDE_PANEL);
    let mut top = rect.top() + measures::MEDIUM;
    for line in lines {
        let below = top + line.size().y + measures::TIGHT;
        painter.galley(egui::pos2(rect.left() + measures::MEDIUM, top), line, *ink::BODY);
        top = below;
    }
}
