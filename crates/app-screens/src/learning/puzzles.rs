//! The choice of puzzles: training at the player's own strength, the puzzle of the day with its picture, the player's own mistakes, and a list of
//! failed puzzles, own puzzles and themes.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;
use jiff::civil::Date;

use super::SIZE;
use crate::UiLayer;
use crate::learning::lessons::learn_tabs;
use crate::learning::mistakes;
use crate::parts::navigation::Navigator;
use crate::profile::rating_curve;
use crate::start::title::daily_text;
use cannon_app_activities::practice::PracticeRequest;
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_activities::puzzles::{OwnPuzzles, PuzzleMode, PuzzleRequest, daily_puzzle};
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::ink;
use cannon_app_base::theme::widgets::{Button, Column, Panel, PictureTile, two_columns};
use cannon_app_base::theme::{fonts, measures, widgets};
use cannon_app_games as games;
use cannon_appearance::GroundLook;
use cannon_profile::{PLACING_PUZZLES, Profile, PuzzleSummary};
use cannon_puzzles::{Theme, shipped};

/// Height of the picture of the puzzle of the day, in points.
const DAILY_PICTURE: f32 = 170.0;

/// Whether the list is to be scrolled to its top.
#[derive(Resource)]
struct ScrollsToTop(bool);

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(ScrollsToTop(true))
        .add_systems(OnEnter(Menu::Puzzles), |mut scrolls: ResMut<ScrollsToTop>| scrolls.0 = true)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Puzzles)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (players, own, settings): (Res<PlayerProfiles>, Res<OwnPuzzles>, Res<Settings>),
    mut scrolls_to_top: ResMut<ScrollsToTop>,
    mut daily: Local<Daily>,
    (mut requests, mut practice_requests): (MessageWriter<PuzzleRequest>, MessageWriter<PracticeRequest>),
    mut navigator: Navigator,
) {
    let (Ok(context), Some(profile)) = (contexts.ctx_mut(), players.current()) else { return };
    let (mut mode, mut tab, mut practice) = (None, None, None);
    let panel = Panel { name: "panel/puzzles", heading: words.text("learn-heading"), size: SIZE };
    let (game, scrolls) = (settings.game, std::mem::take(&mut scrolls_to_top.bypass_change_detection().0));
    panel.show_with_tabs_and_footer(
        context,
        |ui| tab = learn_tabs(ui, &words, Menu::Puzzles),
        |ui| {
            if scrolls {
                widgets::scroll_to_top(ui);
            }
            let summary = profile.puzzles(game);
            two_columns(ui, |ui, column| match column {
                Column::Left => {
                    train(ui, &words, game, summary, &mut mode);
                    daily.show(ui, &words, (game, profile, settings.ground), &mut mode);
                }
                Column::Right => {
                    practice = mistakes::entry(ui, &words, (profile, game));
                    list(ui, &words, game, (summary, &own), &mut mode);
                }
            });
        },
        |ui| navigator.back_button(ui, &words),
    );
    if let Some(mode) = mode {
        requests.write(PuzzleRequest::Begin { game, mode });
        navigator.open_exercise_from_here();
    } else if let Some(practice) = practice {
        practice_requests.write(practice);
        navigator.open_exercise_from_here();
    } else if let Some(menu) = tab {
        navigator.switch_menu(menu);
    }
}

/// The player's rating or, until it is known, how far the player is placed.
pub(crate) fn rating_text(words: &Words, summary: &PuzzleSummary) -> String {
    match summary.placing() {
        Some(count) => words.format("puzzles-placing", &[("count", count.into()), ("all", PLACING_PUZZLES.into())]),
        None => {
            let rating = format!("{:.0}", summary.rating.current().rating());
            words.format("puzzle-own-rating", &[("rating", rating.into())])
        }
    }
}

/// Shows the button that begins to train, and the rating.
fn train(ui: &mut egui::Ui, words: &Words, game: GameId, summary: &PuzzleSummary, mode: &mut Option<PuzzleMode>) {
    if Button::new(words, "puzzles-rated").primary().min_width(ui.available_width()).show(ui).clicked() {
        *mode = Some(PuzzleMode::Rated);
    }
    let is_placed = summary.placing().is_none();
    let about = if is_placed { "puzzles-rated-about" } else { "puzzles-placing-about" };
    widgets::explanation(ui, &words.text(about));
    let rating = egui::RichText::new(rating_text(words, summary)).font(fonts::display(fonts::size::SECTION));
    ui.label(rating.color(*ink::BRIGHT));
    let figures = [
        ("solved", summary.solved.len().into()),
        ("all", shipped(game).len().into()),
        ("streak", summary.streak.current.into()),
    ];
    widgets::explanation(ui, &words.format("puzzles-figures", &figures));
    if is_placed {
        rating_curve::show(ui, words, "puzzles/curve", &summary.rating);
    }
    ui.add_space(measures::SMALL);
}

