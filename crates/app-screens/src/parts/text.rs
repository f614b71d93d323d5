//! Texts that several screens show.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde_json::Value;

pub(crate) use cannon_app_activities::persistence::{person_name, program_name};

use cannon_app_activities::persistence::SaveProblem;
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchSetup};
use cannon_app_games as games;
use cannon_rules::any::AnyRefusal;
use cannon_rules::record::{Players, Seat};
use cannon_rules::{GameId, Side};

/// A message whose words depend on the game with this identifier.
pub(crate) fn in_terms_of(words: &Words, id: &str, game: GameId) -> String {
    words.format(id, &[("game", game.name().into())])
}

/// Names the key of a command, for the tooltip of its button.
pub(crate) fn key_text(words: &Words, command: Command) -> String {
    words.format("button-key", &[("command", command.name().into())])
}

/// The reason why a request was refused, in the player's language if there is a translation.
pub(crate) fn refusal_text(words: &Words, refusal: &AnyRefusal) -> String {
    if words.has(refusal.message_id) { words.error(refusal) } else { refusal.to_string() }
}

/// A problem of the autosave, in the player's language.
pub(crate) fn autosave_problem_text(words: &Words, problem: &SaveProblem) -> String {
    match problem {
        SaveProblem::Unreadable(reason) => {
            words.format("keeping-unreadable", &[("reason", words.message(reason).into())])
        }
        SaveProblem::NotSaved(reason) => words.format("keeping-failed", &[("reason", words.message(reason).into())]),
    }
}

/// How a player is called at the table.
pub(crate) fn seat_name(words: &Words, game: &Match, side: Side) -> String {
    name_of(words, (game.timeline().game(), game.players()), side)
}

/// How a player of a game is called: a computer by its rank, a program by its name, and a person by the name or, without one, as "you" or
/// by the side.
pub(crate) fn name_of(words: &Words, (game, players): (GameId, &Players), side: Side) -> String {
    match players[side].seat {
        Seat::Computer { level, .. } => words.level_rank(level),
        Seat::Human => person_name(&players[side]).unwrap_or_else(|| match players[!side].seat {
            Seat::Computer { .. } | Seat::Program => words.text("hud-you"),
            Seat::Human => words.side_in(game, side),
        }),
        Seat::Program => program_name(words, &players[side]),
    }
}

/// The value of `$who` in messages about the player of a side: `you` for the only person at the board, else `person` for somebody with a
/// name, and `side` for the others.
pub(crate) fn who(game: &Match, side: Side) -> &'static str {
    match game.seat(side) {
        Seat::Human if !game.is_between_people() => "you",
        Seat::Human if person_name(&game.players()[side]).is_none() => "side",
        _ => "person",
    }
}

/// Who made the move after a ply, and the move in words.
pub(crate) fn move_by(words: &Words, game: &Match, ply: usize) -> Option<String> {
    let timeline = game.timeline();
    let text = games::move_text(timeline, ply, timeline.action_at(ply)?, words);
    let who = seat_name(words, game, timeline.side_to_move_at(ply));
    Some(words.format("move-by", &[("who", who.into()), ("move", text.into())]))
}

/// The name of the current match's game, with the set-up if the game has several.
pub(crate) fn match_title(words: &Words, game: &Match) -> String {
    let MatchSetup { game, ruleset, position, scheme, .. } = game.setup();
    let ruleset = ruleset.as_ref().unwrap_or(&Value::Null);
    title_text(words, *game, games::setup_name(words, *game, scheme.as_deref(), ruleset, position.is_some()))
}

/// The name of a game, with the name of its set-up if there is one.
pub(crate) fn title_text(words: &Words, game: GameId, setup: Option<String>) -> String {
    let name = words.game(game);
    match setup {
        Some(setup) => words.format("saved-game-and-setup", &[("game", name.into()), ("setup", setup.into())]),
        None => name,
    }
}

/// The day of a moment in the player's time zone.
pub(crate) fn local_day(moment: Timestamp) -> Date {
    moment.to_zoned(TimeZone::system()).date()
}

/// A day, as the player's language writes it.
pub(crate) fn date(words: &Words, day: Date) -> String {
    words.date(day.year(), day.month(), day.day())
}

/// Date and time in the player's time zone, as the player's language writes them.
pub(crate) fn date_and_time(words: &Words, moment: Timestamp) -> String {
    let local = moment.to_zoned(TimeZone::system());
    format!("{} {}", date(words, local.date()), local.strftime("%H:%M"))
}

/// Date and time in the player's time zone for the name of a file. It is the same in every language, so that files sort by it.
pub(crate) fn timestamp(moment: Timestamp) -> String {
    moment.to_zoned(TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string()
}
