//! Who sits down to which game: what the options of `cannon play` say about it, the same for window and terminal.

use super::error::CliError;
use super::games;
use super::options::PlayOptions;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{Player, Players, Record, Seat};

/// Who sits opposite a person if nobody says so.
const USUAL_OPPONENT: Seat = Seat::computer(3);

impl PlayOptions {
    /// Who plays a new game. A seat that is not named faces the other: the computer a person, a person the computer, where the
    /// game has a computer player, and otherwise another person.
    pub fn players(&self) -> Players {
        let game = self.game.unwrap_or(games::default().id);
        let usual = if games::player(game).is_ok() { USUAL_OPPONENT } else { Seat::Human };
        let opposite = |seat| if seat == Seat::Human { usual } else { Seat::Human };
        let south = self.south.unwrap_or_else(|| self.north.map_or(Seat::Human, opposite));
        let north = self.north.unwrap_or_else(|| opposite(south));
        let time = self.clock.unwrap_or_default();
        Players { south: Player::new(south, time), north: Player::new(north, time) }
    }

    /// The game in the file that was named, if there is such a file: sound, and with the seats that were asked for.
    ///
    /// # Errors
    /// The file cannot be read, holds no sound record, or was named together with what it has of its own.
    pub fn recorded(&self) -> Result<Option<(Record, Box<dyn AnyTimeline>)>, CliError> {
        let Some(path) = self.record.as_ref().filter(|path| path.exists()) else { return Ok(None) };
        if self.game.is_some() || self.ruleset.is_some() || self.start.is_some() || self.clock.is_some() {
            let path = path.display();
            return Err(CliError::BadInput(format!(
                "{path} has its own game, rules and clocks; leave out --game, --rules, --scheme and --clock"
            )));
        }
        let (mut record, timeline) = cannon_files::read_game(path)?;
        record.players.south.seat = self.south.unwrap_or(record.players.south.seat);
        record.players.north.seat = self.north.unwrap_or(record.players.north.seat);
        if [record.players.south.seat, record.players.north.seat].into_iter().any(Seat::is_computer) {
            games::player(timeline.game())?;
        }
        Ok(Some((record, timeline)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_play_where_there_is_no_computer_player() {
        let options = PlayOptions { game: Some("no game"), ..PlayOptions::default() };
        assert_eq!(options.players().north.seat, Seat::Human);
    }

    #[test]
    fn a_seat_that_is_not_named_faces_the_other() {
        let level_5 = Seat::computer(5);
        for (south, north, expected) in [
            (None, None, (Seat::Human, USUAL_OPPONENT)),
            (Some(Seat::Human), None, (Seat::Human, USUAL_OPPONENT)),
            (None, Some(Seat::Human), (USUAL_OPPONENT, Seat::Human)),
            (Some(level_5), None, (level_5, Seat::Human)),
            (None, Some(level_5), (Seat::Human, level_5)),
            (Some(Seat::Human), Some(Seat::Human), (Seat::Human, Seat::Human)),
        ] {
            let players = PlayOptions { south, north, ..PlayOptions::default() }.players();
            assert_eq!((players.south.seat, players.north.seat), expected);
        }
    }
}
