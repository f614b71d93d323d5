//! Filters and search of the list of games.

use cannon_rules::record::{Players, Seat};
use cannon_rules::{GameId, Outcome, Side};
use jiff::Timestamp;

use crate::search::data::SearchData;
use crate::search::{MaterialFilter, OpeningFilter, PositionFilter};
use crate::summary::{GameDetails, LibraryEntry};

/// The games to list. The default lists all; each field narrows the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only this game, by its identifier such as `cannon`.
    pub game: Option<GameId>,
    /// Only games with this kind of opponent.
    pub opponent: Option<OpponentFilter>,
    /// Only games with this result.
    pub result: Option<ResultFilter>,
    /// Only games that began then or later.
    pub started_from: Option<Timestamp>,
    /// Only favourites.
    pub favourites: bool,
    /// Only games without a result.
    pub unfinished: bool,
    /// Only games with all of these words, or beginnings or parts of words, in their name, their scheme's or their players' names.
    /// Upper and lower case are the same.
    pub text: String,
    /// Only games that reach this position.
    pub position: Option<PositionFilter>,
    /// Only games that begin with these actions.
    pub opening: Option<OpeningFilter>,
    /// Only games with these numbers of pieces at one of their positions.
    pub material: Option<MaterialFilter>,
    /// Only games whose comments have all of these words, or parts of words. Upper and lower case are the same.
    pub comment: String,
}

/// A kind of opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentFilter {
    /// Humans on both sides.
    Human,
    /// The computer on at least one side, at this level or at any.
    Computer(Option<i8>),
}

/// A kind of result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultFilter {
    /// A human won against the computer.
    WonByHuman,
    /// The computer won against a human.
    WonByComputer,
    /// Nobody won.
    Drawn,
}

impl Filter {
    /// Whether a game is listed as far as its summary tells, which knows nothing of what the game has inside. Damaged files have only a
    /// file name, so only a search for the file name finds them.
    pub fn accepts(&self, game: &LibraryEntry) -> bool {
        let details = match &game.details {
            Ok(details) => self.accepts_details(details),
            Err(_) => Filter { favourites: false, text: String::new(), ..self.clone() } == Filter::default(),
        };
        details && (!self.favourites || game.favourite) && self.accepts_text(game)
    }

    fn accepts_details(&self, details: &GameDetails) -> bool {
        self.game.is_none_or(|game| game == details.game)
            && self.games_inside().all(|game| game == details.game)
            && self.opponent.is_none_or(|opponent| opponent.accepts(&details.players))
            && self.result.is_none_or(|result| result.accepts(details))
            && self.started_from.is_none_or(|from| details.started >= from)
            && (!self.unfinished || details.result.is_none())
    }

    /// Whether something is sought that the summaries of games do not tell.
    pub fn looks_inside(&self) -> bool {
        self.games_inside().next().is_some() || !self.comment.trim().is_empty()
    }

    /// The games of which the position, the opening and the material are.
    fn games_inside(&self) -> impl Iterator<Item = GameId> {
        let position = self.position.as_ref().map(PositionFilter::game);
        let opening = self.opening.as_ref().map(OpeningFilter::game);
        let material = self.material.as_ref().map(MaterialFilter::game);
        [position, opening, material].into_iter().flatten()
    }

    /// Whether a game has inside what is sought. It must have passed [`accepts`](Self::accepts).
    pub(crate) fn accepts_inside(&self, data: &SearchData) -> bool {
        self.position.as_ref().is_none_or(|position| position.accepts(data))
            && self.opening.as_ref().is_none_or(|opening| opening.accepts(data))
            && self.material.as_ref().is_none_or(|material| material.accepts(data))
            && data.has_comment(&self.comment.to_lowercase())
    }

    fn accepts_text(&self, game: &LibraryEntry) -> bool {
        if self.text.trim().is_empty() {
            return true;
        }
        let mut searched = game.name();
        if let Ok(details) = &game.details {
            let players = [&details.players.south.name, &details.players.north.name, &details.scheme];
            for name in players.into_iter().flatten() {
                searched.push('\n');
                searched.push_str(name);
            }
        }
        let searched = searched.to_lowercase();
        self.text.to_lowercase().split_whitespace().all(|word| searched.contains(word))
    }
}

impl OpponentFilter {
    fn accepts(self, players: &Players) -> bool {
        let mut seats = [players.south.seat, players.north.seat].into_iter();
        match self {
            OpponentFilter::Human => seats.all(|seat| !seat.is_computer()),
            OpponentFilter::Computer(None) => seats.any(Seat::is_computer),
            OpponentFilter::Computer(Some(wanted)) => {
                seats.any(|seat| matches!(seat, Seat::Computer { level, .. } if level == wanted))
            }
        }
    }
}

impl ResultFilter {
    fn accepts(self, details: &GameDetails) -> bool {
        let Some(result) = details.result else { return false };
        let is_computer = |side: Side| details.players[side].seat.is_computer();
        let winner_is_computer =
            result.winner().filter(|&winner| is_computer(winner) != is_computer(!winner)).map(is_computer);
        match self {
            ResultFilter::WonByHuman => winner_is_computer == Some(false),
            ResultFilter::WonByComputer => winner_is_computer == Some(true),
            ResultFilter::Drawn => matches!(result, Outcome::Draw { .. }),
        }
    }
}
