//! Dialogs in front of everything: confirmations, the name of a saved game, and draw offers between two people.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::egui::text::CCursorRange;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Layer;
use super::flow::Flow;
use super::notices::Notices;
use super::saved_games::Listing;
use crate::app::i18n::Words;
use crate::app::persistence::{Storage, StoreError, store};
use crate::app::play::{Match, Request};
use crate::app::states::Menu;
use crate::app::theme::measures;
use crate::app::theme::palette::forbidden;
use crate::app::theme::widgets::{self, Button, dialog};
use cannon_rules::Side;

/// The open dialog. Dialogs about set-ups are shown by `editor::questions`.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Question {
    /// No dialog is open.
    #[default]
    None,
    /// Confirms resigning.
    Resign,
    /// Confirms restarting the game.
    Restart,
    /// Asks for a name under which to save the game.
    SaveAs {
        /// The name as typed so far.
        name: String,
    },
    /// Asks for a new name of a saved game.
    Rename {
        /// Its file.
        file: PathBuf,
        /// The name as typed so far.
        name: String,
    },
    /// Confirms deleting a saved game.
    Delete {
        /// Its file.
        file: PathBuf,
        /// Its name.
        name: String,
    },
    /// Confirms overwriting a set-up of the same name.
    ReplaceSetup {
        /// Its file.
        file: PathBuf,
        /// The name of both set-ups.
        name: String,
    },
    /// Confirms deleting a set-up.
    DeleteSetup {
        /// Its file.
        file: PathBuf,
        /// Its name.
        name: String,
    },
    /// Confirms discarding the unsaved changes in the editor.
    DropChanges(Next),
}

/// The step that follows once changes have been discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Return to the title.
    Leave,
    /// Open the set-up that waits in the editor's `Waiting` resource.
    Open,
}

/// The reason why the entered name was not accepted; shown in the dialog until the next attempt.
#[derive(Resource, Default)]
struct Objection(Option<String>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Question>()
        .init_resource::<Objection>()
        .add_systems(EguiPrimaryContextPass, (ask_before_harm, ask_for_name, pass_on_draw_offer).in_set(Layer::Front));
}

/// Shows the two buttons at the foot of a dialog. Returns whether yes and no were clicked.
pub(super) fn answers(ui: &mut egui::Ui, yes: Button<'_>, no: Button<'_>) -> (bool, bool) {
    ui.add_space(measures::MEDIUM);
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        let yes = yes.width(120.0).show(ui).clicked();
        let no = no.width(120.0).show(ui).clicked();
        (yes, no)
    })
    .inner
}

/// Shows the confirmations about the game and saved games.
fn ask_before_harm(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut question: ResMut<Question>,
    storage: Res<Storage>,
    mut listing: ResMut<Listing>,
    mut flow: Flow,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let (name, heading, text, yes) = match &*question {
        Question::None
        | Question::SaveAs { .. }
        | Question::Rename { .. }
        | Question::ReplaceSetup { .. }
        | Question::DeleteSetup { .. }
        | Question::DropChanges(_) => return,
        Question::Resign => {
            ("question/resign", "question-resign-heading", words.text("question-resign-text"), "question-resign-yes")
        }
        Question::Restart => (
            "question/restart",
            "question-restart-heading",
            words.text("question-restart-text"),
            "question-restart-yes",
        ),
        Question::Delete { name, .. } => (
            "question/delete",
            "question-delete-heading",
            words.format("question-delete-text", &[("name", name.as_str().into())]),
            "question-delete-yes",
        ),
    };
    let (yes, no) = dialog(context, name, &words.text(heading), |ui| {
        widgets::paragraph(ui, &text);
        answers(ui, Button::new(&words, yes).danger(), Button::new(&words, "question-no"))
    });
    if yes {
        match &*question {
            Question::Resign => {
                flow.ask(Request::Resign);
                flow.close();
            }
            Question::Restart => flow.play(Request::Restart),
            Question::Delete { file, .. } => listing.delete(&storage, file, &words),
            _ => {}
        }
    }
    if yes || no {
        *question = Question::None;
    }
}

