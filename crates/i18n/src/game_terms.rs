//! Localised names of rule concepts (sides, outcomes, styles, players), shared by the window and the terminal.

use super::Localizer;
use cannon_rules::record::{LEVELS, RANKS, Seat, Style, rank_number};
use cannon_rules::{GameId, Outcome, Side};

/// The text identifier of a level's rank. Levels outside [`LEVELS`] are clamped.
pub(super) fn level_id(level: i8) -> String {
    match level.clamp(*LEVELS.start(), *LEVELS.end()) {
        -1 => "level-drummer".to_owned(),
        0 => "level-cadet".to_owned(),
        14 => "level-grandmaster".to_owned(),
        level => format!("level-{level}"),
    }
}

impl Localizer {
    /// The name of a side in the game, such as "Dark".
    pub fn side_in(&self, game: GameId, side: Side) -> String {
        self.message(&side.message(game))
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
        self.text(&level_id(level))
    }

    /// A sentence about a level of the game.
    pub fn level_about(&self, game: GameId, level: i8) -> String {
        self.format(&format!("{}-about", level_id(level)), &[("game", game.name().into())])
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
        let (level, style) = match seat {
            Seat::Computer { level, style } => (level, style),
            Seat::Human => return self.text("seat-human"),
            Seat::Program => return self.text("seat-program"),
        };
        let (level, style_name) = (rank(self, level), self.style(style));
        let id = if style.is_plain() { "seat-computer" } else { "seat-computer-style" };
        self.format(id, &[("level", level.into()), ("style", style_name.into())])
    }
}
