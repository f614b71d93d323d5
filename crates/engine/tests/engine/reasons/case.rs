//! A position with an action, and what the engine and the definitions of the motifs say about it.

use std::collections::BTreeSet;

use cannon_engine::reasons::Reason;
use cannon_engine::{danger, explain, threats_after};
use cannon_rules::any::{AnyTimeline, ListedGame};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Action as _, Game, PackedAction};

/// A position with an action of the side to move.
#[derive(Clone, Debug)]
pub(super) struct Case<G: Game> {
    /// The position.
    pub(super) before: G,
    /// The position and the action before it.
    pub(super) earlier: Option<(G, G::Action)>,
    /// The action.
    pub(super) action: G::Action,
    /// The actions expected after it.
    pub(super) line: Vec<G::Action>,
}

/// Games whose motifs have definitions that use only lists of legal actions.
pub(super) trait Defined: ListedGame {
    /// Whether a motif holds by its definition. `None` if the definition leaves it open. Motifs of the opponent's threats begin with
    /// `opponent:`, and motifs of careless actions with `danger:`.
    fn holds(case: &Case<Self>, motif: &str) -> Option<bool>;
}

impl<G: Defined> Case<G> {
    /// The position after the action.
    pub(super) fn after(&self) -> G {
        played(&self.before, self.action)
    }

    /// The motifs that the engine names.
    pub(super) fn found(&self) -> BTreeSet<String> {
        let (timeline, action) = (AnyTimeline::from(self.timeline()), self.action.pack());
        let pv: Vec<PackedAction> =
            std::iter::once(action).chain(self.line.iter().map(|action| action.pack())).collect();
        let mut motifs = BTreeSet::new();
        let mut insert = |prefix: &str, reason: &Reason| motifs.insert(format!("{prefix}{}", reason.motif()));
        for reason in explain(&timeline, action, &pv) {
            insert("", &reason);
        }
        if let Some(danger) = danger(&timeline, action) {
            insert("danger:", &danger.reason);
        }
        let mut next = timeline.clone();
        next.play(action).expect("a legal action");
        for reason in threats_after(&next) {
            insert("opponent:", &reason);
        }
        motifs
    }

    /// The game up to the position.
    pub(super) fn timeline(&self) -> Timeline<G> {
        let (start, first) = match &self.earlier {
            Some((start, action)) => (start, Some(*action)),
            None => (&self.before, None),
        };
        let mut timeline = Timeline::new(start.clone(), HouseRules::NONE);
        first.into_iter().for_each(|action| timeline.play(action).expect("a legal action"));
        timeline
    }
}

/// The position after an action.
pub(super) fn played<G: Game>(position: &G, action: G::Action) -> G {
    let mut after = position.clone();
    after.play(action);
    after
}
