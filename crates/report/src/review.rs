//! The parts of a game that the page tells of.

use cannon_engine::analysis::ActionAnalysis;
use cannon_i18n::{FluentValue, Localizer};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;
use cannon_rules::{GameId, Outcome, Side};

/// A game with the analyses of its actions.
#[derive(Debug)]
pub(crate) struct Review<'a> {
    pub(crate) record: &'a Record,
    pub(crate) words: &'a Localizer,
    /// The name of the game with its preset or board.
    pub(crate) game_and_setup: String,
    pub(crate) result: Option<Outcome>,
    /// The side to move and the analysis at each ply before the last one.
    pub(crate) turns: Vec<(Side, Option<&'a ActionAnalysis>)>,
    /// The game's identifier.
    pub(crate) game: GameId,
}

impl<'a> Review<'a> {
    /// The review of a game whose timeline stands at its last ply.
    pub(crate) fn new(
        record: &'a Record,
        timeline: &AnyTimeline,
        analyses: &'a [ActionAnalysis],
        words: &'a Localizer,
    ) -> Review<'a> {
        let mut turns: Vec<_> = (0..timeline.last_ply()).map(|ply| (timeline.side_to_move_at(ply), None)).collect();
        for analysis in analyses {
            if let Some((_, found)) = turns.get_mut(analysis.ply) {
                *found = Some(analysis);
            }
        }
        Review {
            record,
            words,
            game_and_setup: words.game_and_setup(record, timeline),
            result: timeline.outcome().or(record.result),
            turns,
            game: timeline.game(),
        }
    }

    /// The title of the page.
    pub(crate) fn title(&self) -> String {
        self.words.format("report-title", &[("game", self.game_and_setup.as_str().into())])
    }

    /// The actions that were analysed, in order.
    pub(crate) fn analyses(&self) -> impl Iterator<Item = &'a ActionAnalysis> {
        self.turns.iter().filter_map(|(_, analysis)| *analysis)
    }

    /// The name of a side.
    pub(crate) fn side(&self, side: Side) -> String {
        self.words.side_in(self.game, side)
    }

    /// A sentence that tells how the game ended, or that it has not.
    pub(crate) fn result_text(&self) -> String {
        self.result.map_or_else(|| self.words.text("saved-unfinished"), |it| self.words.outcome_in(self.game, it))
    }

    /// A text with variables.
    pub(crate) fn format<const N: usize>(&self, id: &str, args: [(&str, String); N]) -> String {
        self.words.format(id, &args.map(|(name, value)| (name, FluentValue::from(value))))
    }

    /// A percentage from 0 to 100 as a whole number.
    pub(crate) fn percent(&self, percentage: f64) -> String {
        self.format("report-percent", [("value", format!("{percentage:.0}"))])
    }
}

/// South's win percentage, computed from the win percentage of a side.
pub(crate) fn of_south(side: Side, percentage: f64) -> f64 {
    match side {
        Side::South => percentage,
        Side::North => 100.0 - percentage,
    }
}

/// The identifier of the section about the action at a ply.
pub(crate) fn section_id(ply: usize) -> String {
    format!("turn{}", ply + 1)
}

/// The link to the section about the action at a ply.
pub(crate) fn section_link(ply: usize) -> String {
    format!("#{}", section_id(ply))
}
