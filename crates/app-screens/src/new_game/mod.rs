//! The New game screen: choice of game, board face, players, rules and clocks.
//!
//! [`draft`] holds the chosen options, at first the options of the game that was [played last](last_played). Game, opponent, level and side
//! ([`players`]) and the board ([`setup_choice`]) are always visible. Everything else is folded away under a header with a [`summary`]: the
//! style of the computer, the coach and the clocks, the board face, the format and the draw rules ([`match_options`]), and the game's own
//! rule options.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::editor::EditorAccess;
use crate::parts::navigation::Navigator;
use crate::parts::text;
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{MatchSetup, Request};
use cannon_app_base::settings::{Settings, SettingsRequest};
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::{Button, Column, Panel, segmented_control, two_columns};
use cannon_app_base::theme::{Icon, measures, widgets};
use cannon_appearance::BoardFace;
use cannon_profile::Profile;
use cannon_rules::GameId;
use cannon_rules::record::Record;

mod draft;
mod last_played;
mod match_options;
mod players;
mod setup_choice;
mod summary;

pub(super) use draft::NewGameDraft;

const SIZE: egui::Vec2 = egui::Vec2::new(1000.0, 690.0);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NewGameDraft>()
        .add_systems(OnEnter(Menu::NewGame), take_over_last_game)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::NewGame)));
}

/// The set-up that was played last is chosen when the screen opens, after a restart of the program, too.
fn take_over_last_game(players: Res<PlayerProfiles>, mut draft: ResMut<NewGameDraft>) {
    if let Some(last) = players.current().and_then(Profile::last_game) {
        draft.take_over(last);
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut draft: ResMut<NewGameDraft>,
    settings: Res<Settings>,
    mut settings_requests: MessageWriter<SettingsRequest>,
    profiles: Res<PlayerProfiles>,
    mut editor_access: EditorAccess,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    // Widgets edit a copy, because a mutable borrow of the settings would mark them as changed in every frame.
    let printed = draft.printed_face();
    let mut face = printed.map(|printed| printed.or_chosen(&settings));
    let mut seconds = settings.grandmaster_seconds;
    let (mut start, mut again, mut setup_button) = (false, None, None);
    let usual_minutes = draft.usual_minutes();
    let panel = Panel { name: "panel/new-game", heading: words.text("new-game-heading"), size: SIZE };
    panel.show_with_footer(
        context,
        |ui| {
            two_columns(ui, |ui, column| match column {
                Column::Left => {
                    let last = profiles.current().and_then(Profile::last_game);
                    again = last.and_then(|last| play_again_button(ui, &words, last));
                    game_choice(ui, &words, &mut draft);
                    players::show_opponent(ui, &words, &mut draft, &mut seconds);
                }
                // At large sizes, the right column has more room than the left one.
                Column::Right => {
                    setup_button = setup_choice::show(ui, &words, &draft, settings.ground);
                    fold_header(ui, &words, &mut draft);
                }
            });
            if draft.is_unfolded {
                ui.add_space(measures::SMALL);
                two_columns(ui, |ui, column| match column {
                    Column::Left => {
                        players::show_more(ui, &words, &mut draft);
                        if let Some(face) = &mut face {
                            board_face(ui, &words, face);
                        }
                    }
                    Column::Right => {
                        match_options::show_formats(ui, &words, &mut draft);
                        match_options::show_draw_rules(ui, &words, &mut draft);
                        draft.show_rule_options(ui, &words);
                    }
                });
            }
        },
        |ui| {
            navigator.back_button(ui, &words);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                start = Button::new(&words, "new-game-start").primary().min_width(200.0).show(ui).clicked();
            });
        },
    );
    draft.update_usual_minutes(usual_minutes);
    let mut edited = Settings { grandmaster_seconds: seconds, ..settings.clone() };
    if let (Some(printed), Some(face)) = (printed, face)
        && face != printed.or_chosen(&settings)
    {
        edited.faces.insert(printed.preset.to_owned(), face);
    }
    if edited != *settings {
        settings_requests.write(SettingsRequest(edited));
    }
    match setup_button {
        Some(setup_choice::SetupButton::ChooseAnother) => navigator.open_menu(Menu::Setups),
        Some(setup_choice::SetupButton::OpenEditor) => {
            editor_access.ensure_open(&words, draft.game);
            navigator.open_editor();
        }
        None => {}
    }
    if let Some(setup) = again.or_else(|| start.then(|| draft.match_setup())) {
        navigator.start_game(Request::Start(Box::new(setup)));
    }
}

/// Shows the header under which rules and clocks are folded away, with a summary of what differs from a usual game. A click folds or
/// unfolds them.
fn fold_header(ui: &mut egui::Ui, words: &Words, draft: &mut NewGameDraft) {
    let icon = if draft.is_unfolded { Icon::Minus } else { Icon::Plus };
    let header = Button::new(words, "new-game-more").menu().with_icon(icon).selected(draft.is_unfolded);
    let header = header.height(measures::CONTROL_HEIGHT).min_width(ui.available_width());
    let header = match summary::summary(words, draft).filter(|_| !draft.is_unfolded) {
        Some(text) => header.detail(text),
        None => header,
    };
    if header.show(ui).clicked() {
        draft.is_unfolded = !draft.is_unfolded;
    }
}

/// Shows a button that starts a game like the last one. Returns its set-up if it was clicked.
fn play_again_button(ui: &mut egui::Ui, words: &Words, last: &Record) -> Option<MatchSetup> {
    let setup = MatchSetup::of_record(last);
    // A record can hold rules or a position that this version does not know.
    setup.begin().ok()?;
    let args = [
        ("game", text::record_title(words, last).into()),
        ("south", words.seat(last.players.south.seat).into()),
        ("north", words.seat(last.players.north.seat).into()),
    ];
    let button = Button::labelled("new-game-again", words.format("new-game-again", &args));
    let width = ui.available_width();
    let is_clicked = button.min_width(width).height(measures::CONTROL_HEIGHT).show(ui).clicked();
    ui.add_space(measures::SMALL);
    is_clicked.then_some(setup)
}

/// Shows the choice of the board face: cells or points.
fn board_face(ui: &mut egui::Ui, words: &Words, face: &mut BoardFace) {
    widgets::section(ui, &words.text("new-game-board"), |ui| {
        let options = [(BoardFace::Cells, "face-cells"), (BoardFace::Points, "face-points")];
        segmented_control(ui, words, "new-game/face", face, &options);
    });
}

/// Shows the choice of the game.
fn game_choice(ui: &mut egui::Ui, words: &Words, draft: &mut NewGameDraft) {
    let options = GameId::ALL.map(|game| (game, game.name_id()));
    segmented_control(ui, words, "new-game/game", &mut draft.game, &options);
    ui.add_space(measures::SMALL);
}
