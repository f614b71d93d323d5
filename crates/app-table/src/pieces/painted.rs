//! The material of painted pieces. It has the paints of all slots of a model in a table, so that a part of a piece is one mesh, which takes
//! one draw.

use bevy::asset::{AssetPath, embedded_asset, embedded_path};
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;

use super::paint::SurfaceTextures;
use cannon_app_base::common::pieces::paint::Paint;

/// The number of slots that a model may have. It must agree with `painted.wgsl`.
pub(super) const MAX_SLOTS: usize = 16;

/// The material of painted pieces.
pub(super) type PaintedMaterial = ExtendedMaterial<StandardMaterial, SlotPaints>;

/// The paints of a model by the number of the slot.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub(super) struct SlotPaints {
    #[uniform(100)]
    paints: [SlotPaint; MAX_SLOTS],
}

/// A paint as `painted.wgsl` reads it.
#[derive(ShaderType, Clone, Copy, Debug, Default)]
struct SlotPaint {
    /// Linear colour, and opacity.
    color: Vec4,
    /// Roughness, metalness and reflectance.
    surface: Vec4,
}

impl SlotPaint {
    fn new(paint: &Paint) -> SlotPaint {
        let [r, g, b] = paint.color;
        SlotPaint {
            color: Color::srgb(r, g, b).to_linear().to_vec4(),
            surface: Vec4::new(paint.roughness, paint.metallic, paint.reflectance, 0.0),
        }
    }
}

impl MaterialExtension for SlotPaints {
    fn fragment_shader() -> ShaderRef {
        AssetPath::from_path_buf(embedded_path!("painted.wgsl")).with_source("embedded").into()
    }
}

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "painted.wgsl");
    app.add_plugins(MaterialPlugin::<PaintedMaterial>::default());
}

/// The material of a model with these paints, in the order of its slots. Paints after the last possible slot are ignored.
pub(super) fn material(paints: impl Iterator<Item = Paint>, textures: &SurfaceTextures) -> PaintedMaterial {
    let mut table = [SlotPaint::default(); MAX_SLOTS];
    for (entry, paint) in table.iter_mut().zip(paints) {
        *entry = SlotPaint::new(&paint);
    }
    // The values of the table are factors of these.
    let mut base = StandardMaterial { metallic: 1.0, perceptual_roughness: 1.0, ..default() };
    match textures {
        SurfaceTextures::Textured { orm, normal, wear } => {
            base.base_color_texture = Some(wear.clone());
            base.metallic_roughness_texture = Some(orm.clone());
            base.occlusion_texture = Some(orm.clone());
            base.normal_map_texture = Some(normal.clone());
        }
        SurfaceTextures::Grain(grain) => base.base_color_texture = Some(grain.clone()),
        SurfaceTextures::Plain => {}
    }
    PaintedMaterial { base, extension: SlotPaints { paints: table } }
}

/// The translucent version of a material, for ghosts.
pub(super) fn ghost(material: &PaintedMaterial) -> PaintedMaterial {
    const OPACITY: f32 = 0.72;
    /// Draws ghosts after marks and shadows, which are translucent too.
    const DEPTH_BIAS: f32 = 20.0;
    let base = StandardMaterial { alpha_mode: AlphaMode::Blend, depth_bias: DEPTH_BIAS, ..material.base.clone() };
    let translucent = |paint: SlotPaint| SlotPaint { color: paint.color.with_w(OPACITY), ..paint };
    PaintedMaterial { base, extension: SlotPaints { paints: material.extension.paints.map(translucent) } }
}

#[cfg(test)]
mod tests {
    use bevy::tasks::block_on;
    use cannon_app_base::common::pieces::paint::{metal, paint};

    use super::*;

    #[test]
    fn shader_is_embedded() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()));
        embedded_asset!(app, "painted.wgsl");
        let ShaderRef::Path(path) = SlotPaints::fragment_shader() else { panic!("it has a path") };
        let source = app.world().resource::<AssetServer>().get_source(path.source()).expect("a source");
        assert!(block_on(source.reader().read(path.path())).is_ok(), "{path}");
    }

    #[test]
    fn paints_stand_in_the_order_of_the_slots_and_only_ghosts_are_translucent() {
        let material =
            material([paint(1.0, 0.0, 0.0, 0.8), metal(0.0, 1.0, 0.0, 0.3)].into_iter(), &SurfaceTextures::Plain);
        let [first, second, ..] = material.extension.paints;
        assert_eq!((first.color, first.surface.xy()), (Vec4::new(1.0, 0.0, 0.0, 1.0), Vec2::new(0.8, 0.0)));
        assert_eq!((second.color, second.surface.xy()), (Vec4::new(0.0, 1.0, 0.0, 1.0), Vec2::new(0.3, 1.0)));
        let ghost = ghost(&material);
        assert!(ghost.extension.paints[0].color.w < 1.0 && ghost.base.alpha_mode == AlphaMode::Blend);
    }
}
