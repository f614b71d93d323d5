//! The list of named players.

use std::collections::{BTreeMap, BTreeSet};

use cannon_rules::GameId;
use cannon_rules::message::{Message, ToMessage, Value};
use jiff::Timestamp;

use super::kept::{Kept, next_moment};
use super::name::{NameError, PlayerName};
use super::profile::{Profile, ProfileId};
use super::{OpponentRating, ReadError, file};

/// The greatest number of players that can be added.
pub const MAX_PROFILES: usize = 64;

/// All players of this machine, and which of them sit at the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profiles {
    /// In the order in which they were made.
    players: BTreeMap<ProfileId, Profile>,
    /// Players that were removed, so that a copy in another window does not bring them back.
    removed: BTreeSet<ProfileId>,
    current: Option<ProfileId>,
    second: Option<ProfileId>,
}

/// Why a player cannot be added or renamed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProfilesError {
    /// The text is no name.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Another player has the name. Names that differ only in case are the same.
    #[error("there is a player called “{0}” already")]
    NameTaken(PlayerName),
    /// There are too many players.
    #[error("there are {MAX_PROFILES} players already")]
    TooMany,
    /// There is no such player, or there is none any more.
    #[error("there is no player who was added at {}", .0.created())]
    Unknown(ProfileId),
}

impl ToMessage for ProfilesError {
    fn to_message(&self) -> Message {
        match self {
            ProfilesError::Name(error) => error.to_message(),
            ProfilesError::NameTaken(name) => Message::with("error-player-taken", [("name", Value::text(name))]),
            ProfilesError::TooMany => Message::with("error-players", [("most", Value::number(MAX_PROFILES))]),
            ProfilesError::Unknown(_) => "error-player-unknown".into(),
        }
    }
}

