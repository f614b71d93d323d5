//! Props: models and lights that exist only while an animation is played.

use bevy::prelude::*;

use crate::pieces::PieceAssets;
use cannon_app_base::common::animation::sequence::{Prop, PropKind};
use cannon_rules::Side;

/// Marks the entity of a prop.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct PropBody;

/// Luminous power of a muzzle flash, in lumens.
const FLASH_POWER: f32 = 450_000.0;
/// Range of the light of a muzzle flash, in board units.
const FLASH_RANGE: f32 = 7.0;

/// Spawns a prop, which is hidden until its time. Without rendering it has only a transform.
pub(super) fn spawn(
    commands: &mut Commands,
    prop: &Prop,
    assets: Option<&PieceAssets>,
    has_flash_lights: bool,
) -> Entity {
    let bundle = (PropBody, prop.track.pose_at(0.0), Visibility::Hidden, Pickable::IGNORE);
    let entity = commands.spawn(bundle).id();
    match (prop.kind, assets) {
        (PropKind::Flash, _) if has_flash_lights => {
            commands.entity(entity).insert(PointLight {
                color: Color::linear_rgb(1.0, 0.62, 0.28),
                intensity: 0.0,
                range: FLASH_RANGE,
                shadow_maps_enabled: false,
                ..default()
            });
        }
        (PropKind::Neutral(model), Some(assets)) => assets.spawn_prop(commands, model, Side::South, entity),
        (PropKind::Sided(model, side), Some(assets)) => assets.spawn_prop(commands, model, side, entity),
        (PropKind::Neutral(_) | PropKind::Sided(..), None) | (PropKind::Flash, _) => {}
    }
    entity
}

/// Sets a prop to its pose at `time`.
pub(super) fn pose(
    prop: &Prop,
    time: f32,
    transform: &mut Transform,
    visibility: &mut Visibility,
    light: Option<Mut<PointLight>>,
) {
    *transform = prop.track.pose_at(time);
    let is_visible = prop.visible_during.contains(&time);
    *visibility = if is_visible { Visibility::Inherited } else { Visibility::Hidden };
    if let Some(mut light) = light {
        light.intensity = transform.scale.x * FLASH_POWER;
        transform.scale = Vec3::ONE;
    }
}
