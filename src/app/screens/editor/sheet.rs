//! The editor's right panel: name and description of the set-up, its findings, and buttons.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::keeping::Keeping;
use super::{Workbench, leave, right_panel, side_panel};
use crate::app::editor::Edit;
use crate::app::games::workshop::{Remark, Weight};
use crate::app::i18n::Words;
use crate::app::persistence::store;
use crate::app::play::Request;
use crate::app::screens::flow::Flow;
use crate::app::screens::help::HelpOpen;
use crate::app::screens::new_game::Draft;
use crate::app::screens::questions::Question;
use crate::app::states::Menu;
use crate::app::theme::palette::{caution, forbidden, hover, ink, selection, surface};
use crate::app::theme::widgets::{Button, places};
use crate::app::theme::{Icon, fonts, measures};

/// Longest description of a set-up, in characters.
const LONGEST_ABOUT: usize = 240;
/// Height of the rows of buttons at the bottom, in points.
const FOOT: f32 = 4.0 * measures::CONTROL_HEIGHT + measures::BUTTON_HEIGHT + 4.0 * measures::BUTTON_GAP;
/// Smallest height of the panel's content, in points; in lower windows the panel scrolls.
const LEAST_HEIGHT: f32 = FOOT + 240.0;
/// Width of the coloured bar at the left of a finding, in points.
const BAR: f32 = 3.0;

/// The action of the button or finding that was clicked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Undo,
    Redo,
    Help,
    New,
    Open,
    Save,
    Copy,
    Paste,
    Play,
    Leave,
    PointOut(Option<usize>),
}

/// Shows the panel and carries out the action that was clicked.
pub(super) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut workbench: Workbench,
    mut keeping: Keeping,
    mut question: ResMut<Question>,
    mut help: ResMut<HelpOpen>,
    mut flow: Flow,
    draft: Res<Draft>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let Some(bench) = workbench.editor.bench() else { return };
    let (mut name, mut about) = (bench.design().name().to_owned(), bench.design().about().to_owned());
    let mut wish = None;
    side_panel(context, "editor/sheet", right_panel(context), |ui| {
        let least = egui::vec2(ui.available_width(), ui.available_height().max(LEAST_HEIGHT));
        egui::ScrollArea::vertical().id_salt("editor/sheet").auto_shrink(false).show(ui, |ui| {
            let (room, _) = ui.allocate_exact_size(least, egui::Sense::hover());
            let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(room));
            ui.spacing_mut().item_spacing.y = measures::BUTTON_GAP;
            texts(&mut ui, &words, &mut name, &mut about);
            let extent = egui::RichText::new(bench.design().extent(&words)).font(fonts::text(fonts::size::SMALL));
            ui.add(egui::Label::new(extent.color(ink::QUIET)).truncate());
            let list = egui::Rect::from_min_max(
                egui::pos2(room.left(), ui.cursor().top() + measures::TIGHT),
                egui::pos2(room.right(), room.bottom() - FOOT - measures::SMALL),
            );
            findings(&mut ui, &words, list, workbench.editor.remarks(), workbench.editor.pointed_out(), &mut wish);
            let foot = room.with_min_y(room.bottom() - FOOT);
            let mut foot = ui.new_child(egui::UiBuilder::new().max_rect(foot).id_salt("foot"));
            buttons(&mut foot, &words, &workbench, &mut wish);
        });
    });
    if name != bench.design().name() {
        workbench.edit(Edit::SetName(name));
    } else if about != bench.design().about() {
        workbench.edit(Edit::SetAbout(about));
    }
    match wish {
        None => {}
        Some(Wish::Undo) => workbench.edit(Edit::Undo),
        Some(Wish::Redo) => workbench.edit(Edit::Redo),
        Some(Wish::Help) => help.0 = true,
        Some(Wish::PointOut(remark)) => workbench.edit(Edit::PointOut(remark)),
        Some(Wish::New) => new(&mut workbench, &mut question),
        Some(Wish::Open) => flow.open(Menu::Setups),
        Some(Wish::Save) => keeping.save(&words, &mut workbench, &mut question),
        Some(Wish::Copy) => keeping.copy(context, &words, &workbench),
        Some(Wish::Paste) => keeping.paste_from_clipboard(&words, &mut workbench),
        Some(Wish::Play) => play(&mut workbench, &draft, &mut flow),
        Some(Wish::Leave) => leave(&workbench.editor, &mut question, &mut flow),
    }
}

/// Opens an empty set-up of the same size.
fn new(workbench: &mut Workbench<'_>, question: &mut Question) {
    let (Some(bench), Some(workshop)) = (workbench.editor.bench(), workbench.editor.workshop()) else { return };
    let (game, size) = (bench.game(), bench.design().layout().size);
    workbench.open(Edit::Open { game, design: (workshop.blank)(size), file: None, kept: true }, question);
}

/// Tries out the set-up in a game with the players of the New game screen.
fn play(workbench: &mut Workbench<'_>, draft: &Draft, flow: &mut Flow<'_>) {
    let Some(bench) = workbench.editor.bench() else { return };
    let Some(setup) = draft.setup_from(bench.game(), bench.design()) else { return };
    workbench.edit(Edit::TryOut);
    flow.play(Request::Start(Box::new(setup)));
}

