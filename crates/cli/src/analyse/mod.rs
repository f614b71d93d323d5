//! `cannon analyse`: what the computer player thinks of a position, or of every action of a game.
//!
//! - `args` is what can be typed, `search` asks the computer player;
//! - `game` goes through a record, `judge` marks its mistakes.

mod args;
mod game;
mod judge;
mod search;

use std::io::Write;
use std::num::NonZeroUsize;

use serde_json::json;

pub(super) use args::AnalyseArgs;
use game::Judged;
use judge::Turn;
use search::{Analyst, lines_json};

use super::error::CliError;
use super::{games, progress, report};
use cannon_engine::Score;
use cannon_i18n::Localizer;
use cannon_rules::Side;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;

/// Most actions shown of what would have been better.
const MOST_SHOWN: usize = 6;

/// Lines shown of a single position.
const LINES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(2);

pub(super) fn run(args: &AnalyseArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let (written_record, timeline) = games::subject(&args.subject)?;
    games::player(timeline.game())?;
    match (written_record, timeline) {
        (None, timeline) => position(args, &*timeline, out),
        (Some(written), mut timeline) => record(args, &written, &mut *timeline, out),
    }
}

fn position(args: &AnalyseArgs, timeline: &dyn AnyTimeline, out: &mut dyn Write) -> Result<(), CliError> {
    let lines = match timeline.outcome() {
        Some(_) => Vec::new(),
        None => Analyst::new(args, LINES).lines(timeline)?,
    };
    if args.json {
        let object = json!({
            "game": timeline.game(),
            "ruleset": timeline.ruleset(),
            "position": timeline.position_text_at(timeline.ply()),
            "side_to_move": timeline.side_to_move(),
            "outcome": timeline.outcome(),
            "lines": lines_json(timeline, &lines),
        });
        writeln!(out, "{object}")?;
        return Ok(());
    }
    let words = Localizer::default();
    let heading = match timeline.outcome() {
        Some(outcome) => words.outcome_in(timeline.game(), outcome),
        None => {
            words.format("cli-to-move", &[("side", words.side_in(timeline.game(), timeline.side_to_move()).into())])
        }
    };
    writeln!(out, "{heading}")?;
    for (index, line) in lines.iter().enumerate() {
        let args = [
            ("rank", (index + 1).into()),
            ("score", score(&words, line.score).into()),
            ("plies", line.depth.into()),
            ("variation", report::variation(timeline, &line.pv).join(" ").into()),
        ];
        writeln!(out, "{}", words.format("cli-analysis-line", &args))?;
    }
    Ok(())
}

fn record(
    args: &AnalyseArgs,
    record: &Record,
    timeline: &mut dyn AnyTimeline,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let analyst = Analyst::new(args, NonZeroUsize::MIN);
    let bar = progress::bar(0, timeline.last_ply() as u64 + 1);
    let judged = game::judge_all(timeline, &analyst, &mut || bar.inc(1))?;
    bar.finish_and_clear();
    timeline.go_to(timeline.last_ply());
    let result = timeline.outcome().or(record.result);
    if args.json {
        writeln!(out, "{}", game::json(timeline, result, &judged))?;
        return Ok(());
    }
    let words = Localizer::default();
    for (index, action) in judged.iter().enumerate() {
        writeln!(out, "{:>3}. {}", index + 1, told(&words, timeline.game(), action))?;
    }
    if let Some(outcome) = result {
        writeln!(out, "{}", words.outcome_in(timeline.game(), outcome))?;
    }
    for side in Side::ALL {
        writeln!(out, "{}", summary(&words, timeline.game(), &judged, side))?;
    }
    Ok(())
}

/// An action in words.
fn told(words: &Localizer, game: &str, action: &Judged) -> String {
    let mark = action.judgement.mark.map_or("", judge::Mark::text);
    let score_then = score(words, action.score);
    let mut text = format!("{:<6} {:<8} {mark:<2} {score_then}", words.side_in(game, action.side), action.action);
    if action.judgement.mark.is_some() {
        let turn = match action.judgement.turn {
            None => "cli-analysis-better",
            Some(Turn::Missed) => "cli-analysis-missed-win",
            Some(Turn::ThrownAway) => "cli-analysis-thrown-away-win",
            Some(Turn::Allowed) => "cli-analysis-allowed-win",
        };
        let best = score(words, action.best);
        let better: Vec<&str> = action.better.iter().take(MOST_SHOWN).map(String::as_str).collect();
        let args = [("score", best.into()), ("variation", better.join(" ").into())];
        text.push_str("; ");
        text.push_str(&words.format(turn, &args));
    }
    text
}

fn summary(words: &Localizer, game: &str, judged: &[Judged], side: Side) -> String {
    let sum = game::sum(judged, side);
    let [dubious, mistakes, blunders] = sum.marks;
    let args = [
        ("side", words.side_in(game, side).into()),
        ("turns", sum.turns.into()),
        ("dubious", dubious.into()),
        ("mistakes", mistakes.into()),
        ("blunders", blunders.into()),
        ("loss", format!("{:.2}", sum.mean_loss() / 100.0).into()),
    ];
    words.format("cli-analysis-summary", &args)
}

/// A score for people: in soldiers, or as a win or loss by its distance.
fn score(words: &Localizer, score: Score) -> String {
    match score {
        Score::Advantage(hundredths) => format!("{:+.2}", f64::from(hundredths) / 100.0),
        Score::Win { plies } => words.format("cli-analysis-win", &[("plies", plies.into())]),
        Score::Loss { plies } => words.format("cli-analysis-loss", &[("plies", plies.into())]),
    }
}
