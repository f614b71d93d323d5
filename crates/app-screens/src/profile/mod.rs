//! The profile of the player at the board: rating with its curve, results by level, style, side, rules and board, accuracy and time, and
//! the choice of the player.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::output::output_folders::DocumentFolder;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use crate::parts::notices::Notices;
use cannon_app_activities::persistence::store;
use cannon_app_activities::profile::{PlayerProfiles, ProfileRequest};
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::{forbidden, ink};
use cannon_app_base::theme::widgets::{Button, Column, Panel, named_rects, two_columns};
use cannon_app_base::theme::{fonts, measures, widgets};
use cannon_profile::{Advice, GameStatistics, MAX_NAME_CHARS, Profile, SCHEME_PREFIX, Tally};
use cannon_rules::{GameId, Side};

pub(crate) mod rating_curve;

const SIZE: egui::Vec2 = egui::Vec2::new(960.0, 650.0);
/// The name of an exported file whose player has no name that is allowed in file names.
const UNNAMED: &str = "Profile";

/// The name that is being typed.
#[derive(Resource, Default)]
struct ProfileScreen {
    name: String,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ProfileScreen>()
        .add_systems(OnEnter(Menu::Profile), begin)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Profile)));
}

/// Starts with the name of the player at the board in the text field.
fn begin(players: Res<PlayerProfiles>, mut screen: ResMut<ProfileScreen>) {
    screen.name = players.current().map_or_else(String::new, |profile| profile.name().to_string());
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (players, settings): (Res<PlayerProfiles>, Res<Settings>),
    mut screen: ResMut<ProfileScreen>,
    mut requests: MessageWriter<ProfileRequest>,
    folder: Res<DocumentFolder>,
    mut notices: ResMut<Notices>,
    mut open_dialog: ResMut<Dialog>,
    mut navigator: Navigator,
) {
    let (Ok(context), Some(profile)) = (contexts.ctx_mut(), players.current()) else { return };
    let mut is_exported = false;
    let panel = Panel { name: "panel/profile", heading: words.text("profile-heading"), size: SIZE };
    panel.show_with_footer(
        context,
        |ui| {
            if let Some(problem) = players.problem() {
                ui.add(egui::Label::new(egui::RichText::new(words.message(problem)).color(*forbidden::RED)).wrap());
            }
            player_row(ui, &words, &players, profile, &mut screen.name, &mut requests);
            ui.add_space(measures::SMALL);
            two_columns(ui, |ui, column| match column {
                Column::Left => rating(ui, &words, profile, settings.game),
                Column::Right => results(ui, &words, profile.game(settings.game), settings.game),
            });
        },
        |ui| {
            ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
            navigator.back_button(ui, &words);
            is_exported = Button::new(&words, "profile-export").show(ui).clicked();
            if Button::new(&words, "profile-reset").show(ui).clicked() {
                *open_dialog = Dialog::ResetProfile;
            }
        },
    );
    if is_exported {
        let name = store::file_stem(profile.name().as_str(), UNNAMED);
        let outcome = folder.write(&words, &name, "json", profile.export().as_bytes());
        notices.show_outcome(&words, ["profile-exported", "profile-export-failed"], outcome);
    }
}

/// Shows the players, and the field for a new or changed name.
fn player_row(
    ui: &mut egui::Ui,
    words: &Words,
    players: &PlayerProfiles,
    current: &Profile,
    name: &mut String,
    requests: &mut MessageWriter<ProfileRequest>,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(measures::BUTTON_GAP);
        for (index, profile) in players.all().iter().enumerate() {
            let widget = format!("profile/player/{}", index + 1);
            let is_current = profile.id() == current.id();
            let button = Button::labelled(&widget, profile.name().to_string()).selected(is_current);
            if button.height(measures::CONTROL_HEIGHT).show(ui).clicked() && !is_current {
                requests.write(ProfileRequest::Choose(profile.id()));
                *name = profile.name().to_string();
            }
        }
        let field = egui::TextEdit::singleline(name).char_limit(MAX_NAME_CHARS).hint_text(words.text("profile-name"));
        let response = ui.add(field.desired_width(170.0).margin(egui::Margin::symmetric(10, 7)));
        named_rects::record(ui.ctx(), "profile/name", response.rect);
        let is_changed = name.trim() != current.name().as_str() && !name.trim().is_empty();
        let button = |name| Button::new(words, name).height(measures::CONTROL_HEIGHT).enabled(is_changed);
        if button("profile-rename").show(ui).clicked() {
            requests.write(ProfileRequest::Rename(current.id(), name.clone()));
        }
        if button("profile-add").show(ui).clicked() {
            requests.write(ProfileRequest::Add(name.clone()));
        }
    });
    ui.add_space(measures::SMALL);
}

