//! Reasons: why an action is good, what an action threatens, and what a careless action allows, as typed motifs with words.
//!
//! - [`explain`](crate::explain), [`threats_after`](crate::threats_after) and [`danger`](crate::danger) serve every game. A [`Reason`] has
//!   the name of its motif and a message for the player;
//! - [`Explainable`] is what a game implements. The motifs themselves are enumerations of the games: [`crate::cannon::reasons`] and
//!   [`crate::tank_chess::reasons`];
//! - [`exchange()`] values an action by what it takes and what the opponent takes in return, and [`danger_of`] finds careless actions;
//! - `line` follows the principal variation.
//!
//! All motifs are true by the rules in the position at hand; nothing is guessed from an evaluation. A threat is something that the side
//! could do if it were to move again.

mod exchange;
mod explainable;
mod line;

pub use exchange::{DangerOf, Exchange, MIN_LOSS, WIN_VALUE, danger_of, exchange, forces_win};
pub(crate) use explainable::Standing;
pub use explainable::{Explainable, Line, Motif, Place, Threat};
pub(crate) use line::{balance_of_line, find_planned};

use cannon_rules::message::Message;
use cannon_rules::timeline::Timeline;
use cannon_rules::{Action, PackedAction};

/// A motif in words, independent of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The sentence for the player.
    pub sentence: Message,
    /// For a threat or a danger, the place from which the attacker strikes, and the place of its victim.
    pub attack: Option<[Place; 2]>,
}

impl Reason {
    /// The name of the motif, such as `wins-soldier`: the identifier of the sentence without its first word.
    pub fn motif(&self) -> &'static str {
        self.sentence.id.split_once('-').map_or(self.sentence.id, |(_, motif)| motif)
    }
}

/// A loss that an action allows by force within two plies, and that another action avoids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Danger {
    /// The opponent's reply.
    pub reply: PackedAction,
    /// What the reply takes.
    pub reason: Reason,
    /// The loss in hundredths of the smallest piece.
    pub loss: i32,
    /// Whether the reply wins the game.
    pub is_decisive: bool,
}

/// The last action before the current ply.
fn previous_action<G: Explainable>(timeline: &Timeline<G>) -> Option<G::Action> {
    timeline.action_at(timeline.ply().checked_sub(1)?)
}

/// See [`crate::explain`].
pub(crate) fn explain<G: Explainable>(
    timeline: &Timeline<G>,
    action: PackedAction,
    pv: &[PackedAction],
) -> Vec<Reason> {
    let expected = match pv.split_first() {
        Some((first, next)) if *first == action => next,
        _ => &[],
    };
    let Some(action) = G::Action::unpack(action).filter(|_| timeline.outcome().is_none()) else { return Vec::new() };
    if timeline.position().validate(action).is_err() {
        return Vec::new();
    }
    let next: Vec<G::Action> = expected.iter().map_while(|&packed| G::Action::unpack(packed)).collect();
    let line = Line { previous: previous_action(timeline), next: &next };
    let motifs = timeline.position().motifs(action, &line);
    motifs.iter().map(|motif| Reason { sentence: motif.sentence(), attack: None }).collect()
}

/// See [`crate::threats_after`].
pub(crate) fn threats_after<G: Explainable>(timeline: &Timeline<G>) -> Vec<Reason> {
    if timeline.outcome().is_some() {
        return Vec::new();
    }
    let before = timeline.ply().checked_sub(1).and_then(|ply| timeline.position_at(ply));
    let (Some(before), Some(action)) = (before, previous_action(timeline)) else { return Vec::new() };
    before
        .threats(action)
        .iter()
        .map(|threat| Reason { sentence: threat.as_threat(), attack: threat.attack() })
        .collect()
}

/// See [`crate::danger`].
pub(crate) fn danger<G: Explainable>(timeline: &Timeline<G>, action: PackedAction) -> Option<Danger> {
    if timeline.outcome().is_some() {
        return None;
    }
    let action = G::Action::unpack(action)?;
    let DangerOf { reply, loss } = danger_of(timeline.position(), action)?;
    let taken = timeline.position().after(action).taken_by(reply)?;
    let is_decisive = loss > WIN_VALUE / 2;
    Some(Danger {
        reply: reply.pack(),
        reason: Reason { sentence: taken.as_danger(), attack: taken.attack() },
        loss,
        is_decisive,
    })
}
