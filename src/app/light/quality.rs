//! The three tiers of picture quality, and which one a machine starts with.

use bevy::anti_alias::smaa::{Smaa, SmaaPreset};
use bevy::camera::{Exposure, Hdr};
use bevy::core_pipeline::prepass::{DepthPrepass, NormalPrepass};
use bevy::light::{DirectionalLightShadowMap, ShadowFilteringMethod};
use bevy::pbr::{ContactShadows, ScreenSpaceAmbientOcclusion, ScreenSpaceAmbientOcclusionQualityLevel};
use bevy::post_process::bloom::Bloom;
use bevy::post_process::effect_stack::Vignette;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu::DeviceType;

use super::sun::Sun;
use crate::app::camera::TableCamera;
use crate::app::settings::{Quality, Settings};

/// What a tier switches on.
struct Tier {
    /// Sensitivity of the camera: what darkens the picture, such as shadows, is made up for.
    exposure: f32,
    shadows: bool,
    shadow_map: usize,
    filtering: ShadowFilteringMethod,
    msaa: Msaa,
    post_processing: bool,
    /// Ambient occlusion and contact shadows, with edges smoothed in the picture. (Smoothing over time would need motion vectors,
    /// and Bevy 0.19 cannot switch these off again on a living camera.)
    screen_space: bool,
}

const fn tier(quality: Quality) -> Tier {
    match quality {
        Quality::Low => Tier {
            exposure: 10.75,
            shadows: false,
            shadow_map: 1024,
            filtering: ShadowFilteringMethod::Hardware2x2,
            msaa: Msaa::Off,
            post_processing: false,
            screen_space: false,
        },
        Quality::Medium => Tier {
            exposure: 10.45,
            shadows: true,
            shadow_map: 2048,
            filtering: ShadowFilteringMethod::Gaussian,
            msaa: Msaa::Sample4,
            post_processing: true,
            screen_space: false,
        },
        Quality::High => Tier {
            exposure: 10.3,
            shadows: true,
            shadow_map: 4096,
            filtering: ShadowFilteringMethod::Gaussian,
            msaa: Msaa::Off,
            post_processing: true,
            screen_space: true,
        },
    }
}

const BLOOM_INTENSITY: f32 = 0.06;
const VIGNETTE: f32 = 0.35;

/// The quality that is in force: the player's choice, or the machine's until there is one.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActiveQuality(pub Quality);

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

/// Brings camera and sun in line with the tier.
pub(super) fn apply(
    mut commands: Commands,
    active: Res<ActiveQuality>,
    cameras: Query<Entity, With<TableCamera>>,
    mut suns: Query<&mut DirectionalLight, With<Sun>>,
    mut applied: Local<Option<(Entity, Quality)>>,
) {
    let Ok(camera) = cameras.single() else { return };
    if *applied == Some((camera, active.0)) {
        return;
    }
    *applied = Some((camera, active.0));
    let tier = tier(active.0);
    commands.insert_resource(DirectionalLightShadowMap { size: tier.shadow_map });
    for mut sun in &mut suns {
        sun.shadow_maps_enabled = tier.shadows;
        sun.contact_shadows_enabled = tier.screen_space;
    }
    let mut camera = commands.entity(camera);
    camera.remove::<(
        (Bloom, Vignette, Smaa, Hdr),
        (ScreenSpaceAmbientOcclusion, ContactShadows, DepthPrepass, NormalPrepass),
    )>();
    camera.insert((tier.msaa, tier.filtering, Exposure { ev100: tier.exposure }));
    if tier.post_processing {
        camera.insert((
            Hdr,
            Bloom { intensity: BLOOM_INTENSITY, ..Bloom::NATURAL },
            Vignette { intensity: VIGNETTE, ..default() },
        ));
    }
    if tier.screen_space {
        camera.insert((
            ScreenSpaceAmbientOcclusion { quality_level: ScreenSpaceAmbientOcclusionQualityLevel::High, ..default() },
            ContactShadows::default(),
            Smaa { preset: SmaaPreset::Ultra },
        ));
    }
}
