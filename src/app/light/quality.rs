//! The three tiers of picture quality, and which one a machine starts with.

use crate::app::common::ActiveQuality;
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
use wgpu::DeviceType;

use crate::app::common::TableCamera;
use crate::app::settings::Settings;
use crate::appearance::Quality;

/// What a tier switches on.
struct Tier {
    /// Sensitivity of the camera: what darkens the picture, such as shadows, is made up for.
    exposure: f32,
    shadows: bool,
    shadow_map: usize,
    filtering: ShadowFilteringMethod,
    /// Looks at the edges of things in each pixel. Smoothing in the picture alone follows none of them from frame to frame, so that they crawl while the
    /// camera moves; smoothing over time and ambient occlusion cannot be had with more than one.
    samples: Msaa,
    /// Bloom, vignette, and edges smoothed in the picture.
    post_processing: bool,
    /// Ambient occlusion, and edges smoothed over time.
    finest: bool,
}

const fn tier(quality: Quality) -> Tier {
    match quality {
        Quality::Low => Tier {
            exposure: 10.2,
            shadows: false,
            shadow_map: 1024,
            filtering: ShadowFilteringMethod::Hardware2x2,
            samples: Msaa::Off,
            post_processing: false,
            finest: false,
        },
        Quality::Medium => Tier {
            exposure: 10.0,
            shadows: true,
            shadow_map: 2048,
            filtering: ShadowFilteringMethod::Gaussian,
            samples: Msaa::Sample4,
            post_processing: true,
            finest: false,
        },
        Quality::High => Tier {
            exposure: 9.9,
            shadows: true,
            shadow_map: 4096,
            filtering: ShadowFilteringMethod::Gaussian,
            samples: Msaa::Off,
            post_processing: true,
            finest: true,
        },
    }
}

/// Whether things cast shadows on a tier.
pub(super) const fn shadows(quality: Quality) -> bool {
    tier(quality).shadows
}

/// Where things stand, shadows begin: what the shadow map is too coarse for is looked for in the picture's depths, as far as this and behind
/// things as thick as this, in board units.
const CONTACT: ContactShadows = ContactShadows { linear_steps: 12, length: 0.14, thickness: 0.06 };

/// The shadows of contact that a device can afford. Not those of Mesa's software renderer: with them it spends a third of its time in its own
/// code before it draws, in every frame, and its memory grows by 200 MB each time.
fn contact_shadows(quality: Quality, device: Option<DeviceType>) -> Option<ContactShadows> {
    (shadows(quality) && device != Some(DeviceType::Cpu)).then_some(CONTACT)
}

const BLOOM_INTENSITY: f32 = 0.05;
const VIGNETTE: f32 = 0.30;
/// Smoothing over time takes some sharpness away; this brings it back.
const SHARPENING: f32 = 0.35;

/// A player without a choice gets what the graphics adapter can do.
fn suited_to(adapter: Option<&RenderAdapterInfo>) -> Quality {
    match adapter.map(|info| info.device_type) {
        Some(DeviceType::DiscreteGpu) => Quality::High,
        Some(DeviceType::IntegratedGpu | DeviceType::VirtualGpu) => Quality::Medium,
        Some(DeviceType::Cpu | DeviceType::Other) | None => Quality::Low,
    }
}

/// Follows the setting.
pub(super) fn follow_settings(
    settings: Res<Settings>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut active: ResMut<ActiveQuality>,
) {
    if settings.is_changed() || adapter.as_ref().is_some_and(|adapter| adapter.is_added()) {
        let quality = settings.quality.unwrap_or_else(|| suited_to(adapter.as_deref()));
        active.set_if_neq(ActiveQuality(quality));
    }
}

/// Brings the camera in line with the tier. In parallel projection edges are smoothed in the picture instead of over time: Bevy's jitter
/// moves what is far away in it farther than what is near.
pub(super) fn apply(
    mut commands: Commands,
    active: Res<ActiveQuality>,
    cameras: Query<(Entity, &Projection), With<TableCamera>>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut applied: Local<Option<(Entity, Quality, bool)>>,
) {
    let Ok((camera, projection)) = cameras.single() else { return };
    let flat = matches!(projection, Projection::Orthographic(_));
    if *applied == Some((camera, active.0, flat)) {
        return;
    }
    *applied = Some((camera, active.0, flat));
    let tier = tier(active.0);
    commands.insert_resource(DirectionalLightShadowMap { size: tier.shadow_map });
    let mut camera = commands.entity(camera);
    camera.remove::<(
        (Bloom, Vignette, Smaa, Hdr),
        (ContactShadows, ScreenSpaceAmbientOcclusion, DepthPrepass, NormalPrepass),
        (TemporalAntiAliasing, TemporalJitter, MipBias, MotionVectorPrepass, ContrastAdaptiveSharpening),
    )>();
    camera.insert((tier.samples, tier.filtering, Exposure { ev100: tier.exposure }));
    if tier.post_processing {
        camera.insert((
            Hdr,
            Bloom { intensity: BLOOM_INTENSITY, ..Bloom::NATURAL },
            Vignette { intensity: VIGNETTE, ..default() },
        ));
    }
    if let Some(contact) = contact_shadows(active.0, adapter.map(|adapter| adapter.device_type)) {
        camera.insert(contact);
    }
    if tier.finest {
        camera.insert(ScreenSpaceAmbientOcclusion {
            quality_level: ScreenSpaceAmbientOcclusionQualityLevel::High,
            ..default()
        });
    }
    if tier.finest && !flat {
        camera.insert((
            TemporalAntiAliasing::default(),
            ContrastAdaptiveSharpening { enabled: true, sharpening_strength: SHARPENING, denoise: false },
        ));
    } else if tier.post_processing {
        camera.insert(Smaa { preset: if tier.finest { SmaaPreset::Ultra } else { SmaaPreset::High } });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shadows_of_contact_are_for_devices_that_keep_their_shaders() {
        for device in [DeviceType::DiscreteGpu, DeviceType::IntegratedGpu] {
            assert!(contact_shadows(Quality::Medium, Some(device)).is_some());
            assert!(contact_shadows(Quality::Low, Some(device)).is_none());
        }
        assert!(contact_shadows(Quality::High, Some(DeviceType::Cpu)).is_none());
    }
}
