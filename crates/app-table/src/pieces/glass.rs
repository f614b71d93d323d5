//! Glass: the material of pieces of glass. It is blended over what is behind it, and its shader adds the room as the glass bends it, by a
//! lookup in the environment map. The shader does less work than Bevy's standard shader, and glass casts no shadow in the shadow map, so that
//! glass costs no more than paint. A blob shadow has the light that goes through the glass.

use bevy::asset::{AssetPath, embedded_asset, embedded_path};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;

use super::paint::SurfaceTextures;
use crate::light::{BoardLighting, KeyDirection};
use cannon_app_base::common::board::{BoardLayout, BoardSurface};
use cannon_app_base::common::pieces::paint::Paint;
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_appearance::{BoardLook, GroundLook};

/// Exponent of the colour of light that goes a long way through glass.
const LONG_WAY: f32 = 1.9;
/// Depth bias that draws glass after the shadows and marks that are seen through it.
pub(crate) const DEPTH_BIAS: f32 = 4.0;
/// Opacity of ghosts of glass, and their depth bias.
const GHOST_OPACITY: f32 = 0.72;
const GHOST_DEPTH_BIAS: f32 = 20.0;

/// The material of a piece of glass.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub(super) struct GlassMaterial {
    #[uniform(0)]
    glass: GlassUniform,
    #[texture(1)]
    #[sampler(2)]
    normal: Option<Handle<Image>>,
    #[texture(3)]
    #[sampler(4)]
    orm: Option<Handle<Image>>,
    is_ghost: bool,
}

/// The uniform of `glass.wgsl`. All light is the luminance of white paper.
#[derive(ShaderType, Clone, Copy, Debug, Default)]
struct GlassUniform {
    tint: Vec4,
    depth: Vec4,
    ambient: Vec4,
    key: Vec4,
    towards_key: Vec4,
    ground: Vec4,
}

impl GlassMaterial {
    /// Glass in the colour of a paint; `opacity` is its opacity at a right angle.
    pub(super) fn new(paint: &Paint, opacity: f32, surface: &SurfaceTextures) -> GlassMaterial {
        let [r, g, b] = paint.color;
        let tint = Color::srgb(r, g, b).to_linear().to_vec3();
        let (normal, orm) = match surface {
            SurfaceTextures::Textured { normal, orm, .. } => (Some(normal.clone()), Some(orm.clone())),
            SurfaceTextures::Grain(_) | SurfaceTextures::Plain => (None, None),
        };
        let glass = GlassUniform { tint: tint.extend(opacity), depth: tint.powf(LONG_WAY).extend(1.0), ..default() };
        GlassMaterial { glass, normal, orm, is_ghost: false }
    }

    /// The translucent version, for ghosts.
    pub(super) fn into_ghost(mut self) -> GlassMaterial {
        self.glass.depth.w = GHOST_OPACITY;
        self.is_ghost = true;
        self
    }

    /// The material in the light of another, which has the light of the room already.
    pub(super) fn in_light_of(self, other: &GlassMaterial) -> GlassMaterial {
        let GlassUniform { tint, depth, .. } = self.glass;
        GlassMaterial { glass: GlassUniform { tint, depth, ..other.glass }, ..self }
    }
}

impl Material for GlassMaterial {
    fn fragment_shader() -> ShaderRef {
        AssetPath::from_path_buf(embedded_path!("glass.wgsl")).with_source("embedded").into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        // Premultiplied alpha dims only what is seen through the glass, so that reflections keep their strength.
        AlphaMode::Premultiplied
    }

    fn enable_shadows() -> bool {
        false
    }

    fn depth_bias(&self) -> f32 {
        if self.is_ghost { GHOST_DEPTH_BIAS } else { DEPTH_BIAS }
    }
}

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "glass.wgsl");
    app.add_plugins(MaterialPlugin::<GlassMaterial>::default()).add_systems(PostUpdate, update_light);
}

