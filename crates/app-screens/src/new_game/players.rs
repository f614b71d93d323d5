//! The players on the New game screen: the opponent, its level and the side of the person; below, where rules and clocks are unfolded, the
//! style of the computer, the coach and the clocks.

use bevy_egui::egui;

use super::draft::{ClockKind, NewGameDraft, Opponent, SeatDraft};
use crate::parts::shapes::{index_stepper, level_stepper};
use cannon_app_activities::profile::clock_waits_for_coach;
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::GRANDMASTER_SECONDS;
use cannon_app_base::theme::widgets::{named_rects, paint_side_disc, segmented_control, segmented_labels, toggle};
use cannon_app_base::theme::{fonts, measures, palette, widgets};
use cannon_app_games as games;
use cannon_profile::computer_ratings::computer as computer_rating;
use cannon_rules::record::LEVELS;
use cannon_rules::{GameId, Side};

/// The longest name of a player.
const MAX_NAME_CHARS: usize = 24;
/// Selectable clock times in minutes.
const MINUTE_STEPS: [u32; 12] = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120];
/// Selectable increments in seconds per turn.
const INCREMENT_STEPS: [u32; 8] = [1, 2, 3, 5, 10, 15, 30, 60];

/// Shows opponent, level and side. `seconds` is the time that the Grandmaster takes for a turn.
pub(super) fn show_opponent(ui: &mut egui::Ui, words: &Words, draft: &mut NewGameDraft, seconds: &mut u32) {
    widgets::section(ui, &words.text("new-game-opponent"), |ui| {
        let mut opponent = draft.opponent();
        let options = [
            (Opponent::Computer, "new-game-computer"),
            (Opponent::Person, "new-game-person"),
            (Opponent::Watch, "new-game-watch"),
        ];
        if segmented_control(ui, words, "new-game/opponent", &mut opponent, &options) {
            draft.choose_opponent(opponent);
        }
        let game = draft.game;
        for side in draft.computer_sides() {
            if opponent == Opponent::Watch {
                side_heading(ui, words, game, side);
            }
            let has_clock = draft.clocks().of(side).kind != ClockKind::None;
            level(ui, words, (widget_prefix(side), game), (draft.seat(side), has_clock), seconds);
        }
    });
    if draft.opponent() == Opponent::Person {
        widgets::section(ui, &words.text("new-game-names"), |ui| {
            for side in Side::ALL {
                name_field(ui, words, (draft.game, side), &mut draft.names[side.index()]);
            }
        });
    }
    if draft.opponent() == Opponent::Computer {
        widgets::section(ui, &words.text("new-game-side"), |ui| {
            let mut side = draft.own_side;
            let names = [(Side::South, "side-south"), (Side::North, "side-north")];
            let options = names.map(|(side, id)| (side, id, words.side_in(draft.game, side)));
            if segmented_labels(ui, "new-game/side", &mut side, &options) {
                draft.choose_side(side);
            }
        });
    }
}

/// Shows the style of the computer, the coach and the clocks of both sides.
pub(super) fn show_more(ui: &mut egui::Ui, words: &Words, draft: &mut NewGameDraft) {
    let game = draft.game;
    let against_itself = draft.opponent() == Opponent::Watch;
    if draft.computer_sides().next().is_some() {
        widgets::section(ui, &words.text("new-game-style"), |ui| {
            for side in draft.computer_sides() {
                if against_itself {
                    side_heading(ui, words, game, side);
                }
                style(ui, words, (widget_prefix(side), game), draft.seat(side));
            }
        });
    }
    if draft.opponent() == Opponent::Computer {
        let mut has_coach = draft.has_coach();
        if toggle(ui, words, "new-game-coach", &mut has_coach, Some("new-game-coach-about")) {
            draft.coach = Some(has_coach);
        }
        if clock_waits_for_coach(has_coach, &draft.players()) {
            let text = widgets::explanation(ui, &words.text("new-game-coach-unrated"));
            named_rects::record(ui.ctx(), "new-game/unrated", text.rect);
        }
        ui.add_space(measures::SMALL);
    }
    widgets::section(ui, &words.text("new-game-clocks"), |ui| {
        // The switch stands above the clocks, so that it stays in place when it shows or hides the clock of the other side.
        let mut are_different = draft.clocks().are_different;
        let about = Some("new-game-clocks-differ-about");
        if toggle(ui, words, "new-game-clocks-differ", &mut are_different, about) {
            draft.clocks_mut().set_different(are_different);
        }
        if are_different {
            for side in Side::ALL {
                side_heading(ui, words, game, side);
                clock(ui, words, widget_prefix(side), side, draft);
            }
        } else {
            clock(ui, words, "both", Side::South, draft);
        }
        if let Some(advice) = games::tabletop(game).clock_advice_id {
            widgets::explanation(ui, &words.text(advice));
        }
    });
}

/// The beginning of the names of a side's widgets.
const fn widget_prefix(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}

