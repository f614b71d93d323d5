//! The evaluation graph: South's win percentage after each turn, with marks at the turning points.

use cannon_engine::analysis::{ActionAnalysis, ActionClass};
use cannon_rules::Side;

use crate::classes;
use crate::markup::Markup;
use crate::review::{Review, of_south, section_link};

/// The width and the height of the drawing, in its own units.
const SIZE: (f64, f64) = (720.0, 270.0);
/// The edges of the area with the line.
const LEFT: f64 = 86.0;
const TOP: f64 = 16.0;
const RIGHT: f64 = 704.0;
const BOTTOM: f64 = 228.0;
/// The percentages with a line and a label.
const GRID: [f64; 3] = [0.0, 50.0, 100.0];
/// The largest number of labelled turns.
const MAX_LABELS: usize = 8;
/// Radius of marks, and of the larger area around each that can be touched.
const MARK: f64 = 6.0;
const TOUCH: f64 = 16.0;

/// Writes the graph with its heading.
pub(crate) fn write(page: &mut Markup, review: &Review<'_>) {
    let words = review.words;
    let about = review.format("report-graph-about", [("side", review.side(Side::South))]);
    page.element("section", &[], |page| {
        page.leaf("h2", &[], &words.text("report-graph"));
        page.element("figure", &[], |page| {
            let view_box = format!("0 0 {} {}", SIZE.0, SIZE.1);
            let attributes = [
                ("xmlns", "http://www.w3.org/2000/svg"),
                ("viewBox", view_box.as_str()),
                ("class", "graph"),
                ("role", "group"),
                ("aria-label", &about),
            ];
            page.element("svg", &attributes, |page| write_drawing(page, review));
            page.leaf("figcaption", &[], &about);
        });
    });
}

fn write_drawing(page: &mut Markup, review: &Review<'_>) {
    let last = review.turns.len();
    let points = points(review.analyses());
    let place = |&(ply, percentage): &(usize, f64)| format!("{:.1},{:.1}", x(ply, last), y(percentage));
    let line = points.iter().map(place).collect::<Vec<_>>().join(" ");
    if let (Some((first, _)), Some((end, _))) = (points.first(), points.last()) {
        let (left, right, bottom) = (x(*first, last), x(*end, last), y(0.0));
        let outline = format!("{left:.1},{bottom:.1} {line} {right:.1},{bottom:.1}");
        page.void("polygon", &[("class", "area"), ("points", &outline)]);
    }
    write_axes(page, review, last);
    page.void("polyline", &[("class", "line"), ("fill", "none"), ("points", &line)]);
    for analysis in review.analyses().filter(|analysis| analysis.assessment.class.is_turning_point()) {
        write_mark(page, review, analysis, last);
    }
}

/// The known percentages, by the number of turns played.
fn points<'a>(analyses: impl Iterator<Item = &'a ActionAnalysis>) -> Vec<(usize, f64)> {
    let mut points: Vec<(usize, f64)> = Vec::new();
    for ActionAnalysis { ply, side, assessment, .. } in analyses {
        if points.last().is_none_or(|(known, _)| known < ply) {
            points.push((*ply, of_south(*side, assessment.percentages.before)));
        }
        points.push((ply + 1, of_south(*side, assessment.percentages.after)));
    }
    points
}

/// Writes the lines and labels of percentages, and the numbers of turns.
fn write_axes(page: &mut Markup, review: &Review<'_>, last: usize) {
    for percentage in GRID {
        let height = format!("{:.1}", y(percentage));
        let ends = [("x1", LEFT), ("x2", RIGHT)].map(|(name, value)| (name, format!("{value}")));
        let [(x1, from), (x2, to)] = &ends;
        page.void("line", &[("class", "grid"), (x1, from), (x2, to), ("y1", &height), ("y2", &height)]);
        let at = [("x", format!("{}", LEFT - 8.0)), ("y", height)];
        label(page, "end", "0.35em", &at, &review.percent(percentage));
    }
    let spacing = label_spacing(last);
    for turn in (spacing..=last).step_by(spacing) {
        let at = [("x", format!("{:.1}", x(turn, last))), ("y", format!("{BOTTOM}"))];
        label(page, "middle", "1.25em", &at, &turn.to_string());
    }
}

fn label(page: &mut Markup, anchor: &str, shift: &str, at: &[(&str, String); 2], text: &str) {
    let [(x, across), (y, down)] = at;
    page.leaf("text", &[(x, across), (y, down), ("dy", shift), ("text-anchor", anchor)], text);
}

/// The number of turns from label to label: 1, 2 or 5 times a power of ten.
fn label_spacing(last: usize) -> usize {
    let mut power = 1;
    loop {
        if let Some(spacing) = [1, 2, 5].into_iter().map(|it| it * power).find(|it| last / it <= MAX_LABELS) {
            return spacing;
        }
        power *= 10;
    }
}

/// Writes a mark that leads to the section of its turn: a circle, or a square on its corner for a missed win.
fn write_mark(page: &mut Markup, review: &Review<'_>, analysis: &ActionAnalysis, last: usize) {
    let (across, down) = (x(analysis.ply + 1, last), y(of_south(analysis.side, analysis.assessment.percentages.after)));
    let class = analysis.assessment.class;
    let args = [
        ("turn", (analysis.ply + 1).to_string()),
        ("side", review.side(analysis.side)),
        ("action", classes::name(class, review.words)),
    ];
    let title = review.format("report-turn-heading", args);
    let link = section_link(analysis.ply);
    page.element("a", &[("href", &link), ("aria-label", &title)], |page| {
        page.leaf("title", &[], &title);
        circle(page, "touch", (across, down), TOUCH);
        if class == ActionClass::MissedWin {
            let corners = [(0.0, -1.4), (1.4, 0.0), (0.0, 1.4), (-1.4, 0.0)]
                .map(|(right, below)| format!("{:.1},{:.1}", across + MARK * right, down + MARK * below));
            page.void("polygon", &[("class", class.name()), ("points", &corners.join(" "))]);
        } else {
            circle(page, class.name(), (across, down), MARK);
        }
    });
}

fn circle(page: &mut Markup, class: &str, (across, down): (f64, f64), radius: f64) {
    let [cx, cy, r] = [across, down, radius].map(|value| format!("{value:.1}"));
    page.void("circle", &[("class", class), ("cx", &cx), ("cy", &cy), ("r", &r)]);
}

/// The horizontal place of a number of turns played, of `last` in the game.
fn x(played: usize, last: usize) -> f64 {
    LEFT + (RIGHT - LEFT) * played as f64 / last.max(1) as f64
}

/// The vertical place of a percentage.
fn y(percentage: f64) -> f64 {
    BOTTOM - (BOTTOM - TOP) * percentage / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_turns_are_labelled_however_long_the_game_is() {
        for (last, spacing) in [(0, 1), (1, 1), (8, 1), (9, 2), (40, 5), (90, 20), (20_000, 5_000)] {
            assert_eq!(label_spacing(last), spacing, "{last}");
        }
    }
}
