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
use super::model::{FilePart, Geometry, MippedTexture, ModelTextures, RunningGear};
use super::paint::{Coat, Grain, SurfaceTextures};
use super::painted::{self, PaintedMaterial};
use super::palette::{MaterialKey, MaterialStores, Palette, PieceMaterial, SlotGroup};
use super::prefab::{Detail, Prefab, PrefabPart, Primitive};
use cannon_app_base::common::mesh::Tangents;
use cannon_app_base::common::pieces::paint::{Paint, paint};
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

/// Varnished paint for models that are built by code and have their colours in the vertices.
const LACQUER: Paint = Paint { reflectance: 0.5, ..paint(1.0, 1.0, 1.0, 0.42) };

/// Meshes and materials of the pieces and props of all games.
#[derive(Resource, Debug)]
pub struct PieceAssets {
    prefabs: HashMap<(&'static str, Side), Prefab>,
    models: HashMap<&'static str, LoadedModel>,
    palette: Palette,
    pub(super) look: PieceLook,
    /// The most detailed version loaded of each game. A game of which nothing is loaded has no entry.
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
    /// The slots of all parts. The materials of a model name a slot by its index here.
    slots: Arc<[String]>,
    textures: Option<SurfaceTextures>,
}

#[derive(Debug)]
struct LoadedPart {
    name: Arc<str>,
    parent: Option<usize>,
    pivot: Vec3,
    low: Vec<GroupMesh>,
    full: Vec<GroupMesh>,
}

/// The mesh of a group of slots of a part.
#[derive(Debug)]
struct GroupMesh {
    group: SlotGroup,
    mesh: Handle<Mesh>,
    running_gear: Option<Arc<RunningGear>>,
}

/// System parameter with the asset collections that pieces are loaded into.
#[derive(SystemParam)]
pub(super) struct AssetStores<'w> {
    meshes: ResMut<'w, Assets<Mesh>>,
    /// Materials of shadows.
    materials: ResMut<'w, Assets<StandardMaterial>>,
    paints: ResMut<'w, Assets<PaintedMaterial>>,
    glasses: ResMut<'w, Assets<GlassMaterial>>,
    images: ResMut<'w, Assets<Image>>,
}

impl AssetStores<'_> {
    fn of_materials(&mut self) -> MaterialStores<'_> {
        MaterialStores { paints: &mut self.paints, glasses: &mut self.glasses }
    }
}

/// Creates the resource with the assets that all games share. The assets of a game are added when its first piece appears on the table.
pub(super) fn insert_piece_assets(mut commands: Commands, mut stores: AssetStores) {
    let lacquer = painted::material(std::iter::once(LACQUER), &SurfaceTextures::Plain);
    let lacquer = PieceMaterial::painted(lacquer, &mut stores.paints);
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

    /// Applies changed settings. Returns whether the spawned bodies must be rebuilt; a change of colours needs no rebuild.
    pub(super) fn apply_look(&mut self, look: PieceLook, stores: &mut AssetStores) -> bool {
        let previous = std::mem::replace(&mut self.look, look);
        self.palette.scheme = look.scheme;
        if look.set != previous.set {
            // The slots of a set have groups of their own.
            self.reload(stores);
            return true;
        }
        if look.scheme != previous.scheme {
            self.palette.repaint(look.set, &mut stores.of_materials());
        }
        if look.detail != previous.detail {
            let loaded: Vec<GameId> = self.loaded_versions.keys().copied().collect();
            loaded.into_iter().for_each(|game| self.load_game(game, stores));
            return true;
        }
        look.size != previous.size
    }

    /// Loads all models again, because the set or the files have changed or the graphics device was lost. The bodies must be rebuilt
    /// afterwards.
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
                model.add_part(part, full, set, &mut stores.meshes);
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

    fn prefab_from_file(&mut self, file: &'static str, coat: Coat, stores: &mut AssetStores) -> Prefab {
        let Some(model) = self.models.get(file) else { return Prefab::default() };
        let grain = SurfaceTextures::Grain(self.grain_texture.clone());
        let mut primitives = |version: ModelVersion, meshes: &[GroupMesh]| -> Vec<Primitive> {
            let primitive = |GroupMesh { group, mesh, running_gear }: &GroupMesh| {
                let textures = match (version, &model.textures) {
                    (ModelVersion::Full, Some(textures)) => textures,
                    _ if *group == SlotGroup::Wooden && coat != Coat::Burnt => &grain,
                    _ => &SurfaceTextures::Plain,
                };
                let is_textured = version == ModelVersion::Full;
                let key = MaterialKey { file, is_textured, coat, group: group.clone() };
                let recipe = (&model.slots, textures);
                let material = self.palette.material(self.look.set, key, recipe, &mut stores.of_materials());
                Primitive { mesh: mesh.clone(), material, running_gear: running_gear.clone() }
            };
            meshes.iter().map(primitive).collect()
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
    fn add_part(&mut self, part: FilePart, is_full: bool, set: PieceSet, meshes: &mut Assets<Mesh>) {
        // The groups of slots, each with the numbers of its slots and the indices of their surfaces.
        let mut groups: Vec<(SlotGroup, Vec<(usize, usize)>)> = Vec::new();
        for (index, (slot, _)) in part.surfaces.iter().enumerate() {
            let Some(group) = SlotGroup::of(set, slot) else { continue };
            let surface = (self.slot_number(slot), index);
            match groups.iter_mut().find(|(other, _)| *other == group) {
                Some((_, surfaces)) => surfaces.push(surface),
                None => groups.push((group, vec![surface])),
            }
        }
        let group_meshes = groups.into_iter().map(|(group, surfaces)| {
            let geometry = Geometry::merged(surfaces.iter().map(|&(slot, index)| (slot, &part.surfaces[index].1)));
            // Low-detail tracks have no separate links, so their movement would be invisible.
            let running_gear = if is_full { RunningGear::of_surfaces(&part, &surfaces) } else { None };
            GroupMesh { group, mesh: meshes.add(geometry.into_mesh()), running_gear: running_gear.map(Arc::new) }
        });
        let group_meshes: Vec<_> = group_meshes.collect();
        let FilePart { name, parent, pivot, .. } = part;
        let (low, full) = if is_full { (Vec::new(), group_meshes) } else { (group_meshes, Vec::new()) };
        match self.parts.iter_mut().find(|existing| existing.name == name) {
            Some(existing) => existing.full = full,
            None => self.parts.push(LoadedPart { name, parent, pivot, low, full }),
        }
    }

    /// The number of a slot. A slot that the model has no number for gets the next one.
    fn slot_number(&mut self, slot: &str) -> usize {
        self.slots.iter().position(|other| other == slot).unwrap_or_else(|| {
            self.slots = self.slots.iter().cloned().chain([slot.to_owned()]).collect();
            self.slots.len() - 1
        })
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
