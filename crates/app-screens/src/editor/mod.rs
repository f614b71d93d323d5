//! The panels of the editor, beside the board: [`tool_panel`] at the left, and at the right [`scheme_panel`] with name and findings, the
//! [`study_cards`] of positions, and the buttons of the [`footer`]. The findings about the selected square ([`cursor_findings`]) are at the
//! bottom. [`saving`] saves, copies and pastes, and [`confirmations`] asks before something is lost.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use cannon_rules::GameId;

use crate::UiLayer;
use crate::parts::dialogs::{AfterDiscard, Dialog};
use crate::parts::navigation::Navigator;
use crate::parts::side_panel::{NOTICE_STRIP, reset_insets};
use cannon_app_activities::editor::{Edit, Editor};
use cannon_app_base::common::ViewInsets;
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Screen;
use cannon_app_base::theme;
use cannon_app_base::theme::palette::surface;
use cannon_app_base::theme::{Entrance, measures};
use cannon_app_games as games;
use cannon_app_games::Design;

mod confirmations;
mod cursor_findings;
mod footer;
mod saving;
mod scheme_panel;
pub(crate) mod setups;
mod study_cards;
mod tool_panel;

pub(super) use saving::scheme_folder;

/// Width of the panel at the left.
const TOOL_PANEL_WIDTH: f32 = 236.0;
/// Largest fraction of the window's width that a panel takes.
const MAX_PANEL_FRACTION: f32 = 0.32;

/// The edit that opens another set-up once the player has confirmed that the unsaved changes are discarded.
#[derive(Resource, Default)]
struct PendingEdit(Option<Edit>);

/// System parameter with which screens read the editor and send edits to it.
#[derive(SystemParam)]
pub(super) struct EditorAccess<'w> {
    editor: Res<'w, Editor>,
    edits: MessageWriter<'w, Edit>,
    pending: ResMut<'w, PendingEdit>,
}

impl EditorAccess<'_> {
    /// Shows the set-up of a game that the editor holds, or a copy of the first built-in one if it holds none.
    pub(super) fn ensure_open(&mut self, words: &Words, game: GameId) {
        if let Some(built_in) = (games::tabletop(game).editor_support.builtin_setups)().first() {
            self.edits.write(Edit::Show { game, design: copy_of(words, &*built_in.design) });
        }
    }

    /// Sends an edit.
    pub(super) fn send(&mut self, edit: Edit) {
        self.edits.write(edit);
    }

    /// Opens a set-up of a game with this edit. If that discards unsaved changes, asks for confirmation first and returns false.
    pub(super) fn open(&mut self, game: GameId, edit: Edit, open_dialog: &mut Dialog) -> bool {
        if self.editor.documents().any(|document| document.game() == game && document.is_unsaved()) {
            self.pending.0 = Some(edit);
            *open_dialog = Dialog::DiscardChanges(AfterDiscard::OpenPending);
            return false;
        }
        self.edits.write(edit);
        true
    }
}

/// The edit that opens a copy of a built-in set-up.
pub(super) fn open_copy_of(words: &Words, game: GameId, original: &dyn Design) -> Edit {
    Edit::Open { game, design: copy_of(words, original), file: None, is_saved: true }
}

/// A copy of a built-in set-up, with a name of its own if the original has one.
fn copy_of(words: &Words, original: &dyn Design) -> Box<dyn Design> {
    let mut design = original.boxed_clone();
    if !original.name().is_empty() {
        design.set_name(words.format("editor-copy-name", &[("name", original.title(words).into())]));
        design.set_about(original.description(words));
    }
    design
}

/// Returns to the title; if there are unsaved changes, asks for confirmation first.
pub(super) fn leave_to_title(editor: &Editor, open_dialog: &mut Dialog, navigator: &mut Navigator<'_>) {
    if editor.is_unsaved() {
        *open_dialog = Dialog::DiscardChanges(AfterDiscard::GoToTitle);
    } else {
        navigator.open_title();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PendingEdit>()
        .add_systems(
            EguiPrimaryContextPass,
            (set_insets, cursor_findings::show, tool_panel::show, scheme_panel::show, saving::handle_clipboard)
                .chain()
                .after(UiLayer::Hud)
                .before(UiLayer::Menu)
                .run_if(theme::fonts_ready)
                .run_if(in_state(Screen::Editor)),
        )
        .add_systems(EguiPrimaryContextPass, confirmations::confirm.in_set(UiLayer::Foreground))
        .add_systems(OnExit(Screen::Editor), reset_insets);
}

/// Sets the view insets, so that the camera keeps the board clear of both panels and of the strip for notices.
fn set_insets(mut contexts: EguiContexts, mut insets: ResMut<ViewInsets>) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let scale = context.zoom_factor();
    let [left, right] = [left_panel(context).width(), right_panel(context).width()].map(|width| width * scale);
    insets.set_if_neq(ViewInsets { left, right, top: NOTICE_STRIP * scale, ..default() });
}

fn left_panel(context: &egui::Context) -> egui::Rect {
    let window = context.content_rect();
    window.with_max_x(window.left() + TOOL_PANEL_WIDTH.min(window.width() * MAX_PANEL_FRACTION))
}

fn right_panel(context: &egui::Context) -> egui::Rect {
    let window = context.content_rect();
    window.with_min_x(window.right() - measures::SIDE_PANEL_WIDTH.min(window.width() * MAX_PANEL_FRACTION))
}

/// Shows a panel at the side to which `rect` belongs. The panel takes pointer input, so that clicks do not reach the board.
fn side_panel(context: &egui::Context, name: &str, rect: egui::Rect, content: impl FnOnce(&mut egui::Ui)) {
    let area = egui::Area::new(egui::Id::new(name)).order(egui::Order::Background);
    let is_right = rect.left() > context.content_rect().left();
    let from = if is_right { egui::Vec2::RIGHT } else { egui::Vec2::LEFT };
    let rect = Entrance::of(context, name).offset_rect(rect, from);
    area.fixed_pos(rect.min).default_size(rect.size()).fade_in(false).show(context, |ui| {
        ui.allocate_rect(rect, egui::Sense::CLICK);
        ui.painter().rect_filled(rect, 0.0, *surface::SIDE_PANEL);
        let edge = if is_right { rect.left() } else { rect.right() };
        ui.painter().vline(edge, rect.y_range(), egui::Stroke::new(1.0, *surface::LINE));
        let inner = rect.shrink(measures::MEDIUM);
        content(&mut ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt(name)));
    });
}
