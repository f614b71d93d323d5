//! Proofs of the claims of model games: by the rules, by the reasons of the engine, by an exhaustive search, or by a search of the engine.

use cannon_engine::analysis::{REVIEW_LINES, best_lines};
use cannon_engine::reasons::Reason;
use cannon_engine::{Level, Limits, Score, SearchInfo, SearchOptions, engine, explain, threats_after};
use cannon_lessons::model_game::{Claim, SideClaim};
use cannon_puzzles::game::PuzzleGame;
use cannon_puzzles::proof::Prover;
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::Timeline;
use cannon_rules::{Outcome, PackedAction, Side, with_timeline};
use std::sync::atomic::AtomicBool;

/// The search of a position.
const LIMITS: Limits = Limits::nodes(200_000);
/// The number of positions that the proof of a forced win may visit.
const MAX_NODES: u64 = 40_000_000;
/// The loss of the second best action at which the best one is the only good one, in percentage points.
const ONLY: f64 = 15.0;

/// Why a claim about the position at the current ply of a game does not hold; `None` if it holds.
pub(crate) fn refuted(timeline: &AnyTimeline, claim: &Claim) -> Option<String> {
    let failed = |holds: bool, found: String| (!holds).then(|| format!("{claim:?}: {found}"));
    match claim {
        Claim::Played(text) => {
            let played = before(timeline).and_then(|(before, action)| before.notation(action)).unwrap_or_default();
            failed(played == *text, played)
        }
        Claim::Motif(motif) => {
            let motifs = motifs_of_last(timeline);
            failed(motifs.contains(&motif.as_str()), format!("{motifs:?}"))
        }
        Claim::Threat(motif) => {
            let threats: Vec<&str> = threats_after(timeline).iter().map(Reason::motif).collect();
            failed(threats.contains(&motif.as_str()), format!("{threats:?}"))
        }
        Claim::Best => {
            let [best, played, _] = judged(timeline);
            failed(played >= best - 1.0, format!("best {best:.0}, played {played:.0}"))
        }
        Claim::Only => {
            let [best, played, second] = judged(timeline);
            let holds = played >= best - 1.0 && second <= best - ONLY;
            failed(holds, format!("best {best:.0}, played {played:.0}, second {second:.0}"))
        }
        Claim::Loses(least) => {
            let [best, played, _] = judged(timeline);
            failed(best - played >= f64::from(*least), format!("best {best:.0}, played {played:.0}"))
        }
        Claim::LosesAtMost(most) => {
            let [best, played, _] = judged(timeline);
            failed(best - played <= f64::from(*most), format!("best {best:.0}, played {played:.0}"))
        }
        Claim::WinsAtLeast(SideClaim { side, number }) => {
            let found = win_percentage(timeline, *side);
            failed(found >= f64::from(*number), format!("{found:.0}"))
        }
        Claim::WinsAtMost(SideClaim { side, number }) => {
            let found = win_percentage(timeline, *side);
            failed(found <= f64::from(*number), format!("{found:.0}"))
        }
        Claim::ForcedWin(SideClaim { side, number }) => {
            let won = with_timeline!(timeline, timeline => wins(timeline, *side, *number));
            failed(won == Ok(true), format!("{won:?}"))
        }
        Claim::Legal(actions) => actions_fail(timeline, actions, true).map(|text| format!("{claim:?}: {text}")),
        Claim::Illegal(actions) => actions_fail(timeline, actions, false).map(|text| format!("{claim:?}: {text}")),
        Claim::Could(actions) | Claim::CouldNot(actions) => {
            let Some(other) = with_timeline!(timeline, timeline => turned(timeline)) else {
                return Some(format!("{claim:?}: the turn cannot be passed"));
            };
            let wanted = matches!(claim, Claim::Could(_));
            actions_fail(&other, actions, wanted).map(|text| format!("{claim:?}: {text}"))
        }
        Claim::Pieces(counts) => {
            let text = timeline.position_text_at(timeline.ply());
            let board = text.split(' ').next().unwrap_or_default();
            let wrong = counts.iter().find(|&(letter, count)| board.matches(*letter).count() != *count);
            failed(wrong.is_none(), format!("{wrong:?} in {board}"))
        }
        Claim::After { actions, claims } => refuted_after(timeline.clone(), actions, claims),
        Claim::Instead { actions, claims } => match before(timeline) {
            Some((before, _)) => refuted_after(before, actions, claims),
            None => Some(format!("{claim:?}: nothing was played")),
        },
    }
}

