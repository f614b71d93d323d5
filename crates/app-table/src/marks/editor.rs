//! The marks of the scheme editor: the marks of the board, the brush with its mirror image, and errors in the set-up.

use std::collections::BTreeMap;

use cannon_app_activities::editor::Editor;
use cannon_app_activities::input::Selection;
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::marks::Mark;
use cannon_app_base::common::marks::kinds::{BRUSH, CURSOR, FAULT, FAULTS, HIGHLIGHTED, MIRRORED_BRUSH};
use cannon_app_games::editor_support::Severity;

/// All marks in the editor.
pub fn marks(editor: &Editor, selection: &Selection) -> Vec<Mark> {
    let Some(document) = editor.document() else { return Vec::new() };
    let mut marks = document.design().standing_marks();
    if let Some(spot) = selection.hovered() {
        marks.push(Mark::new(spot, &BRUSH));
    }
    marks.extend(selection.cursor().map(|spot| Mark::new(spot, &CURSOR)));
    if let Some(spot) = selection.focus().filter(|_| editor.is_mirrored()) {
        let mirrored = document.design().opposite_spot(spot);
        marks.extend((mirrored != spot).then(|| Mark::new(mirrored, &MIRRORED_BRUSH)));
    }
    match editor.highlighted_issue().and_then(|index| editor.issues().get(index)) {
        Some(remark) => marks.extend(remark.spots.iter().map(|&spot| Mark::new(spot, &HIGHLIGHTED))),
        None => {
            let mut error_counts: BTreeMap<Spot, usize> = BTreeMap::new();
            for error in editor.issues().iter().filter(|remark| remark.severity == Severity::Error) {
                for &spot in &error.spots {
                    *error_counts.entry(spot).or_default() += 1;
                }
            }
            // Several errors on a square have a mark of their own, because several equal marks would look like one.
            marks.extend(
                error_counts
                    .into_iter()
                    .map(|(spot, count)| Mark::new(spot, if count == 1 { &FAULT } else { &FAULTS })),
            );
        }
    }
    marks
}
