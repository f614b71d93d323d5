//! The editor's left panel: tools, the side of placed pieces, mirroring, the board size, and parameters of the set-up.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::{EditorAccess, left_panel, side_panel};
use crate::parts::text;
use cannon_app_activities::editor::Edit;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::palette::{accent, ink};
use cannon_app_base::theme::widgets::shapes::truncated;
use cannon_app_base::theme::widgets::{Stepper, Tile, segmented_control, toggle};
use cannon_app_base::theme::{fonts, measures, widgets};
use cannon_app_games::editor_support::{Brush, SetupParameter, Tool, ToolGroup};
use cannon_rules::{GameId, Side};

/// Tool tiles per row.
const COLUMNS: usize = 4;
const TILE_HEIGHT: f32 = 46.0;

/// Shows the panel and sends the changes of brush, mirroring and size.
pub(super) fn show(mut contexts: EguiContexts, words: Res<Words>, mut editor_access: EditorAccess) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let Some(document) = editor_access.editor.document() else { return };
    let editor_support = document.editor_support();
    let (game, size) = (document.game(), document.design().layout().size);
    let (brush, mirrors) = (editor_access.editor.brush(), editor_access.editor.is_mirrored());
    let (mut new_brush, mut new_mirror, mut new_size) = (brush, mirrors, size);
    let (mut stepped_parameter, mut changed_design) = (None, None);
    side_panel(context, "editor/tools", left_panel(context), |ui| {
        egui::ScrollArea::vertical().id_salt("editor/tools").auto_shrink(false).show(ui, |ui| {
            // The scroll bar lies over the content.
            ui.set_max_width(ui.available_width() - ui.spacing().scroll.allocated_width().max(measures::BUTTON_GAP));
            ui.spacing_mut().item_spacing.y = measures::BUTTON_GAP;
            for group in (editor_support.tools)() {
                self::tool_group(ui, &words, game, group, &mut new_brush);
            }
            toggle(ui, &words, "editor-mirror", &mut new_mirror, Some("editor-mirror-about"));
            ui.add_space(measures::TIGHT);
            if editor_support.sizes.start() != editor_support.sizes.end() {
                let stepper = Stepper {
                    name: "editor/size",
                    text: words.format("editor-size", &[("size", size.into())]),
                    can_decrease: size > *editor_support.sizes.start(),
                    can_increase: size < *editor_support.sizes.end(),
                };
                new_size = size.saturating_add_signed(stepper.show(ui, &words) as i8);
            }
            for (index, parameter) in document.design().parameters(&words).into_iter().enumerate() {
                let SetupParameter { name, text, can_decrease, can_increase } = parameter;
                let step = Stepper { name, text, can_decrease, can_increase }.show(ui, &words);
                if step != 0 {
                    stepped_parameter = Some(Edit::StepParameter { index, is_increase: step > 0 });
                }
            }
            ui.add_space(measures::TIGHT);
            widgets::explanation(ui, &text::in_terms_of(&words, "editor-how", game));
            changed_design = document.design().options_ui(ui, &words);
        });
    });
    let edits = [
        (new_brush != brush).then_some(Edit::SelectTool(new_brush)),
        (new_mirror != mirrors).then_some(Edit::SetMirrored(new_mirror)),
        (new_size != size).then_some(Edit::Resize(new_size)),
        stepped_parameter,
        changed_design.map(Edit::Replace),
    ];
    edits.into_iter().flatten().for_each(|edit| editor_access.send(edit));
}

/// Shows the tools of a group, with the name of the selected one.
fn tool_group(ui: &mut egui::Ui, words: &Words, game: GameId, group: &ToolGroup, brush: &mut Brush) {
    ui.horizontal(|ui| {
        let title = egui::RichText::new(words.text(group.title)).font(fonts::display(fonts::size::SECTION));
        ui.label(title.color(*accent::BRASS));
        let selected_tool = group.tools.iter().find(|tool| tool.id == brush.tool);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let name = selected_tool.map_or_else(String::new, |tool| words.text(tool.name));
            truncated(ui, &name, fonts::text(fonts::size::SMALL), *ink::BRIGHT);
        });
    });
    if group.needs_side {
        side_choice(ui, words, game, brush);
    }
    let gaps = measures::BUTTON_GAP * (COLUMNS - 1) as f32;
    let size = egui::vec2((ui.available_width() - gaps) / COLUMNS as f32, TILE_HEIGHT);
    for row in group.tools.chunks(COLUMNS) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
            for tool in row {
                tool_tile(ui, words, tool, size, brush);
            }
        });
    }
    ui.add_space(measures::SMALL);
}

fn tool_tile(ui: &mut egui::Ui, words: &Words, tool: &Tool, size: egui::Vec2, brush: &mut Brush) {
    let tile = Tile { name: tool.name, text: words.text(tool.name), is_selected: tool.id == brush.tool, size };
    if tile.show(ui, |painter, rect| (tool.paint)(tool.id, brush.side, painter, rect)).clicked() {
        brush.tool = tool.id;
    }
}

/// Shows the choice of the side whose pieces are placed.
fn side_choice(ui: &mut egui::Ui, words: &Words, game: GameId, brush: &mut Brush) {
    let names = Side::ALL.map(|side| words.side_in(game, side));
    let options = [(Side::South, names[0].as_str()), (Side::North, names[1].as_str())];
    // The options are given names instead of text identifiers: an unknown identifier is shown as it is.
    segmented_control(ui, words, "editor/side", &mut brush.side, &options);
}
