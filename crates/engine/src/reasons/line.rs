//! What happens in the actions that are expected after an action.

use super::Explainable;

/// The number of actions of a line within which something must not be lost in return.
const LINE_HORIZON: usize = 3;
/// The number of own actions of a line, after the explained one, in which a plan is looked for.
const PLAN_HORIZON: usize = 2;

/// The material balance of an action and the `next` actions of its line, for the side of the action, and the first loss of this side in the
/// line. `loss` tells what an enemy action with this gain takes.
pub(crate) fn balance_of_line<G: Explainable, T>(
    before: &G,
    action: G::Action,
    next: &[G::Action],
    loss: impl Fn(&G, G::Action, i32) -> Option<T>,
) -> (i32, Option<T>) {
    let us = before.side_to_move();
    let (mut position, mut balance, mut lost) = (before.clone(), 0, None);
    for &action in [action].iter().chain(next.iter().take(LINE_HORIZON)) {
        if position.validate(action).is_err() {
            break;
        }
        let gain = position.gain(action);
        if position.side_to_move() == us {
            balance += gain;
        } else {
            balance -= gain;
            lost = lost.or_else(|| loss(&position, action, gain));
        }
        position.play(action);
    }
    (balance, lost)
}

/// What `find` returns for one of the side's next two actions in the line that follows after its action, given the position before it.
pub(crate) fn find_planned<G: Explainable, T>(
    mut position: G,
    next: &[G::Action],
    find: impl Fn(&G, G::Action) -> Option<T>,
) -> Option<T> {
    let (turns, _) = next.as_chunks();
    for &[reply, own] in turns.iter().take(PLAN_HORIZON) {
        position.validate(reply).ok()?;
        position.play(reply);
        position.validate(own).ok()?;
        if let Some(found) = find(&position, own) {
            return Some(found);
        }
        position.play(own);
    }
    None
}
