//! The three tiers of image quality, and the default tier of a graphics adapter.

use bevy::anti_alias::fxaa::Fxaa;
use bevy::camera::{Exposure, Hdr};
use bevy::light::{DirectionalLightShadowMap, ShadowFilteringMethod};
use bevy::post_process::bloom::Bloom;
use bevy::post_process::effect_stack::Vignette;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu::DeviceType;

use super::rooms::room_light;
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::{ActiveQuality, TableCamera};
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_appearance::Quality;

/// The rendering features of a tier.
struct Tier {
    /// Exposure (EV100) of the camera. It compensates for features that darken the image, such as shadows.
    exposure: f32,
    /// Width of the shadow map in texels, a power of two. The renderer keeps a shadow map on every tier.
    shadow_map_size: usize,
    /// Whether edges are smoothed, by FXAA.
    has_smooth_edges: bool,
}

/// The features of a quality setting.
const fn tier(quality: Quality) -> Tier {
    match quality {
        Quality::Low => Tier { exposure: 10.2, shadow_map_size: 1, has_smooth_edges: false },
        Quality::Medium => Tier { exposure: 10.0, shadow_map_size: 2048, has_smooth_edges: true },
        Quality::High => Tier { exposure: 9.9, shadow_map_size: 2048, has_smooth_edges: true },
    }
}

/// Whether lights cast shadows on a tier.
pub(super) fn has_shadows(quality: Quality) -> bool {
    quality > Quality::Low
}

const BLOOM_INTENSITY: f32 = 0.05;
/// Height in pixels of the largest image that bloom is computed in. Bloom is blurred, so that more pixels show no difference.
const BLOOM_HEIGHT: u32 = 256;
const VIGNETTE_INTENSITY: f32 = 0.30;

/// The tier for a graphics adapter, used if the player has chosen none.
fn default_quality(adapter: Option<&RenderAdapterInfo>) -> Quality {
    match adapter.map(|info| info.device_type) {
        Some(DeviceType::DiscreteGpu) => Quality::High,
        Some(DeviceType::IntegratedGpu | DeviceType::VirtualGpu) => Quality::Medium,
        Some(DeviceType::Cpu | DeviceType::Other) | None => Quality::Low,
    }
}

/// Sets the active quality from the settings and the graphics adapter.
pub(super) fn update_quality(
    settings: Res<Settings>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut active: ResMut<ActiveQuality>,
) {
    if settings.is_changed() || adapter.as_ref().is_some_and(|adapter| adapter.is_added()) {
        let chosen = settings.quality.or(settings.measured_quality);
        let quality = chosen.unwrap_or_else(|| default_quality(adapter.as_deref()));
        active.set_if_neq(ActiveQuality(quality));
    }
}

/// Applies the tier's features to the camera.
pub(super) fn apply_to_camera(
    mut commands: Commands,
    (active, settings, board): (Res<ActiveQuality>, Res<Settings>, Res<BoardLayout>),
    cameras: Query<Entity, With<TableCamera>>,
    mut applied: Local<Option<(Entity, Quality, ShadowFilteringMethod)>>,
) {
    let Ok(camera) = cameras.single() else { return };
    let key = room_light(settings.room, games::board_surface(*board)).key;
    let shadow_filter =
        if key.has_soft_shadows { ShadowFilteringMethod::Gaussian } else { ShadowFilteringMethod::Hardware2x2 };
    let wanted = (camera, active.0, shadow_filter);
    if applied.replace(wanted) == Some(wanted) {
        return;
    }
    let tier = tier(active.0);
    commands.insert_resource(DirectionalLightShadowMap { size: tier.shadow_map_size });
    let mut camera = commands.entity(camera);
    camera.insert((Msaa::Off, shadow_filter, Exposure { ev100: tier.exposure }));
    if tier.has_smooth_edges {
        camera.insert(Fxaa::default());
    } else {
        camera.remove::<Fxaa>();
    }
    if active.0 > Quality::Low {
        let bloom = Bloom { intensity: BLOOM_INTENSITY, max_mip_dimension: BLOOM_HEIGHT, ..Bloom::NATURAL };
        camera.insert((Hdr, bloom, Vignette { intensity: VIGNETTE_INTENSITY, ..default() }));
    } else {
        camera.remove::<(Hdr, Bloom, Vignette)>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiers_differ_in_shadows_and_smoothing() {
        let tiers = [Quality::Low, Quality::Medium, Quality::High];
        assert_eq!(tiers.map(has_shadows), [false, true, true]);
        assert_eq!(tiers.map(|quality| tier(quality).has_smooth_edges), [false, true, true]);
        let sizes = tiers.map(|quality| tier(quality).shadow_map_size);
        assert!(sizes.is_sorted() && sizes.iter().all(|size| size.is_power_of_two()), "{sizes:?}");
    }
}
