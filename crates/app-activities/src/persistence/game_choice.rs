//! The games that a player wants to see: what the summaries of games tell, and what games have inside.

use jiff::{SignedDuration, Timestamp, Zoned};

use cannon_library::{Filter, MaterialFilter, OpeningFilter, PositionFilter, SearchError};
use cannon_rules::GameId;

/// Lengths of the periods that end now, in days.
const WEEK_DAYS: i64 = 7;
const MONTH_DAYS: i64 = 30;
const YEAR_DAYS: i64 = 365;

/// How long ago the games began that the list shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShownPeriod {
    /// At any time.
    #[default]
    Always,
    /// Today.
    Today,
    /// In the last seven days.
    Week,
    /// In the last thirty days.
    Month,
    /// In the last twelve months.
    Year,
}

impl ShownPeriod {
    /// All periods with the identifiers of their names.
    pub const ALL: [(ShownPeriod, &str); 5] = [
        (ShownPeriod::Always, "saved-any-time"),
        (ShownPeriod::Today, "saved-today"),
        (ShownPeriod::Week, "saved-last-week"),
        (ShownPeriod::Month, "saved-last-month"),
        (ShownPeriod::Year, "saved-last-year"),
    ];

    /// When the period began, in the time zone of the player.
    fn start(self, now: &Zoned) -> Option<Timestamp> {
        let before = |days: i64| now.timestamp().checked_sub(SignedDuration::from_hours(24 * days)).ok();
        match self {
            ShownPeriod::Always => None,
            ShownPeriod::Today => now.start_of_day().ok().map(|day| day.timestamp()),
            ShownPeriod::Week => before(WEEK_DAYS),
            ShownPeriod::Month => before(MONTH_DAYS),
            ShownPeriod::Year => before(YEAR_DAYS),
        }
    }
}

/// The games that the player wants to see. After a change, it must be [updated](Self::update).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameChoice {
    /// What the summaries of games tell, without the period. The text is sought in names and in comments. The fields about what games
    /// have inside stay empty.
    pub filter: Filter,
    /// When the games began.
    pub period: ShownPeriod,
    /// The position that games reach.
    pub position: SoughtText<PositionFilter>,
    /// Whether the mirror image of the position is sought, too.
    pub mirrored: bool,
    /// The moves with which games begin.
    pub opening: SoughtText<OpeningFilter>,
    /// The numbers of pieces at one of the positions of a game.
    pub material: Vec<PieceRange>,
    /// The game of these pieces.
    material_game: Option<GameId>,
}

/// A text of the player, and what it stands for. While the text cannot be read, nothing is sought, so that the list never answers another
/// text than the one in the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoughtText<T> {
    /// The text as it stands in its field.
    pub text: String,
    /// The text that was read last, with the game and the mirroring for which it was read.
    read: Option<(String, Option<GameId>, bool)>,
    sought: Option<(String, T)>,
    refusal: Option<SearchError>,
}

impl<T> Default for SoughtText<T> {
    fn default() -> Self {
        SoughtText { text: String::new(), read: None, sought: None, refusal: None }
    }
}

impl<T> SoughtText<T> {
    /// A text that is not read yet.
    fn new(text: String) -> SoughtText<T> {
        SoughtText { text, ..SoughtText::default() }
    }

    /// What is sought, with its text. `None` if nothing is.
    pub fn sought(&self) -> Option<(&str, &T)> {
        self.sought.as_ref().map(|(text, sought)| (text.as_str(), sought))
    }

    /// Why the text in the field cannot be read.
    pub fn refusal(&self) -> Option<&SearchError> {
        self.refusal.as_ref()
    }

    /// Reads the text if anything has changed.
    fn update(&mut self, game: Option<GameId>, is_mirrored: bool, read: impl FnOnce(&str) -> Result<T, SearchError>) {
        let now = (self.text.clone(), game, is_mirrored);
        if self.read.as_ref() == Some(&now) {
            return;
        }
        (self.sought, self.refusal) = (None, None);
        if !self.text.trim().is_empty() {
            match read(&self.text) {
                Ok(sought) => self.sought = Some((self.text.trim().to_owned(), sought)),
                Err(error) => self.refusal = Some(error),
            }
        }
        self.read = Some(now);
    }
}

