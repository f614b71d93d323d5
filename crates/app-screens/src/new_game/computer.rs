//! The computer's seats: the levels of two computers that play each other, the style, and the time of the Grandmaster.

use bevy_egui::egui;
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::{EngineEntry, GRANDMASTER_SECONDS};
use cannon_app_base::theme::widgets::{drop_down, index_stepper, paint_side_disc};
use cannon_app_base::theme::{fonts, measures, palette, widgets};
use cannon_app_games as games;
use cannon_rules::record::LEVELS;
use cannon_rules::{GameId, Side};

use super::draft::{NewGameDraft, Opponent};
use super::options::list_stepper;
use cannon_app_base::theme::widgets::shapes::level_stepper;

/// The part of a widget's name that stands for a side.
pub(super) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}

/// Shows the levels of two computers that play each other, or the programs that play instead, if the player has added any.
pub(super) fn show_levels(ui: &mut egui::Ui, words: &Words, draft: &mut NewGameDraft, programs: &[EngineEntry]) {
    let game = draft.game;
    ui.columns(2, |columns| {
        for (ui, side) in columns.iter_mut().zip(Side::ALL) {
            side_heading(ui, words, game, side);
            let seat = draft.seat(side);
            if !programs.is_empty() {
                choose_program(ui, words, side, (&mut seat.program, programs));
            }
            if seat.program.is_some() {
                continue;
            }
            seat.level = level_stepper(ui, words, &format!("{}/level", side_name(side)), seat.level);
            widgets::explanation(ui, &words.level_about(game, seat.level));
        }
    });
}

/// Shows whether the computer or a program plays a side.
fn choose_program(
    ui: &mut egui::Ui,
    words: &Words,
    side: Side,
    (program, programs): (&mut Option<String>, &[EngineEntry]),
) {
    let numbers: Vec<String> = (1..=programs.len()).map(|number| number.to_string()).collect();
    let named = programs.iter().zip(&numbers).enumerate();
    let named = named.map(|(index, (entry, number))| (Some(index), number.as_str(), entry.name.clone()));
    let options: Vec<_> = std::iter::once((None, "computer", words.text("play-computer"))).chain(named).collect();
    let mut chosen = program.as_ref().and_then(|name| programs.iter().position(|entry| entry.name == *name));
    let label = words.text("play-who");
    if drop_down(ui, (&format!("{}/program", side_name(side)), &label), &mut chosen, &options) {
        *program = chosen.and_then(|index| programs.get(index)).map(|entry| entry.name.clone());
    }
}

/// Shows the style of the computer, and the time of the Grandmaster if it plays without a clock.
pub(super) fn show_styles(ui: &mut egui::Ui, words: &Words, draft: &mut NewGameDraft, seconds: &mut u32) {
    let (game, is_watched) = (draft.game, draft.opponent() == Opponent::Watch);
    widgets::section(ui, &words.text("new-game-style"), |ui| {
        for side in draft.computer_sides() {
            if is_watched {
                side_heading(ui, words, game, side);
            }
            let seat = draft.seat(side);
            let styles = game.styles();
            let name = format!("{}/style", side_name(side));
            let index = styles.iter().position(|&style| style == seat.style).unwrap_or_default();
            let chosen = index_stepper(ui, words, (&name, words.style(seat.style)), index, styles.len());
            seat.style = styles.get(chosen).copied().unwrap_or(seat.style);
            widgets::explanation(ui, &words.style_about(seat.style));
        }
    });
    let grandmaster = draft.computer_sides().find(|&side| draft.seats[side.index()].level == *LEVELS.end());
    if let Some(side) = grandmaster {
        if draft.clocks().of(side).minutes > 0 {
            widgets::explanation(ui, &words.text("new-game-grandmaster-clock"));
        } else {
            let shown = words.format("new-game-grandmaster-seconds", &[("number", (*seconds).into())]);
            list_stepper(ui, words, ("new-game/grandmaster", shown), seconds, &GRANDMASTER_SECONDS);
        }
        ui.add_space(measures::MEDIUM);
    }
}

/// Shows the side's name beside a disc in its colours.
pub(super) fn side_heading(ui: &mut egui::Ui, words: &Words, game: GameId, side: Side) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(20.0), egui::Sense::hover());
        paint_side_disc(ui.painter(), rect.center(), 8.0, 2.0, games::tabletop(game).tone(side));
        let font = fonts::display(fonts::size::SECTION);
        ui.label(egui::RichText::new(words.side_in(game, side)).font(font).color(*palette::ink::BRIGHT));
    });
    ui.add_space(-measures::TIGHT);
}
