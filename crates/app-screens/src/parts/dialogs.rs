//! Dialogs in front of everything: confirmations, the new name of a saved game, and draw offers between two people.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::UiLayer;
use crate::engines::EngineScreen;
use crate::guess::leave as leave_guess;
use crate::parts::navigation::Navigator;
use crate::saved_games::SavedGameList;
use cannon_app_activities::guess::GuessRequest;
use cannon_app_activities::persistence::store;
use cannon_app_activities::profile::{PlayerProfiles, ProfileRequest};
use cannon_app_activities::puzzles::PuzzleRequest;
use cannon_app_base::common::bindings::OwnBindings;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, Request};
use cannon_app_base::settings::{Settings, SettingsRequest};
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::{Button, ask, ask_for_name};
use cannon_rules::Side;

/// The open dialog. Dialogs about set-ups are shown by `editor::confirmations`.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Dialog {
    /// No dialog is open.
    #[default]
    None,
    /// Confirms resigning.
    Resign,
    /// Confirms restarting the game.
    Restart,
    /// Confirms forgetting everything about the player at the board.
    ResetProfile,
    /// Confirms that all commands get their default keys and buttons.
    RestoreBindings,
    /// Confirms a hint or the solution of a puzzle, which costs rating.
    PuzzleHelp(PuzzleRequest),
    /// Asks whose moves of a game the player wants to guess. Shown by `guess::side_choice`.
    GuessSide,
    /// Confirms removing another program, given by its name.
    RemoveProgram(String),
    /// Confirms leaving the guessing in the middle of a game, which loses the points so far.
    LeaveGuess,
    /// The result of guessing the moves of a game. Shown by `guess::result`.
    GuessResult,
    /// Asks for a new name of a saved game.
    Rename {
        /// Its file.
        file: PathBuf,
        /// The name as typed so far.
        name: String,
        /// Why the name before was refused.
        refusal: Option<String>,
    },
    /// Asks for the game of a new study. Shown by `saved_games::new_study`.
    NewStudy,
    /// Chooses files of games to import. Shown by `saved_games::import`.
    ImportGames,
    /// Lists what an import has refused. Shown by `saved_games::import_report`.
    ImportReport,
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
    /// Suggests a draw after a repetition. Shown by `repetition`.
    Repetition,
    /// Tells about the crash of the previous session. Shown by `crash_report`.
    CrashReport,
    /// Confirms discarding the unsaved changes in the editor.
    DiscardChanges(AfterDiscard),
}

/// The step that follows once changes have been discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AfterDiscard {
    /// Return to the title.
    GoToTitle,
    /// Open the set-up that waits in the editor's `PendingEdit` resource.
    OpenPending,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Dialog>()
        .add_systems(EguiPrimaryContextPass, (confirm, rename, ask_about_draw_offer).in_set(UiLayer::Foreground));
}

/// The name of a dialog whose heading has this identifier, such as `question-resign-heading`.
pub(crate) fn dialog_name(heading: &str) -> String {
    heading.trim_end_matches("-heading").replacen('-', "/", 1)
}