/// The wanted number of pieces of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceRange {
    /// The letter of the pieces in position texts.
    pub letter: char,
    /// The least number.
    pub least: u8,
    /// The greatest number, if it is bounded. It is not below the least.
    pub most: Option<u8>,
}

impl PieceRange {
    /// Whether any number fits.
    fn is_any(self) -> bool {
        self.least == 0 && self.most.is_none()
    }

    /// The range as filters by material write it.
    fn text(self) -> String {
        let most = self.most.map(|most| most.to_string()).unwrap_or_default();
        format!("{}={}..{most}", self.letter, self.least)
    }
}

/// A part of a choice that leaves out games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoicePart {
    /// The text in names and comments.
    Text,
    /// Favourites only.
    Favourites,
    /// The game.
    Game(GameId),
    /// The kind of result, or games without a result.
    Result,
    /// The kind of opponent.
    Opponent,
    /// The period.
    Period,
    /// The position.
    Position,
    /// The opening.
    Opening,
    /// The number of pieces of a kind, in this game.
    Pieces(GameId, PieceRange),
}

impl GameChoice {
    /// Everything that has this text in its names or comments.
    pub(super) fn of_text(text: String) -> GameChoice {
        GameChoice { filter: Filter { text, ..Filter::default() }, ..GameChoice::default() }
    }

    /// Everything that reaches a position, in the same orientation.
    pub fn of_position(game: GameId, text: String) -> GameChoice {
        let filter = Filter { game: Some(game), ..Filter::default() };
        let mut choice = GameChoice { filter, position: SoughtText::new(text), ..GameChoice::default() };
        choice.update();
        choice
    }

    /// The only game whose games can be listed, if the choice says so much. Numbers of pieces stay those of their game while a text cannot
    /// be read: the player who writes the next move of an opening does not choose another game.
    pub fn game(&self) -> Option<GameId> {
        let of_position = || self.position.sought().map(|(_, position)| position.game());
        let of_opening = || self.opening.sought().map(|(_, opening)| opening.game());
        let is_unreadable = self.position.refusal().or(self.opening.refusal()).is_some();
        let of_pieces = || self.material_game.filter(|_| is_unreadable && !self.material.is_empty());
        self.filter.game.or_else(of_position).or_else(of_opening).or_else(of_pieces)
    }

    /// Reads the texts that have changed. Numbers of pieces of another game are forgotten.
    pub fn update(&mut self) {
        let (game, is_mirrored) = (self.filter.game, self.mirrored);
        self.position.update(game, is_mirrored, |text| PositionFilter::read(game, text, is_mirrored));
        let game = game.or_else(|| self.position.sought().map(|(_, position)| position.game()));
        self.opening.update(game, false, |text| read_opening(game, text));
        let game = self.game();
        if self.material_game != game {
            self.material.clear();
            self.material_game = game;
        }
        self.material.retain(|range| !range.is_any());
    }

    /// The wanted number of pieces with this letter.
    pub fn pieces(&self, letter: char) -> PieceRange {
        let known = self.material.iter().find(|range| range.letter == letter);
        known.copied().unwrap_or(PieceRange { letter, least: 0, most: None })
    }

    /// Sets the wanted number of pieces.
    pub fn set_pieces(&mut self, range: PieceRange) {
        match self.material.iter_mut().find(|known| known.letter == range.letter) {
            Some(known) => *known = range,
            None => self.material.push(range),
        }
    }