/// Shows the text fields for name and description.
fn texts(ui: &mut egui::Ui, words: &Words, name: &mut String, about: &mut String) {
    let margin = egui::Margin::symmetric(10, 7);
    let field = egui::TextEdit::singleline(name).char_limit(store::LONGEST_NAME).hint_text(words.text("editor-name"));
    let response = ui.add(field.desired_width(f32::INFINITY).margin(margin));
    places::note(ui.ctx(), "editor/name", response.rect);
    let field = egui::TextEdit::multiline(about).char_limit(LONGEST_ABOUT).hint_text(words.text("editor-about"));
    let field = field.desired_rows(2).desired_width(f32::INFINITY).margin(margin).return_key(None);
    let response = egui::ScrollArea::vertical().id_salt("about").max_height(58.0).show(ui, |ui| ui.add(field)).inner;
    places::note(ui.ctx(), "editor/about", response.rect);
}

/// Shows the findings about the set-up, errors first. A click on a finding highlights its squares.
fn findings(
    ui: &mut egui::Ui,
    words: &Words,
    rect: egui::Rect,
    remarks: &[Remark],
    pointed_out: Option<usize>,
    wish: &mut Option<Wish>,
) {
    ui.painter().rect_filled(rect, measures::ROUNDING, surface::WELL);
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(rect.shrink(measures::TIGHT)).id_salt("findings"));
    places::note(ui.ctx(), "editor/findings", rect);
    egui::ScrollArea::vertical().id_salt("findings").auto_shrink(false).show(&mut inner, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        if remarks.is_empty() {
            let fine = egui::RichText::new(words.text("editor-nothing-wrong")).font(fonts::text(fonts::size::SMALL));
            ui.add_space(measures::TIGHT);
            ui.add(egui::Label::new(fine.color(ink::QUIET)).wrap());
        }
        for (index, remark) in remarks.iter().enumerate() {
            let chosen = pointed_out == Some(index);
            if line(ui, index, remark, chosen) {
                *wish = Some(Wish::PointOut((!chosen).then_some(index)));
            }
        }
    });
}

/// The text colour of findings of this severity.
pub(super) const fn weight_color(weight: Weight) -> egui::Color32 {
    match weight {
        Weight::Error => forbidden::RED,
        Weight::Warning => caution::AMBER,
    }
}

/// Shows a finding and returns whether it was clicked.
fn line(ui: &mut egui::Ui, index: usize, remark: &Remark, chosen: bool) -> bool {
    let color = weight_color(remark.weight);
    let width = ui.available_width() - measures::SMALL;
    let wrap = width - BAR - 2.0 * measures::SMALL;
    let galley = ui.painter().layout(remark.text.clone(), fonts::text(fonts::size::SMALL), color, wrap);
    let size = egui::vec2(width, galley.size().y + 2.0 * measures::TIGHT);
    let has_places = !remark.places.is_empty();
    let sense = if has_places { egui::Sense::click() } else { egui::Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    places::note(ui.ctx(), &format!("editor/finding/{index}"), rect);
    places::note(ui.ctx(), &format!("editor/finding/{index}={}", remark.text), rect);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, has_places, &remark.text));
    if chosen {
        ui.painter().rect_filled(rect, measures::TIGHT, selection::GROUND);
    } else if has_places && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(rect, measures::TIGHT, hover::GROUND);
    }
    let bar = egui::Rect::from_min_size(rect.min, egui::vec2(BAR, rect.height())).shrink2(egui::vec2(0.0, 3.0));
    ui.painter().rect_filled(bar, 1.5, color);
    ui.painter().galley(rect.min + egui::vec2(BAR + measures::SMALL, measures::TIGHT), galley, color);
    has_places && response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}

/// Shows the rows of buttons at the bottom.
fn buttons(ui: &mut egui::Ui, words: &Words, workbench: &Workbench<'_>, wish: &mut Option<Wish>) {
    let editor = &workbench.editor;
    let Some(bench) = editor.bench() else { return };
    ui.spacing_mut().item_spacing = egui::Vec2::splat(measures::BUTTON_GAP);
    let width = ui.available_width();
    let share = |count: f32| (width - measures::BUTTON_GAP * (count - 1.0)) / count;
    let mut press = |ui: &mut egui::Ui, button: Button<'_>, width: f32, then: Wish| {
        if button.width(width).height(measures::CONTROL_HEIGHT).show(ui).clicked() {
            *wish = Some(then);
        }
    };
    ui.horizontal(|ui| {
        let undo = Button::icon(words, "editor-undo", Icon::Undo).enabled(bench.can_undo());
        press(ui, undo, share(3.0), Wish::Undo);
        let redo = Button::icon(words, "editor-redo", Icon::Redo).enabled(bench.can_redo());
        press(ui, redo, share(3.0), Wish::Redo);
        press(ui, Button::icon(words, "hud-help", Icon::Help), share(3.0), Wish::Help);
    });
    ui.horizontal(|ui| {
        press(ui, Button::new(words, "editor-new"), share(2.0), Wish::New);
        press(ui, Button::new(words, "editor-open"), share(2.0), Wish::Open);
    });
    ui.horizontal(|ui| {
        press(ui, Button::new(words, "editor-copy"), share(2.0), Wish::Copy);
        press(ui, Button::new(words, "editor-paste"), share(2.0), Wish::Paste);
    });
    ui.horizontal(|ui| {
        press(
            ui,
            Button::new(words, "editor-save").enabled(bench.is_unsaved() || bench.file().is_none()),
            share(2.0),
            Wish::Save,
        );
        press(ui, Button::new(words, "editor-leave"), share(2.0), Wish::Leave);
    });
    let error = editor.first_error();
    let play = Button::new(words, "editor-play").primary().enabled(error.is_none()).width(width).show(ui);
    match error {
        Some(error) => {
            let reason = words.format("editor-cannot-play", &[("reason", error.text.as_str().into())]);
            play.on_hover_text(reason);
        }
        None if play.clicked() => *wish = Some(Wish::Play),
        None => {}
    }
}
