//! The table of all turns.

use cannon_rules::Side;
use cannon_rules::any::AnyTimeline;

use crate::classes;
use crate::markup::Markup;
use crate::review::{Review, of_south, section_link};

/// Writes the table. The column of chances has South's chances, as the graph does.
pub(crate) fn write(page: &mut Markup, review: &Review<'_>, timeline: &AnyTimeline) {
    let words = review.words;
    page.element("section", &[], |page| {
        page.leaf("h2", &[], &words.text("report-all-turns"));
        page.element("table", &[("class", "turns")], |page| {
            page.element("thead", &[], |page| {
                page.element("tr", &[], |page| {
                    let chance = review.format("report-column-chance", [("side", review.side(Side::South))]);
                    let columns =
                        ["report-column-turn", "report-column-side", "report-column-action", "report-column-class"];
                    for column in columns.map(|id| words.text(id)).into_iter().chain([chance]) {
                        page.leaf("th", &[("scope", "col")], &column);
                    }
                });
            });
            page.element("tbody", &[], |page| {
                for ply in 0..review.turns.len() {
                    write_turn(page, review, timeline, ply);
                }
            });
        });
    });
}

fn write_turn(page: &mut Markup, review: &Review<'_>, timeline: &AnyTimeline, ply: usize) {
    let (side, analysis) = review.turns[ply];
    page.element("tr", &[], |page| {
        let number = (ply + 1).to_string();
        page.element("td", &[], |page| {
            if analysis.is_some_and(|it| it.assessment.class.is_turning_point()) {
                page.leaf("a", &[("href", &section_link(ply))], &number);
            } else {
                page.text(&number);
            }
        });
        page.leaf("td", &[], &review.side(side));
        page.leaf("td", &[("class", "action")], &timeline.notation_at(ply).unwrap_or_default());
        let class = analysis.map(|it| (it.assessment.class, classes::symbol(it)));
        page.element("td", &[("class", class.map_or("", |(class, _)| class.name()))], |page| {
            if let Some((class, symbol)) = class {
                page.leaf("span", &[("class", "symbol")], symbol);
                page.text(&classes::name(class, review.words));
            }
        });
        let chance = analysis.map(|it| review.percent(of_south(it.side, it.assessment.percentages.after)));
        page.leaf("td", &[], &chance.unwrap_or_default());
    });
}
