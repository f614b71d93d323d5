//! The three tiers of image quality, and the default tier of a graphics adapter.

use bevy::anti_alias::contrast_adaptive_sharpening::ContrastAdaptiveSharpening;
use bevy::anti_alias::smaa::{Smaa, SmaaPreset};
use bevy::anti_alias::taa::TemporalAntiAliasing;
use bevy::camera::{Exposure, Hdr};
use bevy::core_pipeline::prepass::{DepthPrepass, MotionVectorPrepass, NormalPrepass};
use bevy::light::{DirectionalLightShadowMap, ShadowFilteringMethod};
use bevy::pbr::{ContactShadows, ScreenSpaceAmbientOcclusion, ScreenSpaceAmbientOcclusionQualityLevel};
use bevy::post_process::bloom::Bloom;
use bevy::post_process::effect_stack::Vignette;
use bevy::prelude::*;
use bevy::render::camera::{MipBias, TemporalJitter};
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
    /// Multisampling. With SMAA alone, edges crawl while the camera moves. Temporal anti-aliasing and ambient occlusion do not work with
    /// multisampling.
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
            shadow_map_size: 4096,
            shadow_filter: ShadowFilteringMethod::Gaussian,
            msaa: Msaa::Off,
        },
    }
}

/// Whether lights cast shadows on a tier.
pub(super) fn has_shadows(quality: Quality) -> bool {
    quality > Quality::Low
}

/// Screen-space shadows where pieces touch the board, for which the shadow map is too coarse. Lengths are in board units.
const CONTACT_SHADOWS: ContactShadows = ContactShadows { linear_steps: 12, length: 0.14, thickness: 0.06 };

/// The contact shadows for a device. Software renderers have no contact shadows: with them, Mesa's software renderer spends a third of each
/// frame outside of rendering, and its memory grows by 200 MB per frame.
fn contact_shadows(quality: Quality, device: Option<DeviceType>) -> Option<ContactShadows> {
    (has_shadows(quality) && device != Some(DeviceType::Cpu)).then_some(CONTACT_SHADOWS)
}

const BLOOM_INTENSITY: f32 = 0.05;
const VIGNETTE_INTENSITY: f32 = 0.30;
/// Compensates for the blur of temporal anti-aliasing.
const SHARPENING_STRENGTH: f32 = 0.35;

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
        let quality = settings.quality.unwrap_or_else(|| default_quality(adapter.as_deref()));
        active.set_if_neq(ActiveQuality(quality));
    }
}

/// Applies the tier's features to the camera. In orthographic projection SMAA replaces temporal anti-aliasing, because Bevy's jitter is
/// then larger for distant objects than for near objects.
pub(super) fn apply_to_camera(
    mut commands: Commands,
    active: Res<ActiveQuality>,
    cameras: Query<(Entity, &Projection), With<TableCamera>>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut applied: Local<Option<(Entity, Quality, bool)>>,
) {
    let Ok((camera, projection)) = cameras.single() else { return };
    let is_orthographic = matches!(projection, Projection::Orthographic(_));
    if *applied == Some((camera, active.0, is_orthographic)) {
        return;
    }
    *applied = Some((camera, active.0, is_orthographic));
    let tier = tier(active.0);
    // Bloom, vignette and SMAA; ambient occlusion and temporal anti-aliasing.
    let (has_post_processing, has_taa_and_ssao) = (active.0 > Quality::Low, active.0 == Quality::High);
    commands.insert_resource(DirectionalLightShadowMap { size: tier.shadow_map_size });
    let mut camera = commands.entity(camera);
    camera.remove::<(
        (Bloom, Vignette, Smaa, Hdr),
        (ContactShadows, ScreenSpaceAmbientOcclusion, DepthPrepass, NormalPrepass),
        (TemporalAntiAliasing, TemporalJitter, MipBias, MotionVectorPrepass, ContrastAdaptiveSharpening),
    )>();
    camera.insert((tier.msaa, tier.shadow_filter, Exposure { ev100: tier.exposure }));
    if has_post_processing {
        camera.insert((
            Hdr,
            Bloom { intensity: BLOOM_INTENSITY, ..Bloom::NATURAL },
            Vignette { intensity: VIGNETTE_INTENSITY, ..default() },
        ));
    }
    if let Some(contact) = contact_shadows(active.0, adapter.map(|adapter| adapter.device_type)) {
        camera.insert(contact);
    }
    if has_taa_and_ssao {
        camera.insert(ScreenSpaceAmbientOcclusion {
            quality_level: ScreenSpaceAmbientOcclusionQualityLevel::High,
            ..default()
        });
    }
    if has_taa_and_ssao && !is_orthographic {
        camera.insert((
            TemporalAntiAliasing::default(),
            ContrastAdaptiveSharpening { enabled: true, sharpening_strength: SHARPENING_STRENGTH, denoise: false },
        ));
    } else if has_post_processing {
        camera.insert(Smaa { preset: if has_taa_and_ssao { SmaaPreset::Ultra } else { SmaaPreset::High } });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contact_shadows_need_a_gpu_and_at_least_medium_quality() {
        for device in [DeviceType::DiscreteGpu, DeviceType::IntegratedGpu] {
            assert!(contact_shadows(Quality::Medium, Some(device)).is_some());
            assert!(contact_shadows(Quality::Low, Some(device)).is_none());
        }
        assert!(contact_shadows(Quality::High, Some(DeviceType::Cpu)).is_none());
    }
}
