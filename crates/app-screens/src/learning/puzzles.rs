//! The choice of puzzles: a rated run, the puzzle of the day, failed puzzles again, and themes.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use cannon_rules::GameId;

use crate::UiLayer;
use crate::learning::lessons::learn_tabs;
use crate::parts::navigation::Navigator;
use crate::profile::rating_curve;
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_activities::puzzles::{OwnPuzzles, PuzzleMode, PuzzleRequest, daily_puzzle, theme_text_id};
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::ink;
use cannon_app_base::theme::widgets::{Button, Column, Panel, two_columns};
use cannon_app_base::theme::{Icon, fonts, measures, widgets};
use cannon_profile::PuzzleSummary;
use cannon_puzzles::{Theme, shipped};

const SIZE: egui::Vec2 = egui::Vec2::new(820.0, 640.0);

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
    mut requests: MessageWriter<PuzzleRequest>,
    mut navigator: Navigator,
) {
    let (Ok(context), Some(profile)) = (contexts.ctx_mut(), players.current()) else { return };
    let (mut mode, mut tab) = (None, None);
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
                Column::Left => modes(ui, &words, game, (summary, &own), &mut mode),
                Column::Right => themes(ui, &words, game, summary, &mut mode),
            });
        },
        |ui| navigator.back_button(ui, &words),
    );
    if let Some(mode) = mode {
        requests.write(PuzzleRequest::Begin { game, mode });
        navigator.open_table();
    } else if let Some(menu) = tab {
        navigator.switch_menu(menu);
    }
}

/// Shows the rating and the ways to solve puzzles.
fn modes(
    ui: &mut egui::Ui,
    words: &Words,
    game: GameId,
    (summary, own): (&PuzzleSummary, &OwnPuzzles),
    mode: &mut Option<PuzzleMode>,
) {
    let today = jiff::Zoned::now().date();
    let rating =
        words.format("puzzle-own-rating", &[("rating", format!("{:.0}", summary.rating.current().rating()).into())]);
    ui.label(egui::RichText::new(rating).font(fonts::display(fonts::size::DIALOG)).color(*ink::BRIGHT));
    let figures = [
        ("solved", summary.solved.len().into()),
        ("all", shipped(game).len().into()),
        ("streak", summary.streak.current.into()),
        ("days", summary.day_streak(today).into()),
    ];
    widgets::paragraph(ui, &words.format("puzzles-figures", &figures));
    rating_curve::show(ui, words, "puzzles/curve", &summary.rating);
    ui.add_space(measures::SMALL);
    let width = ui.available_width();
    if Button::new(words, "puzzles-rated").primary().min_width(width).show(ui).clicked() {
        *mode = Some(PuzzleMode::Rated);
    }
    widgets::explanation(ui, &words.text("puzzles-rated-about"));
    let todays = daily_puzzle(game, today);
    let is_solved = summary.days.contains(&today);
    let is_tried = !is_solved && todays.is_some_and(|puzzle| summary.was_attempted(puzzle.id()));
    let label = if is_tried { "puzzles-daily-again" } else { "puzzles-daily" };
    let mut daily = Button::new(words, label).named("puzzles-daily").min_width(width).enabled(todays.is_some());
    if is_solved {
        daily = daily.with_icon(Icon::Done);
    }
    if daily.show(ui).clicked() {
        *mode = Some(PuzzleMode::Daily(today));
    }
    let retry = words.format("puzzles-retry-count", &[("count", summary.failed.len().into())]);
    let retry = Button::labelled("puzzles-retry", retry).min_width(width).enabled(!summary.failed.is_empty());
    if retry.show(ui).clicked() {
        *mode = Some(PuzzleMode::Retry);
    }
    let own_count = own.of_game(game).count();
    let label = words.format("puzzles-own-count", &[("count", own_count.into())]);
    if Button::labelled("puzzles-own", label).min_width(width).enabled(own_count > 0).show(ui).clicked() {
        *mode = Some(PuzzleMode::Own);
    }
    if let Some(error) = own.folder_error() {
        widgets::explanation(ui, &words.message(error));
    }
    if let unreadable @ [first, ..] = own.unreadable_files() {
        let values = [("count", unreadable.len().into()), ("file", first.as_str().into())];
        widgets::explanation(ui, &words.format("puzzles-own-unreadable", &values));
    }
}

/// Shows a button for each theme, with the number of puzzles that are solved.
fn themes(ui: &mut egui::Ui, words: &Words, game: GameId, summary: &PuzzleSummary, mode: &mut Option<PuzzleMode>) {
    widgets::section(ui, &words.text("puzzles-themes"), |ui| {
        let width = ui.available_width();
        for theme in Theme::ALL {
            let puzzles =
                shipped(game).iter().filter(|puzzle| puzzle.theme() == theme || puzzle.tags().contains(&theme));
            let (mut all, mut solved) = (0, 0);
            for puzzle in puzzles {
                all += 1;
                solved += usize::from(summary.solved.contains(puzzle.id()));
            }
            if all == 0 {
                continue;
            }
            let args =
                [("theme", words.text(theme_text_id(theme)).into()), ("solved", solved.into()), ("all", all.into())];
            let name = format!("puzzles/{}", theme_text_id(theme));
            let button = Button::labelled(&name, words.format("puzzles-theme", &args)).min_width(width);
            if button.height(measures::CONTROL_HEIGHT).show(ui).clicked() {
                *mode = Some(PuzzleMode::Theme(theme));
            }
        }
    });
}