/// Shows the rating, its curve, and the figures about all games.
fn rating(ui: &mut egui::Ui, words: &Words, profile: &Profile, game: GameId) {
    let summary = profile.game(game);
    let rating = summary.rating.at(jiff::Timestamp::now());
    widgets::section(ui, &words.text("profile-rating"), |ui| {
        let rated = summary.rating.curve().len();
        let text = if rated == 0 {
            words.text("profile-unrated")
        } else {
            let args = [
                ("rating", format!("{:.0}", rating.rating()).into()),
                ("deviation", format!("{:.0}", 2.0 * rating.deviation()).into()),
            ];
            words.format("profile-rating-value", &args)
        };
        ui.label(egui::RichText::new(text).font(fonts::display(fonts::size::DIALOG)).color(*ink::BRIGHT));
        widgets::explanation(ui, &words.text("profile-rated-about"));
        rating_curve::show(ui, words, "profile/curve", &summary.rating);
    });
    if let Some(advice) = profile.advice(game) {
        widgets::card(ui, |ui| widgets::paragraph(ui, &advice_text(words, advice)));
        ui.add_space(measures::SMALL);
    }
    widgets::section(ui, &words.text("profile-figures"), |ui| {
        let minutes = summary.seconds / 60;
        let mut lines = vec![
            words.format("profile-games", &tally_args(summary.total)),
            words.format(
                "profile-streak",
                &[("current", summary.streak.current.into()), ("longest", summary.streak.longest.into())],
            ),
            words.format("profile-time", &[("hours", (minutes / 60).into()), ("minutes", (minutes % 60).into())]),
        ];
        if let Some(accuracy) = profile.average_accuracy(game) {
            lines.push(words.format("profile-accuracy", &[("percent", format!("{accuracy:.0}").into())]));
        }
        lines.iter().for_each(|line| {
            widgets::paragraph(ui, line);
        });
    });
}

/// Shows the tables of results.
fn results(ui: &mut egui::Ui, words: &Words, summary: &GameStatistics, game: GameId) {
    let head = ["profile-table-group", "profile-table-won", "profile-table-drawn", "profile-table-lost"];
    let head = head.map(|id| words.text(id));
    let row = |name: String, tally: &Tally| {
        vec![name, tally.won.to_string(), tally.drawn.to_string(), tally.lost.to_string()]
    };
    let level = |&level: &i8| words.level_title(level);
    let mut levels: Vec<_> = summary.by_level.iter().map(|(number, tally)| row(level(number), tally)).collect();
    if summary.people.games() > 0 {
        levels.push(row(words.text("profile-people"), &summary.people));
    }
    let named = |prefix: &str, name: &str| {
        let id = format!("{prefix}{name}");
        if words.has(&id) { words.text(&id) } else { name.trim_start_matches(SCHEME_PREFIX).to_owned() }
    };
    let styles = summary.by_style.iter().map(|(name, tally)| row(named("style-", name), tally)).collect();
    let sides = Side::ALL.iter().filter_map(|side| Some(row(words.side_in(game, *side), summary.by_side.get(side)?)));
    let rules = summary.by_rules.iter().map(|(name, tally)| row(named("preset-", name), tally)).collect();
    let boards = summary.by_board.iter().map(|(name, tally)| row(named("board-", name), tally)).collect();
    let tables: [(&str, Vec<Vec<String>>); 5] = [
        ("profile-by-level", levels),
        ("profile-by-side", sides.collect()),
        ("profile-by-style", styles),
        ("profile-by-rules", rules),
        ("profile-by-board", boards),
    ];
    if summary.total.games() == 0 {
        widgets::explanation(ui, &words.text("profile-no-games"));
    }
    for (title, rows) in tables.iter().filter(|(_, rows)| !rows.is_empty()) {
        widgets::section(ui, &words.text(title), |ui| widgets::table(ui, &head, rows));
    }
}

fn tally_args(tally: Tally) -> [(&'static str, cannon_i18n::FluentValue<'static>); 4] {
    [
        ("games", tally.games().into()),
        ("won", tally.won.into()),
        ("drawn", tally.drawn.into()),
        ("lost", tally.lost.into()),
    ]
}

/// The advice in words.
fn advice_text(words: &Words, advice: Advice) -> String {
    let (id, won, games, level, next) = match advice {
        Advice::TryHigher { won, games, level, next } => ("profile-try-higher", won, games, level, next),
        Advice::TryLower { won, games, level, next } => ("profile-try-lower", won, games, level, next),
    };
    let [level, next] = [level, next].map(|level| words.level_rank(level));
    words.format(id, &[("won", won.into()), ("games", games.into()), ("level", level.into()), ("next", next.into())])
}
