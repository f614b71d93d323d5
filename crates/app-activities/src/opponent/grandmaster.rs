//! The Grandmaster: the computer at the highest level, which uses all processor cores but one for as long as the player chose.

use std::time::Duration;

use super::analysis_memory::AnalysisMemory;
use super::background;
use cannon_app_base::play::Match;
use cannon_app_base::settings::Settings;
use cannon_engine::{Level, Limits, SearchOptions};
use cannon_rules::Side;
use cannon_rules::record::{Seat, Style};

/// The style in which the Grandmaster plays this side. `None` if another player does.
pub(super) fn style_of(game: &Match, side: Side) -> Option<Style> {
    match game.seat(side) {
        Seat::Computer { level, style } if level == Level::MAX.number() => Some(style),
        _ => None,
    }
}

/// The search of the Grandmaster's own turn. On a clock, the time follows from the time left. The opening varies by the book alone, because
/// other variety costs strength.
pub(super) fn search_options(
    game: &Match,
    settings: &Settings,
    memory: &AnalysisMemory,
    (style, seed): (Style, u64),
) -> SearchOptions {
    let has_clock = game.clocks().remaining(game.timeline().side_to_move()).is_some();
    let time = Duration::from_secs(settings.grandmaster_seconds.into());
    let is_forced = game.timeline().actions().len() == 1;
    let limits = match (is_forced, has_clock) {
        (true, _) => Limits::depth(1),
        (false, true) => Limits::default(),
        (false, false) => Limits::time(time),
    };
    let options = background::unlimited_options(game.timeline(), memory, style);
    SearchOptions { limits: Some(limits), seed, use_book: true, ..options }.with_clock(game.clocks(), game.timeline())
}
