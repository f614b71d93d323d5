//! What a review has found, as judgements and variations of a study.

use crate::review::{MAX_LINE_ACTIONS, ReviewSession};
use cannon_app_base::play::{Match, TreeEdit};
use cannon_engine::analysis::ActionClass;
use cannon_rules::timeline::Judgement;

/// The judgement of a class of actions. Usual actions have none.
const fn judgement(class: ActionClass) -> Option<Judgement> {
    match class {
        ActionClass::Only => Some(Judgement::Good),
        ActionClass::Inaccuracy => Some(Judgement::Dubious),
        ActionClass::Mistake | ActionClass::MissedWin => Some(Judgement::Mistake),
        ActionClass::Blunder => Some(Judgement::Blunder),
        ActionClass::Best | ActionClass::Good | ActionClass::Placement => None,
    }
}

/// Whether a review is about the game of the study, as far as it has been analysed.
pub fn is_about(session: &ReviewSession, study: &Match) -> bool {
    let timeline = study.timeline();
    let main_line = timeline.main_line();
    study.is_study()
        && study.started_at() == session.record.started
        && timeline.game() == session.record.game
        && (0..session.plies()).any(|ply| session.action_at(ply).is_some())
        && (0..session.plies()).all(|ply| {
            main_line.get(ply + 1).and_then(|&node| timeline.action_of(node)) == session.timeline.action_at(ply)
        })
}

/// The edits that write a review into the tree of the study: the judgements of the actions that have none, and the best line beside every
/// turning point.
pub fn edits(session: &ReviewSession, study: &Match) -> Vec<TreeEdit> {
    let timeline = study.timeline();
    let main_line = timeline.main_line();
    let mut edits = Vec::new();
    for ply in 0..session.plies() {
        let (Some(action), Some(&before), Some(&after)) =
            (session.action_at(ply), main_line.get(ply), main_line.get(ply + 1))
        else {
            continue;
        };
        let Some(notes) = timeline.notes(after) else { continue };
        if let (Some(judgement), None) = (judgement(action.analysis.assessment.class), notes.judgement) {
            let mut notes = notes.clone();
            notes.judgement = Some(judgement);
            edits.push(TreeEdit::SetNotes { node: after, notes });
        }
        if action.is_turning_point() {
            let mut actions = action.analysis.lines[0].pv.clone();
            actions.truncate(MAX_LINE_ACTIONS);
            edits.push(TreeEdit::AddLine { from: before, actions });
        }
    }
    edits
}
