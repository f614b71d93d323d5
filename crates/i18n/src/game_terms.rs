//! Localised names of rule concepts (sides, outcomes, styles, players), shared by the window and the terminal.

use super::Localizer;
use cannon_rules::record::{RANKS, Seat, Style, rank_number};

use cannon_rules::{GameId, Outcome, Side};

/// The text identifiers of each level's rank and description, the easiest level first.
const LEVEL_TEXT_IDS: [(&str, &str); RANKS.len()] = [
    ("level-drummer", "level-drummer-about"),
    ("level-cadet", "level-cadet-about"),
    ("level-1", "level-1-about"),
    ("level-2", "level-2-about"),
    ("level-3", "level-3-about"),
    ("level-4", "level-4-about"),
    ("level-5", "level-5-about"),
    ("level-6", "level-6-about"),
    ("level-7", "level-7-about"),
    ("level-8", "level-8-about"),
    ("level-9", "level-9-about"),
    ("level-10", "level-10-about"),
    ("level-11", "level-11-about"),
    ("level-12", "level-12-about"),
    ("level-13", "level-13-about"),
    ("level-grandmaster", "level-grandmaster-about"),
];

/// The text identifiers of a level's rank and description. Levels outside [`LEVELS`](cannon_rules::record::LEVELS) are clamped.
fn level_text_ids(level: i8) -> (&'static str, &'static str) {
    LEVEL_TEXT_IDS[usize::from(rank_number(level)) - 1]
}

impl Localizer {
    /// The name of a side in Cannon, such as "Dark".
    pub fn side(&self, side: Side) -> String {
        self.side_in(GameId::default(), side)
    }

    /// The name of a side in the game.
    pub fn side_in(&self, game: GameId, side: Side) -> String {
        self.message(&side.message(game))
    }

    /// A sentence that tells how a game ended, in the terms of Cannon.
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.outcome_in(GameId::default(), outcome)
    }

    /// A sentence that tells how a game ended, in the terms of the game.
    pub fn outcome_in(&self, game: GameId, outcome: Outcome) -> String {
        self.message(&outcome.message(game))
    }

    /// The name of a playing style.
    pub fn style(&self, style: Style) -> String {
        self.text(&format!("style-{}", style.name()))
    }

    /// A sentence about a playing style.
    pub fn style_about(&self, style: Style) -> String {
        self.text(&format!("style-{}-about", style.name()))
    }

    /// The name of the rank of a level, such as "Corporal".
    pub fn level_rank(&self, level: i8) -> String {
        self.text(level_text_ids(level).0)
    }

    /// A sentence about a level of the game.
    pub fn level_about(&self, game: GameId, level: i8) -> String {
        self.format(level_text_ids(level).1, &[("game", game.name().into())])
    }

    /// The rank of a level with its number, such as "Corporal (5 of 16)".
    pub fn level_title(&self, level: i8) -> String {
        let (number, count) = (rank_number(level), RANKS.len());
        let args = [("rank", self.level_rank(level).into()), ("number", number.into()), ("count", count.into())];
        self.format("level-title", &args)
    }

    /// Description of a player where there is little room, such as "computer, Corporal".
    pub fn seat(&self, seat: Seat) -> String {
        self.seat_with(seat, Localizer::level_rank)
    }

    /// Description of a player, such as "computer, Corporal (5 of 16)".
    pub fn seat_title(&self, seat: Seat) -> String {
        self.seat_with(seat, Localizer::level_title)
    }

    fn seat_with(&self, seat: Seat, rank: impl Fn(&Localizer, i8) -> String) -> String {
        let Seat::Computer { level, style } = seat else { return self.text("seat-human") };
        let (level, style_name) = (rank(self, level), self.style(style));
        let id = if style.is_plain() { "seat-computer" } else { "seat-computer-style" };
        self.format(id, &[("level", level.into()), ("style", style_name.into())])
    }
}