impl Profiles {
    /// The players, in the order in which they were added.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Profile> {
        self.players.values()
    }

    /// The player with this identifier.
    pub fn get(&self, id: ProfileId) -> Option<&Profile> {
        self.players.get(&id)
    }

    /// The player with a name as it was entered. Names that differ only in case are the same.
    pub fn find(&self, name: &str) -> Option<&Profile> {
        let name = PlayerName::new(name).ok()?;
        self.iter().find(|profile| profile.name().is_like(&name))
    }

    /// The player with this identifier, to record something.
    pub fn get_mut(&mut self, id: ProfileId) -> Option<&mut Profile> {
        self.players.get_mut(&id)
    }

    /// The player at the board. `None` if there are no players.
    pub fn current(&self) -> Option<&Profile> {
        self.current.and_then(|id| self.get(id)).or_else(|| self.players.values().next())
    }

    /// The second player at the board, in games between two people. `None` for a guest.
    pub fn second(&self) -> Option<&Profile> {
        let current = self.current().map(Profile::id);
        self.second.filter(|&id| Some(id) != current).and_then(|id| self.get(id))
    }

    /// Seats a player at the board. If the player was the second player, the two players change places.
    ///
    /// # Errors
    /// There is no such player.
    pub fn choose(&mut self, id: ProfileId) -> Result<(), ProfilesError> {
        self.known(id)?;
        if self.second == Some(id) {
            self.second = self.current().map(Profile::id);
        }
        self.current = Some(id);
        Ok(())
    }

    /// Seats the second player at the board, or a guest.
    ///
    /// # Errors
    /// There is no such player.
    pub fn choose_second(&mut self, id: Option<ProfileId>) -> Result<(), ProfilesError> {
        id.map_or(Ok(()), |id| self.known(id))?;
        self.second = id;
        Ok(())
    }

    /// Adds a player. The first one is seated at the board.
    ///
    /// # Errors
    /// The text is no name, the name is taken, or there are too many players.
    pub fn add(&mut self, name: &str, now: Timestamp) -> Result<ProfileId, ProfilesError> {
        let name = self.free_name(name, None)?;
        if self.players.len() >= MAX_PROFILES {
            return Err(ProfilesError::TooMany);
        }
        let mut id = ProfileId(now);
        while self.players.contains_key(&id) || self.removed.contains(&id) {
            id = ProfileId(next_moment(id.0));
        }
        self.players.insert(id, Profile::from_kept(Kept::new(id, name, now)));
        self.current = self.current.or(Some(id));
        Ok(id)
    }

    /// Renames a player.
    ///
    /// # Errors
    /// There is no such player, the text is no name, or the name is taken.
    pub fn rename(&mut self, id: ProfileId, name: &str, now: Timestamp) -> Result<(), ProfilesError> {
        self.known(id)?;
        let name = self.free_name(name, Some(id))?;
        if let Some(profile) = self.players.get_mut(&id) {
            profile.set_name(name, now);
        }
        Ok(())
    }

    /// Removes a player with everything that was recorded.
    ///
    /// # Errors
    /// There is no such player.
    pub fn remove(&mut self, id: ProfileId) -> Result<(), ProfilesError> {
        self.known(id)?;
        self.players.remove(&id);
        self.removed.insert(id);
        Ok(())
    }

    /// The rating of a player in a game at a time, as an opponent of another player. `None` if there is no such player.
    pub fn opponent_rating(&self, id: ProfileId, game: GameId, now: Timestamp) -> Option<OpponentRating> {
        self.get(id).map(|profile| profile.game(game).rating.at(now).as_opponent())
    }

    /// Adds what another copy has, such as the file that another window has written: the union of players and of their entries, without the
    /// players that were removed in either copy. Of two names of a player, and of two resets, the later one counts. The players at the
    /// board stay.
    pub fn merge(&mut self, other: Profiles) {
        self.removed.extend(other.removed);
        for (id, profile) in other.players {
            match self.players.get_mut(&id) {
                Some(own) => own.merge(profile),
                None => {
                    self.players.insert(id, profile);
                }
            }
        }
        self.players.retain(|id, _| !self.removed.contains(id));
        self.distinguish_names();
    }

    /// Reads the text of a file of profiles.
    ///
    /// # Errors
    /// The text is too long, no JSON, or no file of profiles, has a newer version, or a field has the wrong shape. Never panics.
    pub fn from_json(text: &str) -> Result<Profiles, ReadError> {
        file::read(text)
    }

    /// The text of the file of profiles, which [`from_json`](Profiles::from_json) reads back as an equal value. Ends with a line break.
    pub fn to_json(&self) -> String {
        file::write(self.current, self.second, &self.removed, self.iter())
    }

    /// The players of a file.
    pub(crate) fn assembled(
        players: impl IntoIterator<Item = Profile>,
        removed: BTreeSet<ProfileId>,
        current: Option<ProfileId>,
        second: Option<ProfileId>,
    ) -> Profiles {
        let mut profiles = Profiles { current, second, ..Profiles::default() };
        for profile in players {
            profiles.merge(Profiles { players: BTreeMap::from([(profile.id(), profile)]), ..Profiles::default() });
        }
        profiles.merge(Profiles { removed, ..Profiles::default() });
        profiles
    }

    fn known(&self, id: ProfileId) -> Result<(), ProfilesError> {
        if self.players.contains_key(&id) { Ok(()) } else { Err(ProfilesError::Unknown(id)) }
    }

    /// The name in a text, if no player but `except` has it.
    fn free_name(&self, text: &str, except: Option<ProfileId>) -> Result<PlayerName, ProfilesError> {
        let name = PlayerName::new(text)?;
        if self.is_taken(&name, except) { Err(ProfilesError::NameTaken(name)) } else { Ok(name) }
    }

    fn is_taken(&self, name: &PlayerName, except: Option<ProfileId>) -> bool {
        self.iter().any(|profile| Some(profile.id()) != except && profile.name().is_like(name))
    }

    /// Adds a number to the name of every player whose name an earlier player has: two windows may have added players of the same name.
    fn distinguish_names(&mut self) {
        let ids: Vec<ProfileId> = self.players.keys().copied().collect();
        for &id in &ids {
            let Some(name) = self.get(id).map(|profile| profile.name().clone()) else { continue };
            let mut earlier = self.players.range(..id).map(|(_, profile)| profile.name());
            if !earlier.any(|other| other.is_like(&name)) {
                continue;
            }
            let free = (2..).map(|number| name.numbered(number)).find(|name| !self.is_taken(name, None));
            // The time of the naming stays, so that the change does not count as a new choice of the player.
            if let (Some(free), Some(profile)) = (free, self.players.get_mut(&id)) {
                profile.kept.name = free;
            }
        }
    }
}
