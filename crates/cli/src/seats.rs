//! The players, the saved game and the scheme that the options of `cannon play` ask for, in the window as in the terminal.

use super::error::CliError;
use super::games;
use super::options::PlayOptions;
use cannon_files::{FileError, NumberedGame};
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::Message;
use cannon_rules::record::{Player, Players, Record, Seat};
use std::path::Path;

/// The opponent of a person if the options name none.
const DEFAULT_OPPONENT: Seat = Seat::computer(3);

impl PlayOptions {
    /// The players of a new game. A missing seat complements the other: a person plays against the computer and the computer against a
    /// person.
    pub fn players(&self) -> Players {
        let opposite = |seat| if seat == Seat::Human { DEFAULT_OPPONENT } else { Seat::Human };
        let south = self.south.unwrap_or_else(|| self.north.map_or(Seat::Human, opposite));
        let north = self.north.unwrap_or_else(|| opposite(south));
        let time = self.clock.unwrap_or_default();
        Players { south: Player::new(south, time), north: Player::new(north, time) }
    }

    /// Loads the game from the file given with `--record`, if the file exists, and applies the seats of the options to it.
    ///
    /// # Errors
    /// If the file cannot be read, holds no valid record, or was given together with options that conflict with a record.
    pub fn load_record(&self) -> Result<Option<(Record, AnyTimeline)>, CliError> {
        let Some(path) = self.record.as_ref().filter(|path| path.exists()) else { return Ok(None) };
        self.refuse_own_rules(path)?;
        let (mut record, timeline) = cannon_files::read_game(path)?;
        self.seat_players(&mut record);
        Ok(Some((record, timeline)))
    }

    /// Loads the game from the file to open, in any format, and applies the seats of the options to it. `None` if no file is given, or if
    /// the file is in no format of games. Nothing is written to the file.
    ///
    /// # Errors
    /// If the file cannot be read, has several games or none that can be used, or was given together with options that conflict with a game.
    pub(super) fn load_opened_game(&self) -> Result<Option<NumberedGame>, CliError> {
        let Some(path) = &self.open else { return Ok(None) };
        let mut game = match cannon_files::read_numbered_game(path, None) {
            Err(FileError::Import { fault, .. }) if fault.is_unknown_format() => return Ok(None),
            game => game?,
        };
        self.refuse_own_rules(path)?;
        self.seat_players(&mut game.record);
        Ok(Some(game))
    }

    /// Refuses options for the game, its rules and its clocks, which the game in a file has itself.
    fn refuse_own_rules(&self, path: &Path) -> Result<(), CliError> {
        let has_settings = self.game.is_some() || self.ruleset.is_some() || self.house_rules.is_some();
        if has_settings || self.start.is_some() || self.clock.is_some() {
            return Err(CliError::bad(Message::from("error-record-own-rules").text("file", path.display())));
        }
        Ok(())
    }

    fn seat_players(&self, record: &mut Record) {
        record.players.south.seat = self.south.unwrap_or(record.players.south.seat);
        record.players.north.seat = self.north.unwrap_or(record.players.north.seat);
    }

    /// The options for the terminal, with the scheme in the file to open.
    ///
    /// # Errors
    /// If the file cannot be read, or is no scheme that can be used.
    pub(super) fn with_opened_scheme(&self) -> Result<PlayOptions, CliError> {
        let Some(path) = &self.open else { return Ok(self.clone()) };
        let commands = games::first_with_schemes();
        let scheme = commands.load_playable_scheme(path).map_err(|error| match error {
            CliError::BadInput(reason) => {
                CliError::bad(Message::from("error-neither-game-nor-scheme").message("reason", *reason))
            }
            other => other,
        })?;
        let (start, name) = (Some(scheme.text), Some(scheme.name));
        Ok(PlayOptions { game: Some(commands.id), start, scheme: name, ..self.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_seat_complements_the_other() {
        let level_5 = Seat::computer(5);
        for (south, north, expected) in [
            (None, None, (Seat::Human, DEFAULT_OPPONENT)),
            (Some(Seat::Human), None, (Seat::Human, DEFAULT_OPPONENT)),
            (None, Some(Seat::Human), (DEFAULT_OPPONENT, Seat::Human)),
            (Some(level_5), None, (level_5, Seat::Human)),
            (None, Some(level_5), (Seat::Human, level_5)),
            (Some(Seat::Human), Some(Seat::Human), (Seat::Human, Seat::Human)),
        ] {
            let players = PlayOptions { south, north, ..PlayOptions::default() }.players();
            assert_eq!((players.south.seat, players.north.seat), expected);
        }
    }
}
