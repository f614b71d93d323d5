//! The search field and the filters above the shelf, which appear when there are enough games to look for one.

use bevy_egui::egui;

use cannon_app_activities::persistence::{GameChoice, ShownPeriod};
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::widgets::{Button, drop_down, named_rects};
use cannon_app_base::theme::{Icon, measures};
use cannon_library::{OpponentFilter, ResultFilter};
use cannon_rules::GameId;
use cannon_rules::record::LEVELS;

/// The number of games from which on there are filters.
pub(super) const LEAST_GAMES: usize = 10;
/// Width of the search field, in points.
const SEARCH_WIDTH: f32 = 190.0;

/// Shows the search field and the filters.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, choice: &mut GameChoice) {
    let GameChoice { filter, period } = choice;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(measures::SMALL);
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
        // The kind of result, and whether only games without a result are shown.
        let results = [
            ((None, false), "saved-all-results"),
            ((Some(ResultFilter::WonByHuman), false), "saved-won"),
            ((Some(ResultFilter::WonByComputer), false), "saved-lost"),
            ((Some(ResultFilter::Drawn), false), "saved-drawn"),
            ((None, true), "saved-unfinished-games"),
        ]
        .map(|(result, id)| (result, id, words.text(id)));
        let mut result = (filter.result, filter.unfinished);
        drop_down(ui, ("saved/result", &words.text("saved-result")), &mut result, &results);
        (filter.result, filter.unfinished) = result;
        let levels: Vec<_> = LEVELS.map(|level| (level, format!("level {level}"))).collect();
        let opponents = [
            (None, "saved-any-opponent"),
            (Some(OpponentFilter::Human), "saved-people"),
            (Some(OpponentFilter::Computer(None)), "saved-any-computer"),
        ]
        .map(|(opponent, id)| (opponent, id, words.text(id)));
        let ranks = levels.iter().map(|(level, name)| {
            let args = [("kind", "rank".into()), ("opponent", words.level_rank(*level).into())];
            (Some(OpponentFilter::Computer(Some(*level))), name.as_str(), words.format("saved-against", &args))
        });
        let opponents: Vec<_> = opponents.into_iter().chain(ranks).collect();
        drop_down(ui, ("saved/opponent", &words.text("saved-opponent")), &mut filter.opponent, &opponents);
        let periods = ShownPeriod::ALL.map(|(period, id)| (period, id, words.text(id)));
        drop_down(ui, ("saved/period", &words.text("saved-period")), period, &periods);
    });
    ui.add_space(measures::TIGHT);
}
