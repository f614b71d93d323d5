//! The profile of the player at the board: the name with the choice of the player, the rating with its curve, advice with the mistakes to
//! repeat, and the score against each opponent. Everything else is folded under *Details*.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::learning::mistakes;
use crate::output::output_folders::DocumentFolder;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use crate::parts::notices::Notices;
use cannon_app_activities::persistence::store;
use cannon_app_activities::practice::PracticeRequest;
use cannon_app_activities::profile::{PlayerProfiles, ProfileRequest};
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::{accent, forbidden, ink};
use cannon_app_base::theme::widgets::{
    Button, Column, EditedName, Panel, menu_button, menu_entry, name_button, two_columns,
};
use cannon_app_base::theme::{Icon, fonts, measures, widgets};
use cannon_app_games as games;
use cannon_profile::{Advice, GameStatistics, MAX_NAME_CHARS, Profile, SCHEME_PREFIX, Tally};
use cannon_rules::{GameId, Side};

pub(crate) mod rating_curve;

const SIZE: egui::Vec2 = egui::Vec2::new(960.0, 650.0);
/// The margin around the sign of a person, which fills less of its place than insignia do, in points.
const PERSON_MARGIN: f32 = 5.0;

/// The name that is being typed, if the player has clicked it.
#[derive(Resource, Default)]
struct NameEdit(Option<EditedName>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<NameEdit>()
        .add_systems(OnEnter(Menu::Profile), |mut edit: ResMut<NameEdit>| edit.0 = None)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Profile)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (players, settings): (Res<PlayerProfiles>, Res<Settings>),
    mut edit: ResMut<NameEdit>,
    (mut requests, mut practice_requests): (MessageWriter<ProfileRequest>, MessageWriter<PracticeRequest>),
    folder: Res<DocumentFolder>,
    mut notices: ResMut<Notices>,
    mut open_dialog: ResMut<Dialog>,
    mut navigator: Navigator,
) {
    let (Ok(context), Some(profile)) = (contexts.ctx_mut(), players.current()) else { return };
    let (mut is_exported, mut practice) = (false, None);
    let panel = Panel { name: "panel/profile", heading: words.text("profile-heading"), size: SIZE };
    panel.show_with_footer(
        context,
        |ui| {
            if let Some(problem) = players.problem() {
                ui.add(egui::Label::new(egui::RichText::new(words.message(problem)).color(*forbidden::RED)).wrap());
            }
            player_row(ui, &words, &players, profile, &mut edit.0, &mut requests);
            ui.add_space(measures::SMALL);
            let summary = profile.game(settings.game);
            two_columns(ui, |ui, column| match column {
                Column::Left => {
                    rating(ui, &words, profile, settings.game);
                    practice = due_mistakes(ui, &words, profile, settings.game);
                }
                Column::Right => score(ui, &words, summary),
            });
            widgets::folded(ui, ("profile/details", words.text("profile-details")), |ui| {
                two_columns(ui, |ui, column| match column {
                    Column::Left => {
                        figures(ui, &words, profile, settings.game);
                        if Button::new(&words, "profile-reset").danger().show(ui).clicked() {
                            *open_dialog = Dialog::ResetProfile;
                        }
                    }
                    Column::Right => results(ui, &words, summary, settings.game),
                });
            });
        },
        |ui| {
            ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
            navigator.back_button(ui, &words);
            is_exported = Button::new(&words, "profile-export").show(ui).clicked();
        },
    );
    if let Some(practice) = practice {
        practice_requests.write(practice);
        navigator.open_exercise_from_here();
    }
    if is_exported {
        let name = store::file_stem(profile.name().as_str(), &words.text("profile-heading"));
        let outcome = folder.write(&words, &name, "json", profile.export().as_bytes());
        notices.show_outcome(&words, ["profile-exported", "profile-export-failed"], outcome);
    }
}

