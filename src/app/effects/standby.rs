//! Preview of the action that the player is choosing: plays the opening of its animation, such as the crew loading the gun, and plays it
//! backwards if the player chooses something else.
//!
//! It runs in addition to the main animation, as offsets from the poses of that, so that pieces can start while they are still being moved.

use bevy::prelude::*;

use super::Tempo;
use super::performance::{Performance, PropBodies};
use super::player::Theatre;
use crate::app::games;
use crate::app::input::Selection;
use crate::app::play::Match;
use cannon_rules::PackedAction;

/// The opening of an action that has not been played.
pub(super) struct Standby {
    action: PackedAction,
    shown_by: Option<u8>,
    pub(super) performance: Performance,
    /// Time at which the opening ends.
    ready_at: f32,
    is_wanted: bool,
}

impl Standby {
    /// Whether this is the preview of an action that is shown in this way.
    pub(super) fn is_for(&self, action: PackedAction, shown_by: Option<u8>) -> bool {
        (self.action, self.shown_by) == (action, shown_by)
    }

    fn goal(&self) -> f32 {
        if self.is_wanted { self.ready_at } else { 0.0 }
    }

    /// Whether the preview is moving.
    pub(super) fn is_under_way(&self) -> bool {
        self.performance.time != self.goal()
    }
}

/// Starts the preview for the player's choice, and marks it as unwanted when the choice changes.
pub(super) fn make_ready(mut theatre: Theatre, game: Res<Match>, selection: Option<Res<Selection>>) {
    let is_free =
        theatre.wants_animation() && !theatre.is_animating_action() && theatre.stage.ply() == game.shown_ply();
    let choice =
        selection.as_ref().filter(|_| is_free && game.awaits_player()).and_then(|selection| selection.choice());
    let position = games::live(&game);
    let focus = selection.as_ref().and_then(|selection| selection.focus());
    let wanted = choice.and_then(|choice| position?.made_ready(choice, focus));
    if let Some(standby) = &mut theatre.effects.standby {
        standby.is_wanted = wanted.is_some_and(|(action, shown_by)| standby.is_for(action, shown_by));
        return;
    }
    let (Some((action, shown_by)), Some(position)) = (wanted, position) else { return };
    if theatre.effects.running.is_some() {
        return;
    }
    let seed = game.shown_ply() as u64;
    let score = position.compose(action, shown_by, &theatre.cast(None, None), seed);
    if let Some(ready_at) = score.ready_at {
        let performance = theatre.perform(score, seed, 0.0);
        theatre.effects.standby = Some(Standby { action, shown_by, performance, ready_at, is_wanted: true });
    }
}

/// Plays the preview forward if it is wanted and backward otherwise.
pub(super) fn play(mut theatre: Theatre, tempo: Res<Tempo>, mut props: PropBodies) {
    let Some(mut standby) = theatre.effects.standby.take() else { return };
    let goal = standby.goal();
    let performance = &mut standby.performance;
    if performance.time < goal {
        let step = tempo.step().min(goal - performance.time);
        let numbers = &mut theatre.effects.held_sounds;
        performance.sound(&mut theatre.sounds, &mut theatre.releases, numbers, step);
        performance.time += step;
    } else {
        performance.time = (performance.time - tempo.step()).max(goal);
    }
    performance.pose_props(&mut props);
    theatre.pose_parts(&standby.performance);
    let performance = &standby.performance;
    for (entity, track) in &performance.score.pieces {
        let holds_stage = theatre.effects.running.as_ref().is_some_and(|running| running.performance.moves(*entity));
        if let Ok((.., mut body)) = theatre.bodies.get_mut(*entity) {
            let home = track.pose(0.0);
            let base = if holds_stage { *body } else { home };
            body.set_if_neq(moved_on(base, home, track.pose(performance.time)));
        }
    }
    if standby.is_wanted || performance.time > 0.0 {
        theatre.effects.standby = Some(standby);
    } else {
        standby.performance.end(&mut theatre.commands, &mut theatre.releases);
    }
}

/// A pose with the offset of `now` from `home` added.
fn moved_on(base: Transform, home: Transform, now: Transform) -> Transform {
    Transform {
        translation: base.translation + now.translation - home.translation,
        rotation: now.rotation * home.rotation.inverse() * base.rotation,
        scale: base.scale * now.scale / home.scale,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_not_left_home_is_where_the_stage_has_it() {
        let base = Transform::from_xyz(1.0, 2.0, 3.0).with_rotation(Quat::from_rotation_y(0.4));
        let home = Transform::from_xyz(5.0, 0.0, 0.0).with_rotation(Quat::from_rotation_y(3.0));
        let moved = moved_on(base, home, home);
        assert!(
            moved.translation.abs_diff_eq(base.translation, 1e-5) && moved.rotation.abs_diff_eq(base.rotation, 1e-5)
        );
        let aside = home.with_translation(home.translation + Vec3::X);
        assert!(moved_on(base, home, aside).translation.abs_diff_eq(base.translation + Vec3::X, 1e-5));
    }
}
