//! The screen that lists the built-in set-ups of a game and those of the user, to play, edit or delete them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Layer;
use super::editor::{Workbench, copy_of, shelf_of};
use super::flow::Flow;
use super::new_game::Draft;
use super::questions::{Question, explain};
use crate::app::editor::{Edit, Editor};
use crate::app::games::workshop::Weight;
use crate::app::games::{self, Design};
use crate::app::i18n::Words;
use crate::app::persistence::{ShelvedText, Storage};
use crate::app::states::{Menu, Screen};
use crate::app::theme::palette::{forbidden, ink};
use crate::app::theme::widgets::{self, Button, Panel};
use crate::app::theme::{Icon, fonts, measures};

const SIZE: egui::Vec2 = egui::Vec2::new(860.0, 650.0);
/// Side of the board preview beside each entry, in points.
pub(super) const PREVIEW: f32 = 112.0;
/// Width reserved for the buttons of an entry, in points.
const BUTTONS_WIDTH: f32 = 196.0;

/// The set-ups of a game as last read from the disk.
#[derive(Resource, Default)]
pub(super) struct SetupList {
    game: Option<&'static str>,
    own: Vec<OwnSetup>,
    /// Why the list cannot be read, or why the last operation failed.
    problem: Option<String>,
}

/// A set-up that the user has saved.
struct OwnSetup {
    file: PathBuf,
    name: String,
    /// The set-up, or why it cannot be read.
    design: Result<Box<dyn Design>, String>,
    /// Why it cannot be played, if it can be read but has errors.
    error: Option<String>,
}

impl OwnSetup {
    fn read(shelved: ShelvedText, read: fn(&str) -> Result<Box<dyn Design>, String>, words: &Words) -> OwnSetup {
        let ShelvedText { file, text, .. } = shelved;
        let design = text.and_then(|text| read(&text));
        let of_file = || file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let named = design.as_ref().ok().map(|design| design.name().to_owned()).filter(|name| !name.trim().is_empty());
        let remarks = design.as_ref().map_or_else(|_| Vec::new(), |design| design.remarks(words));
        let error = remarks.into_iter().find(|remark| remark.weight == Weight::Error).map(|remark| remark.text);
        OwnSetup { name: named.unwrap_or_else(of_file), file, design, error }
    }
}

impl SetupList {
    fn refresh(&mut self, storage: &Storage, words: &Words) {
        let Some(workshop) = self.game.and_then(games::find).and_then(|table| table.workshop) else { return };
        match shelf_of(storage, workshop).and_then(|shelf| shelf.list()) {
            Ok(texts) => {
                self.own = texts.into_iter().map(|text| OwnSetup::read(text, workshop.read, words)).collect();
            }
            Err(error) => self.problem = Some(explain(words, &error)),
        }
    }

