//! Meshes and materials of pieces and props.
//!
//! The assets of a game are loaded when its first piece appears on the table. The low quality tier needs only the low-detail models, the
//! others need the full models with their textures as well.

use std::collections::HashMap;
use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::blob_shadow::ShadowMaterials;
use super::glass::GlassMaterial;
use super::load::{ModelVersion, load_models};
use super::model::{FilePart, MippedTexture, ModelTextures, RunningGear};
use super::paint::{self, Coat, Grain, SurfaceTextures};
use super::palette::{MaterialKey, MaterialStores, Palette, PieceMaterial};
use super::prefab::{Detail, Prefab, PrefabPart, Primitive};
use cannon_app_base::common::mesh::Tangents;
use cannon_app_base::common::pieces::{MeshSource, PieceModel, ProceduralPart, PropModel};
use cannon_app_games::{Tabletop, tabletop, tabletops};
use cannon_appearance::{ColorScheme, PieceSet, PieceSize};
use cannon_rules::{GameId, Side};

/// The settings that determine the appearance of the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct PieceLook {
    pub(super) detail: Detail,
    pub(super) set: PieceSet,
    pub(super) scheme: ColorScheme,
    pub(super) size: PieceSize,
}

impl PieceLook {
    /// Whether the other look has other models. The plain set has models of its own; the other sets differ only in their paints.
    fn has_other_models(self, other: PieceLook) -> bool {
        (self.set == PieceSet::Plain) != (other.set == PieceSet::Plain)
    }

    /// Whether the pieces of the other look need other prefabs: other models, or materials of another kind.
    fn has_other_prefabs(self, other: PieceLook) -> bool {
        let is_glass = |look: PieceLook| look.set == PieceSet::MetalAndGlass;
        self.has_other_models(other) || is_glass(self) != is_glass(other)
    }
}

/// Meshes and materials of the pieces and props of all games.
#[derive(Resource, Debug)]
pub struct PieceAssets {
    prefabs: HashMap<(&'static str, Side), Prefab>,
    models: HashMap<&'static str, LoadedModel>,
    palette: Palette,
    pub(super) look: PieceLook,
    /// The most detailed version loaded of each game. A game of which nothing is loaded for the set in use has no entry.
    loaded_versions: HashMap<GameId, ModelVersion>,
    grain: Option<Grain>,
    /// Texture with the wood grain for low-detail models. The handle has no image until the wooden set is chosen.
    grain_texture: Handle<Image>,
    /// Material of models that are built by code.
    lacquer: PieceMaterial,
    /// Mesh of the shadow under a piece: a square of half width 1 in the plane y = 0.
    pub(super) shadow_mesh: Handle<Mesh>,
    pub(super) shadow_materials: ShadowMaterials,
}

/// The loaded files of one model: its parts, and the textures of the full version.
#[derive(Debug, Default)]
struct LoadedModel {
    parts: Vec<LoadedPart>,
    textures: Option<SurfaceTextures>,
}

#[derive(Debug)]
struct LoadedPart {
    name: Arc<str>,
    parent: Option<usize>,
    pivot: Vec3,
    low: Vec<SlotMesh>,
    full: Vec<SlotMesh>,
}

/// The mesh of one material slot of a part.
#[derive(Debug)]
struct SlotMesh {
    slot: String,
    mesh: Handle<Mesh>,
    running_gear: Option<Arc<RunningGear>>,
}

/// System parameter with the asset collections that pieces are loaded into.
#[derive(SystemParam)]
pub(super) struct AssetStores<'w> {
    meshes: ResMut<'w, Assets<Mesh>>,
    materials: ResMut<'w, Assets<StandardMaterial>>,
    glasses: ResMut<'w, Assets<GlassMaterial>>,
    images: ResMut<'w, Assets<Image>>,
}