/// Shows the kind and the times of a side's clock, or of the clock that both sides share.
fn clock(ui: &mut egui::Ui, words: &Words, prefix: &str, side: Side, draft: &mut NewGameDraft) {
    let shown = draft.clocks().of(side);
    let mut edited = shown;
    let kinds = [
        (ClockKind::None, "clock-none"),
        (ClockKind::Minutes, "clock-minutes"),
        (ClockKind::Increment, "clock-increment"),
    ];
    segmented_control(ui, words, &format!("{prefix}/clock"), &mut edited.kind, &kinds);
    let minutes = |ui: &mut egui::Ui, minutes: &mut u32| {
        list_stepper(ui, words, &format!("{prefix}/minutes"), minutes, &MINUTE_STEPS, "new-game-minutes");
    };
    match edited.kind {
        ClockKind::None => {}
        ClockKind::Minutes => minutes(ui, &mut edited.minutes),
        ClockKind::Increment => {
            ui.spacing_mut().item_spacing.x = measures::MEDIUM;
            ui.columns(2, |columns| {
                minutes(&mut columns[0], &mut edited.minutes);
                let (name, seconds) = (format!("{prefix}/seconds"), &mut edited.increment);
                list_stepper(&mut columns[1], words, &name, seconds, &INCREMENT_STEPS, "new-game-seconds");
            });
        }
    }
    if edited != shown {
        draft.clocks_mut().set(side, edited);
    }
}

/// The field for the name of a person who plays against another.
fn name_field(ui: &mut egui::Ui, words: &Words, (game, side): (GameId, Side), name: &mut String) {
    let side_name = words.side_in(game, side);
    let hint = words.format("new-game-player-name", &[("side", side_name.into())]);
    let field = egui::TextEdit::singleline(name).char_limit(MAX_NAME_CHARS).hint_text(hint.clone());
    let field = field.vertical_align(egui::Align::Center).desired_width(f32::INFINITY);
    let response = ui.add(field.min_size(egui::vec2(0.0, measures::CONTROL_HEIGHT)));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &hint));
    named_rects::record(ui.ctx(), &format!("{}/name", widget_prefix(side)), response.rect);
}

/// Shows the computer's level with its description, and the Grandmaster's time for a turn.
fn level(
    ui: &mut egui::Ui,
    words: &Words,
    (prefix, game): (&str, GameId),
    (seat, has_clock): (&mut SeatDraft, bool),
    seconds: &mut u32,
) {
    seat.level = level_stepper(ui, words, &format!("{prefix}/level"), seat.level);
    widgets::explanation(ui, &level_text(words, game, seat));
    if seat.level == *LEVELS.end() {
        if has_clock {
            widgets::explanation(ui, &words.text("new-game-grandmaster-clock"));
        } else {
            let text = "new-game-grandmaster-seconds";
            list_stepper(ui, words, &format!("{prefix}/grandmaster"), seconds, &GRANDMASTER_SECONDS, text);
        }
    }
}

/// Shows the computer's style with its description.
fn style(ui: &mut egui::Ui, words: &Words, (prefix, game): (&str, GameId), seat: &mut SeatDraft) {
    let styles = game.styles();
    let index = styles.iter().position(|&style| style == seat.style).unwrap_or(0);
    let (name, text) = (format!("{prefix}/style"), words.style(seat.style));
    seat.style = styles[index_stepper(ui, words, (&name, text), index, styles.len())];
    widgets::explanation(ui, &words.style_about(seat.style));
}

/// The description of a level with its rating. The strength of the Grandmaster depends on the machine, so that it has no rating here.
fn level_text(words: &Words, game: GameId, seat: &SeatDraft) -> String {
    let about = words.level_about(game, seat.level);
    match computer_rating(game, seat.level, seat.style.name()).filter(|_| seat.level < *LEVELS.end()) {
        Some(rating) => {
            let rating = rating.rating().round() as i64;
            words.format("new-game-rating", &[("rating", rating.to_string().into()), ("about", about.into())])
        }
        None => about,
    }
}

/// Shows the side's name beside a disc in its colours.
fn side_heading(ui: &mut egui::Ui, words: &Words, game: GameId, side: Side) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(20.0), egui::Sense::hover());
        paint_side_disc(ui.painter(), rect.center(), 8.0, 2.0, games::tabletop(game).tone(side));
        let font = fonts::display(fonts::size::SECTION);
        ui.label(egui::RichText::new(words.side_in(game, side)).font(font).color(*palette::ink::BRIGHT));
    });
    ui.add_space(-measures::TIGHT);
}

/// Shows a stepper that chooses a number from a list.
fn list_stepper(ui: &mut egui::Ui, words: &Words, name: &str, value: &mut u32, values: &[u32], text: &str) {
    let index = values.iter().position(|known| known >= value).unwrap_or(values.len() - 1);
    let shown = words.format(text, &[("number", (*value).into())]);
    let chosen = index_stepper(ui, words, (name, shown), index, values.len());
    // A value that is not in the list, such as one from a file, stays until it is changed.
    if chosen != index {
        *value = values[chosen];
    }
}