/// Shows the dialogs that ask for a name.
fn ask_for_name(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut question: ResMut<Question>,
    mut objection: ResMut<Objection>,
    storage: Res<Storage>,
    mut listing: ResMut<Listing>,
    mut notices: ResMut<Notices>,
    game: Res<Match>,
    time: Res<Time<Real>>,
    mut was_open: Local<bool>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let (mut typed, heading) = match &*question {
        Question::SaveAs { name } => (name.clone(), "question-save-heading"),
        Question::Rename { name, .. } => (name.clone(), "question-rename-heading"),
        _ => {
            *was_open = false;
            return;
        }
    };
    let just_opened = !std::mem::replace(&mut *was_open, true);
    if just_opened {
        objection.0 = None;
    }
    let (entered, (yes, no)) = dialog(context, "question/name", &words.text(heading), |ui| {
        let field = egui::TextEdit::singleline(&mut typed)
            .char_limit(store::LONGEST_NAME)
            .desired_width(f32::INFINITY)
            .margin(egui::Margin::symmetric(10, 8));
        let mut output = field.show(ui);
        let response = output.response.response.clone();
        widgets::places::note(ui.ctx(), "question/name/field", response.rect);
        if just_opened {
            response.request_focus();
            // The suggested name is selected, so that typing replaces it.
            output.state.cursor.set_char_range(Some(CCursorRange::select_all(&output.galley)));
            output.state.store(ui.ctx(), response.id);
        }
        if let Some(reason) = &objection.0 {
            ui.label(egui::RichText::new(reason).color(forbidden::RED));
        }
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        (entered, answers(ui, Button::new(&words, "question-name-yes").primary(), Button::new(&words, "question-no")))
    });
    // While the text field has the focus, Escape sends no command, so it is read here.
    if no || context.input(|input| input.key_pressed(egui::Key::Escape)) {
        *question = Question::None;
        return;
    }
    let done = (yes || entered).then(|| match &*question {
        Question::Rename { file, .. } => listing.rename(&storage, file, &typed),
        _ => save(&storage, &typed, &game),
    });
    match done {
        Some(Ok(())) => {
            if matches!(*question, Question::SaveAs { .. }) {
                notices.tell(words.format("notice-saved", &[("name", store::tidy(&typed).into())]), &time);
            }
            *question = Question::None;
        }
        Some(Err(error)) => objection.0 = Some(explain(&words, &error)),
        None => match &mut *question {
            Question::SaveAs { name } | Question::Rename { name, .. } if *name != typed => *name = typed,
            _ => {}
        },
    }
}

fn save(storage: &Storage, name: &str, game: &Match) -> Result<(), StoreError> {
    let store = storage.as_ref().ok_or(StoreError::NoFolder)?;
    store.save(name, &game.record()).map(|_| ())
}

/// The text of a storage error. Errors that the player can resolve are fully translated; others include the system's message.
pub(super) fn explain(words: &Words, error: &StoreError) -> String {
    match error {
        StoreError::NoFolder => words.text("store-no-folder"),
        StoreError::NoName => words.text("store-no-name"),
        StoreError::NameTaken(name) => words.format("store-name-taken", &[("name", name.as_str().into())]),
        StoreError::Io { .. } | StoreError::Unusable { .. } => {
            words.format("store-failed", &[("reason", error.to_string().into())])
        }
    }
}

/// The side whose draw offer another human has to answer, if no menu is open. The computer answers offers by itself.
pub(super) fn offer_to_pass_on(game: &Match, menu: Menu) -> Option<Side> {
    let people = Side::ALL.iter().all(|&side| !game.seat(side).is_computer());
    game.draw_offer().filter(|_| people && menu == Menu::None)
}

/// Asks the opponent about a draw offer between two people at one computer. Escape declines.
fn pass_on_draw_offer(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<Match>,
    menu: Res<State<Menu>>,
    mut flow: Flow,
) {
    let Some(side) = offer_to_pass_on(&game, *menu.get()) else { return };
    let Ok(context) = contexts.ctx_mut() else { return };
    let heading =
        words.format("question-draw-heading", &[("side", words.side_in(game.timeline().game(), side).into())]);
    let text = words.format("question-draw-text", &[("side", words.side_in(game.timeline().game(), !side).into())]);
    let (yes, no) = dialog(context, "question/draw", &heading, |ui| {
        widgets::paragraph(ui, &text);
        answers(ui, Button::new(&words, "question-draw-yes").primary(), Button::new(&words, "question-draw-no"))
    });
    if yes || no || context.input(|input| input.key_pressed(egui::Key::Escape)) {
        flow.ask(Request::AnswerDraw { accept: yes });
    }
}
