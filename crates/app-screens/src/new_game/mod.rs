//! The Play screen: opponent, side, clock and adviser of the next game, and one page deeper the rules, the start and the [`options`] of the
//! game.
//!
//! [`draft`] holds what has been chosen, at first the options of the game that was [played last](last_played). The ranks of the computer
//! are a row of [`opponents`]. In a game with a friend, [`people`] sit at both seats.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use cannon_rules::Side;

use crate::UiLayer;
use crate::parts::navigation::Navigator;
use cannon_app_activities::profile::{PlayerProfiles, ProfileRequest, clock_waits_for_coach};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Request;
use cannon_app_base::settings::{Adviser, Settings, SettingsRequest};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::widgets::{Button, Panel, named_rects, segmented_control, segmented_labels};
use cannon_app_base::theme::{Icon, measures, widgets};

mod clocks;
mod computer;
mod draft;
mod last_played;
mod opponents;
mod options;
mod people;
mod setup_choice;
mod summary;

use clocks::ClockDraft;
pub(super) use draft::NewGameDraft;
use draft::Opponent;

const SIZE: egui::Vec2 = egui::Vec2::new(1120.0, 680.0);

/// The clocks that are offered: minutes for the game, and seconds for every turn. Other clocks are among the options.
const CLOCKS: [ClockDraft; 6] = [
    ClockDraft { minutes: 0, increment: 0 },
    ClockDraft { minutes: 5, increment: 0 },
    ClockDraft { minutes: 10, increment: 0 },
    ClockDraft { minutes: 15, increment: 10 },
    ClockDraft { minutes: 30, increment: 0 },
    ClockDraft { minutes: 45, increment: 0 },
];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NewGameDraft>()
        .add_plugins(options::plugin)
        .add_systems(Update, follow_chosen_game.run_if(resource_changed::<Settings>))
        .add_systems(OnEnter(Menu::NewGame), prepare)
        .add_systems(OnEnter(Screen::Editor), prepare)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::NewGame)));
}

/// The next game is the game that is chosen on the title.
fn follow_chosen_game(settings: Res<Settings>, mut draft: ResMut<NewGameDraft>) {
    if draft.game != settings.game {
        draft.game = settings.game;
    }
}

/// Chooses what was played last, after a restart of the program, too, and an opponent that suits the player.
fn prepare(
    players: Res<PlayerProfiles>,
    (words, settings): (Res<Words>, Res<Settings>),
    mut draft: ResMut<NewGameDraft>,
) {
    let Some(player) = players.current() else { return };
    if let Some(last) = player.last_game() {
        draft.take_over(last);
    }
    draft.keep_programs(|name| settings.engine(name).is_some());
    draft.offer_opponent(player);
    people::seat(&mut draft, &words, players.all());
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut draft: ResMut<NewGameDraft>,
    (players, settings): (Res<PlayerProfiles>, Res<Settings>),
    mut profile_requests: MessageWriter<ProfileRequest>,
    mut settings_requests: MessageWriter<SettingsRequest>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let draft = draft.bypass_change_detection();
    let (mut is_started, mut opens_options, mut wanted_adviser) = (false, false, None);
    let options = words.format("play-more", &[("options", summary::summary(&words, draft).into())]);
    let heading = words.format("play-heading", &[("game", words.text(draft.game.name_id()).into())]);
    Panel { name: "panel/new-game", heading, size: SIZE }.show_with_footer(
        context,
        |ui| {
            let mut opponent = draft.opponent();
            let kinds = [
                (Opponent::Computer, "new-game-computer"),
                (Opponent::Person, "new-game-person"),
                (Opponent::Watch, "new-game-watch"),
            ];
            if segmented_control(ui, &words, "new-game/opponent", &mut opponent, &kinds) {
                draft.choose_opponent(opponent);
            }
            ui.add_space(measures::MEDIUM);
            match opponent {
                Opponent::Computer => {
                    let game = draft.game;
                    let seat = draft.seat(!draft.own_side);
                    opponents::show(ui, &words, (game, players.current()), &settings.engines, seat);
                }
                Opponent::Person => people::show(ui, &words, draft, players.all()),
                Opponent::Watch => computer::show_levels(ui, &words, draft, &settings.engines),
            }
            ui.add_space(measures::MEDIUM);
            ui.columns(2, |columns| {
                clock(&mut columns[0], &words, draft);
                if opponent == Opponent::Computer {
                    side(&mut columns[1], &words, draft);
                }
            });
            if opponent == Opponent::Computer {
                wanted_adviser = adviser(ui, &words, draft, settings.adviser);
            }
        },
        |ui| {
            navigator.back_button(ui, &words);
            ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                is_started = Button::new(&words, "new-game-start").primary().min_width(200.0).show(ui).clicked();
                opens_options = Button::labelled("new-game/more", options).with_icon(Icon::Plus).show(ui).clicked();
            });
        },
    );
    if let Some(adviser) = wanted_adviser {
        let mut settings = settings.clone();
        settings.choose_adviser(adviser);
        settings_requests.write(SettingsRequest(settings));
    }
    if opens_options {
        navigator.open_menu(Menu::GameOptions);
    }
    if is_started {
        if draft.is_side_random {
            draft.choose_side(if rand::random() { Side::North } else { Side::South });
        }
        if draft.opponent() == Opponent::Person {
            people::enrol(draft, players.all(), &mut profile_requests);
        }
        navigator.start_game(Request::Start(Box::new(draft.match_setup())));
    }
}

