//! The seats on the New game screen: human or computer, level, style and clock of each side.

use bevy_egui::egui;

use super::draft::{ClockKind, Draft, SeatDraft};
use crate::app::games::tone;
use crate::app::i18n::Words;
use crate::app::screens::words::{about_style, level_words};
use crate::app::theme::widgets::{self, Stepper, choice};
use crate::app::theme::{fonts, measures, palette};
use cannon_rules::Side;
use cannon_rules::record::{LEVELS, Style};

/// Selectable clock times in minutes.
const MINUTES: [u32; 12] = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120];
/// Selectable increments in seconds per turn.
const SECONDS: [u32; 8] = [1, 2, 3, 5, 10, 15, 30, 60];

/// Shows one card per side.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, draft: &mut Draft) {
    let (game, has_computer) = (draft.game, draft.has_computer());
    for side in Side::ALL {
        widgets::card(ui, |ui| card(ui, words, (game, has_computer), side, draft.seat(side)));
    }
}

/// Identifiers of one side's widgets.
struct Names {
    seat: &'static str,
    level: &'static str,
    style: &'static str,
    clock: &'static str,
    minutes: &'static str,
    seconds: &'static str,
}

const fn names(side: Side) -> Names {
    match side {
        Side::South => Names {
            seat: "south/seat",
            level: "south/level",
            style: "south/style",
            clock: "south/clock",
            minutes: "south/minutes",
            seconds: "south/seconds",
        },
        Side::North => Names {
            seat: "north/seat",
            level: "north/level",
            style: "north/style",
            clock: "north/clock",
            minutes: "north/minutes",
            seconds: "north/seconds",
        },
    }
}

fn card(ui: &mut egui::Ui, words: &Words, (game, has_computer): (&str, bool), side: Side, seat: &mut SeatDraft) {
    let names = names(side);
    side_heading(ui, words, game, side);
    if has_computer {
        choice(ui, words, names.seat, &mut seat.computer, &[(false, "new-game-human"), (true, "new-game-computer")]);
        if seat.computer {
            computer(ui, words, &names, seat);
        }
    } else {
        widgets::explanation(ui, &words.text("new-game-no-computer"));
    }
    let kinds = [
        (ClockKind::None, "clock-none"),
        (ClockKind::Minutes, "clock-minutes"),
        (ClockKind::Increment, "clock-increment"),
    ];
    choice(ui, words, names.clock, &mut seat.clock, &kinds);
    match seat.clock {
        ClockKind::None => {}
        ClockKind::Minutes => stepped(ui, words, names.minutes, &mut seat.minutes, &MINUTES, "new-game-minutes"),
        ClockKind::Increment => {
            ui.spacing_mut().item_spacing.x = measures::MEDIUM;
            ui.columns(2, |columns| {
                stepped(&mut columns[0], words, names.minutes, &mut seat.minutes, &MINUTES, "new-game-minutes");
                stepped(&mut columns[1], words, names.seconds, &mut seat.seconds, &SECONDS, "new-game-seconds");
            });
        }
    }
}

/// Shows the computer's level and style side by side, with their descriptions below.
fn computer(ui: &mut egui::Ui, words: &Words, names: &Names, seat: &mut SeatDraft) {
    let (rank, about_level) = level_words(seat.level);
    let level = Stepper {
        name: names.level,
        shown: words.format("new-game-level", &[("level", seat.level.into()), ("rank", words.text(rank).into())]),
        can_less: seat.level > *LEVELS.start(),
        can_more: seat.level < *LEVELS.end(),
    };
    let style = Stepper {
        name: names.style,
        shown: words.style(seat.style),
        can_less: seat.style != Style::ALL[0],
        can_more: seat.style != Style::ALL[Style::ALL.len() - 1],
    };
    let about_style = (!seat.style.is_plain()).then(|| words.text(about_style(seat.style)));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = measures::SMALL;
        ui.columns(2, |columns| {
            let step = level.show(&mut columns[0], words);
            seat.step_level(step);
            let step = style.show(&mut columns[1], words);
            seat.step_style(step);
        });
    });
    widgets::explanation(ui, &words.text(about_level));
    if let Some(about) = about_style {
        widgets::explanation(ui, &about);
    }
}

/// Shows the side's name beside a disc in its colours.
fn side_heading(ui: &mut egui::Ui, words: &Words, game: &str, side: Side) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(20.0), egui::Sense::hover());
        let (body, rim) = palette::of(tone(game, side));
        ui.painter().circle(rect.center(), 8.0, body, egui::Stroke::new(2.0, rim));
        let font = fonts::display(fonts::size::SECTION);
        ui.label(egui::RichText::new(words.side_in(game, side)).font(font).color(palette::ink::BRIGHT));
    });
    ui.add_space(-measures::TIGHT);
}

/// Shows a stepper that chooses a number from a list.
fn stepped(ui: &mut egui::Ui, words: &Words, name: &str, value: &mut u32, list: &[u32], text: &str) {
    let index = list.iter().position(|known| known >= value).unwrap_or(list.len() - 1);
    let shown = words.format(text, &[("number", (*value).into())]);
    let stepper = Stepper { name, shown, can_less: index > 0, can_more: index + 1 < list.len() };
    let next = index.saturating_add_signed(stepper.show(ui, words) as isize);
    if let Some(&chosen) = list.get(next) {
        *value = chosen;
    }
}
