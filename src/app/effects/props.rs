//! Props: entities that exist only while an animation is played, namely models of the game and lights.

use bevy::prelude::*;

use super::performance::Stock;
use crate::app::common::animation::score::{Prop, PropKind};
use cannon_rules::Side;

/// Marks the entity of a prop.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct PropBody;

/// Luminous power of a muzzle flash, in lumens.
const FLASH_POWER: f32 = 450_000.0;
/// Range of the flash's light, in board units.
const FLASH_RANGE: f32 = 7.0;

/// Spawns a prop, hidden until its time. Without rendering it has only a transform.
pub(super) fn spawn(commands: &mut Commands, prop: &Prop, stock: Stock) -> Entity {
    let body = (PropBody, prop.track.pose(0.0), Visibility::Hidden, Pickable::IGNORE);
    let entity = commands.spawn(body).id();
    match (prop.kind, stock.assets) {
        (PropKind::Flash, _) if stock.flashes => {
            commands.entity(entity).insert(PointLight {
                color: Color::linear_rgb(1.0, 0.62, 0.28),
                intensity: 0.0,
                range: FLASH_RANGE,
                shadow_maps_enabled: false,
                ..default()
            });
        }
        (PropKind::Thing(model), Some(assets)) => assets.hang_prop(commands, model, Side::South, entity),
        (PropKind::OfSide(model, side), Some(assets)) => assets.hang_prop(commands, model, side, entity),
        (PropKind::Thing(_) | PropKind::OfSide(..), None) | (PropKind::Flash, _) => {}
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
    *transform = prop.track.pose(time);
    let seen = prop.seen.contains(&time);
    *visibility = if seen { Visibility::Inherited } else { Visibility::Hidden };
    if let Some(mut light) = light {
        light.intensity = transform.scale.x * FLASH_POWER;
        transform.scale = Vec3::ONE;
    }
}