    /// Deletes a set-up of the user.
    pub(super) fn delete(&mut self, storage: &Storage, words: &Words, workbench: &mut Workbench<'_>, file: &Path) {
        self.problem = None;
        let Some(workshop) = self.game.and_then(games::find).and_then(|table| table.workshop) else { return };
        match shelf_of(storage, workshop).and_then(|shelf| shelf.delete(file)) {
            Ok(()) => workbench.edit(Edit::Deleted(file.to_owned())),
            Err(error) => self.problem = Some(explain(words, &error)),
        }
        self.refresh(storage, words);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SetupList>()
        .add_systems(OnEnter(Menu::Setups), look)
        .add_systems(EguiPrimaryContextPass, show.in_set(Layer::Menu).run_if(in_state(Menu::Setups)));
}

/// Reads the set-ups of the edited game, or outside the editor those of the game chosen on the New game screen.
fn look(
    mut list: ResMut<SetupList>,
    storage: Res<Storage>,
    words: Res<Words>,
    screen: Res<State<Screen>>,
    editor: Res<Editor>,
    draft: Res<Draft>,
) {
    let edited = editor.bench().filter(|_| *screen.get() == Screen::Editor).map(|bench| bench.game());
    *list = SetupList { game: Some(edited.unwrap_or(draft.game)), ..SetupList::default() };
    list.refresh(&storage, &words);
}

/// The action of a clicked button; the numbers are indices into the list of built-in or user set-ups.
enum Wish {
    PlayShipped(usize),
    PlayOwn(usize),
    EditShipped(usize),
    EditOwn(usize),
    Delete(usize),
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    list: Res<SetupList>,
    screen: Res<State<Screen>>,
    mut workbench: Workbench,
    mut draft: ResMut<Draft>,
    mut question: ResMut<Question>,
    mut flow: Flow,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let Some((game, workshop)) = list.game.and_then(|game| Some((game, games::find(game)?.workshop?))) else {
        flow.back();
        return;
    };
    let edits = *screen.get() == Screen::Editor;
    let shipped = (workshop.shipped)();
    let (mut wish, mut back) = (None, false);
    let panel = Panel { name: "panel/setups", heading: words.text("setups-heading"), size: SIZE };
    panel.show_with_foot(
        context,
        |ui| {
            if let Some(problem) = &list.problem {
                ui.add(egui::Label::new(egui::RichText::new(problem).color(forbidden::RED)).wrap());
            }
            widgets::section(ui, &words.text("setups-own"), |ui| {
                if list.own.is_empty() {
                    widgets::explanation(ui, &words.text("setups-none"));
                }
                for (index, own) in list.own.iter().enumerate() {
                    own_entry(ui, &words, index, own, edits, &mut wish);
                }
            });
            widgets::section(ui, &words.text("setups-shipped"), |ui| {
                for (index, shipped) in shipped.iter().enumerate() {
                    shipped_entry(ui, &words, index, &*shipped.design, edits, &mut wish);
                }
            });
        },
        |ui| back = Button::new(&words, "menu-back").width(120.0).show(ui).clicked(),
    );
    let minutes = draft.usual_minutes();
    let mut opened = false;
    match wish {
        Some(Wish::PlayShipped(index)) => {
            draft.choose_shipped(game, shipped[index].ruleset.clone());
            back = true;
        }
        Some(Wish::PlayOwn(index)) => {
            if let Ok(design) = &list.own[index].design {
                draft.choose_own(game, Arc::from(design.clone()));
                back = true;
            }
        }
        Some(Wish::EditShipped(index)) => {
            opened = workbench.open(copy_of(&words, game, &*shipped[index].design), &mut question);
        }
        Some(Wish::EditOwn(index)) => {
            let own = &list.own[index];
            if let Ok(design) = &own.design {
                let edit = Edit::Open { game, design: design.clone(), file: Some(own.file.clone()), kept: true };
                opened = workbench.open(edit, &mut question);
            }
        }
        Some(Wish::Delete(index)) => {
            let OwnSetup { file, name, .. } = &list.own[index];
            *question = Question::DeleteSetup { file: file.clone(), name: name.clone() };
        }
        None => {}
    }
    if opened {
        flow.edit();
    }
    if minutes != draft.usual_minutes() {
        draft.follow_usual_minutes(minutes);
    }
    if back {
        flow.back();
    }
}

fn own_entry(ui: &mut egui::Ui, words: &Words, index: usize, own: &OwnSetup, edits: bool, wish: &mut Option<Wish>) {
    widgets::card(ui, |ui| {
        ui.horizontal(|ui| {
            match &own.design {
                Ok(design) => {
                    preview(ui, &**design, PREVIEW);
                    let error = own
                        .error
                        .as_ref()
                        .map(|error| words.format("editor-cannot-play", &[("reason", error.as_str().into())]));
                    facts(ui, words, &**design, &own.name, error);
                }
                Err(reason) => damage(ui, words, &own.name, reason),
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let name = format!("setup-delete/{}", own.name);
                if Button::icon(words, "saved-delete", Icon::Delete).named(&name).show(ui).clicked() {
                    *wish = Some(Wish::Delete(index));
                }
                if own.design.is_err() {
                    return;
                }
                let playable = own.error.is_none();
                match ways(ui, words, &own.name, edits, playable) {
                    Some(Way::Play) => *wish = Some(Wish::PlayOwn(index)),
                    Some(Way::Edit) => *wish = Some(Wish::EditOwn(index)),
                    None => {}
                }
            });
        });
    });
}

