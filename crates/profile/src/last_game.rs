use cannon_rules::Side;
use cannon_rules::record::{Player, Record};
use jiff::Timestamp;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// The game that a player began last, for the one button that offers it again.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LastGame {
    /// When it was begun.
    pub(crate) begun: Timestamp,
    /// Game, rules, initial position and players, without actions and result.
    pub(crate) setup: Record,
}

impl LastGame {
    pub(crate) fn new(record: &Record, begun: Timestamp) -> LastGame {
        let mut setup = Record { name: None, actions: Vec::new(), result: None, ..record.clone() };
        for side in Side::ALL {
            let player = &mut setup.players[side];
            *player = Player { name: player.name.take(), ..Player::new(player.seat, player.time) };
        }
        LastGame { begun, setup }
    }

    /// The later of two games. The result does not depend on which of the two is `self`.
    pub(crate) fn later(self, other: LastGame) -> LastGame {
        let order = |last: &LastGame| (last.begun, last.setup.to_json());
        if order(&other) > order(&self) { other } else { self }
    }
}

/// The form in the file. The record has its own checks and versions.
#[derive(Serialize, Deserialize)]
struct Stored {
    begun: Timestamp,
    setup: Value,
}

impl Serialize for LastGame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let setup = serde_json::from_str(&self.setup.to_json()).map_err(serde::ser::Error::custom)?;
        Stored { begun: self.begun, setup }.serialize(serializer)
    }
}

/// Reads the last game. A record that this version cannot read, such as a record of a game that it does not know, is dropped: the last game
/// is only a convenience, and must not make the file unusable.
pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<LastGame>, D::Error> {
    let value = Value::deserialize(deserializer)?;
    let Ok(Stored { begun, setup }) = Stored::deserialize(value) else { return Ok(None) };
    let record = Record::from_json(&setup.to_string()).ok();
    Ok(record.map(|record| LastGame::new(&record, begun)))
}
