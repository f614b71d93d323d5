//! Which marks there should be on the board.

use crate::app::common::marks::Mark;
use bevy::prelude::*;

use crate::app::common::marks::MarkKind;
use crate::app::common::marks::kinds::{CURSOR, HINT_FROM, HINT_TO, LAST_FROM, LAST_TO, THREAT};
use crate::app::common::pieces::PieceEffect;
use crate::app::games::AnyPosition;
use crate::app::input::Selection;
use crate::app::settings::Settings;

/// What the marks depend on.
pub struct Scene<'a> {
    /// The position that the pieces show.
    pub position: &'a dyn AnyPosition,
    /// What the action before it did.
    pub last: Option<PieceEffect>,
    /// Whether the pieces stand still on the ply that should be shown.
    pub at_rest: bool,
    /// Whether a person may act.
    pub awaits_player: bool,
    /// What is selected.
    pub selection: &'a Selection,
    /// Which marks are wanted.
    pub settings: &'a Settings,
    /// The survey that is laid over the board.
    pub survey: &'a [Mark],
    /// What a recommended action would do.
    pub hint: Option<PieceEffect>,
}

/// All marks of a scene.
#[must_use]
pub fn marks(scene: &Scene) -> Vec<Mark> {
    let mut marks = Vec::new();
    if scene.at_rest {
        marks.extend(scene.survey);
    }
    if scene.settings.show_last_action && scene.at_rest {
        marks.extend(scene.last.into_iter().flat_map(|deed| ends(deed, &LAST_FROM, &LAST_TO)));
    }
    if scene.settings.show_threats && scene.at_rest {
        marks.extend(scene.position.threatened_pieces().into_iter().map(|at| Mark::new(at, &THREAT)));
    }
    if scene.at_rest && scene.awaits_player {
        marks.extend(scene.position.offers(scene.selection.choice(), scene.settings.show_actions));
        marks.extend(scene.hint.into_iter().flat_map(|deed| ends(deed, &HINT_FROM, &HINT_TO)));
    }
    marks.extend(scene.selection.cursor().map(|cursor| Mark::new(cursor, &CURSOR)));
    marks
}

/// Marks where an action begins, and where it leads and strikes.
fn ends(deed: PieceEffect, from: &'static MarkKind, to: &'static MarkKind) -> impl Iterator<Item = Mark> {
    let begin = deed.from.map(|at| Mark::new(at, from));
    let struck = deed.struck.filter(|_| deed.struck != deed.to);
    begin.into_iter().chain([deed.to, struck].into_iter().flatten().map(move |at| Mark::new(at, to)))
}
