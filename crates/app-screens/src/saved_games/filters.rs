//! The search field and the filters above the shelf, which appear when there are enough games to look for one, or when not all are shown.

use bevy_egui::egui;

use super::{chips, more_filters};
use cannon_app_activities::persistence::{GameChoice, GameList, ShownPeriod};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::theme::widgets::{Button, drop_down, named_rects};
use cannon_app_base::theme::{Icon, measures};
use cannon_library::{OpponentFilter, ResultFilter};
use cannon_rules::GameId;
use cannon_rules::record::LEVELS;

/// The number of games from which on there are filters.
const LEAST_GAMES: usize = 10;
/// Width of the search field, in points.
const SEARCH_WIDTH: f32 = 190.0;
/// The kinds of results with the identifiers of their names. The flag is for games without a result.
const RESULTS: [((Option<ResultFilter>, bool), &str); 5] = [
    ((None, false), "saved-all-results"),
    ((Some(ResultFilter::WonByHuman), false), "saved-won"),
    ((Some(ResultFilter::WonByComputer), false), "saved-lost"),
    ((Some(ResultFilter::Drawn), false), "saved-drawn"),
    ((None, true), "saved-unfinished-games"),
];

/// Whether the filters are shown.
pub(super) fn are_needed(context: &egui::Context, list: &GameList) -> bool {
    list.count() >= LEAST_GAMES || !list.choice.parts().is_empty() || more_filters::are_open(context)
}

/// Shows the search field, the filters, and the filters that are on. `table` is the game on the table.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, choice: &mut GameChoice, table: &Match) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(measures::SMALL);
        let GameChoice { filter, period, .. } = choice;
        let field = egui::TextEdit::singleline(&mut filter.text).hint_text(words.text("saved-search"));
        let response = ui.add(field.desired_width(SEARCH_WIDTH).margin(egui::Margin::symmetric(10, 7)));
        named_rects::record(ui.ctx(), "saved/search", response.rect);
        let star = Button::icon(words, "saved-favourites", Icon::Star).selected(filter.favourites);
        if star.show(ui).clicked() {
            filter.favourites = !filter.favourites;
        }
        let games = [(None, "saved-all-games")].into_iter().chain(GameId::ALL.map(|game| (Some(game), game.name_id())));
        let games: Vec<_> = games.map(|(game, id)| (game, id, words.text(id))).collect();
        drop_down(ui, ("saved/game", &words.text("saved-game")), &mut filter.game, &games);
        let results = RESULTS.map(|(result, id)| (result, id, words.text(id)));
        let mut result = (filter.result, filter.unfinished);
        drop_down(ui, ("saved/result", &words.text("saved-result")), &mut result, &results);
        (filter.result, filter.unfinished) = result;
        let levels: Vec<_> = LEVELS.map(|level| (level, format!("level {level}"))).collect();
        let opponents = [
            (None, "saved-any-opponent"),
            (Some(OpponentFilter::Human), "saved-people"),
            (Some(OpponentFilter::Computer(None)), "saved-any-computer"),
        ];
        let ranks = levels.iter().map(|(level, name)| (Some(OpponentFilter::Computer(Some(*level))), name.as_str()));
        let opponents = opponents.into_iter().chain(ranks);
        let opponents: Vec<_> =
            opponents.map(|(opponent, name)| (opponent, name, opponent_name(words, opponent))).collect();
        drop_down(ui, ("saved/opponent", &words.text("saved-opponent")), &mut filter.opponent, &opponents);
        let periods = ShownPeriod::ALL.map(|(period, id)| (period, id, words.text(id)));
        drop_down(ui, ("saved/period", &words.text("saved-period")), period, &periods);
        more_filters::show_button(ui, words);
    });
    if more_filters::are_open(ui.ctx()) {
        more_filters::show(ui, words, choice, table);
    }
    choice.update();
    chips::show(ui, words, choice);
    choice.update();
    ui.add_space(measures::TIGHT);
}

/// The name of a kind of result.
pub(super) fn result_name(words: &Words, result: (Option<ResultFilter>, bool)) -> String {
    RESULTS.iter().find(|(known, _)| *known == result).map(|(_, id)| words.text(id)).unwrap_or_default()
}

/// The name of a kind of opponent.
pub(super) fn opponent_name(words: &Words, opponent: Option<OpponentFilter>) -> String {
    match opponent {
        None => words.text("saved-any-opponent"),
        Some(OpponentFilter::Human) => words.text("saved-people"),
        Some(OpponentFilter::Computer(None)) => words.text("saved-any-computer"),
        Some(OpponentFilter::Computer(Some(level))) => {
            let args = [("kind", "rank".into()), ("opponent", words.level_rank(level).into())];
            words.format("saved-against", &args)
        }
    }
}