fn shipped_entry(
    ui: &mut egui::Ui,
    words: &Words,
    index: usize,
    design: &dyn Design,
    edits: bool,
    wish: &mut Option<Wish>,
) {
    widgets::card(ui, |ui| {
        ui.horizontal(|ui| {
            preview(ui, design, PREVIEW);
            facts(ui, words, design, design.name(), None);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                match ways(ui, words, design.name(), edits, true) {
                    Some(Way::Play) => *wish = Some(Wish::PlayShipped(index)),
                    Some(Way::Edit) => *wish = Some(Wish::EditShipped(index)),
                    None => {}
                }
            });
        });
    });
}

/// The use that the player chooses for a set-up.
enum Way {
    Play,
    Edit,
}

/// Shows the buttons of a set-up: in the editor to open it, elsewhere to choose it for the next game or to edit it.
fn ways(ui: &mut egui::Ui, words: &Words, name: &str, edits: bool, playable: bool) -> Option<Way> {
    let [choose, edit] = ["setup-choose", "setup-edit"].map(|what| format!("{what}/{name}"));
    if edits {
        let open = Button::new(words, "setups-open").named(&edit).width(104.0).height(measures::CONTROL_HEIGHT);
        return open.show(ui).clicked().then_some(Way::Edit);
    }
    let edit = Button::icon(words, "setups-edit", Icon::Rename).named(&edit).show(ui).clicked();
    let choose = Button::new(words, "setups-choose").named(&choose).enabled(playable).width(104.0);
    let choose = choose.height(measures::CONTROL_HEIGHT).show(ui).clicked();
    if choose { Some(Way::Play) } else { edit.then_some(Way::Edit) }
}

/// Shows a small board with a set-up on it.
pub(super) fn preview(ui: &mut egui::Ui, design: &dyn Design, side: f32) {
    let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(side), egui::Sense::hover());
    if ui.is_rect_visible(rect) {
        design.preview(ui.painter(), rect.shrink(2.0));
    }
    ui.add_space(measures::TIGHT);
}

/// Shows name, size, and description or error of a set-up.
fn facts(ui: &mut egui::Ui, words: &Words, design: &dyn Design, name: &str, error: Option<String>) {
    let width = (ui.available_width() - BUTTONS_WIDTH).max(60.0);
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 2.0;
        line(ui, name, fonts::bold(fonts::size::BODY), ink::BRIGHT);
        line(ui, &design.extent(words), fonts::text(fonts::size::SMALL), ink::BODY);
        match error {
            Some(error) => small(ui, &error, forbidden::RED),
            None => small(ui, design.about(), ink::QUIET),
        }
    });
}

/// Shows the name of a file that cannot be read, and the reason.
fn damage(ui: &mut egui::Ui, words: &Words, name: &str, reason: &str) {
    let width = (ui.available_width() - BUTTONS_WIDTH).max(60.0);
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 2.0;
        line(ui, name, fonts::bold(fonts::size::BODY), ink::QUIET);
        small(ui, &words.format("saved-damaged", &[("reason", reason.into())]), forbidden::RED);
    });
}

fn line(ui: &mut egui::Ui, text: &str, font: egui::FontId, color: egui::Color32) {
    ui.add(egui::Label::new(egui::RichText::new(text).font(font).color(color)).truncate());
}

fn small(ui: &mut egui::Ui, text: &str, color: egui::Color32) {
    let text = egui::RichText::new(text).font(fonts::text(fonts::size::SMALL)).color(color);
    ui.add(egui::Label::new(text).wrap());
}
