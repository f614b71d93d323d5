//! `cannon analyse`: the analysis of a position, or of every action of a recorded game.
//!
//! - `args` defines the arguments;
//! - this file prints an analysis as text;
//! - the analysis itself, and its form as JSON, are in [`cannon_engine::analysis`]; [`cannon_report`] makes the page.

mod args;

use std::io::Write;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

pub(super) use args::AnalyseArgs;

use super::error::CliError;
use super::games::Subject;
use super::print::write_file;
use super::report::{print_notice, state_text};
use super::{games, progress};
use cannon_engine::analysis::{
    ActionAnalysis, Annotation, REVIEW_LIMITS, REVIEW_LINES, SideSummary, TurningPoint, analyse_game, best_lines, json,
    pv_notation,
};
use cannon_engine::reasons::Reason;
use cannon_engine::{Level, Score, SearchInfo, SearchMemory, SearchOptions, engine};
use cannon_i18n::Localizer;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;
use cannon_rules::{GameId, Side};
use serde_json::{Value, json as json_value};

/// Maximum length of a better line as printed, in actions.
const MAX_BETTER_ACTIONS: usize = 6;

/// Default number of lines for a single position.
const POSITION_LINES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(2);

pub(super) fn run(args: &AnalyseArgs, localizer: &Localizer, out: &mut dyn Write) -> Result<(), CliError> {
    let Subject { record, timeline, notice } = games::subject(&args.subject)?;
    print_notice(notice, localizer);
    match (record, timeline) {
        (None, _) if args.html.is_some() => Err(CliError::bad("error-html-position")),
        (None, timeline) => analyse_position(args, &timeline, localizer, out),
        (Some(record), mut timeline) => analyse_record(args, &record, &mut timeline, localizer, out),
    }
}

/// The options of the search: full strength, with a search memory that all positions of a game share.
///
/// # Errors
/// If the evaluation that the arguments name is not possible in this game, or there is no memory for the transposition table.
fn search_options(args: &AnalyseArgs, game: GameId, default_lines: NonZeroUsize) -> Result<SearchOptions, CliError> {
    Ok(SearchOptions {
        limits: Some(args.limits.limits().unwrap_or(REVIEW_LIMITS)),
        threads: args.threads,
        lines: args.lines.unwrap_or(default_lines),
        memory: Some(Arc::new(SearchMemory::with_mebibytes(args.hash).map_err(|error| CliError::failed(&error))?)),
        style: args.style,
        evaluator: args.evaluation.evaluator(games::commands(game))?,
        ..SearchOptions::new(Level::MAX, 0)
    })
}

fn analyse_position(
    args: &AnalyseArgs,
    timeline: &AnyTimeline,
    localizer: &Localizer,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let options = search_options(args, timeline.game(), POSITION_LINES)?;
    let lines = match timeline.outcome() {
        Some(_) => Vec::new(),
        None => best_lines(timeline, &options, &AtomicBool::new(false)),
    };
    if lines.is_empty() && timeline.outcome().is_none() {
        return Err(CliError::no_search_result(timeline));
    }
    if args.json {
        let mut analysis = json::position(timeline, &lines);
        analysis["reasons"] = reasons_json(&best_reasons(timeline, &lines)).into();
        writeln!(out, "{analysis}")?;
        return Ok(());
    }
    writeln!(out, "{}", state_text(localizer, timeline, timeline.outcome()))?;
    for (index, line) in lines.iter().enumerate() {
        let args = [
            ("rank", (index + 1).into()),
            ("score", score_text(localizer, line.score).into()),
            ("plies", line.depth.into()),
            ("variation", pv_notation(timeline, &line.pv).join(" ").into()),
        ];
        writeln!(out, "{}", localizer.format("cli-analysis-line", &args))?;
    }
    if let Some(best) = lines.first()
        && let Some(reason) = best_reasons(timeline, &lines).first()
        && let Some(action) = pv_notation(timeline, &best.pv).into_iter().next()
    {
        let args = [("action", action.into()), ("reason", localizer.message(&reason.sentence).into())];
        writeln!(out, "{}", localizer.format("cli-analysis-reason", &args))?;
    }
    Ok(())
}

/// The reasons for the first action of the best line, the most important first.
fn best_reasons(timeline: &AnyTimeline, lines: &[SearchInfo]) -> Vec<Reason> {
    let pv = lines.first().map_or(&[][..], |best| &best.pv);
    pv.first().map_or_else(Vec::new, |&action| cannon_engine::explain(timeline, action, pv))
}