/// Shows the name, which a click lets the player change, and the list of players.
fn player_row(
    ui: &mut egui::Ui,
    words: &Words,
    players: &PlayerProfiles,
    current: &Profile,
    edit: &mut Option<EditedName>,
    requests: &mut MessageWriter<ProfileRequest>,
) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
        let about = ("profile/name", words.text("profile-rename"));
        if let Some(typed) = name_button(ui, about, current.name().as_str(), MAX_NAME_CHARS, edit) {
            requests.write(match typed.is_new {
                true => ProfileRequest::Add(typed.name),
                false => ProfileRequest::Rename(current.id(), typed.name),
            });
        }
        let list = Button::labelled("profile/players", words.text("profile-players")).opens_list();
        menu_button(ui, list, |ui| {
            for (index, profile) in players.all().iter().enumerate() {
                let widget = format!("profile/player/{}", index + 1);
                let is_current = profile.id() == current.id();
                let entry = Button::labelled(&widget, profile.name().to_string()).selected(is_current);
                if menu_entry(ui, entry) && !is_current {
                    requests.write(ProfileRequest::Choose(profile.id()));
                }
            }
            if menu_entry(ui, Button::new(words, "profile-add").with_icon(Icon::Plus)) {
                *edit = Some(EditedName::new(String::new(), true));
            }
        });
    });
}

/// Shows the rating, its curve, and advice.
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
}

/// Shows the button that begins to repeat mistakes, if any are due.
fn due_mistakes(ui: &mut egui::Ui, words: &Words, profile: &Profile, game: GameId) -> Option<PracticeRequest> {
    let is_due = profile.mistakes(game, jiff::Zoned::now().date()).due > 0;
    is_due.then(|| mistakes::button(ui, words, "profile/mistakes", (profile, game))).flatten()
}

/// Shows the figures about all games.
fn figures(ui: &mut egui::Ui, words: &Words, profile: &Profile, game: GameId) {
    let summary = profile.game(game);
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

/// The head of a table of results by opponents or by kinds of games.
fn head(words: &Words, group: &str) -> [String; 4] {
    [group, "profile-table-won", "profile-table-drawn", "profile-table-lost"].map(|id| words.text(id))
}

/// A row of a table of results.
fn row(name: String, tally: &Tally) -> Vec<String> {
    vec![name, tally.won.to_string(), tally.drawn.to_string(), tally.lost.to_string()]
}

/// Shows the score against each rank and each person.
fn score(ui: &mut egui::Ui, words: &Words, summary: &GameStatistics) {
    widgets::section(ui, &words.text("profile-by-level"), |ui| {
        if summary.total.games() == 0 {
            widgets::explanation(ui, &words.text("profile-no-games"));
            return;
        }
        let levels: Vec<i8> = summary.by_level.keys().copied().collect();
        let ranks = summary.by_level.iter().map(|(level, tally)| row(words.level_rank(*level), tally));
        let people = summary.by_person.iter().map(|(name, tally)| match name.is_empty() {
            true => row(words.text("profile-people"), tally),
            false => row(name.clone(), tally),
        });
        let rows: Vec<_> = ranks.chain(people).collect();
        widgets::table_with_pictures(ui, &head(words, "saved-opponent"), &rows, |painter, rect, index| {
            match levels.get(index) {
                Some(&level) => games::paint_insignia(painter, rect, level, *accent::BRASS),
                None => Icon::Person.paint(painter, rect.shrink(PERSON_MARGIN), *accent::BRASS),
            }
        });
    });
}

/// Shows the tables of results by style, side, rules and board.
fn results(ui: &mut egui::Ui, words: &Words, summary: &GameStatistics, game: GameId) {
    let named = |prefix: &str, name: &str| {
        let id = format!("{prefix}{name}");
        if words.has(&id) { words.text(&id) } else { name.trim_start_matches(SCHEME_PREFIX).to_owned() }
    };
    let by_name = |prefix: &str, tallies: &BTreeMap<String, Tally>| {
        tallies.iter().map(|(name, tally)| row(named(prefix, name), tally)).collect::<Vec<_>>()
    };
    let sides = Side::ALL.iter().filter_map(|side| Some(row(words.side_in(game, *side), summary.by_side.get(side)?)));
    let tables = [
        ("profile-by-side", sides.collect()),
        ("profile-by-style", by_name("style-", &summary.by_style)),
        ("profile-by-rules", by_name("preset-", &summary.by_rules)),
        ("profile-by-board", by_name("board-", &summary.by_board)),
    ];
    for (title, rows) in tables.iter().filter(|(_, rows)| !rows.is_empty()) {
        widgets::section(ui, &words.text(title), |ui| widgets::table(ui, &head(words, "profile-table-group"), rows));
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
