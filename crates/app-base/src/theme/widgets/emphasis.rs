//! Running text in which important words stand out.

use bevy_egui::egui::Color32;
use bevy_egui::egui::text::{LayoutJob, TextFormat};

use crate::theme::fonts;
use crate::theme::palette::accent;

/// The sign on both sides of important words, as in Markdown.
const MARK: &str = "**";

/// A text of this size in points and colour. Words between two pairs of asterisks are bold and in the colour of brass.
pub(super) fn emphasised(text: &str, size: f32, color: Color32) -> LayoutJob {
    let mut job = LayoutJob::default();
    for (part, is_important) in parts(text) {
        let format = if is_important {
            TextFormat::simple(fonts::bold(size), *accent::BRASS)
        } else {
            TextFormat::simple(fonts::text(size), color)
        };
        job.append(part, 0.0, format);
    }
    job
}

/// The parts of a text, and whether each is important. A mark without a partner is an ordinary part of the text.
fn parts(text: &str) -> Vec<(&str, bool)> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(MARK)
        && let Some((important, after)) = after.split_once(MARK)
    {
        parts.extend([(before, false), (important, true)]);
        rest = after;
    }
    parts.push((rest, false));
    parts.retain(|(part, _)| !part.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_between_two_marks_are_important() {
        assert_eq!(parts("A **cannon** fires."), [("A ", false), ("cannon", true), (" fires.", false)]);
        assert_eq!(parts("**Two** or **three**"), [("Two", true), (" or ", false), ("three", true)]);
        assert_eq!(parts("*e6 is a shot"), [("*e6 is a shot", false)]);
        assert_eq!(parts("one ** alone"), [("one ** alone", false)]);
        assert!(parts("").is_empty());
    }
}
