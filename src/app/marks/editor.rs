//! The marks of the editor: the brush and its mirror image, and errors in the set-up.

use std::collections::BTreeMap;

use crate::app::common::board::Spot;
use crate::app::common::marks::Mark;
use crate::app::common::marks::kinds::{BRUSH, BRUSH_TWIN, CURSOR, FAULT, FAULTS, POINTED_OUT};
use crate::app::editor::Editor;
use crate::app::games::workshop::Weight;
use crate::app::input::Selection;

/// All marks in the editor.
pub(in crate::app) fn marks(editor: &Editor, selection: &Selection) -> Vec<Mark> {
    let Some(bench) = editor.bench() else { return Vec::new() };
    let mut marks = Vec::new();
    if let Some(at) = selection.hovered() {
        marks.push(Mark::new(at, &BRUSH));
    }
    marks.extend(selection.cursor().map(|at| Mark::new(at, &CURSOR)));
    if let Some(at) = selection.focus().filter(|_| editor.mirrors()) {
        let twin = bench.design().counterpart(at);
        marks.extend((twin != at).then(|| Mark::new(twin, &BRUSH_TWIN)));
    }
    match editor.pointed_out().and_then(|index| editor.remarks().get(index)) {
        Some(remark) => marks.extend(remark.places.iter().map(|&at| Mark::new(at, &POINTED_OUT))),
        None => {
            let mut faults: BTreeMap<Spot, usize> = BTreeMap::new();
            for error in editor.remarks().iter().filter(|remark| remark.weight == Weight::Error) {
                for &at in &error.places {
                    *faults.entry(at).or_default() += 1;
                }
            }
            // Several marks on one square would look like one.
            marks
                .extend(faults.into_iter().map(|(at, count)| Mark::new(at, if count == 1 { &FAULT } else { &FAULTS })));
        }
    }
    marks
}
