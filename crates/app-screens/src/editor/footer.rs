//! The rows of buttons at the bottom of the editor's right panel.

use bevy_egui::egui;

use super::EditorAccess;
use super::scheme_panel::SchemePanelAction;
use cannon_app_activities::editor::Edit;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::widgets::Button;
use cannon_app_base::theme::{Icon, measures};

/// Height of the rows, in points.
pub(super) const HEIGHT: f32 = 4.0 * measures::CONTROL_HEIGHT + measures::BUTTON_HEIGHT + 4.0 * measures::BUTTON_GAP;

/// Shows the rows.
pub(super) fn show(
    ui: &mut egui::Ui,
    words: &Words,
    editor_access: &EditorAccess<'_>,
    action: &mut Option<SchemePanelAction>,
) {
    let editor = &editor_access.editor;
    let Some(document) = editor.document() else { return };
    ui.spacing_mut().item_spacing = egui::Vec2::splat(measures::BUTTON_GAP);
    let width = ui.available_width();
    let column_width = |count: f32| (width - measures::BUTTON_GAP * (count - 1.0)) / count;
    let mut press = |ui: &mut egui::Ui, button: Button<'_>, width: f32, action_on_click: SchemePanelAction| {
        if button.min_width(width).height(measures::CONTROL_HEIGHT).show(ui).clicked() {
            *action = Some(action_on_click);
        }
    };
    ui.horizontal(|ui| {
        let undo = Button::icon(words, "editor-undo", Icon::Undo).enabled(document.can_undo());
        press(ui, undo, column_width(3.0), SchemePanelAction::Edit(Edit::Undo));
        let redo = Button::icon(words, "editor-redo", Icon::Redo).enabled(document.can_redo());
        press(ui, redo, column_width(3.0), SchemePanelAction::Edit(Edit::Redo));
        press(ui, Button::icon(words, "hud-help", Icon::Help), column_width(3.0), SchemePanelAction::Help);
    });
    ui.horizontal(|ui| {
        press(ui, Button::new(words, "editor-new"), column_width(2.0), SchemePanelAction::New);
        press(ui, Button::new(words, "editor-open"), column_width(2.0), SchemePanelAction::Open);
    });
    ui.horizontal(|ui| {
        press(ui, Button::new(words, "editor-copy"), column_width(2.0), SchemePanelAction::Copy);
        press(ui, Button::new(words, "editor-paste"), column_width(2.0), SchemePanelAction::Paste);
    });
    ui.horizontal(|ui| {
        press(
            ui,
            Button::new(words, "editor-save").enabled(document.is_unsaved() || document.file().is_none()),
            column_width(3.0),
            SchemePanelAction::Save,
        );
        press(ui, Button::new(words, "editor-print"), column_width(3.0), SchemePanelAction::Print);
        press(ui, Button::new(words, "editor-leave"), column_width(3.0), SchemePanelAction::Leave);
    });
    let error = editor.first_error();
    ui.horizontal(|ui| {
        let buttons = [
            (Button::new(words, "editor-play").primary(), SchemePanelAction::Play),
            (Button::new(words, "editor-study").with_icon(Icon::Book), SchemePanelAction::StudyPosition),
        ];
        for (button, action_on_click) in buttons {
            let response = button.enabled(error.is_none()).min_width(column_width(2.0)).show(ui);
            match error {
                Some(error) => {
                    let reason = words.format("editor-cannot-play", &[("reason", error.text.as_str().into())]);
                    response.on_hover_text(reason);
                }
                None if response.clicked() => *action = Some(action_on_click),
                None => {}
            }
        }
    });
}