    /// The parts that leave out games.
    pub fn parts(&self) -> Vec<ChoicePart> {
        let Filter { game, opponent, result, favourites, unfinished, text, .. } = &self.filter;
        let parts = [
            (!text.trim().is_empty()).then_some(ChoicePart::Text),
            favourites.then_some(ChoicePart::Favourites),
            game.map(ChoicePart::Game),
            (result.is_some() || *unfinished).then_some(ChoicePart::Result),
            opponent.map(|_| ChoicePart::Opponent),
            (self.period != ShownPeriod::Always).then_some(ChoicePart::Period),
            self.position.sought().map(|_| ChoicePart::Position),
            self.opening.sought().map(|_| ChoicePart::Opening),
        ];
        let pieces = self.material_game.into_iter().flat_map(|game| {
            self.material.iter().filter(|range| !range.is_any()).map(move |range| ChoicePart::Pieces(game, *range))
        });
        parts.into_iter().flatten().chain(pieces).collect()
    }

    /// Takes a part away.
    pub fn remove(&mut self, part: ChoicePart) {
        match part {
            ChoicePart::Text => self.filter.text.clear(),
            ChoicePart::Favourites => self.filter.favourites = false,
            ChoicePart::Game(_) => self.filter.game = None,
            ChoicePart::Result => (self.filter.result, self.filter.unfinished) = (None, false),
            ChoicePart::Opponent => self.filter.opponent = None,
            ChoicePart::Period => self.period = ShownPeriod::Always,
            ChoicePart::Position => self.position = SoughtText::default(),
            ChoicePart::Opening => self.opening = SoughtText::default(),
            ChoicePart::Pieces(_, range) => self.material.retain(|known| known.letter != range.letter),
        }
    }

    /// What the library is to list.
    pub(super) fn wanted(&self) -> WantedGames {
        let ranges: Vec<String> = self.material.iter().map(|range| range.text()).collect();
        // The letters come from the library and stand once each, so that the text can be read. Without any range nothing is sought.
        let material = self.material_game.and_then(|game| MaterialFilter::read(game, &ranges.join(" ")).ok());
        let filter = Filter {
            position: self.position.sought().map(|(_, position)| position.clone()),
            opening: self.opening.sought().map(|(_, opening)| opening.clone()),
            material,
            ..self.filter.clone()
        };
        WantedGames { filter, period: self.period }
    }
}

/// Reads an opening of a game or, without one, of any game. The error is about the game in which the most moves can be played.
fn read_opening(game: Option<GameId>, text: &str) -> Result<OpeningFilter, SearchError> {
    if let Some(game) = game {
        return OpeningFilter::read(game, text);
    }
    let played = |error: &SearchError| match error {
        SearchError::OpeningAction { number, .. } => *number,
        _ => usize::MAX,
    };
    let [first, others @ ..] = GameId::ALL;
    others.into_iter().fold(OpeningFilter::read(first, text), |found, game| {
        found.or_else(|error| {
            OpeningFilter::read(game, text).map_err(|other| if played(&other) > played(&error) { other } else { error })
        })
    })
}

/// What the library is to list. Two choices with the same games in it may differ in texts that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WantedGames {
    /// The filter without the period. Its text is sought in names and in comments.
    filter: Filter,
    period: ShownPeriod,
}

impl WantedGames {
    /// The filter of the library, which seeks the text in names. Periods end now.
    pub(super) fn filter(&self) -> Filter {
        Filter { started_from: self.period.start(&Zoned::now()), ..self.filter.clone() }
    }

    /// Whether something is sought that the summaries of games do not tell.
    pub(super) fn looks_inside(&self) -> bool {
        self.filter.looks_inside() || !self.filter.text.trim().is_empty()
    }

    /// The filters of a search. A game is found if it passes one of them: with the text in its names, or with the text in its comments.
    pub(super) fn searched_filters(&self) -> Vec<Filter> {
        let by_name = self.filter();
        if by_name.text.trim().is_empty() {
            return vec![by_name];
        }
        let by_comment = Filter { text: String::new(), comment: by_name.text.clone(), ..by_name.clone() };
        vec![by_name, by_comment]
    }
}