impl AssetStores<'_> {
    fn of_materials(&mut self) -> MaterialStores<'_> {
        MaterialStores { paints: &mut self.materials, glasses: &mut self.glasses }
    }
}

/// Creates the resource with the assets that all games share. The assets of a game are added when its first piece appears on the table.
pub(super) fn insert_piece_assets(mut commands: Commands, mut stores: AssetStores) {
    let lacquer = PieceMaterial::painted(paint::lacquer(), &mut stores.materials);
    let shadow_materials = ShadowMaterials::new(&mut stores.materials, &mut stores.images);
    commands.insert_resource(PieceAssets {
        prefabs: HashMap::new(),
        models: HashMap::new(),
        palette: Palette::default(),
        look: PieceLook::default(),
        loaded_versions: HashMap::new(),
        grain: None,
        grain_texture: stores.images.reserve_handle(),
        lacquer,
        shadow_mesh: stores.meshes.add(Plane3d::new(Vec3::Y, Vec2::ONE)),
        shadow_materials,
    });
}

impl PieceAssets {
    /// The prefab of a piece, or `None` if its game has not been loaded.
    pub(super) fn prefab(&self, model: &PieceModel, side: Side) -> Option<&Prefab> {
        self.prefabs.get(&(model.name, side))
    }

    /// Spawns a prop in a side's colours under `entity`. Does nothing until its game is loaded.
    pub fn spawn_prop(&self, commands: &mut Commands, prop: &PropModel, side: Side, entity: Entity) {
        if let Some(prefab) = self.prefabs.get(&(prop.name, side)) {
            prefab.spawn(commands, (entity, entity), |_| Transform::IDENTITY, self.look.detail);
        }
    }

    /// Spawns a translucent copy of a piece under `entity`, with its turret rotated by `aim`.
    pub fn spawn_ghost(&self, commands: &mut Commands, (model, side): (&PieceModel, Side), aim: Quat, entity: Entity) {
        if let Some(prefab) = self.prefab(model, side) {
            let scale = Transform::from_scale(Vec3::splat(model.scale(self.look.set, self.look.size)));
            let parent = commands.spawn((scale, Visibility::default(), ChildOf(entity))).id();
            prefab.spawn_ghost(commands, parent, aim, self.look.detail);
        }
    }

    /// Applies changed settings. Returns whether the spawned bodies must be rebuilt; a change of materials needs no rebuild.
    pub(super) fn apply_look(&mut self, look: PieceLook, stores: &mut AssetStores) -> bool {
        let previous = std::mem::replace(&mut self.look, look);
        self.palette.scheme = look.scheme;
        if look.set != previous.set || look.scheme != previous.scheme {
            self.repaint(previous.set, stores);
        }
        if look.detail == previous.detail && !look.has_other_prefabs(previous) {
            return look.size != previous.size;
        }
        let loaded: Vec<GameId> = self.loaded_versions.keys().copied().collect();
        if look.has_other_prefabs(previous) {
            self.loaded_versions.clear();
        }
        loaded.into_iter().for_each(|game| self.load_game(game, stores));
        true
    }

    /// Loads all models again, because their files have changed or the graphics device was lost. The bodies must be rebuilt afterwards.
    pub(super) fn reload(&mut self, stores: &mut AssetStores) {
        self.models.clear();
        self.prefabs.clear();
        // Images are not kept in main memory, so the image of the grain is made again, too.
        self.grain = None;
        self.palette = Palette::default();
        self.palette.scheme = self.look.scheme;
        let loaded = std::mem::take(&mut self.loaded_versions);
        loaded.into_keys().for_each(|game| self.load_game(game, stores));
    }

    /// Loads all models of the game that this piece belongs to, unless they are loaded.
    pub(super) fn ensure_loaded(&mut self, model: &PieceModel, stores: &mut AssetStores) {
        let table = tabletops().find(|table| (table.models)().contains(&model));
        if let Some(table) = table.filter(|table| !self.loaded_versions.contains_key(&table.id)) {
            self.load_game(table.id, stores);
        }
    }

