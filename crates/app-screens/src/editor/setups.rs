//! The screen that lists the built-in set-ups of a game and the set-ups of the user, to play, edit or delete them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::editor::{EditorAccess, open_copy_of, scheme_folder};
use crate::new_game::NewGameDraft;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use crate::parts::text;
use cannon_app_activities::editor::{Edit, Editor};
use cannon_app_activities::persistence::{Storage, StoredText};
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::palette::{forbidden, ink};
use cannon_app_base::theme::widgets::shapes::{small, truncated};
use cannon_app_base::theme::widgets::{Button, Panel};
use cannon_app_base::theme::{Icon, fonts, measures, widgets};
use cannon_app_games as games;
use cannon_app_games::Design;
use cannon_app_games::editor_support::{BuiltinSetup, Severity};
use cannon_appearance::GroundLook;
use cannon_rules::GameId;
use cannon_rules::message::Message;

const SIZE: egui::Vec2 = egui::Vec2::new(860.0, 650.0);
/// Side of the board preview beside each entry, in points.
pub(crate) const PREVIEW_SIZE: f32 = 112.0;
/// Width reserved for the buttons of an entry, in points.
const BUTTONS_WIDTH: f32 = 196.0;

/// The set-ups of a game as last read from the disk.
#[derive(Resource, Default)]
pub(crate) struct SetupList {
    /// The game whose set-ups were listed last.
    pub(super) game: Option<GameId>,
    user_setups: Vec<UserSetup>,
    /// Why the list cannot be read, or why the last operation failed.
    problem: Option<String>,
}

/// A set-up that the user has saved.
struct UserSetup {
    file: PathBuf,
    name: String,
    /// The set-up, or why it cannot be read.
    design: Result<Box<dyn Design>, Message>,
    /// Why it cannot be played, if it can be read but has errors.
    error: Option<String>,
}

impl UserSetup {
    fn from_file(shelved: StoredText, read: fn(&str) -> Result<Box<dyn Design>, Message>, words: &Words) -> UserSetup {
        let StoredText { file, text, .. } = shelved;
        let design = text.map_err(|error| error.message(&file)).and_then(|text| read(&text));
        let file_stem = || file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let name = design.as_ref().ok().map(|design| design.name().to_owned()).filter(|name| !name.trim().is_empty());
        let remarks = design.as_ref().map_or_else(|_| Vec::new(), |design| design.issues(words));
        let error = remarks.into_iter().find(|remark| remark.severity == Severity::Error).map(|remark| remark.text);
        UserSetup { name: name.unwrap_or_else(file_stem), file, design, error }
    }
}

impl SetupList {
    fn refresh(&mut self, storage: &Storage, words: &Words) {
        let Some(editor_support) = self.game.map(|game| games::tabletop(game).editor_support) else {
            return;
        };
        match scheme_folder(storage, editor_support).and_then(|text_folder| text_folder.list()) {
            Ok(texts) => {
                self.user_setups =
                    texts.into_iter().map(|text| UserSetup::from_file(text, editor_support.parse, words)).collect();
            }
            Err(error) => self.problem = Some(error.text(words)),
        }
    }

    /// Deletes a set-up of the user.
    pub(crate) fn delete(
        &mut self,
        storage: &Storage,
        words: &Words,
        editor_access: &mut EditorAccess<'_>,
        file: &Path,
    ) {
        self.problem = None;
        let Some(editor_support) = self.game.map(|game| games::tabletop(game).editor_support) else {
            return;
        };
        match scheme_folder(storage, editor_support).and_then(|text_folder| text_folder.delete(file)) {
            Ok(()) => editor_access.send(Edit::FileDeleted(file.to_owned())),
            Err(error) => self.problem = Some(error.text(words)),
        }
        self.refresh(storage, words);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SetupList>()
        .add_systems(OnEnter(Menu::Setups), refresh_list)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Setups)));
}