/// `{"motif": NAME, "sentence": TEXT}` for each reason. The sentence is English in every language, as other programs read it.
fn reasons_json(reasons: &[Reason]) -> Vec<Value> {
    let words = Localizer::default();
    let reason =
        |reason: &Reason| json_value!({ "motif": reason.motif(), "sentence": words.message(&reason.sentence) });
    reasons.iter().map(reason).collect()
}

fn analyse_record(
    args: &AnalyseArgs,
    record: &Record,
    timeline: &mut AnyTimeline,
    localizer: &Localizer,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let options = search_options(args, timeline.game(), REVIEW_LINES)?;
    let model = engine(timeline.game()).win_model();
    let bar = progress::bar(0, timeline.last_ply() as u64);
    let actions = analyse_game(timeline, model, &options, &AtomicBool::new(false), &mut |_| bar.inc(1));
    bar.finish_and_clear();
    let actions = actions.ok_or_else(|| CliError::no_search_result(timeline))?;
    timeline.go_to(timeline.last_ply());
    let result = timeline.outcome().or(record.result);
    if let Some(path) = &args.html {
        write_file(path, cannon_report::html(record, timeline, &actions, localizer).as_bytes())?;
    }
    if args.json {
        writeln!(out, "{}", json::game(timeline, result, &actions))?;
        return Ok(());
    }
    for action in &actions {
        timeline.go_to(action.ply);
        writeln!(out, "{:>3}. {}", action.ply + 1, action_text(localizer, timeline, action))?;
    }
    if let Some(outcome) = result {
        writeln!(out, "{}", localizer.outcome_in(timeline.game(), outcome))?;
    }
    for side in Side::ALL {
        let summary = SideSummary::of(&actions, side);
        writeln!(out, "{}", summary_text(localizer, timeline.game(), side, summary))?;
    }
    Ok(())
}

/// An action with its annotation, its score and, if it was annotated, the better line.
fn action_text(localizer: &Localizer, timeline: &AnyTimeline, action: &ActionAnalysis) -> String {
    let symbol = action.assessment.annotation.map_or("", Annotation::symbol);
    let (side, score) = (localizer.side_in(timeline.game(), action.side), score_text(localizer, action.score));
    let notation = timeline.notation(action.action).unwrap_or_default();
    let mut text = format!("{side:<6} {notation:<8} {symbol:<2} {score}");
    if action.assessment.annotation.is_some() {
        let message = match action.assessment.turning_point {
            None => "cli-analysis-better",
            Some(TurningPoint::MissedWin) => "cli-analysis-missed-win",
            Some(TurningPoint::ThrownAwayWin) => "cli-analysis-thrown-away-win",
            Some(TurningPoint::AllowedWin) => "cli-analysis-allowed-win",
        };
        let mut better = pv_notation(timeline, action.better_line());
        better.truncate(MAX_BETTER_ACTIONS);
        let best = score_text(localizer, action.best_score());
        let args = [("score", best.into()), ("variation", better.join(" ").into())];
        text.push_str("; ");
        text.push_str(&localizer.format(message, &args));
    }
    text
}

fn summary_text(localizer: &Localizer, game: GameId, side: Side, summary: SideSummary) -> String {
    let [inaccuracies, mistakes, blunders] = summary.annotations;
    // A side without graded turns has none.
    let accuracy = summary.accuracy.map_or_else(|| "none".to_owned(), |accuracy| format!("{accuracy:.0}"));
    let args = [
        ("side", localizer.side_in(game, side).into()),
        ("game", game.name().into()),
        ("turns", summary.turns.into()),
        ("inaccuracies", inaccuracies.into()),
        ("mistakes", mistakes.into()),
        ("blunders", blunders.into()),
        ("accuracy", accuracy.into()),
        ("loss", localizer.decimal(summary.mean_loss() / 100.0, 2).into()),
    ];
    localizer.format("cli-analysis-summary", &args)
}

/// A score for people: the advantage in units of the smallest piece, or the number of turns that the winner needs.
fn score_text(localizer: &Localizer, score: Score) -> String {
    let id = match score {
        Score::Advantage(hundredths) => return localizer.advantage(hundredths),
        Score::Win { .. } => "cli-analysis-win",
        Score::Loss { .. } => "cli-analysis-loss",
    };
    localizer.format(id, &[("turns", score.turns_to_end().unwrap_or_default().into())])
}
