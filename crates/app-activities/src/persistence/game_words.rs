//! The words about a saved game: against whom it is played, and how it stands or ended.

use cannon_app_base::i18n::Words;
use cannon_app_games as games;
use cannon_library::{GameDetails, LibraryEntry};
use cannon_rules::record::{Player, Players, Seat};
use cannon_rules::{GameId, Outcome, Side};

/// The words about a saved game for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameWords {
    /// The opponent, or the two players if the player is none of them.
    pub opponent: String,
    /// The result or, in a running game, whose turn it is.
    pub status: String,
    /// The game with its rules, both players with their sides, the number of moves and the end.
    pub about: String,
}

impl GameWords {
    /// The words about a game, for the player with this name. `to_move` is the side that has the turn in the last position.
    pub fn new(words: &Words, game: &GameDetails, own_name: Option<&str>, to_move: Option<Side>) -> GameWords {
        let own_side = own_side(&game.players, own_name);
        let name = |side: Side| match game.players[side].seat {
            Seat::Computer { level, .. } => words.level_rank(level),
            Seat::Human => person_name(&game.players[side]).unwrap_or_else(|| words.side_in(game.game, side)),
            Seat::Program => program_name(words, &game.players[side]),
        };
        let opponent = match own_side {
            Some(own) => {
                let is_rank = matches!(game.players[!own].seat, Seat::Computer { .. });
                let kind = if is_rank { "rank" } else { "person" };
                words.format("saved-against", &[("kind", kind.into()), ("opponent", name(!own).into())])
            }
            None => Side::ALL.map(name).join(" – "),
        };
        let status = match (game.study, game.has_tree) {
            (true, _) => words.text("saved-is-study"),
            (false, has_notes) => {
                let status = status(words, game, own_side, to_move);
                if has_notes { words.format("saved-with-notes", &[("status", status.into())]) } else { status }
            }
        };
        GameWords { opponent, status, about: about(words, game) }
    }

    /// The name that the player gave to a game.
    pub fn given_name(game: &LibraryEntry) -> Option<String> {
        game.details.as_ref().ok()?.name.as_ref().map(|_| game.name())
    }
}

/// The name of another program that plays.
pub fn program_name(words: &Words, player: &Player) -> String {
    player.name.clone().unwrap_or_else(|| words.text("seat-program"))
}

/// The name of a person; `None` for a computer and for a person without a name.
pub fn person_name(player: &Player) -> Option<String> {
    player.name.clone().filter(|_| !player.seat.is_computer())
}

/// The side of the player: the only person, or the person with the player's name.
fn own_side(players: &Players, own_name: Option<&str>) -> Option<Side> {
    let is_person = |side: &Side| !players[*side].seat.is_computer();
    let is_named = |side: &Side| own_name.is_some() && players[*side].name.as_deref() == own_name;
    let people: Vec<Side> = Side::ALL.into_iter().filter(is_person).collect();
    match &people[..] {
        [side] => Some(*side),
        _ => match &people.into_iter().filter(is_named).collect::<Vec<_>>()[..] {
            [side] => Some(*side),
            _ => None,
        },
    }
}

/// The result or, in a running game, whose turn it is.
fn status(words: &Words, game: &GameDetails, own_side: Option<Side>, to_move: Option<Side>) -> String {
    match (game.result, own_side) {
        (None, _) => {
            let turn = match own_side {
                Some(own) if to_move == Some(own) => "yours",
                Some(_) => "theirs",
                None => "side",
            };
            let side = to_move.map(|side| words.side_in(game.game, side)).unwrap_or_default();
            let args = [("turn", turn.into()), ("side", side.into()), ("move", (game.plies + 1).into())];
            words.format("saved-turn", &args)
        }
        (Some(Outcome::Draw { .. }), _) => words.text("saved-drawn"),
        (Some(outcome), Some(own)) => {
            words.text(if outcome.winner() == Some(own) { "saved-won" } else { "saved-lost" })
        }
        (Some(outcome), None) => {
            let winner = outcome.winner().map(|side| words.side_in(game.game, side)).unwrap_or_default();
            words.format("result-heading-win", &[("side", winner.into())])
        }
    }
}

/// The game with its rules, both players with their sides, the number of moves and the end.
fn about(words: &Words, game: &GameDetails) -> String {
    let name = words.game(game.game);
    let own = game.scheme.as_deref().map(|scheme| words.scheme_name(scheme));
    let title = match own.or_else(|| setup_name(words, game.game, game.ruleset.as_deref()?)) {
        Some(setup) => words.format("saved-game-and-setup", &[("game", name.into()), ("setup", setup.into())]),
        None => name,
    };
    let side = |side: Side| words.side_in(game.game, side);
    let seat = |side: Side| person_name(&game.players[side]).unwrap_or_else(|| words.seat(game.players[side].seat));
    let players = [
        ("south", side(Side::South).into()),
        ("south-seat", seat(Side::South).into()),
        ("north", side(Side::North).into()),
        ("north-seat", seat(Side::North).into()),
    ];
    let moves = words.format("saved-turns", &[("turns", game.plies.into())]);
    let end = game.result.map(|outcome| words.outcome_in(game.game, outcome));
    [title, words.format("saved-players", &players), moves].into_iter().chain(end).collect::<Vec<_>>().join("\n")
}

/// The name of the preset or the board.
fn setup_name(words: &Words, game: GameId, ruleset: &str) -> Option<String> {
    let preset = format!("preset-{ruleset}");
    if words.has(&preset) {
        return Some(words.text(&preset));
    }
    let built_in = (games::tabletop(game).editor_support.builtin_setups)();
    let has_name = |options: &serde_json::Value| {
        options.as_object().is_some_and(|options| options.values().any(|value| value == ruleset))
    };
    let setup = built_in.iter().find(|setup| has_name(&setup.ruleset))?;
    Some(setup.design.title(words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_side_is_that_of_the_only_person_or_of_the_named_one() {
        let mut players = Players::untimed(Seat::computer(1), Seat::Human);
        assert_eq!(own_side(&players, None), Some(Side::North));
        players.south.seat = Seat::Human;
        assert_eq!(own_side(&players, Some("Anna")), None);
        players.south.name = Some("Anna".to_owned());
        assert_eq!(own_side(&players, Some("Anna")), Some(Side::South));
        assert_eq!(own_side(&players, None), None);
        players.north.name = Some("Anna".to_owned());
        assert_eq!(own_side(&players, Some("Anna")), None, "nobody plays against himself");
    }
}
