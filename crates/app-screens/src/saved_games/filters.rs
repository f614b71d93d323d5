//! The search field and the filters above the list.

use bevy_egui::egui;
use jiff::{SignedDuration, Timestamp, Zoned};

use cannon_app_base::i18n::Words;
use cannon_app_base::theme::widgets::{Button, Column, index_stepper, named_rects, segmented_control, two_columns};
use cannon_app_base::theme::{Icon, measures};

use cannon_library::{Filter, OpponentFilter, ResultFilter};
use cannon_rules::GameId;
use cannon_rules::record::LEVELS;

/// Width of the search field, in points.
const SEARCH_WIDTH: f32 = 210.0;
/// Lengths of the periods that end now, in days.
const WEEK_DAYS: i64 = 7;
const MONTH_DAYS: i64 = 30;
const YEAR_DAYS: i64 = 365;

/// How long ago the games began that the list shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ShownPeriod {
    #[default]
    Always,
    Today,
    Week,
    Month,
    Year,
}

impl ShownPeriod {
    const ALL: [ShownPeriod; 5] =
        [ShownPeriod::Always, ShownPeriod::Today, ShownPeriod::Week, ShownPeriod::Month, ShownPeriod::Year];

    fn name(self) -> &'static str {
        match self {
            ShownPeriod::Always => "saved-any-time",
            ShownPeriod::Today => "saved-today",
            ShownPeriod::Week => "saved-last-week",
            ShownPeriod::Month => "saved-last-month",
            ShownPeriod::Year => "saved-last-year",
        }
    }

    /// When the period began, in the time zone of the player.
    fn start(self, now: &Zoned) -> Option<Timestamp> {
        let before = |days: i64| now.timestamp().checked_sub(SignedDuration::from_hours(24 * days)).ok();
        match self {
            ShownPeriod::Always => None,
            ShownPeriod::Today => now.start_of_day().ok().map(|day| day.timestamp()),
            ShownPeriod::Week => before(WEEK_DAYS),
            ShownPeriod::Month => before(MONTH_DAYS),
            ShownPeriod::Year => before(YEAR_DAYS),
        }
    }
}

/// What the player has chosen to see.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Choice {
    /// The filter of the library without the period.
    filter: Filter,
    period: ShownPeriod,
}

impl Choice {
    /// Everything that has this text in its names.
    pub(super) fn of_text(text: String) -> Choice {
        Choice { filter: Filter { text, ..Filter::default() }, ..Choice::default() }
    }

    /// The filter of the library. Periods end now.
    pub(super) fn filter(&self) -> Filter {
        Filter { started_from: self.period.start(&Zoned::now()), ..self.filter.clone() }
    }

    /// Shows the search field and the filters.
    pub(super) fn show(&mut self, ui: &mut egui::Ui, words: &Words) {
        let Choice { filter, period } = self;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = measures::SMALL;
            let field = egui::TextEdit::singleline(&mut filter.text).hint_text(words.text("saved-search"));
            let response = ui.add(field.desired_width(SEARCH_WIDTH).margin(egui::Margin::symmetric(10, 7)));
            named_rects::record(ui.ctx(), "saved/search", response.rect);
            let star = Button::icon(words, "saved-favourites", Icon::Star).selected(filter.favourites);
            if star.show(ui).clicked() {
                filter.favourites = !filter.favourites;
            }
            let games: Vec<_> = std::iter::once((None, "saved-all-games"))
                .chain(GameId::ALL.map(|game| (Some(game), game.name_id())))
                .collect();
            segmented_control(ui, words, "saved/game", &mut filter.game, &games);
        });
        // The kind of result, and whether only games without a result are shown.
        let results = [
            ((None, false), "saved-all-results"),
            ((Some(ResultFilter::WonByHuman), false), "saved-won"),
            ((Some(ResultFilter::WonByComputer), false), "saved-lost"),
            ((Some(ResultFilter::Drawn), false), "saved-drawn"),
            ((None, true), "saved-unfinished-games"),
        ];
        let mut result = (filter.result, filter.unfinished);
        segmented_control(ui, words, "saved/result", &mut result, &results);
        (filter.result, filter.unfinished) = result;
        let opponents: Vec<_> = [None, Some(OpponentFilter::Human), Some(OpponentFilter::Computer(None))]
            .into_iter()
            .chain(LEVELS.map(|level| Some(OpponentFilter::Computer(Some(level)))))
            .collect();
        two_columns(ui, |ui, column| match column {
            Column::Left => choose(ui, words, "saved/opponent", &mut filter.opponent, &opponents, opponent_text),
            Column::Right => {
                let period_text = |words: &Words, period: ShownPeriod| words.text(period.name());
                choose(ui, words, "saved/period", period, &ShownPeriod::ALL, period_text);
            }
        });
        ui.add_space(measures::TIGHT);
    }
}

fn opponent_text(words: &Words, opponent: Option<OpponentFilter>) -> String {
    match opponent {
        None => words.text("saved-any-opponent"),
        Some(OpponentFilter::Human) => words.text("saved-people"),
        Some(OpponentFilter::Computer(None)) => words.text("saved-any-computer"),
        Some(OpponentFilter::Computer(Some(level))) => {
            words.format("saved-level", &[("level", words.level_rank(level).into())])
        }
    }
}

/// Shows a stepper that goes through the values.
fn choose<T: Copy + PartialEq>(
    ui: &mut egui::Ui,
    words: &Words,
    name: &str,
    value: &mut T,
    values: &[T],
    text: impl Fn(&Words, T) -> String,
) {
    let at = values.iter().position(|other| other == value).unwrap_or(0);
    *value = values[index_stepper(ui, words, (name, text(words, *value)), at, values.len())];
}

#[cfg(test)]
mod tests {
    use jiff::tz::TimeZone;

    use super::*;

    #[test]
    fn periods_end_now() {
        let now = Timestamp::UNIX_EPOCH.to_zoned(TimeZone::fixed(jiff::tz::offset(2)));
        let start = |period: ShownPeriod| period.start(&now).map(|start| start.to_string());
        assert_eq!(start(ShownPeriod::Always), None);
        assert_eq!(start(ShownPeriod::Today).as_deref(), Some("1969-12-31T22:00:00Z"), "midnight, two hours ago");
        assert_eq!(start(ShownPeriod::Week).as_deref(), Some("1969-12-25T00:00:00Z"));
    }
}
