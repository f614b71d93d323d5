//! The editor of set-ups, for every game that brings a [`Workshop`](super::games::Workshop).
//!
//! The [`bench`](mod@bench) holds the set-up that is being made, with what was done and can be undone. Pointer, keys and panels send [`Edit`]s, which one
//! system applies; nothing else changes the [`Editor`]. What is on the bench stands on the real table: the [`arrangement`] takes the place of
//! the match there, so that a set-up looks in the making as it will look in play. [`strokes`] turns the
//! pointer into edits; the folders `input` and `marks` do the same for keys and for the marks on the board. A [`draft`] outlasts the program. The
//! panels are among the screens.

use bevy::picking::pointer::PointerInput;
use bevy::prelude::*;

use super::AppSystems;
use super::i18n::Words;

mod arrangement;
mod bench;
mod draft;
mod edits;
mod strokes;

pub(super) use arrangement::LayOut;
pub use bench::Bench;
pub use edits::{Edit, Editor};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Editor>()
        .init_resource::<strokes::Hand>()
        .add_message::<Edit>()
        .add_message::<PointerInput>()
        .add_observer(strokes::begin)
        .add_observer(strokes::go_on)
        .add_systems(Startup, draft::bring_back)
        .add_systems(Last, draft::put_by)
        .add_systems(Update, strokes::end.in_set(AppSystems::Input))
        .add_systems(Update, edits::apply.in_set(AppSystems::Gate))
        .add_systems(
            Update,
            (
                arrangement::lay_out.in_set(arrangement::LayOut),
                edits::judge.run_if(resource_changed::<Editor>.or_else(resource_changed::<Words>)),
            )
                .in_set(AppSystems::React),
        );
}
