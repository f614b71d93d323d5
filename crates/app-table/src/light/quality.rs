//! The three tiers of image quality, and the default tier of a graphics adapter.

use bevy::camera::{Exposure, Hdr};
use bevy::light::{DirectionalLightShadowMap, ShadowFilteringMethod};
use bevy::post_process::bloom::Bloom;
use bevy::post_process::effect_stack::Vignette;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use cannon_app_base::common::ActiveQuality;
use wgpu::DeviceType;

use cannon_app_base::common::TableCamera;
use cannon_app_base::settings::Settings;
use cannon_appearance::Quality;

/// The rendering features of a tier.
struct Tier {
    /// Exposure (EV100) of the camera. It compensates for features that darken the image, such as shadows.
    exposure: f32,
    shadow_map_size: usize,
    shadow_filter: ShadowFilteringMethod,
    /// Multisampling, the only anti-aliasing. It needs no prepass, and edges do not crawl while the camera moves.
    msaa: Msaa,
}

/// The features of a quality setting.
const fn tier(quality: Quality) -> Tier {
    match quality {
        Quality::Low => Tier {
            exposure: 10.2,
            shadow_map_size: 1024,
            shadow_filter: ShadowFilteringMethod::Hardware2x2,
            msaa: Msaa::Off,
        },
        Quality::Medium => Tier {
            exposure: 10.0,
            shadow_map_size: 2048,
            shadow_filter: ShadowFilteringMethod::Gaussian,
            msaa: Msaa::Sample4,
        },
        Quality::High => Tier {
            exposure: 9.9,
            shadow_map_size: 3072,
            shadow_filter: ShadowFilteringMethod::Gaussian,
            msaa: Msaa::Sample4,
        },
    }
}

/// Whether lights cast shadows on a tier.
pub(super) fn has_shadows(quality: Quality) -> bool {
    quality > Quality::Low
}

const BLOOM_INTENSITY: f32 = 0.05;
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
    active: Res<ActiveQuality>,
    cameras: Query<Entity, With<TableCamera>>,
    mut applied: Local<Option<(Entity, Quality)>>,
) {
    let Ok(camera) = cameras.single() else { return };
    if applied.replace((camera, active.0)) == Some((camera, active.0)) {
        return;
    }
    let tier = tier(active.0);
    commands.insert_resource(DirectionalLightShadowMap { size: tier.shadow_map_size });
    let mut camera = commands.entity(camera);
    camera.insert((tier.msaa, tier.shadow_filter, Exposure { ev100: tier.exposure }));
    if active.0 > Quality::Low {
        let bloom = Bloom { intensity: BLOOM_INTENSITY, ..Bloom::NATURAL };
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
        assert_eq!(tiers.map(|quality| tier(quality).msaa), [Msaa::Off, Msaa::Sample4, Msaa::Sample4]);
        let sizes = tiers.map(|quality| tier(quality).shadow_map_size);
        assert!(sizes.is_sorted(), "{sizes:?}");
    }
}