/// The position of the puzzle of the day.
#[derive(Default)]
struct Daily(Option<(GameId, Date, AnyTimeline)>);

impl Daily {
    /// Shows the puzzle of the day with its picture, and for how many days in a row it was solved.
    fn show(
        &mut self,
        ui: &mut egui::Ui,
        words: &Words,
        (game, profile, look): (GameId, &Profile, GroundLook),
        mode: &mut Option<PuzzleMode>,
    ) {
        let today = jiff::Zoned::now().date();
        let Some(puzzle) = daily_puzzle(game, today) else { return };
        if self.0.as_ref().is_none_or(|(of_game, day, _)| (*of_game, *day) != (game, today)) {
            self.0 = Some((game, today, puzzle.begin()));
        }
        let Some((.., timeline)) = &self.0 else { return };
        let summary = profile.puzzles(game);
        let is_tried = !summary.days.contains(&today) && summary.was_attempted(puzzle.id());
        let title = words.text(if is_tried { "puzzles-daily-again" } else { "puzzles-daily" });
        let streak = daily_text(words, profile, game, today);
        let spoken = [Some(title.clone()), streak.clone()].into_iter().flatten().collect::<Vec<_>>().join("\n");
        let height = PictureTile::height(DAILY_PICTURE, 1);
        let (place, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), height), egui::Sense::hover());
        let tile = PictureTile {
            name: "puzzles-daily",
            title,
            color: *ink::BRIGHT,
            lines: vec![streak.unwrap_or_default()],
            spoken,
            is_marked: summary.days.contains(&today),
        };
        let paint = |painter: &egui::Painter, rect: egui::Rect| {
            if let Some(position) = games::position_at(timeline, 0) {
                position.paint_map(painter, rect, timeline.side_to_move(), look);
            }
        };
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(place).id_salt("daily"));
        if tile.show(&mut ui, paint, |_| ()).0.clicked() {
            *mode = Some(PuzzleMode::Daily(today));
        }
    }
}

/// Shows the failed puzzles and the player's own, with the own files that cannot be read, and below them the themes with the numbers of puzzles
/// that are solved.
fn list(
    ui: &mut egui::Ui,
    words: &Words,
    game: GameId,
    (summary, own): (&PuzzleSummary, &OwnPuzzles),
    mode: &mut Option<PuzzleMode>,
) {
    ui.spacing_mut().item_spacing.y = measures::TIGHT;
    let others = [
        (summary.failed.len(), "puzzles-retry", PuzzleMode::Retry),
        (own.of_game(game).count(), "puzzles-own", PuzzleMode::Own),
    ];
    let others = others.into_iter().filter(|(count, ..)| *count > 0);
    let others = others.map(|(count, name, mode)| (name.to_owned(), words.text(name), count.to_string(), mode));
    rows(ui, others.collect(), mode);
    if let Some(error) = own.folder_error() {
        widgets::explanation(ui, &words.message(error));
    }
    if let unreadable @ [first, ..] = own.unreadable_files() {
        let values = [("count", unreadable.len().into()), ("file", first.as_str().into())];
        widgets::explanation(ui, &words.format("puzzles-own-unreadable", &values));
    }
    let mut themes = Vec::new();
    for theme in Theme::ALL {
        let of_theme = shipped(game).iter().filter(|puzzle| puzzle.theme() == theme || puzzle.tags().contains(&theme));
        let all = of_theme.clone().count();
        let solved = of_theme.filter(|puzzle| summary.solved.contains(puzzle.id())).count();
        let count = words.format("puzzles-solved", &[("solved", solved.into()), ("all", all.into())]);
        let name = format!("puzzles/{}", theme.name_id());
        if all > 0 {
            themes.push((name, words.text(theme.name_id()), count, PuzzleMode::Theme(theme)));
        }
    }
    widgets::section(ui, &words.text("puzzles-themes"), |ui| rows(ui, themes, mode));
}

/// Shows rows with their names, texts and numbers, each of which begins a mode.
fn rows(ui: &mut egui::Ui, rows: Vec<(String, String, String, PuzzleMode)>, mode: &mut Option<PuzzleMode>) {
    for (name, text, count, row_mode) in rows {
        let row = Button::labelled(&name, text).row().trailing(count).min_width(ui.available_width());
        if row.show(ui).clicked() {
            *mode = Some(row_mode);
        }
    }
}
