//! The material of water on the medium and high tiers: waves that drift, darker where it is deep, with foam at the shore.

use bevy::asset::{AssetPath, embedded_asset, embedded_path};
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;

use crate::pieces::IdleAnimationState;
use cannon_app_base::states::Menu;
use cannon_appearance::GroundLook;

/// The material of water.
pub(in super::super) type WaterMaterial = ExtendedMaterial<StandardMaterial, Waves>;

/// Depth bias that draws water before everything else that is translucent.
pub(super) const DEPTH_BIAS: f32 = -215.0;
/// Depth from which on water has its full colour.
pub(super) const FULL_DEPTH: f32 = 0.15;

/// The colours of water in a look, in sRGB: shallow, deep, and foam or ice at the shore with its opacity.
pub(super) const fn colors(look: GroundLook) -> ([Vec3; 2], Vec4) {
    match look {
        GroundLook::Summer | GroundLook::Walnut => {
            ([Vec3::new(0.250, 0.345, 0.310), Vec3::new(0.070, 0.165, 0.195)], Vec4::new(0.70, 0.74, 0.71, 0.40))
        }
        GroundLook::Winter => {
            ([Vec3::new(0.420, 0.500, 0.560), Vec3::new(0.070, 0.115, 0.165)], Vec4::new(0.76, 0.81, 0.86, 0.90))
        }
        GroundLook::Desert => {
            ([Vec3::new(0.300, 0.400, 0.330), Vec3::new(0.060, 0.190, 0.200)], Vec4::new(0.72, 0.74, 0.66, 0.40))
        }
    }
}

/// The waves on water.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub(in super::super) struct Waves {
    #[uniform(100)]
    water: WaterUniform,
    #[texture(101)]
    #[sampler(102)]
    waves: Handle<Image>,
}

/// The uniform of `water.wgsl`.
#[derive(ShaderType, Clone, Copy, Debug)]
struct WaterUniform {
    shallow: Vec4,
    deep: Vec4,
    /// The colour of foam, and its opacity.
    foam: Vec4,
    /// How long the waves have drifted in seconds, the strength of waves, the width of foam in depth, and the depth of full colour.
    state: Vec4,
}

impl MaterialExtension for Waves {
    fn fragment_shader() -> ShaderRef {
        AssetPath::from_path_buf(embedded_path!("water.wgsl")).with_source("embedded").into()
    }

    fn enable_shadows() -> bool {
        false
    }
}

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "water.wgsl");
    app.add_plugins(MaterialPlugin::<WaterMaterial>::default()).add_systems(PostUpdate, drift);
}

/// The material of water in a look, with the texture of waves.
pub(super) fn material(look: GroundLook, waves: Handle<Image>) -> WaterMaterial {
    let ([shallow, deep], foam) = colors(look);
    let linear = |color: Vec3| Color::srgb(color.x, color.y, color.z).to_linear().to_vec4();
    // In winter ice grows from the shore, and the water is still.
    let (strength, foam_width) = if look == GroundLook::Winter { (0.10, 0.060) } else { (0.30, 0.016) };
    let base = StandardMaterial {
        perceptual_roughness: 0.12,
        reflectance: 0.45,
        alpha_mode: AlphaMode::Blend,
        depth_bias: DEPTH_BIAS,
        ..default()
    };
    let water = WaterUniform {
        shallow: linear(shallow),
        deep: linear(deep),
        foam: linear(foam.truncate()).truncate().extend(foam.w),
        state: Vec4::new(0.0, strength, foam_width, FULL_DEPTH),
    };
    WaterMaterial { base, extension: Waves { water, waves } }
}

/// Lets the waves drift while idle animations run.
fn drift(
    time: Res<Time>,
    (idle, menu): (Option<Res<IdleAnimationState>>, Option<Res<State<Menu>>>),
    mut materials: ResMut<Assets<WaterMaterial>>,
) {
    let is_photo_mode = menu.is_some_and(|menu| *menu.get() == Menu::Photo);
    if materials.is_empty() || is_photo_mode || !idle.is_some_and(|idle| idle.is_active()) {
        return;
    }
    for (_, material) in materials.iter_mut() {
        material.extension.water.state.x += time.delta_secs();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn water_is_still_without_idle_animations() {
        let mut app = App::new();
        app.init_resource::<Time>().insert_resource(Assets::<WaterMaterial>::default()).add_systems(Update, drift);
        let handle = app
            .world_mut()
            .resource_mut::<Assets<WaterMaterial>>()
            .add(material(GroundLook::Summer, Handle::default()));
        app.init_resource::<IdleAnimationState>();
        app.world_mut().resource_mut::<Time>().advance_by(Duration::from_millis(100));
        app.update();
        let materials = app.world().resource::<Assets<WaterMaterial>>();
        assert_eq!(materials.get(&handle).map(|material| material.extension.water.state.x), Some(0.0));
    }
}
