//! The boards on which the games of a match or of tuning take turns, so that a result does not hold for one board alone.

use std::path::Path;

use clap::Args;

use super::{GameCommands, GameStart, SchemeReport, Schemes};
use crate::args::RulesArgs;
use crate::error::CliError;
use cannon_rules::message::Message;

/// The word that stands for all built-in boards.
const ALL: &str = "all";

/// The boards of many games.
#[derive(Clone, Debug, Default, Args)]
pub struct BoardArgs {
    /// Take turns on several boards (Tank Chess): `all` for the built-in ones, or names of built-in boards and scheme files,
    /// separated by commas
    #[arg(long, value_name = "BOARD", num_args = 1.., value_delimiter = ',', conflicts_with = "scheme")]
    boards: Vec<String>,
    /// Leave out some of --boards, such as those that a later match shall test as unseen
    #[arg(long, value_name = "BOARD", num_args = 1.., value_delimiter = ',', requires = "boards")]
    except: Vec<String>,
}

impl BoardArgs {
    /// Whether boards were given.
    pub fn is_given(&self) -> bool {
        !self.boards.is_empty()
    }
}

/// The starts among which games take turns. There is at least one.
#[derive(Clone, Debug)]
pub struct GameStarts(Vec<GameStart>);

impl GameStarts {
    /// The starts that the arguments describe: a start for each board, or else a single start.
    ///
    /// # Errors
    /// If the rules or a board are invalid, or no board is left.
    pub fn from_args(
        game: &'static GameCommands,
        rules: &RulesArgs,
        boards: &BoardArgs,
    ) -> Result<GameStarts, CliError> {
        if !boards.is_given() {
            return GameStart::from_args(game, rules).map(|start| GameStarts(vec![start]));
        }
        let schemes = game.schemes()?;
        if rules.rules.is_some() || rules.switches.tank_chess.names_board() {
            return Err(CliError::bad("error-boards-and-board"));
        }
        let ruleset = game.read_rules(rules)?;
        let names = chosen(boards, &(schemes.built_in)().into_iter().map(|(name, _)| name).collect::<Vec<_>>())?;
        let start = |name: String| {
            let scheme = load(game, schemes, &name)?;
            let start = GameStart { game, ruleset: ruleset.clone(), position: Some(scheme.text), scheme: Some(name) };
            Ok(start)
        };
        names.into_iter().map(start).collect::<Result<_, CliError>>().map(GameStarts)
    }

    /// The start of the game or pair of games with this number.
    pub fn of(&self, number: u64) -> &GameStart {
        &self.0[(number % self.0.len() as u64) as usize]
    }

    /// All starts, in their order.
    pub fn all(&self) -> &[GameStart] {
        &self.0
    }
}

/// The names of the chosen boards.
fn chosen(args: &BoardArgs, built_in: &[&str]) -> Result<Vec<String>, CliError> {
    let named = args.boards.iter().flat_map(|name| match name.as_str() {
        ALL => built_in.iter().map(|&name| name.to_owned()).collect(),
        name => vec![name.to_owned()],
    });
    let mut left: Vec<String> = named.collect();
    for name in &args.except {
        let count = left.len();
        left.retain(|other| other != name);
        if left.len() == count {
            return Err(CliError::bad(Message::from("error-except-board").text("name", name)));
        }
    }
    if left.is_empty() { Err(CliError::bad("error-except-all")) } else { Ok(left) }
}

/// The built-in board with this name, or else the scheme in the file with this name.
fn load(game: &GameCommands, schemes: &Schemes, name: &str) -> Result<SchemeReport, CliError> {
    match (schemes.built_in)().into_iter().find(|(known, _)| *known == name) {
        Some((_, scheme)) => Ok(scheme),
        None => game.load_playable_scheme(Path::new(name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use cannon_rules::GameId;

    fn starts(boards: &[&str], except: &[&str]) -> Result<GameStarts, String> {
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let boards = BoardArgs { boards: names(boards), except: names(except) };
        let game = games::commands(GameId::TankChess);
        GameStarts::from_args(game, &RulesArgs::default(), &boards).map_err(|error| error.to_string())
    }

    fn names(starts: &GameStarts) -> Vec<&str> {
        starts.all().iter().filter_map(|start| start.scheme.as_deref()).collect()
    }

    #[test]
    fn games_take_turns_on_the_chosen_boards() {
        let two = starts(&["skirmish", "grand-battle"], &[]).expect("two boards");
        let sizes = (0..4).map(|number| two.of(number).position.as_deref().unwrap_or_default().split('/').count());
        assert_eq!(sizes.collect::<Vec<_>>(), [12, 24, 12, 24]);
        let all = starts(&["all"], &[]).expect("all boards");
        let rest = starts(&["all"], &["basic-16", "grand-battle"]).expect("the rest");
        assert_eq!(
            names(&rest),
            names(&all).into_iter().filter(|name| !["basic-16", "grand-battle"].contains(name)).collect::<Vec<_>>()
        );
        let one = starts(&[], &[]).expect("the normal start");
        assert!(one.all().len() == 1 && one.of(7).position.is_none());
    }

    #[test]
    fn boards_that_cannot_be_chosen_are_refused() {
        for (boards, except, complaint) in [
            (&["basic-17"][..], &[][..], "basic-17"),
            (&["all"], &["basic-17"], "--except basic-17: "),
            (&["skirmish"], &["skirmish"], "no board left"),
        ] {
            let error = starts(boards, except).expect_err("refused");
            assert!(error.contains(complaint), "{error}");
        }
    }
}
