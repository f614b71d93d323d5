//! The turning points: the board before each of them, how much it cost, and the best line.

use cannon_drawing::{Arrow, ArrowKind, diagram};
use cannon_engine::analysis::{ActionAnalysis, TurningPoint, pv_notation};
use cannon_rules::any::AnyTimeline;

use crate::classes;
use crate::markup::Markup;
use crate::review::{Review, section_id};

/// The maximum number of actions that are shown of a best line.
const MAX_LINE_ACTIONS: usize = 12;

/// Writes a section for each turning point. The timeline is left at the last turning point.
pub(crate) fn write(page: &mut Markup, review: &Review<'_>, timeline: &mut AnyTimeline) {
    let words = review.words;
    page.element("section", &[], |page| {
        page.leaf("h2", &[], &words.text("report-turning-points"));
        let mut points = review.analyses().filter(|analysis| analysis.assessment.class.is_turning_point()).peekable();
        if points.peek().is_none() {
            page.leaf("p", &[], &words.text("report-no-turning-points"));
        } else {
            page.leaf(
                "p",
                &[("class", "legend")],
                &review.format("report-legend", [("game", review.game.name().to_owned())]),
            );
        }
        for analysis in points {
            timeline.go_to(analysis.ply);
            page.element("article", &[("id", &section_id(analysis.ply))], |page| {
                write_turning_point(page, review, timeline, analysis);
            });
        }
    });
}

/// Writes a turning point, with the timeline at its ply.
fn write_turning_point(page: &mut Markup, review: &Review<'_>, timeline: &AnyTimeline, analysis: &ActionAnalysis) {
    let (side, opponent) = (review.side(analysis.side), review.side(!analysis.side));
    let played = timeline.notation(analysis.action).unwrap_or_default();
    let turn = (analysis.ply + 1).to_string();
    page.element("div", &[("class", "facts")], |page| {
        page.element("h3", &[], |page| {
            let action = format!("{played} {}", classes::symbol(analysis));
            let args = [("turn", turn.clone()), ("side", side.clone()), ("action", action.trim_end().to_owned())];
            page.text(&review.format("report-turn-heading", args));
        });
        let percentages = analysis.assessment.percentages;
        page.element("p", &[], |page| {
            let args = [
                ("class", classes::name(analysis.assessment.class, review.words)),
                ("side", side.clone()),
                ("before", review.percent(percentages.before)),
                ("after", review.percent(percentages.after)),
            ];
            page.text(&review.format("report-change", args));
        });
        if let Some(point) = analysis.assessment.turning_point {
            let id = match point {
                TurningPoint::MissedWin => "report-missed-win",
                TurningPoint::ThrownAwayWin => "report-thrown-away-win",
                TurningPoint::AllowedWin => "report-allowed-win",
            };
            page.leaf("p", &[], &review.format(id, [("side", side.clone()), ("opponent", opponent)]));
        }
        let line = best_line(review, timeline, analysis);
        if !line.is_empty() {
            page.leaf("p", &[("class", "action")], &review.format("report-better", [("line", line)]));
        }
    });
    write_diagram(page, review, timeline, analysis, [("turn", turn), ("side", side), ("played", played)]);
}

/// The beginning of the line that starts with a better action; empty if there is none.
fn best_line(review: &Review<'_>, timeline: &AnyTimeline, analysis: &ActionAnalysis) -> String {
    let best = best_pv(analysis);
    let shown = pv_notation(timeline, &best[..best.len().min(MAX_LINE_ACTIONS)]).join(", ");
    if best.len() > MAX_LINE_ACTIONS { review.format("report-line-goes-on", [("line", shown)]) } else { shown }
}

/// The best line, if it starts with another action than the played action; empty otherwise.
fn best_pv(analysis: &ActionAnalysis) -> &[cannon_rules::PackedAction] {
    let pv = analysis.lines.first().map_or(&[][..], |line| &line.pv);
    if pv.first() == Some(&analysis.action) { &[] } else { pv }
}

fn write_diagram(
    page: &mut Markup,
    review: &Review<'_>,
    timeline: &AnyTimeline,
    analysis: &ActionAnalysis,
    [turn, side, played]: [(&str, String); 3],
) {
    let best = best_pv(analysis).first().copied();
    let better = best.and_then(|best| timeline.notation(best));
    let title = match better {
        Some(better) => review.format("report-diagram-better", [turn, side, played, ("best", better)]),
        None => review.format("report-diagram", [turn, side, played]),
    };
    let arrow = |kind| move |action| Arrow { action, kind };
    let arrows: Vec<Arrow> = [Some(analysis.action).map(arrow(ArrowKind::Played)), best.map(arrow(ArrowKind::Best))]
        .into_iter()
        .flatten()
        .collect();
    if let Some(board) = diagram(timeline, analysis.ply, &arrows, &title, review.words.tag()) {
        let prefix = format!("{}-", section_id(analysis.ply));
        page.element("figure", &[("class", "board")], |page| page.raw(&board.to_inline_svg(&prefix)));
    }
}