/// Reads the set-ups of the edited game, or outside the editor the set-ups of the game chosen on the New game screen.
fn refresh_list(
    mut list: ResMut<SetupList>,
    storage: Res<Storage>,
    words: Res<Words>,
    screen: Res<State<Screen>>,
    editor: Res<Editor>,
    draft: Res<NewGameDraft>,
) {
    let edited_game = editor.document().filter(|_| *screen.get() == Screen::Editor).map(|document| document.game());
    *list = SetupList { game: Some(edited_game.unwrap_or(draft.game)), ..SetupList::default() };
    list.refresh(&storage, &words);
}

/// The action of a clicked button.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SetupAction {
    Play,
    Edit,
    Delete,
}

/// A set-up of the list.
enum ListedSetup<'a> {
    BuiltIn(&'a BuiltinSetup),
    User(&'a UserSetup),
}

fn show(
    mut contexts: EguiContexts,
    (words, settings): (Res<Words>, Res<Settings>),
    list: Res<SetupList>,
    screen: Res<State<Screen>>,
    mut editor_access: EditorAccess,
    mut draft: ResMut<NewGameDraft>,
    mut open_dialog: ResMut<Dialog>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let Some((game, editor_support)) = list.game.map(|game| (game, games::tabletop(game).editor_support)) else {
        navigator.close_menu();
        return;
    };
    let look = (*screen.get() == Screen::Editor, settings.ground);
    let mut clicked = None;
    let panel = Panel { name: "panel/setups", heading: text::in_terms_of(&words, "setups-heading", game), size: SIZE };
    panel.show_with_footer(
        context,
        |ui| {
            if let Some(problem) = &list.problem {
                ui.add(egui::Label::new(egui::RichText::new(problem).color(*forbidden::RED)).wrap());
            }
            widgets::section(ui, &text::in_terms_of(&words, "setups-own", game), |ui| {
                if list.user_setups.is_empty() {
                    widgets::explanation(ui, &text::in_terms_of(&words, "setups-none", game));
                }
                for own in &list.user_setups {
                    let design = own.design.as_deref();
                    let action = entry(ui, &words, (&own.name, design, own.error.as_deref()), true, look);
                    clicked = action.map(|action| (action, ListedSetup::User(own))).or(clicked.take());
                }
            });
            widgets::section(ui, &text::in_terms_of(&words, "setups-shipped", game), |ui| {
                for built_in in (editor_support.builtin_setups)() {
                    let design = &*built_in.design;
                    let action = entry(ui, &words, (&design.title(&words), Ok(design), None), false, look);
                    clicked = action.map(|action| (action, ListedSetup::BuiltIn(built_in))).or(clicked.take());
                }
            });
        },
        |ui| navigator.back_button(ui, &words),
    );
    let mut opened = false;
    match clicked {
        Some((SetupAction::Play, ListedSetup::BuiltIn(setup))) => {
            draft.choose_built_in(game, setup.ruleset.clone());
            navigator.close_menu();
        }
        Some((SetupAction::Play, ListedSetup::User(setup))) => {
            if let Ok(design) = &setup.design {
                draft.choose_user_setup(game, Arc::from(design.clone()));
                navigator.close_menu();
            }
        }
        Some((SetupAction::Edit, ListedSetup::BuiltIn(setup))) => {
            opened = editor_access.open(game, open_copy_of(&words, game, &*setup.design), &mut open_dialog);
        }
        Some((SetupAction::Edit, ListedSetup::User(setup))) => {
            if let Ok(design) = &setup.design {
                let edit = Edit::Open { game, design: design.clone(), file: Some(setup.file.clone()), is_saved: true };
                opened = editor_access.open(game, edit, &mut open_dialog);
            }
        }
        Some((SetupAction::Delete, ListedSetup::User(UserSetup { file, name, .. }))) => {
            *open_dialog = Dialog::DeleteSetup { file: file.clone(), name: name.clone() };
        }
        Some((SetupAction::Delete, ListedSetup::BuiltIn(_))) | None => {}
    }
    if opened {
        navigator.open_editor();
    }
}

/// Shows a set-up by its name: its board and description, or why it cannot be read or played, and its buttons. A set-up of the user can be
/// deleted.
fn entry(
    ui: &mut egui::Ui,
    words: &Words,
    (name, design, error): (&str, Result<&dyn Design, &Message>, Option<&str>),
    is_users: bool,
    (in_editor, look): (bool, GroundLook),
) -> Option<SetupAction> {
    let buttons = |ui: &mut egui::Ui| {
        let delete = format!("setup-delete/{name}");
        let is_deleted =
            is_users && Button::icon(words, "saved-delete", Icon::Delete).named(&delete).show(ui).clicked();
        let used = design.ok().and_then(|_| use_buttons(ui, words, name, in_editor, error.is_none()));
        if is_deleted { Some(SetupAction::Delete) } else { used }
    };
    let content = |ui: &mut egui::Ui| {
        if let Ok(design) = design {
            preview(ui, design, PREVIEW_SIZE, look);
        }
        summary(ui, words, name, design, error);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), buttons).inner
    };
    widgets::card(ui, |ui| ui.horizontal(content).inner)
}

