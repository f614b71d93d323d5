//! Sentences that several screens say.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::app::games;
use crate::app::i18n::Words;
use crate::app::persistence::KeepingProblem;
use crate::app::play::{Match, MatchSetup};
use cannon_rules::Side;
use cannon_rules::any::AnyRefusal;
use cannon_rules::record::{LEVELS, Record, Style};

/// The identifiers of each level's rank and of what to expect of it, the easiest first.
const LEVEL_WORDS: [(&str, &str); 10] = [
    ("level-1", "level-1-about"),
    ("level-2", "level-2-about"),
    ("level-3", "level-3-about"),
    ("level-4", "level-4-about"),
    ("level-5", "level-5-about"),
    ("level-6", "level-6-about"),
    ("level-7", "level-7-about"),
    ("level-8", "level-8-about"),
    ("level-9", "level-9-about"),
    ("level-10", "level-10-about"),
];

/// The identifiers of the rank that a level of [`LEVELS`] holds and of what to expect of it.
pub(super) fn level_words(level: u8) -> (&'static str, &'static str) {
    let (first, last) = (*LEVELS.start(), *LEVELS.end());
    LEVEL_WORDS[usize::from(level.clamp(first, last) - first)]
}

/// The identifier of what to expect of a character.
pub(super) const fn about_style(style: Style) -> &'static str {
    match style {
        Style::Plain => "style-plain-about",
        Style::Gunner => "style-gunner-about",
        Style::Marcher => "style-marcher-about",
        Style::Mason => "style-mason-about",
        Style::Fox => "style-fox-about",
    }
}

/// Why a request was refused.
pub(super) fn refusal(words: &Words, refused: &AnyRefusal) -> String {
    if words.has(refused.message_id) {
        words.format(refused.message_id, &[("reason", refused.english.as_str().into())])
    } else {
        refused.english.clone()
    }
}

/// What is wrong with keeping games.
pub(super) fn keeping_problem(words: &Words, problem: &KeepingProblem) -> String {
    match problem {
        KeepingProblem::SetAside(reason) => words.format("keeping-set-aside", &[("reason", reason.as_str().into())]),
        KeepingProblem::NotKept(reason) => words.format("keeping-failed", &[("reason", reason.as_str().into())]),
    }
}

/// Who plays, such as "Dark: human – Light: computer, level 3".
pub(super) fn players(words: &Words, record: &Record) -> String {
    let Record { game, players, .. } = record;
    words.format(
        "saved-players",
        &[
            ("south", words.side_in(game, Side::South).into()),
            ("south-seat", words.seat(players.south.seat).into()),
            ("north", words.side_in(game, Side::North).into()),
            ("north-seat", words.seat(players.north.seat).into()),
        ],
    )
}

/// Which game a record is of, and the set-up that it began with where there are several.
pub(super) fn game_and_setup(words: &Words, record: &Record) -> String {
    let Record { game, ruleset, start, scheme, .. } = record;
    named(words, game, games::setup_name(game, scheme.as_deref(), ruleset, start.is_some()))
}

/// The same of the game on the table.
pub(super) fn game_and_setup_of(words: &Words, game: &Match) -> String {
    let MatchSetup { game, ruleset, position, scheme, .. } = game.setup();
    let setup = games::setup_name(&game, scheme.as_deref(), &ruleset.unwrap_or_default(), position.is_some());
    named(words, &game, setup)
}

fn named(words: &Words, game: &str, setup: Option<String>) -> String {
    let name = games::find(game).map_or_else(|| game.to_owned(), |table| words.text(table.name));
    match setup {
        Some(setup) => words.format("saved-game-and-setup", &[("game", name.into()), ("setup", setup.into())]),
        None => name,
    }
}

/// The result of a game, or that it goes on.
pub(super) fn result(words: &Words, record: &Record) -> String {
    record.result.map_or_else(|| words.text("saved-unfinished"), |outcome| words.outcome_in(&record.game, outcome))
}

/// A moment in the player's own time zone.
pub(super) fn moment(moment: Timestamp) -> String {
    moment.to_zoned(TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string()
}

/// What one line of a list says of a game: how far it got and how it ended.
pub(super) fn progress(words: &Words, record: &Record) -> String {
    let turns = words.format("saved-turns", &[("turns", record.actions.len().into())]);
    format!("{turns} · {}", result(words, record))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use cannon_i18n::Localizer;

    #[test]
    fn every_level_has_words_of_its_own() {
        let localizer = Localizer::default();
        let ids: Vec<_> = LEVELS.map(level_words).flat_map(|(rank, about)| [rank, about]).collect();
        let texts: BTreeSet<_> = ids.iter().map(|id| localizer.text(id)).collect();
        assert_eq!(texts.len(), 2 * LEVELS.count());
    }
}
