//! Localised names of rule concepts (sides, outcomes, styles, players), shared by the window and the terminal.

use super::Localizer;
use cannon_rules::record::{LEVELS, Seat, Style};
use cannon_rules::{GameId, Outcome, Side};

/// The text identifiers of each level's rank and description, the easiest level first.
const LEVEL_TEXT_IDS: [(&str, &str); 16] = [
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

/// The text identifiers of a level's rank and description. Levels outside [`LEVELS`] are clamped.
fn level_text_ids(level: i8) -> (&'static str, &'static str) {
    let (first, last) = (*LEVELS.start(), *LEVELS.end());
    LEVEL_TEXT_IDS[(level.clamp(first, last) - first) as usize]
}

impl Localizer {
    /// The name of a side in Cannon, such as "Dark".
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        self.side_in(GameId::default(), side)
    }

    /// The name of a side in the game.
    #[must_use]
    pub fn side_in(&self, game: GameId, side: Side) -> String {
        self.message(&side.message(game))
    }

    /// A sentence that tells how a game ended, in the terms of Cannon.
    #[must_use]
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.outcome_in(GameId::default(), outcome)
    }

    /// A sentence that tells how a game ended, in the terms of the game.
    #[must_use]
    pub fn outcome_in(&self, game: GameId, outcome: Outcome) -> String {
        self.message(&outcome.message(game))
    }

    /// The name of a playing style.
    #[must_use]
    pub fn style(&self, style: Style) -> String {
        self.text(&format!("style-{}", style.name()))
    }

    /// A sentence about a playing style.
    #[must_use]
    pub fn style_about(&self, style: Style) -> String {
        self.text(&format!("style-{}-about", style.name()))
    }

    /// The rank of a level, such as "Corporal".
    #[must_use]
    pub fn level_rank(&self, level: i8) -> String {
        self.text(level_text_ids(level).0)
    }

    /// A sentence about a level of the game.
    #[must_use]
    pub fn level_about(&self, game: GameId, level: i8) -> String {
        self.format(level_text_ids(level).1, &[("game", game.name().into())])
    }

    /// A level within a sentence, such as "level 3"; a level that has a rank alone is called by it.
    #[must_use]
    pub fn level(&self, level: i8) -> String {
        self.format("level-short", &[("level", level.into()), ("rank", self.level_rank(level).into())])
    }

    /// A level as a title with its rank, such as "Level 3 · Corporal".
    #[must_use]
    pub fn level_title(&self, level: i8) -> String {
        self.format("level-title", &[("level", level.into()), ("rank", self.level_rank(level).into())])
    }

    /// Description of a player, such as "computer, level 3".
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        match seat {
            Seat::Human => self.text("seat-human"),
            Seat::Computer { level, style: Style::PLAIN } => {
                self.format("seat-computer", &[("level", self.level(level).into())])
            }
            Seat::Computer { level, style } => {
                let (level, style) = (self.level(level), self.style(style));
                self.format("seat-computer-style", &[("level", level.into()), ("style", style.into())])
            }
        }
    }
}