/// Shows the buttons of a set-up: in the editor to open it, elsewhere to choose it for the next game or to edit it.
fn use_buttons(ui: &mut egui::Ui, words: &Words, name: &str, in_editor: bool, playable: bool) -> Option<SetupAction> {
    let [choose, edit] = ["setup-choose", "setup-edit"].map(|what| format!("{what}/{name}"));
    if in_editor {
        let open = Button::new(words, "setups-open").named(&edit).min_width(104.0).height(measures::CONTROL_HEIGHT);
        return open.show(ui).clicked().then_some(SetupAction::Edit);
    }
    let edit = Button::icon(words, "setups-edit", Icon::Rename).named(&edit).show(ui).clicked();
    let choose = Button::new(words, "setups-choose").named(&choose).enabled(playable).min_width(104.0);
    let choose = choose.height(measures::CONTROL_HEIGHT).show(ui).clicked();
    if choose { Some(SetupAction::Play) } else { edit.then_some(SetupAction::Edit) }
}

/// Shows a small board with a set-up on it.
pub(crate) fn preview(ui: &mut egui::Ui, design: &dyn Design, side: f32, look: GroundLook) {
    let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(side), egui::Sense::hover());
    if ui.is_rect_visible(rect) {
        design.preview(ui.painter(), rect.shrink(2.0), look);
    }
    ui.add_space(measures::TIGHT);
}

/// Shows name, size, and description or error of a set-up, or the reason why its file cannot be read.
fn summary(ui: &mut egui::Ui, words: &Words, name: &str, design: Result<&dyn Design, &Message>, error: Option<&str>) {
    let width = (ui.available_width() - BUTTONS_WIDTH).max(60.0);
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 2.0;
        let color = if design.is_ok() { *ink::BRIGHT } else { *ink::QUIET };
        truncated(ui, name, fonts::bold(fonts::size::BODY), color);
        match (design, error) {
            (Ok(design), None) => {
                truncated(ui, &design.summary(words), fonts::text(fonts::size::SMALL), *ink::BODY);
                small(ui, &design.description(words), *ink::QUIET);
            }
            (Ok(design), Some(error)) => {
                truncated(ui, &design.summary(words), fonts::text(fonts::size::SMALL), *ink::BODY);
                small(ui, &words.format("editor-cannot-play", &[("reason", error.into())]), *forbidden::RED);
            }
            (Err(reason), _) => {
                let reason = words.message(reason);
                small(ui, &words.format("saved-damaged", &[("reason", reason.into())]), *forbidden::RED);
            }
        }
    });
}