/// The mean colour of the ground in linear light, which is seen through the glass.
fn ground_color(settings: &Settings, layout: BoardLayout) -> Vec3 {
    match (games::board_surface(layout), settings.ground, settings.board) {
        (BoardSurface::Landscape, GroundLook::Summer, _) => Vec3::new(0.15, 0.16, 0.09),
        (BoardSurface::Landscape, GroundLook::Winter, _) => Vec3::new(0.55, 0.60, 0.68),
        (BoardSurface::Landscape, GroundLook::Desert, _) => Vec3::new(0.40, 0.33, 0.25),
        (BoardSurface::Landscape, GroundLook::Walnut, _) => Vec3::new(0.19, 0.14, 0.10),
        (BoardSurface::Inlaid, _, BoardLook::Walnut) => Vec3::new(0.30, 0.22, 0.16),
        (BoardSurface::Inlaid, _, BoardLook::Slate) => Vec3::new(0.12, 0.13, 0.14),
    }
}

/// Updates the light in the glass for the room, the board and the direction of the key light.
fn update_light(
    settings: Res<Settings>,
    layout: Res<BoardLayout>,
    key_direction: Res<KeyDirection>,
    mut events: MessageReader<AssetEvent<GlassMaterial>>,
    mut materials: ResMut<Assets<GlassMaterial>>,
) {
    let has_new_materials = events.read().any(|event| matches!(event, AssetEvent::Added { .. }));
    if !has_new_materials && !settings.is_changed() && !layout.is_changed() && !key_direction.is_changed() {
        return;
    }
    let light = BoardLighting::of(settings.room, *layout);
    let towards_key = key_direction.0;
    let ground = ground_color(&settings, *layout) * (light.ambient + light.key * towards_key.y.max(0.0));
    for (_, material) in materials.iter_mut() {
        let GlassUniform { tint, depth, .. } = material.glass;
        material.glass = GlassUniform {
            tint,
            depth,
            ambient: light.ambient.extend(0.0),
            key: light.key.extend(0.0),
            towards_key: towards_key.extend(0.0),
            ground: ground.extend(0.0),
        };
    }
}

#[cfg(test)]
mod tests {
    use bevy::tasks::block_on;
    use cannon_app_base::common::board::BoardGrid;
    use cannon_app_base::common::pieces::paint::metal_and_glass::{CLEAR, COBALT};

    use super::*;

    fn glass(paint: &Paint) -> GlassMaterial {
        GlassMaterial::new(paint, 0.3, &SurfaceTextures::Plain)
    }

    #[test]
    fn shader_of_glass_is_embedded() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()));
        embedded_asset!(app, "glass.wgsl");
        let ShaderRef::Path(path) = GlassMaterial::fragment_shader() else { panic!("it has a path") };
        let source = app.world().resource::<AssetServer>().get_source(path.source()).expect("a source");
        assert!(block_on(source.reader().read(path.path())).is_ok(), "{path}");
    }

    #[test]
    fn glass_is_deeper_at_the_rim_and_ghosts_are_fainter() {
        let material = glass(&COBALT);
        let GlassUniform { tint, depth, .. } = material.glass;
        assert!(depth.truncate().cmplt(tint.truncate()).all(), "{depth} is not deeper than {tint}");
        assert_eq!(depth.w, 1.0);
        assert!(material.clone().into_ghost().glass.depth.w < 1.0);
        assert!(material.depth_bias() < material.into_ghost().depth_bias());
    }

    #[test]
    fn new_glass_gets_the_light_of_the_room_and_repainted_glass_keeps_it() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<GlassMaterial>()
            .init_resource::<Settings>()
            .insert_resource(BoardLayout::plain(10, BoardGrid::Points))
            .insert_resource(KeyDirection(Vec3::Y))
            .add_systems(Last, update_light);
        app.update();
        let handle = app.world_mut().resource_mut::<Assets<GlassMaterial>>().add(glass(&COBALT));
        // The events of new assets are sent at the end of the next frame.
        (0..3).for_each(|_| app.update());
        let lit = app.world().resource::<Assets<GlassMaterial>>().get(&handle).expect("the material").clone();
        assert!(lit.glass.key.x > 0.0 && lit.glass.ground.x > 0.0, "{:?}", lit.glass);
        let repainted = glass(&CLEAR).in_light_of(&lit);
        assert_eq!((repainted.glass.key, repainted.glass.ground), (lit.glass.key, lit.glass.ground));
        assert_ne!(repainted.glass.tint, lit.glass.tint);
    }
}
