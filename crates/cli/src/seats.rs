//! The players, the saved game and the scheme that the options of `cannon play` ask for, in the window as in the terminal.

use super::error::CliError;
use super::games;
use super::options::PlayOptions;
use cannon_files::{FileError, PicturedPosition, system_error};
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::record::{Player, Players, Record, RecordError, Seat};
use cannon_rules::timeline::HouseRules;

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
        let has_settings = self.game.is_some() || self.ruleset.is_some() || self.house_rules.is_some();
        if has_settings || self.start.is_some() || self.clock.is_some() {
            return Err(CliError::bad(Message::from("error-record-own-rules").text("file", path.display())));
        }
        let (mut record, timeline) = cannon_files::read_game(path)?;
        record.players.south.seat = self.south.unwrap_or(record.players.south.seat);
        record.players.north.seat = self.north.unwrap_or(record.players.north.seat);
        Ok(Some((record, timeline)))
    }

    /// The options for the terminal, where the file to open is a game, a scheme or the picture of a position. A game is loaded as with
    /// `--record`, but nothing is written to its file.
    ///
    /// # Errors
    /// If the file cannot be read, is none of them, or cannot be used.
    pub(super) fn with_opened_file(&self) -> Result<PlayOptions, CliError> {
        let Some(path) = &self.open else { return Ok(self.clone()) };
        if let Some(PicturedPosition { game, ruleset, position }) = cannon_files::read_picture(path)? {
            let checked = game.begin(Some(&ruleset), Some(&position), HouseRules::NONE);
            checked.map_err(|error| CliError::bad(system_error::in_file(path, error.to_message())))?;
            return Ok(PlayOptions { game: Some(game), ruleset: Some(ruleset), start: Some(position), ..self.clone() });
        }
        match cannon_files::read_record(path) {
            Ok(_) => return Ok(PlayOptions { record: Some(path.clone()), ..self.clone() }),
            Err(FileError::Record { error: RecordError::NotJson { .. } | RecordError::WrongFormat, .. }) => {}
            Err(error) => return Err(error.into()),
        }
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
