//! The review of a game as one HTML page: the evaluation graph, a summary of both sides, the turning points with board
//! diagrams, and all turns.
//!
//! The page is a single file. It loads nothing, has no scripts, follows the light or dark scheme of the browser, and can be
//! printed. Its markup is well-formed XML, too.
//!
//! - [`html`] makes the page;
//! - `review` gathers the parts of a game that the page tells of, and `classes` names the classes of its actions;
//! - `heading`, `graph`, `summary`, `turning_points` and `turns` write a section each;
//! - `markup` writes elements, and escapes every text.

mod classes;
mod graph;
mod heading;
mod markup;
mod review;
mod summary;
mod turning_points;
mod turns;

use cannon_engine::analysis::ActionAnalysis;
use cannon_i18n::Localizer;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;

use markup::Markup;
use review::Review;

/// The style sheet, which stands in the page.
const STYLE: &str = include_str!("style.css");

/// Forbids the page to load anything, whatever a text in it says.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// The review of a game as an HTML page. `timeline` is the record replayed, and is left at an arbitrary ply. `analyses` come from
/// [`analyse_game`](cannon_engine::analysis::analyse_game), in any order; plies without an analysis are listed without an assessment.
///
/// ```
/// use cannon_i18n::Localizer;
/// use cannon_rules::record::{Players, Record, Seat};
/// use cannon_rules::GameId;
/// use cannon_rules::timeline::HouseRules;
///
/// let mut timeline = GameId::Cannon.begin(None, None, HouseRules::NONE)?;
/// timeline.play(timeline.actions()[0]).expect("a legal action");
/// let players = Players::untimed(Seat::Human, Seat::computer(3));
/// let record = Record::from_timeline(&timeline, players, "2026-05-01T10:00:00Z".parse()?);
/// let page = cannon_report::html(&record, &mut timeline, &[], &Localizer::default());
/// assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn html(record: &Record, timeline: &mut AnyTimeline, analyses: &[ActionAnalysis], words: &Localizer) -> String {
    timeline.go_to(timeline.last_ply());
    let review = Review::new(record, timeline, analyses, words);
    let mut page = Markup::document();
    page.element("html", &[("lang", words.tag())], |page| {
        page.element("head", &[], |page| {
            page.void("meta", &[("charset", "utf-8")]);
            page.void("meta", &[("http-equiv", "Content-Security-Policy"), ("content", POLICY)]);
            page.void("meta", &[("name", "viewport"), ("content", "width=device-width, initial-scale=1")]);
            page.void("meta", &[("name", "color-scheme"), ("content", "light dark")]);
            page.leaf("title", &[], &review.title());
            page.element("style", &[], |page| page.raw(STYLE));
        });
        page.element("body", &[], |page| {
            heading::write(page, &review);
            page.element("main", &[], |page| {
                if analyses.is_empty() {
                    page.leaf("p", &[], &words.text("report-not-analysed"));
                } else {
                    graph::write(page, &review);
                    summary::write(page, &review, analyses);
                    turning_points::write(page, &review, timeline);
                }
                turns::write(page, &review, timeline);
            });
        });
    });
    page.into_text()
}

#[cfg(test)]
mod tests;