fn refuted_after(mut timeline: AnyTimeline, actions: &[String], claims: &[Claim]) -> Option<String> {
    for text in actions {
        let action = timeline.read_action(text).map_err(|error| error.to_string());
        if let Err(reason) = action.and_then(|action| timeline.play(action).map_err(|refused| refused.to_string())) {
            return Some(format!("{text} in {actions:?}: {reason}"));
        }
    }
    claims.iter().find_map(|claim| refuted(&timeline, claim)).map(|found| format!("after {actions:?}: {found}"))
}

/// The game before the last action, and that action.
fn before(timeline: &AnyTimeline) -> Option<(AnyTimeline, PackedAction)> {
    let ply = timeline.ply().checked_sub(1)?;
    let mut before = timeline.clone();
    before.go_to(ply);
    Some((before, timeline.action_at(ply)?))
}

fn motifs_of_last(timeline: &AnyTimeline) -> Vec<&'static str> {
    let Some((before, action)) = before(timeline) else { return Vec::new() };
    // The principal variation is the search's line after the action, so that plans are found.
    let mut pv = vec![action];
    pv.extend(lines(timeline).first().iter().flat_map(|line| &line.pv));
    explain(&before, action, &pv).iter().map(Reason::motif).collect()
}

fn lines(timeline: &AnyTimeline) -> Vec<SearchInfo> {
    let options = SearchOptions { limits: Some(LIMITS), lines: REVIEW_LINES, ..SearchOptions::new(Level::MAX, 0) };
    best_lines(timeline, &options, &AtomicBool::new(false))
}

/// The win percentage of a side at the current ply.
fn win_percentage(timeline: &AnyTimeline, side: Side) -> f64 {
    let model = engine(timeline.game()).win_model();
    let own = match timeline.outcome().map(Outcome::winner) {
        Some(winner) => return winner.map_or(50.0, |winner| if winner == side { 100.0 } else { 0.0 }),
        None => lines(timeline).first().map_or(50.0, |line| model.win_percentage(line.score)),
    };
    if timeline.side_to_move() == side { own } else { 100.0 - own }
}

/// The win percentages, for the side that has played the last action, of the best action, of that action, and of the second best one.
fn judged(timeline: &AnyTimeline) -> [f64; 3] {
    let Some((before, action)) = before(timeline) else { return [0.0; 3] };
    let model = engine(timeline.game()).win_model();
    let lines = lines(&before);
    let of = |index: usize| lines.get(index).map(|line: &SearchInfo| line.score);
    let percentage = |score: Option<Score>| score.map_or(0.0, |score| model.win_percentage(score));
    let [best, second] = [percentage(of(0)), percentage(of(1))];
    let is_best = lines.first().and_then(|line| line.pv.first()) == Some(&action);
    let played = win_percentage(timeline, before.side_to_move());
    [best, if is_best { best.max(played) } else { played }, second]
}

fn wins<G: PuzzleGame>(timeline: &Timeline<G>, side: Side, plies: u8) -> Result<bool, String> {
    let (position, mut prover) = (timeline.position(), Prover::new(MAX_NODES));
    let proved =
        if position.side_to_move() == side { prover.wins(position, plies) } else { prover.loses(position, plies) };
    proved.map_err(|error| error.to_string())
}

/// A game that begins at the present position with the other side to move.
fn turned<G: PuzzleGame>(timeline: &Timeline<G>) -> Option<AnyTimeline> {
    Some(Timeline::new(timeline.position().passed()?, timeline.house_rules()).into())
}

/// Which of these actions is not legal as wanted.
fn actions_fail(timeline: &AnyTimeline, actions: &[String], wanted: bool) -> Option<String> {
    let is_legal = |text: &String| timeline.read_action(text).is_ok_and(|action| timeline.actions().contains(&action));
    actions.iter().find(|text| is_legal(text) != wanted).cloned()
}