    fn load_game(&mut self, game: GameId, stores: &mut AssetStores) {
        let wanted = if self.look.detail == Detail::Low { ModelVersion::Low } else { ModelVersion::Full };
        if self.loaded_versions.get(&game) >= Some(&wanted) {
            return;
        }
        self.loaded_versions.insert(game, wanted);
        self.ensure_grain(stores);
        let table = tabletop(game);
        let set = self.look.set;
        let names = forms(table, set).filter_map(|form| form.source.file_for(form.side));
        let mut files: Vec<(&'static str, ModelVersion)> = names
            .flat_map(|name| [(name, ModelVersion::Low), (name, ModelVersion::Full)])
            .filter(|&(name, version)| version <= wanted && !self.has_loaded(name, version))
            .collect();
        files.sort_unstable();
        files.dedup();
        // Low-detail versions come first, because they define the list of parts.
        for (name, file) in load_models(&files, self.grain()) {
            let model = self.models.entry(name).or_default();
            model.textures =
                file.textures.map(|pictures| add_textures(pictures, &mut stores.images)).or(model.textures.take());
            let full = model.textures.is_some();
            for part in file.parts {
                model.add_part(part, full, &mut stores.meshes);
            }
        }
        for Form { name, side, source, is_burnt } in forms(table, set) {
            let coat = if is_burnt { Coat::Burnt } else { Coat::Army(table.tone(side)) };
            let prefab = match source {
                MeshSource::Files(_) => source.file_for(side).map(|file| self.prefab_from_file(file, coat, stores)),
                MeshSource::Procedural { parts } => Some(self.prefab_from_code(parts, stores)),
            };
            if let Some(prefab) = prefab {
                self.prefabs.insert((name, side), prefab);
            }
        }
    }

    fn has_loaded(&self, name: &str, version: ModelVersion) -> bool {
        self.models.get(name).is_some_and(|model| version == ModelVersion::Low || model.textures.is_some())
    }

    /// The wood grain, if the wooden set is in use.
    fn grain(&self) -> Option<&Grain> {
        self.grain.as_ref().filter(|_| self.look.set == PieceSet::CarvedWood)
    }

    fn ensure_grain(&mut self, stores: &mut AssetStores) {
        if self.look.set == PieceSet::CarvedWood && self.grain.is_none() {
            let grain = Grain::new();
            let (side, pixels) = grain.pixels();
            let tile = MippedTexture::from_linear(side, pixels).into_image(true);
            // The handle is reserved, so the insertion cannot fail.
            let _ = stores.images.insert(self.grain_texture.id(), tile);
            self.grain = Some(grain);
        }
    }

    fn repaint(&mut self, previous: PieceSet, stores: &mut AssetStores) {
        self.ensure_grain(stores);
        // The wear textures contain the grain, so they change when the set changes to or from wood.
        if previous != self.look.set && [previous, self.look.set].contains(&PieceSet::CarvedWood) {
            let textured = self.models.iter().filter(|(_, model)| model.textures.is_some());
            let textured: Vec<_> = textured.map(|(&name, _)| (name, ModelVersion::Full)).collect();
            for (name, file) in load_models(&textured, self.grain()) {
                let surface = self.models.get(name).and_then(|model| model.textures.as_ref());
                if let (Some(SurfaceTextures::Textured { wear, .. }), Some(pictures)) = (surface, file.textures) {
                    // The handle is in use, so the insertion cannot fail.
                    let _ = stores.images.insert(wear.id(), pictures.wear.into_image(false));
                }
            }
        }
        self.palette.repaint(self.look.set, &mut stores.of_materials());
    }

    fn prefab_from_file(&mut self, file: &'static str, coat: Coat, stores: &mut AssetStores) -> Prefab {
        let Some(model) = self.models.get(file) else { return Prefab::default() };
        let plain = SurfaceTextures::Plain(self.grain_texture.clone());
        let mut primitives = |version: ModelVersion, parts: &[SlotMesh]| -> Vec<Primitive> {
            let (texture_file, surface) = match (version, &model.textures) {
                (ModelVersion::Full, Some(pictures)) => (Some(file), pictures),
                _ => (None, &plain),
            };
            let primitive = |SlotMesh { slot, mesh, running_gear }: &SlotMesh| {
                let key = MaterialKey { texture_file, coat, slot: slot.clone() };
                let material = self.palette.material(self.look.set, key, surface, &mut stores.of_materials())?;
                Some(Primitive { mesh: mesh.clone(), material, running_gear: running_gear.clone() })
            };
            parts.iter().filter_map(primitive).collect()
        };
        let parts = model.parts.iter().map(|part| PrefabPart {
            name: part.name.clone(),
            parent: part.parent,
            pivot: part.pivot,
            full: primitives(ModelVersion::Full, &part.full),
            low: primitives(ModelVersion::Low, &part.low),
        });
        Prefab { parts: parts.collect() }
    }

    fn prefab_from_code(&self, parts: &[ProceduralPart], stores: &mut AssetStores) -> Prefab {
        let parts = parts.iter().map(|part| {
            let shape = (part.build_mesh)().transformed(Mat4::from_translation(-part.pivot));
            let mesh = stores.meshes.add(shape.into_mesh(Tangents::None));
            let low = vec![Primitive { mesh, material: self.lacquer.clone(), running_gear: None }];
            PrefabPart { name: part.name.into(), parent: None, pivot: part.pivot, full: Vec::new(), low }
        });
        Prefab { parts: parts.collect() }
    }
}

impl LoadedModel {
    /// Adds a part from one of the two files of the model.
    fn add_part(&mut self, part: FilePart, is_full: bool, meshes: &mut Assets<Mesh>) {
        // Low-detail tracks have no separate links, so their movement would be invisible.
        let running_gears = if is_full { RunningGear::of_part(&part) } else { Vec::new() };
        let mut running_gears = running_gears.into_iter();
        let FilePart { name, parent, pivot, surfaces, .. } = part;
        let slot_meshes = surfaces.into_iter().map(|(slot, geometry)| {
            let running_gear = running_gears.next().flatten().map(Arc::new);
            SlotMesh { slot, mesh: meshes.add(geometry.into_mesh()), running_gear }
        });
        let slot_meshes: Vec<_> = slot_meshes.collect();
        let (low, full) = if is_full { (Vec::new(), slot_meshes) } else { (slot_meshes, Vec::new()) };
        match self.parts.iter_mut().find(|existing| existing.name == name) {
            Some(existing) => existing.full = full,
            None => self.parts.push(LoadedPart { name, parent, pivot, low, full }),
        }
    }
}

/// What a prefab is made from.
struct Form {
    /// The name of the model or prop.
    name: &'static str,
    side: Side,
    source: &'static MeshSource,
    is_burnt: bool,
}

/// The forms of all models and props of a game in a set, for both sides.
fn forms(table: &Tabletop, set: PieceSet) -> impl Iterator<Item = Form> {
    let models = (table.models)().iter().map(move |model| (model.name, &model.form(set).mesh_source, model.is_burnt));
    let props = table.props.iter().map(move |prop| (prop.name, prop.mesh_source(set), false));
    models.chain(props).flat_map(|(name, source, is_burnt)| Side::ALL.map(|side| Form { name, side, source, is_burnt }))
}

fn add_textures(pictures: ModelTextures, images: &mut Assets<Image>) -> SurfaceTextures {
    let mut add = |picture: MippedTexture| images.add(picture.into_image(false));
    SurfaceTextures::Textured { orm: add(pictures.orm), normal: add(pictures.normal), wear: add(pictures.wear) }
}
