//! The summary: accuracy and number of actions of each class, for both sides.

use cannon_engine::analysis::{ActionAnalysis, ActionClass, SideSummary};
use cannon_rules::Side;

use crate::classes;
use crate::markup::Markup;
use crate::review::Review;

/// Writes the table.
pub(crate) fn write(page: &mut Markup, review: &Review<'_>, analyses: &[ActionAnalysis]) {
    let words = review.words;
    let summaries = Side::ALL.map(|side| SideSummary::of(analyses, side));
    page.element("section", &[], |page| {
        page.leaf("h2", &[], &words.text("report-summary"));
        page.element("table", &[("class", "summary")], |page| {
            page.element("thead", &[], |page| {
                page.element("tr", &[], |page| {
                    page.leaf("td", &[], "");
                    for side in Side::ALL {
                        page.leaf("th", &[("scope", "col")], &review.side(side));
                    }
                });
            });
            page.element("tbody", &[], |page| {
                let accuracy =
                    |it: SideSummary| it.accuracy.map_or("–".to_owned(), |accuracy| review.percent(accuracy));
                row(page, &words.text("report-accuracy"), summaries.map(accuracy));
                row(page, &words.text("report-count"), summaries.map(|summary| summary.turns.to_string()));
                for (index, class) in ActionClass::GRADED.into_iter().enumerate() {
                    let counts = summaries.map(|summary| summary.classes[index].to_string());
                    row(page, &classes::name(class, words), counts);
                }
            });
        });
    });
}

fn row(page: &mut Markup, label: &str, values: [String; 2]) {
    page.element("tr", &[], |page| {
        page.leaf("th", &[("scope", "row")], label);
        for value in values {
            page.leaf("td", &[], &value);
        }
    });
}