#[cfg(test)]
mod tests {
    use jiff::tz::TimeZone;

    use super::*;

    #[test]
    fn periods_end_now() {
        let now = Timestamp::UNIX_EPOCH.to_zoned(TimeZone::fixed(jiff::tz::offset(2)));
        let start = |period: ShownPeriod| period.start(&now).map(|start| start.to_string());
        assert_eq!(start(ShownPeriod::Always), None);
        assert_eq!(start(ShownPeriod::Today).as_deref(), Some("1969-12-31T22:00:00Z"), "midnight, two hours ago");
        assert_eq!(start(ShownPeriod::Week).as_deref(), Some("1969-12-25T00:00:00Z"));
    }

    #[test]
    fn texts_that_cannot_be_read_seek_nothing() {
        let mut choice = GameChoice::default();
        let everything = choice.wanted();
        let set = |choice: &mut GameChoice, text: &str| {
            choice.opening.text = text.to_owned();
            choice.update();
        };
        set(&mut choice, "a4-b5");
        assert_eq!((choice.parts(), choice.game()), (vec![ChoicePart::Opening], Some(GameId::Cannon)));
        assert!(choice.wanted() != everything);
        set(&mut choice, "a4-b5 a4-b5");
        assert!(matches!(choice.opening.refusal(), Some(SearchError::OpeningAction { number: 2, .. })));
        assert_eq!((choice.parts(), choice.game(), choice.wanted() == everything), (vec![], None, true));
        choice.position.text = "nothing".to_owned();
        set(&mut choice, "a4-b5 b7-a6");
        assert!(choice.position.refusal().is_some());
        assert_eq!((choice.parts(), choice.opening.refusal()), (vec![ChoicePart::Opening], None), "each by itself");
        choice.filter.game = Some(GameId::TankChess);
        choice.update();
        assert_eq!(choice.opening.sought(), None, "these are no moves of Tank Chess");
        set(&mut choice, "");
        assert_eq!(choice.opening.refusal(), None);
    }

    #[test]
    fn numbers_of_pieces_stay_while_a_move_is_being_written() {
        let mut choice = GameChoice::default();
        let range = PieceRange { letter: 'd', least: 3, most: None };
        choice.opening.text = "a4-b5".to_owned();
        choice.update();
        choice.set_pieces(range);
        choice.update();
        choice.opening.text = "a4-b5 b7".to_owned();
        choice.update();
        assert_eq!(choice.parts(), [ChoicePart::Pieces(GameId::Cannon, range)]);
        assert_eq!(choice.game(), Some(GameId::Cannon));
        choice.opening.text.clear();
        choice.update();
        assert_eq!((choice.parts(), choice.game()), (vec![], None), "no game is chosen any longer");
    }

    #[test]
    fn parts_are_taken_away_one_by_one_until_nothing_is_sought() {
        let mut choice = GameChoice::of_position(GameId::Cannon, "1L8/10/10/1l8/10/10/10/1d8/10/1D8 d".to_owned());
        choice.opening.text = "a4-b5".to_owned();
        choice.set_pieces(PieceRange { letter: 'd', least: 3, most: None });
        choice.set_pieces(PieceRange { letter: 'l', least: 0, most: Some(4) });
        choice.filter = Filter { favourites: true, unfinished: true, text: "Anna".to_owned(), ..choice.filter };
        choice.filter.opponent = Some(cannon_library::OpponentFilter::Human);
        choice.period = ShownPeriod::Week;
        choice.update();
        assert_eq!(
            choice.wanted().filter.material,
            Some(MaterialFilter::read(GameId::Cannon, "d=3.. l=..4").expect("material"))
        );
        let parts = choice.parts();
        assert_eq!(parts.len(), 10, "{parts:?}");
        for part in parts.into_iter().rev() {
            choice.remove(part);
            choice.update();
            assert!(!choice.parts().contains(&part), "{part:?}");
        }
        assert_eq!(choice.wanted(), GameChoice::default().wanted());
    }
}
