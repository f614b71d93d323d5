//! The button that begins to repeat the player's mistakes, under the puzzles and in the profile.

use bevy_egui::egui;
use cannon_app_activities::practice::{PracticeRequest, due_positions};
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::widgets::{self, Button};
use cannon_profile::{MistakeSummary, Profile};
use cannon_rules::GameId;
use jiff::Zoned;
use jiff::civil::Date;

use crate::parts::text;

/// Shows the entry among the puzzles: the button, and what it is for.
pub(crate) fn entry(ui: &mut egui::Ui, words: &Words, (profile, game): (&Profile, GameId)) -> Option<PracticeRequest> {
    let request = button(ui, words, "puzzles/mistakes", (profile, game));
    widgets::explanation(ui, &words.text("mistakes-about"));
    request
}

/// Shows the button with the number of mistakes that are due or, if none are, with the day of the next ones. Returns the request that begins
/// to repeat them, once it is clicked.
pub(crate) fn button(
    ui: &mut egui::Ui,
    words: &Words,
    name: &str,
    (profile, game): (&Profile, GameId),
) -> Option<PracticeRequest> {
    let now = Zoned::now();
    let summary = profile.mistakes(game, now.date());
    let (label, count) = (words.text("mistakes-heading"), count_text(words, &summary));
    let spoken = format!("{label} {count}");
    let button = Button::labelled(name, label).row().trailing(count).spoken(spoken).enabled(summary.due > 0);
    let is_clicked = button.min_width(ui.available_width()).show(ui).clicked();
    // An edited file may have mistakes that cannot be shown.
    (is_clicked && !due_positions(profile, game, &now).is_empty()).then_some(PracticeRequest::BeginDue(game))
}

/// How many mistakes are due, or when the next ones are.
fn count_text(words: &Words, summary: &MistakeSummary) -> String {
    match summary.next {
        _ if summary.due > 0 => words.format("mistakes-due", &[("count", summary.due.into())]),
        Some(day) => {
            let args = [("open", summary.open.into()), ("date", text::date(words, day).into())];
            words.format("mistakes-due-on", &args)
        }
        None if summary.retired > 0 => words.text("mistakes-none-left"),
        None => words.text("mistakes-none"),
    }
}

/// A sentence about the day of the next repetition. `None` stands for no repetition at all.
pub(crate) fn next_text(words: &Words, next: Option<Date>) -> String {
    match next {
        Some(day) => words.format("mistakes-next", &[("date", text::date(words, day).into())]),
        None => words.text("mistakes-all-found"),
    }
}
