//! What an action cost the side that played it, and the mark it gets for that.

use serde::Serialize;

use cannon_engine::Score;

/// The numbers behind the marks, in hundredths of a soldier.
#[derive(Clone, Copy, Debug)]
struct Scale {
    /// Beyond this an advantage decides the game, and more of it is worth nothing.
    decided: i32,
    /// What a win that can be forced is worth.
    win: i32,
    /// Losses from here on are marked `?!`.
    dubious: i32,
    /// Losses from here on are marked `?`.
    mistake: i32,
    /// Losses from here on are marked `??`.
    blunder: i32,
}

/// A win is worth so much more than the greatest advantage that missing one is always at least a mistake.
const SCALE: Scale = Scale { decided: 1_000, win: 1_200, dubious: 60, mistake: 150, blunder: 300 };

/// A mark behind an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(super) enum Mark {
    /// Something was better.
    #[serde(rename = "?!")]
    Dubious,
    /// Something was clearly better.
    #[serde(rename = "?")]
    Mistake,
    /// This may have decided the game.
    #[serde(rename = "??")]
    Blunder,
}

impl Mark {
    /// All marks, the lightest first.
    pub(super) const ALL: [Mark; 3] = [Mark::Dubious, Mark::Mistake, Mark::Blunder];

    pub(super) const fn text(self) -> &'static str {
        match self {
            Mark::Dubious => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }
}

/// What happened to a forced win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) enum Turn {
    /// There was one, and it has gone; the game goes on.
    #[serde(rename = "missed_win")]
    Missed,
    /// There was one, and now the other side has one.
    #[serde(rename = "thrown_away_win")]
    ThrownAway,
    /// The other side was given one.
    #[serde(rename = "allowed_win")]
    Allowed,
}

/// A judgement on an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Judgement {
    /// How much worse than the best it was, in hundredths of a soldier; 0 or more.
    pub(super) loss: i32,
    pub(super) mark: Option<Mark>,
    pub(super) turn: Option<Turn>,
}

/// Judges an action by the best score that could be had and the score it led to, both for the side that played it.
pub(super) fn judge(best: Score, played: Score) -> Judgement {
    let loss = (value(best) - value(played)).max(0);
    let mark = match loss {
        loss if loss >= SCALE.blunder => Some(Mark::Blunder),
        loss if loss >= SCALE.mistake => Some(Mark::Mistake),
        loss if loss >= SCALE.dubious => Some(Mark::Dubious),
        _ => None,
    };
    let turn = match (best, played) {
        (Score::Win { .. }, Score::Advantage(_)) => Some(Turn::Missed),
        (Score::Win { .. }, Score::Loss { .. }) => Some(Turn::ThrownAway),
        (Score::Advantage(_), Score::Loss { .. }) => Some(Turn::Allowed),
        _ => None,
    };
    Judgement { loss, mark, turn }
}

fn value(score: Score) -> i32 {
    match score {
        Score::Win { .. } => SCALE.win,
        Score::Advantage(hundredths) => hundredths.clamp(-SCALE.decided, SCALE.decided),
        Score::Loss { .. } => -SCALE.win,
    }
}

/// The score of an action for who played it, from the score of the position after it for who is on turn there.
pub(super) const fn seen_from_before(after: Score) -> Score {
    match after {
        Score::Advantage(hundredths) => Score::Advantage(-hundredths),
        Score::Win { plies } => Score::Loss { plies: plies + 1 },
        Score::Loss { plies } => Score::Win { plies: plies + 1 },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIN: Score = Score::Win { plies: 5 };
    const LOSS: Score = Score::Loss { plies: 4 };

    #[test]
    fn marks_follow_the_loss() {
        for (best, played, mark) in [
            (20, 20, None),
            (20, 90, None),
            (20, -30, None),
            (20, -40, Some(Mark::Dubious)),
            (100, -50, Some(Mark::Mistake)),
            (100, -200, Some(Mark::Blunder)),
            (3_000, 1_500, None),
            (-1_500, -4_000, None),
        ] {
            assert_eq!(judge(Score::Advantage(best), Score::Advantage(played)).mark, mark, "{best} {played}");
        }
    }

    #[test]
    fn wins_that_come_and_go_count() {
        let judged = |best, played| {
            let judgement = judge(best, played);
            (judgement.mark, judgement.turn)
        };
        assert_eq!(judged(WIN, Score::Win { plies: 9 }), (None, None));
        assert_eq!(judged(WIN, Score::Advantage(5_000)), (Some(Mark::Mistake), Some(Turn::Missed)));
        assert_eq!(judged(WIN, Score::Advantage(0)), (Some(Mark::Blunder), Some(Turn::Missed)));
        assert_eq!(judged(WIN, LOSS), (Some(Mark::Blunder), Some(Turn::ThrownAway)));
        assert_eq!(judged(Score::Advantage(0), LOSS), (Some(Mark::Blunder), Some(Turn::Allowed)));
        assert_eq!(judged(LOSS, LOSS), (None, None), "what is lost cannot be lost again");
    }

    #[test]
    fn scores_change_sides() {
        assert_eq!(seen_from_before(Score::Loss { plies: 0 }), Score::Win { plies: 1 });
        assert_eq!(seen_from_before(Score::Win { plies: 3 }), Score::Loss { plies: 4 });
        assert_eq!(seen_from_before(Score::Advantage(7)), Score::Advantage(-7));
    }
}