/// Shows the confirmations about the game, the player and the settings.
fn confirm(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut open_dialog: ResMut<Dialog>,
    players: Res<PlayerProfiles>,
    mut profile_requests: MessageWriter<ProfileRequest>,
    (settings, mut engines): (Res<Settings>, ResMut<EngineScreen>),
    mut settings_requests: MessageWriter<SettingsRequest>,
    (mut puzzle_requests, mut guess_requests): (MessageWriter<PuzzleRequest>, MessageWriter<GuessRequest>),
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let [heading, text, yes] = match &*open_dialog {
        Dialog::Resign => ["question-resign-heading", "question-resign-text", "question-resign-yes"],
        Dialog::Restart => ["question-restart-heading", "question-restart-text", "question-restart-yes"],
        Dialog::ResetProfile => {
            ["question-reset-profile-heading", "question-reset-profile-text", "question-reset-profile-yes"]
        }
        Dialog::RestoreBindings => {
            ["question-restore-bindings-heading", "question-restore-bindings-text", "question-restore-bindings-yes"]
        }
        Dialog::PuzzleHelp(_) => {
            ["question-puzzle-help-heading", "question-puzzle-help-text", "question-puzzle-help-yes"]
        }
        Dialog::RemoveProgram(_) => {
            ["question-remove-program-heading", "question-remove-program-text", "question-remove-program-yes"]
        }
        Dialog::LeaveGuess => ["question-leave-guess-heading", "question-leave-guess-text", "question-leave-guess-yes"],
        // Other functions show the other dialogs.
        _ => return,
    };
    let [heading_text, text] = [heading, text].map(|id| words.text(id));
    let buttons = [Button::new(&words, yes).danger(), Button::new(&words, "question-no")];
    let Some(yes) = ask(context, &dialog_name(heading), (&heading_text, &text), buttons) else { return };
    if yes {
        match &*open_dialog {
            Dialog::Resign => {
                navigator.request(Request::Resign);
                navigator.close_all_menus();
            }
            Dialog::Restart => navigator.start_game(Request::Restart),
            Dialog::ResetProfile => {
                if let Some(profile) = players.current() {
                    profile_requests.write(ProfileRequest::Reset(profile.id()));
                }
            }
            Dialog::RestoreBindings => {
                let bindings = OwnBindings::default();
                settings_requests.write(SettingsRequest(Settings { bindings, ..settings.clone() }));
            }
            &Dialog::PuzzleHelp(request) => {
                puzzle_requests.write(request);
            }
            Dialog::RemoveProgram(name) => {
                let mut changed = settings.clone();
                engines.remove(name, &mut changed);
                settings_requests.write(SettingsRequest(changed));
            }
            Dialog::LeaveGuess => leave_guess(&mut guess_requests, &mut navigator),
            _ => {}
        }
    }
    *open_dialog = Dialog::None;
}

/// Shows the dialog that asks for another name of a saved game.
fn rename(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut open_dialog: ResMut<Dialog>,
    mut saved_games: ResMut<SavedGameList>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let Dialog::Rename { file, name, refusal } = &mut *open_dialog else { return };
    let heading = words.text("question-rename-heading");
    let buttons = [Button::new(&words, "question-name-yes").primary(), Button::new(&words, "question-no")];
    let typed = (&mut *name, store::MAX_NAME_LENGTH);
    match ask_for_name(context, "question/name", &heading, typed, refusal.as_deref(), buttons) {
        None => {}
        Some(true) if let Err(error) = saved_games.rename(file, name) => *refusal = Some(error.text(&words)),
        Some(_) => *open_dialog = Dialog::None,
    }
}

/// The side whose draw offer a human has to answer, if no menu is open. The computer answers offers by itself.
pub(crate) fn draw_offer_to_human(game: &Match, menu: Menu) -> Option<Side> {
    game.draw_offer().filter(|&side| !game.seat(!side).is_computer() && menu == Menu::None)
}

/// Asks the opponent about a draw offer, by another person at the same machine or by the computer. Escape declines.
fn ask_about_draw_offer(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<Match>,
    menu: Res<State<Menu>>,
    mut navigator: Navigator,
) {
    let Some(side) = draw_offer_to_human(&game, *menu.get()) else { return };
    let Ok(context) = contexts.ctx_mut() else { return };
    let heading =
        words.format("question-draw-heading", &[("side", words.side_in(game.timeline().game(), side).into())]);
    let text = words.format("question-draw-text", &[("side", words.side_in(game.timeline().game(), !side).into())]);
    let buttons = [Button::new(&words, "question-draw-yes").primary(), Button::new(&words, "question-draw-no")];
    if let Some(accept) = ask(context, "question/draw", (&heading, &text), buttons) {
        navigator.request(Request::AnswerDraw { accept });
    }
}
