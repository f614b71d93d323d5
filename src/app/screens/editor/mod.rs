//! The panels of the editor, beside the board: [`tools`] at the left, [`sheet`] with name, findings and buttons at the right, and the
//! findings about the selected square ([`here`]) at the bottom. [`keeping`] saves, copies and pastes; [`questions`] confirms before
//! something is lost.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Layer;
use super::flow::Flow;
use super::questions::{Next, Question};
use crate::app::common::ViewInsets;
use crate::app::editor::{Edit, Editor};
use crate::app::games::{Design, TABLES};
use crate::app::i18n::Words;
use crate::app::states::Screen;
use crate::app::theme::palette::surface;
use crate::app::theme::{self, Entrance, measures};

mod here;
mod keeping;
mod questions;
mod sheet;
mod tools;

pub(super) use keeping::shelf_of;

/// Width of the panel at the left.
const TOOLS_WIDTH: f32 = 236.0;
/// Largest fraction of the window's width that a panel takes.
const WIDEST_SHARE: f32 = 0.32;

/// The edit that opens another set-up once the player has confirmed that the unsaved changes are discarded.
#[derive(Resource, Default)]
struct Waiting(Option<Edit>);

/// System parameter with which screens read the editor and send edits to it.
#[derive(SystemParam)]
pub(super) struct Workbench<'w> {
    editor: Res<'w, Editor>,
    edits: MessageWriter<'w, Edit>,
    waiting: ResMut<'w, Waiting>,
}

impl Workbench<'_> {
    /// Opens a copy of the first built-in set-up if the editor holds none.
    pub(super) fn enter(&mut self, words: &Words) {
        if self.editor.bench().is_some() {
            return;
        }
        let usual = TABLES.iter().find_map(|table| Some((table.game, (table.workshop?.shipped)().first()?)));
        if let Some((game, shipped)) = usual {
            self.edits.write(copy_of(words, game, &*shipped.design));
        }
    }

    /// Closes the edited set-up without saving it.
    fn drop_changes(&mut self) {
        self.edits.write(Edit::Close);
    }

    /// Sends an edit.
    pub(super) fn edit(&mut self, edit: Edit) {
        self.edits.write(edit);
    }

    /// Opens a set-up with this edit. If there are unsaved changes, asks for confirmation first and returns false.
    pub(super) fn open(&mut self, edit: Edit, question: &mut Question) -> bool {
        if self.editor.is_unsaved() {
            self.waiting.0 = Some(edit);
            *question = Question::DropChanges(Next::Open);
            return false;
        }
        self.edits.write(edit);
        true
    }
}

/// The edit that opens a copy of a built-in set-up.
pub(super) fn copy_of(words: &Words, game: &'static str, original: &dyn Design) -> Edit {
    let mut design = original.boxed_clone();
    design.set_name(words.format("editor-copy-name", &[("name", original.name().into())]));
    Edit::Open { game, design, file: None, kept: true }
}

/// Returns to the title; if there are unsaved changes, asks for confirmation first.
pub(super) fn leave(editor: &Editor, question: &mut Question, flow: &mut Flow<'_>) {
    if editor.is_unsaved() {
        *question = Question::DropChanges(Next::Leave);
    } else {
        flow.leave_game();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waiting>()
        .add_systems(
            EguiPrimaryContextPass,
            (cover, here::show, tools::show, sheet::show, keeping::follow_clipboard)
                .chain()
                .after(Layer::Hud)
                .before(Layer::Menu)
                .run_if(theme::is_on)
                .run_if(in_state(Screen::Editor)),
        )
        .add_systems(EguiPrimaryContextPass, questions::ask.in_set(Layer::Front))
        .add_systems(OnExit(Screen::Editor), uncover);
}

/// Sets the view insets, so that the camera keeps the board clear of both panels.
fn cover(mut contexts: EguiContexts, mut insets: ResMut<ViewInsets>) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let scale = context.zoom_factor();
    let [left, right] = [left_panel(context).width(), right_panel(context).width()].map(|width| width * scale);
    insets.set_if_neq(ViewInsets { left, right, ..default() });
}

fn uncover(mut insets: ResMut<ViewInsets>) {
    *insets = ViewInsets::default();
}

fn left_panel(context: &egui::Context) -> egui::Rect {
    let window = context.content_rect();
    window.with_max_x(window.left() + TOOLS_WIDTH.min(window.width() * WIDEST_SHARE))
}

fn right_panel(context: &egui::Context) -> egui::Rect {
    let window = context.content_rect();
    window.with_min_x(window.right() - measures::SIDE_PANEL_WIDTH.min(window.width() * WIDEST_SHARE))
}

/// Shows a panel at the side to which `rect` belongs. The panel takes pointer input, so that clicks do not reach the board.
fn side_panel(context: &egui::Context, name: &str, rect: egui::Rect, content: impl FnOnce(&mut egui::Ui)) {
    let area = egui::Area::new(egui::Id::new(name)).order(egui::Order::Background);
    let at_right = rect.left() > context.content_rect().left();
    let from = if at_right { egui::Vec2::RIGHT } else { egui::Vec2::LEFT };
    let rect = Entrance::of(context, name).place(rect, from);
    area.fixed_pos(rect.min).default_size(rect.size()).fade_in(false).show(context, |ui| {
        ui.allocate_rect(rect, egui::Sense::CLICK);
        ui.painter().rect_filled(rect, 0.0, surface::SIDE_PANEL);
        let edge = if at_right { rect.left() } else { rect.right() };
        ui.painter().vline(edge, rect.y_range(), egui::Stroke::new(1.0, surface::LINE));
        let inner = rect.shrink(measures::MEDIUM);
        content(&mut ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt(name)));
    });
}
