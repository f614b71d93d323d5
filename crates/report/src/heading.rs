//! The heading: the game, its players, the date and the result.

use cannon_rules::Side;
use cannon_rules::record::{Player, Seat};
use jiff::tz::TimeZone;

use crate::markup::Markup;
use crate::review::Review;

/// Writes the heading. A game without a name has the title of the page. A study without named players or without a result says nothing about
/// them. The date is the date in the time zone of the system.
pub(crate) fn write(page: &mut Markup, review: &Review<'_>, title: &str) {
    let words = review.words;
    page.element("header", &[], |page| {
        page.leaf("h1", &[], review.record.name.as_deref().unwrap_or(title));
        page.element("dl", &[], |page| {
            entry(page, &words.text("report-game"), &review.game_and_setup);
            for side in Side::ALL {
                let player = &review.record.players[side];
                if !(review.record.study && player.name.is_none() && player.seat == Seat::Human) {
                    entry(page, &review.side(side), &player_text(review, player));
                }
            }
            let started = review.record.started;
            let local = started.to_zoned(TimeZone::system());
            let date = words.date(local.year(), local.month(), local.day());
            page.leaf("dt", &[], &words.text("report-date"));
            page.element("dd", &[], |page| page.leaf("time", &[("datetime", &started.to_string())], &date));
            entry(page, &words.text("report-turns"), &review.turns.len().to_string());
            if !review.record.study || review.result.is_some() {
                entry(page, &words.text("report-result"), &review.result_text());
            }
        });
    });
}

fn entry(page: &mut Markup, term: &str, description: &str) {
    page.leaf("dt", &[], term);
    page.leaf("dd", &[], description);
}

/// The name of a player, if it is known, and who it is.
fn player_text(review: &Review<'_>, player: &Player) -> String {
    let seat = review.words.seat_title(player.seat);
    match &player.name {
        Some(name) => review.format("report-named-player", [("name", name.clone()), ("seat", seat)]),
        None => seat,
    }
}
