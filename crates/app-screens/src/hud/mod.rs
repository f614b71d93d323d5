//! The head-up display during play: name plates, the ribbon in which the game speaks, buttons with words, and the panel with the list of
//! moves, which opens on demand.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::parts::side_panel::reset_insets;
use cannon_app_activities::exercise::{Exercise, is_on_table};
use cannon_app_activities::guess::GuessRun;
use cannon_app_activities::input::ReadKeys;
use cannon_app_activities::lessons::LessonRun;
use cannon_app_activities::opponent::{HintRequest, Pondering, WatchPace, WatchRequest, Watching};
use cannon_app_activities::practice::PracticeRun;
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_activities::puzzles::PuzzleRun;
use cannon_app_base::common::{AppSystems, TableCamera, view_turn};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match, MatchRequest, Request};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::Icon;
use cannon_app_base::theme::widgets::Button;
use cannon_rules::Side;

mod bar;
mod exercise;
mod guess;
mod inspector;
mod lesson;
mod map;
mod move_list;
mod opposite_clocks;
mod panel;
mod piece_card;
mod plate;
mod practice;
mod puzzle;
mod speech;
pub(super) mod status;
mod watch;

pub(crate) use bar::board_area;
use bar::{Bar, HudFrame};
use inspector::CurrentCard;
use panel::{PanelParts, Taken};
use piece_card::PieceCard;
use plate::PlateState;
use speech::{Speech, SpeechButton};

/// Width of the buttons with an icon alone.
const ICON_WIDTH: f32 = 44.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentCard>()
        .init_resource::<PieceCard>()
        .add_plugins(speech::plugin)
        .add_systems(
            EguiPrimaryContextPass,
            (
                inspector::update,
                (show_game.run_if(is_game_on_table), lesson::show, puzzle::show, practice::show, guess::show),
            )
                .chain()
                .in_set(UiLayer::Hud),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (piece_card::open, piece_card::show, map::show.run_if(is_game_on_table))
                .chain()
                .in_set(UiLayer::Hud)
                .after(show_game),
        )
        .add_systems(
            Update,
            (
                lesson::proceed_with_keys,
                puzzle::proceed_with_keys,
                practice::proceed_with_keys,
                guess::proceed_with_keys,
            )
                .in_set(AppSystems::Input)
                // Otherwise a key that solves a task would be read once more in the next frame, and go on at once.
                .after(ReadKeys)
                .run_if(in_state(Screen::Play)),
        )
        .add_systems(OnExit(Screen::Title), reset_insets)
        .add_systems(OnExit(Screen::Play), reset_insets);
}

/// Whether a game is on the table, and no lesson, puzzle, practice, guessing or study.
fn is_game_on_table(
    lessons: Res<Exercise<LessonRun>>,
    puzzles: Res<Exercise<PuzzleRun>>,
    (practice, guessing): (Res<Exercise<PracticeRun>>, Res<Exercise<GuessRun>>),
    game: Res<Match>,
) -> bool {
    let is_exercise = is_on_table(lessons) || is_on_table(puzzles) || is_on_table(practice) || is_on_table(guessing);
    !(game.is_study() || is_exercise)
}

/// A button below the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GameButton {
    Speech(SpeechButton),
    Undo,
    Hint,
    Watch(WatchRequest),
    Menu,
}

/// System parameter with the requests of the buttons below the board.
#[derive(bevy::ecs::system::SystemParam)]
struct GameRequests<'w> {
    hint_requests: MessageWriter<'w, HintRequest>,
    watch_requests: MessageWriter<'w, WatchRequest>,
    watching: Res<'w, Watching>,
    next_menu: ResMut<'w, NextState<Menu>>,
}