/// Shows the clock that both sides have. A clock that is not offered here stands at the end.
fn clock(ui: &mut egui::Ui, words: &Words, draft: &mut NewGameDraft) {
    widgets::section(ui, &words.text("play-clock"), |ui| {
        let clocks = draft.clocks();
        let chosen = (!clocks.are_different).then(|| clocks.of(Side::South));
        let label = |clock: ClockDraft| summary::clock_text(words, clock).unwrap_or_else(|| words.text("clock-none"));
        let names: Vec<String> = CLOCKS.iter().map(|clock| format!("{}+{}", clock.minutes, clock.increment)).collect();
        let mut options: Vec<_> =
            CLOCKS.iter().zip(&names).map(|(&clock, name)| (Some(clock), name.as_str(), label(clock))).collect();
        if !options.iter().any(|(option, ..)| *option == chosen) {
            let text = chosen.map_or_else(|| words.text("new-game-clocks-differ"), label);
            options.push((chosen, "own", text));
        }
        let mut wanted = chosen;
        if segmented_labels(ui, "new-game/clock", &mut wanted, &options)
            && let Some(clock) = wanted
        {
            draft.clocks_mut().set_both(clock);
        }
    });
}

/// Shows the side of the person.
fn side(ui: &mut egui::Ui, words: &Words, draft: &mut NewGameDraft) {
    widgets::section(ui, &words.text("new-game-side"), |ui| {
        let mut side = (!draft.is_side_random).then_some(draft.own_side);
        let named = |side: Side, id| (Some(side), id, words.side_in(draft.game, side));
        let options = [
            named(Side::South, "side-south"),
            named(Side::North, "side-north"),
            (None, "side-random", words.text("side-random")),
        ];
        if segmented_labels(ui, "new-game/side", &mut side, &options) {
            draft.is_side_random = side.is_none();
            if let Some(side) = side {
                draft.choose_side(side);
            }
        }
    });
}

/// Shows how much the adviser helps, and whether the game is rated then. Returns another choice for this game and the next ones.
fn adviser(ui: &mut egui::Ui, words: &Words, draft: &mut NewGameDraft, usual: Adviser) -> Option<Adviser> {
    let mut adviser = if draft.has_coach() { usual } else { Adviser::Off };
    let mut is_chosen = false;
    ui.columns(2, |columns| {
        widgets::section(&mut columns[0], &words.text("settings-adviser"), |ui| {
            is_chosen = segmented_control(ui, words, "settings-adviser", &mut adviser, &Adviser::OPTIONS);
        });
        // The text of a column would be justified.
        columns[1].vertical(|ui| {
            widgets::explanation(ui, &words.text(adviser.about_id()));
            if clock_waits_for_coach(adviser.helps(), &draft.players()) {
                let text = widgets::explanation(ui, &words.text("new-game-coach-unrated"));
                named_rects::record(ui.ctx(), "new-game/unrated", text.rect);
            }
        });
    });
    if is_chosen {
        draft.coach = Some(adviser.helps());
    }
    // Without help in this game, the next one may have it as before.
    Some(adviser).filter(|_| is_chosen && adviser.helps())
}
