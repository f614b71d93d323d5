//! Preview of the action that the player is choosing. It plays the beginning of the action's animation, such as the loading of the gun, and
//! plays it backwards if the player chooses something else.
//!
//! The preview runs in addition to the running animation. Its poses are offsets from the poses of the animation, so that the preview can
//! start while its pieces are still moving.

use bevy::prelude::*;

use super::EffectTime;
use super::playback::{Playback, PropQuery};
use super::player::AnimationContext;
use cannon_app_activities::input::Selection;
use cannon_app_base::play::Match;
use cannon_app_games as games;
use cannon_rules::PackedAction;

/// The preview of an action that has not been played.
pub(super) struct AnimationPreview {
    action: PackedAction,
    /// The choice among several ways of showing the action, as in the match.
    animation_variant: Option<u8>,
    pub(super) playback: Playback,
    /// The time at which the preview stops and waits for the action.
    ready_at: f32,
    /// Whether the player is still choosing the action; otherwise the preview runs backwards.
    is_wanted: bool,
}

impl AnimationPreview {
    /// Whether this is the preview of the action, shown in this way.
    pub(super) fn is_for(&self, action: PackedAction, animation_variant: Option<u8>) -> bool {
        (self.action, self.animation_variant) == (action, animation_variant)
    }

    /// The time towards which the preview moves.
    fn target_time(&self) -> f32 {
        if self.is_wanted { self.ready_at } else { 0.0 }
    }

    pub(super) fn is_moving(&self) -> bool {
        self.playback.time != self.target_time()
    }
}

/// Starts the preview for the player's choice. When the choice changes, the preview starts to run backwards.
pub(super) fn choose_preview(mut context: AnimationContext, game: Res<Match>, selection: Option<Res<Selection>>) {
    let is_free = context.is_animation_enabled()
        && !context.is_animating_action()
        && context.board_view.ply() == game.shown_ply();
    let choice =
        selection.as_ref().filter(|_| is_free && game.awaits_player()).and_then(|selection| selection.choice());
    let position = games::live_position(&game);
    let focus = selection.as_ref().and_then(|selection| selection.focus());
    let wanted = choice.and_then(|choice| position?.prepared_action(choice, focus));
    if let Some(preview) = &mut context.effects.preview {
        preview.is_wanted = wanted.is_some_and(|(action, animation_variant)| preview.is_for(action, animation_variant));
        return;
    }
    let (Some((action, animation_variant)), Some(position)) = (wanted, position) else { return };
    if context.effects.running.is_some() {
        return;
    }
    let seed = game.shown_ply() as u64;
    let animation = position.action_animation(action, animation_variant, &context.actors(None, None), seed);
    if let Some(ready_at) = animation.preview_end {
        let playback = context.create_playback(animation, seed, 0.0);
        context.effects.preview =
            Some(AnimationPreview { action, animation_variant, playback, ready_at, is_wanted: true });
    }
}

/// Plays the preview forward if it is wanted and backward otherwise.
pub(super) fn advance_preview(mut context: AnimationContext, effect_time: Res<EffectTime>, mut props: PropQuery) {
    let Some(mut preview) = context.effects.preview.take() else { return };
    let target_time = preview.target_time();
    let playback = &mut preview.playback;
    if playback.time < target_time {
        let step = effect_time.0.min(target_time - playback.time);
        let sound_count = &mut context.effects.sustained_sound_count;
        playback.play_sounds(&mut context.sounds, &mut context.sound_releases, sound_count, step);
        playback.time += step;
    } else {
        playback.time = (playback.time - effect_time.0).max(target_time);
    }
    playback.pose_props(&mut props);
    context.pose_parts(&preview.playback);
    let playback = &preview.playback;
    for (entity, track) in &playback.animation.piece_tracks {
        let is_animated = context.effects.running.as_ref().is_some_and(|running| running.playback.moves_piece(*entity));
        if let Ok((.., mut transform)) = context.pieces.get_mut(*entity) {
            let rest = track.pose_at(0.0);
            let base = if is_animated { *transform } else { rest };
            transform.set_if_neq(with_offset(base, rest, track.pose_at(playback.time)));
        }
    }
    if preview.is_wanted || playback.time > 0.0 {
        context.effects.preview = Some(preview);
    } else {
        preview.playback.end(&mut context.commands, &mut context.sound_releases);
    }
}

/// A pose with the offset of `now` from `rest` added.
fn with_offset(base: Transform, rest: Transform, now: Transform) -> Transform {
    Transform {
        translation: base.translation + now.translation - rest.translation,
        rotation: now.rotation * rest.rotation.inverse() * base.rotation,
        scale: base.scale * now.scale / rest.scale,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offset_is_added_to_the_base_pose() {
        let base = Transform::from_xyz(1.0, 2.0, 3.0).with_rotation(Quat::from_rotation_y(0.4));
        let rest = Transform::from_xyz(5.0, 0.0, 0.0).with_rotation(Quat::from_rotation_y(3.0));
        let unmoved = with_offset(base, rest, rest);
        assert!(
            unmoved.translation.abs_diff_eq(base.translation, 1e-5)
                && unmoved.rotation.abs_diff_eq(base.rotation, 1e-5)
        );
        let moved = rest.with_translation(rest.translation + Vec3::X);
        assert!(with_offset(base, rest, moved).translation.abs_diff_eq(base.translation + Vec3::X, 1e-5));
    }
}