/// Shows a game: the plates, the ribbon, the buttons, and the panel if it is open.
fn show_game(
    (words, game, settings): (Res<Words>, Res<Match>, Res<Settings>),
    mut frame: HudFrame,
    mut speech: Speech,
    mut panel: PanelParts,
    (board_view, pondering, players): (Res<BoardView>, Res<Pondering>, Res<PlayerProfiles>),
    cameras: Query<&Transform, With<TableCamera>>,
    mut card: ResMut<CurrentCard>,
    mut requests: GameRequests,
) {
    let Some(context) = frame.context() else { return };
    let is_open = panel.is_open(&settings);
    let taken = match is_open {
        true => panel.show(&context, &words, &game, &settings, &mut card),
        false => Taken { side: egui::Vec2::ZERO, has_card: false },
    };
    card.is_in_panel = taken.has_card;
    // The plates tell of no move before the board has shown it.
    let ply = board_view.described_ply(&game);
    let state = PlateState { ply, is_rated: players.is_rated_so_far(&game), is_pondering: pondering.is_on() };
    let is_turned = settings.turn_camera && cameras.iter().any(|camera| view_turn(camera).abs() > FRAC_PI_2);
    let lower = if is_turned && game.is_between_people() { Side::North } else { bottom_side(&game) };
    let ribbon = speech.ribbon(&words, &game, &settings, frame.is_in_front());
    let bar = Bar {
        ribbon: ribbon.map(GameButton::Speech),
        gives_way: !speech.is_asking(),
        teaches: speech.first_game.is_running(),
        buttons: requests.buttons(&words, &game),
    };
    let header = |ui: &mut egui::Ui| plate::show(ui, &words, &game, !lower, state);
    let lower = |ui: &mut egui::Ui| plate::show(ui, &words, &game, lower, state);
    let clicked = frame.show(taken.side, bar, header, Some(&lower));
    if !is_open && frame.is_in_front() {
        panel.handle(&context, &words, &game);
    }
    let escape = context.input(|input| input.key_pressed(egui::Key::Escape));
    match clicked {
        Some(GameButton::Speech(button)) => speech.answer(button, &game),
        // While the question has the keyboard, Escape sends no command, so it is read here.
        None if escape && speech.is_asking() => speech.answer(SpeechButton::TakeBack, &game),
        Some(button) => requests.send(button, &mut panel.requests),
        None => {}
    }
}

impl GameRequests<'_> {
    /// The buttons below the board: to undo and for a hint or, in a game between computers, for its pace, and for the menu.
    fn buttons(&self, words: &Words, game: &Match) -> Vec<(GameButton, Button<'static>)> {
        let button = |name: &'static str, label: &str, icon: Icon, enabled: bool| {
            let button = Button::labelled(name, words.text(label)).with_icon(icon).enabled(enabled);
            button.tooltip(words.text(name))
        };
        let menu = (GameButton::Menu, button("hud-menu", "hud-menu-label", Icon::Menu, true));
        if game.has_human() {
            let (can_undo, can_ask) = (game.undo_target().is_some(), game.awaits_player());
            return vec![
                (GameButton::Undo, button("hud-undo", "hud-undo-label", Icon::Undo, can_undo)),
                (GameButton::Hint, button("hud-hint", "hud-hint-label", Icon::Hint, can_ask)),
                menu,
            ];
        }
        let watching = &self.watching;
        let is_running = game.outcome().is_none();
        let icon = |name: &'static str, icon: Icon, enabled: bool| Button::icon(words, name, icon).enabled(enabled);
        let (pause, pause_icon) =
            if watching.is_paused() { ("watching-go-on", Icon::Resume) } else { ("watching-pause", Icon::Pause) };
        let (pace, pace_icon) = match watching.pace() {
            WatchPace::Slow => ("watching-pace-slow", Icon::PaceSlow),
            WatchPace::Natural => ("watching-pace-natural", Icon::PaceNatural),
            WatchPace::Fast => ("watching-pace-fast", Icon::PaceFast),
        };
        let can_step = is_running && game.shows_live();
        let icons = [
            (WatchRequest::TogglePause, icon(pause, pause_icon, is_running).selected(watching.is_paused())),
            (WatchRequest::Step, icon("watching-step", Icon::ViewNext, can_step)),
            (WatchRequest::SetPace(watching.pace().next()), icon(pace, pace_icon, is_running)),
        ];
        let buttons = icons.map(|(request, button)| (GameButton::Watch(request), button.min_width(ICON_WIDTH)));
        buttons.into_iter().chain([menu]).collect()
    }

    fn send(&mut self, button: GameButton, match_requests: &mut MessageWriter<MatchRequest>) {
        match button {
            GameButton::Speech(_) => {}
            GameButton::Undo => {
                match_requests.write(MatchRequest::from_interface(Request::Undo));
            }
            GameButton::Hint => {
                self.hint_requests.write(HintRequest);
            }
            GameButton::Watch(request) => {
                self.watch_requests.write(request);
            }
            GameButton::Menu => self.next_menu.set(Menu::Pause),
        }
    }
}

/// The side whose plate is at the bottom: the human's in a game against the computer, otherwise South's.
pub(super) fn bottom_side(game: &Match) -> Side {
    let only_north_is_human = game.seat(Side::South).is_computer() && !game.seat(Side::North).is_computer();
    if only_north_is_human { Side::North } else { Side::South }
}
