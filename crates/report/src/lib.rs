//! The review of a game as one HTML page: the evaluation graph, a summary of both sides, the turning points with board
//! diagrams, the game with its variations and notes, and all turns. A page without a review has the game alone.
//!
//! The page is a single file. It loads nothing, has no scripts, follows the light or dark scheme of the browser, and can be
//! printed. Its markup is well-formed XML, too.
//!
//! - [`html`] makes the page of a review, and [`game_html`] the page of a game;
//! - `review` gathers the parts of a game that the page tells of, and `classes` names the classes of its actions;
//! - `heading`, `graph`, `summary`, `turning_points`, `tree` and `turns` write a section each;
//! - `markup` writes elements, and escapes every text.

mod classes;
mod graph;
mod heading;
mod markup;
mod review;
mod summary;
mod tree;
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
    // The review is about the moves of the game itself, and leaves its variations as they are.
    timeline.go_to(timeline.last_ply());
    let review = Review::new(record, timeline, analyses, words);
    document(&review, &review.title(), |page| {
        if analyses.is_empty() {
            page.leaf("p", &[], &words.text("report-not-analysed"));
        } else {
            graph::write(page, &review);
            summary::write(page, &review, analyses);
            turning_points::write(page, &review, timeline);
            timeline.go_to(timeline.last_ply());
        }
        if tree::has_tree(timeline) {
            tree::write(page, &review, timeline);
        }
        turns::write(page, &review, timeline);
    })
}

/// A game as an HTML page without a review: its moves with all variations, comments, judgements, arrows and circles. `timeline` is the record
/// replayed.
///
/// ```
/// use cannon_i18n::Localizer;
/// use cannon_rules::GameId;
/// use cannon_rules::record::{Players, Record, Seat};
/// use cannon_rules::timeline::{HouseRules, Notes};
///
/// let mut timeline = GameId::Cannon.begin(None, None, HouseRules::NONE)?;
/// timeline.play(timeline.actions()[0]).expect("a legal action");
/// let notes = Notes { comment: "A town <here>".to_owned(), ..Notes::default() };
/// timeline.set_notes(timeline.current_node(), notes)?;
/// let players = Players::untimed(Seat::Human, Seat::Human);
/// let record = Record::from_timeline(&timeline, players, "2026-05-01T10:00:00Z".parse()?);
/// assert!(cannon_report::game_html(&record, &timeline, &Localizer::default()).contains("A town &lt;here&gt;"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn game_html(record: &Record, timeline: &AnyTimeline, words: &Localizer) -> String {
    let review = Review::new(record, timeline, &[], words);
    document(&review, &review.game_and_setup, |page| tree::write(page, &review, timeline))
}

/// A page with a title, the heading and the sections that `write` adds.
fn document(review: &Review<'_>, title: &str, write: impl FnOnce(&mut Markup)) -> String {
    let mut page = Markup::document();
    page.element("html", &[("lang", review.words.tag())], |page| {
        page.element("head", &[], |page| {
            page.void("meta", &[("charset", "utf-8")]);
            page.void("meta", &[("http-equiv", "Content-Security-Policy"), ("content", POLICY)]);
            page.void("meta", &[("name", "viewport"), ("content", "width=device-width, initial-scale=1")]);
            page.void("meta", &[("name", "color-scheme"), ("content", "light dark")]);
            page.leaf("title", &[], title);
            page.element("style", &[], |page| page.raw(STYLE));
        });
        page.element("body", &[], |page| {
            heading::write(page, review, title);
            page.element("main", &[], write);
        });
    });
    page.into_text()
}

#[cfg(test)]
mod tests;
