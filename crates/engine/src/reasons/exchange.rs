//! Material that an action wins or loses at once: the action, the opponent's reply, and the best capture after it.

use super::Explainable;

/// The value of winning the game, in hundredths of the smallest piece.
pub const WIN_VALUE: i32 = 1_000_000;

/// The least difference in material that counts as winning or losing a piece, in hundredths of the smallest piece. Smaller differences come
/// from trades of pieces of about the same value.
pub const MIN_LOSS: i32 = 50;

/// The maximum number of positions that are examined while other actions are compared with a careless one. It bounds the time of
/// [`danger_of`]; if no better action is found within this number, the careless action gets no warning.
const MAX_POSITIONS: usize = 400;

/// The material balance of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exchange<A> {
    /// What the mover gains by the action, less what the best reply takes and the mover cannot take back at once. In hundredths of the
    /// smallest piece; about [`WIN_VALUE`] if the game is won or lost.
    pub balance: i32,
    /// The reply that takes the most. `None` if no reply gains anything.
    pub reply: Option<A>,
}

/// A careless action: its exchange loses a piece or the game, and another action does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DangerOf<A> {
    /// The opponent's reply.
    pub reply: A,
    /// The loss, in hundredths of the smallest piece; about [`WIN_VALUE`] for the game.
    pub loss: i32,
}

/// The exchange that starts with a legal action of the side to move.
///
/// ```
/// use cannon_engine::reasons::{WIN_VALUE, exchange};
/// use cannon_rules::Game;
/// use cannon_rules::cannon::{Position, Ruleset};
///
/// let position = Position::from_text("4L5/10/10/9l/10/3l6/4d5/10/10/4D5 d", &Ruleset::CLASSIC)?;
/// let taken = exchange(&position, position.action_from_text("e4xd5")?);
/// assert_eq!((taken.balance, taken.reply), (100, None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn exchange<G: Explainable>(position: &G, action: G::Action) -> Exchange<G::Action> {
    let us = position.side_to_move();
    let after = position.after(action);
    if let Some(outcome) = after.outcome() {
        let sign = if outcome.winner() == Some(us) { 1 } else { -1 };
        return Exchange { balance: sign * WIN_VALUE, reply: None };
    }
    let mut unlimited = usize::MAX;
    let (loss, reply) = worst_reply(&after, i32::MAX, &mut unlimited);
    Exchange { balance: position.gain(action) - loss, reply }
}

/// The greatest net gain of the side to move by one action, after the best capture in return, and that action; (0, `None`) if there is
/// none. The search ends early when the gain exceeds `enough`, or after `budget` replies.
fn worst_reply<G: Explainable>(after: &G, enough: i32, budget: &mut usize) -> (i32, Option<G::Action>) {
    let them = after.side_to_move();
    let mut worst = (0, None);
    for (reply, value) in after.gains() {
        if value <= worst.0 || worst.0 > enough || *budget == 0 {
            break;
        }
        *budget -= 1;
        let end = after.after(reply);
        let net = match end.outcome() {
            Some(outcome) if outcome.winner() == Some(them) => WIN_VALUE,
            Some(_) => continue,
            None => value - end.best_gain(),
        };
        if net > worst.0 {
            worst = (net, Some(reply));
        }
    }
    worst
}

/// The loss that an action allows by force within two plies, if another action avoids it: the opponent's reply wins the game, or takes
/// more than the action gained and the mover can take back at once. `None` for illegal actions.
pub fn danger_of<G: Explainable>(position: &G, action: G::Action) -> Option<DangerOf<G::Action>> {
    position.validate(action).ok()?;
    let Exchange { balance, reply } = exchange(position, action);
    let reply = reply.filter(|_| balance <= -MIN_LOSS)?;
    // Of actions that all lose the game, none is better than another, whatever it takes before.
    let bound = (balance + MIN_LOSS).max(-WIN_VALUE / 2);
    let mut budget = MAX_POSITIONS;
    let mut others = position.alternatives(reply).into_iter().filter(|&other| other != action);
    let has_better = others.any(|other| reaches(position, other, bound, &mut budget));
    has_better.then_some(DangerOf { reply, loss: -balance })
}

/// Whether the balance of an action is at least `bound`. False when the budget is spent.
fn reaches<G: Explainable>(position: &G, action: G::Action, bound: i32, budget: &mut usize) -> bool {
    if *budget == 0 {
        return false;
    }
    *budget -= 1;
    let us = position.side_to_move();
    let after = position.after(action);
    if let Some(outcome) = after.outcome() {
        return outcome.winner() == Some(us);
    }
    let enough = position.gain(action) - bound;
    let (loss, _) = worst_reply(&after, enough, budget);
    loss <= enough && *budget > 0
}

/// Whether the side that has just moved wins with its next action whatever the opponent, who is to move, plays now.
pub fn forces_win<G: Explainable>(after: &G) -> bool {
    let them = after.side_to_move();
    if after.outcome().is_some() || !after.threatens_to_win() {
        return false;
    }
    let attacks = after.attack_info();
    after.actions().into_iter().all(|reply| {
        let end = after.after(reply);
        match end.outcome() {
            Some(outcome) => outcome.winner() == Some(!them),
            None => end.can_win(&end.attack_info_after(after, &attacks)),
        }
    })
}
