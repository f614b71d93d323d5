//! Meshes and materials of pieces and props.
//!
//! The assets of a game are loaded when its first piece appears on the table: only the low-detail models on the low quality tier, the
//! full models with their textures as well on the others. [`PieceAssets::keep_up`] applies changed settings.

use std::collections::HashMap;
use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::Tone;
use super::load::{Version, read_all};
use super::model::{FilePart, Picture, Pictures, Runner, Wood};
use super::paint::{self, Grain, Surface};
use super::palette::{Finish, Ground, Palette};
use super::thing::{Detail, Skin, Thing, ThingPart};
use crate::app::common::mesh::Tangents;
use crate::app::common::pieces::{Form, MadePart};
use crate::app::common::pieces::{Model, PropModel};
use crate::app::games::{TABLES, Table};
use crate::appearance::PieceSet;
use cannon_rules::Side;

/// The settings that decide how pieces look.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Look {
    pub(super) detail: Detail,
    pub(super) set: PieceSet,
}

/// Meshes and materials of the pieces and props of all games.
#[derive(Resource, Debug)]
pub struct PieceAssets {
    things: HashMap<(&'static str, Side), Thing>,
    files: HashMap<&'static str, FileLook>,
    palette: Palette,
    look: Look,
    /// The most detailed version loaded for each game, by its index in [`TABLES`]; `None` if nothing of the game is loaded.
    made: Vec<Option<Version>>,
    grain: Option<Grain>,
    /// The wood grain on low-detail models. The handle has no image until the wooden set is chosen.
    tile: Handle<Image>,
    /// Material of models that are built by code.
    lacquer: Finish,
    /// A square of half width 1 in the plane y = 0, for the shadow under a piece.
    pub(super) shade: Handle<Mesh>,
    /// Material of the shadow under a piece; its texture is darkest in the middle.
    pub(super) shade_material: Handle<StandardMaterial>,
}

/// The loaded files of one model: its parts in order, and the textures of the full version.
#[derive(Debug, Default)]
struct FileLook {
    parts: Vec<PartLook>,
    pictures: Option<Surface>,
}

#[derive(Debug)]
struct PartLook {
    name: Arc<str>,
    parent: Option<usize>,
    pivot: Vec3,
    low: Vec<PartSkin>,
    full: Vec<PartSkin>,
}

/// The mesh of one material slot of a part.
#[derive(Debug)]
struct PartSkin {
    slot: String,
    mesh: Handle<Mesh>,
    runner: Option<Arc<Runner>>,
}

/// The asset collections that pieces are loaded into.
#[derive(SystemParam)]
pub(super) struct Stores<'w> {
    meshes: ResMut<'w, Assets<Mesh>>,
    materials: ResMut<'w, Assets<StandardMaterial>>,
    images: ResMut<'w, Assets<Image>>,
}

/// Creates the resource with the assets that all games share. Those of a game follow when it is on the table.
pub(super) fn make(mut commands: Commands, mut stores: Stores) {
    let lacquer = Finish::new(paint::lacquer(), &mut stores.materials);
    let shade_image = stores.images.add(super::shade::image());
    commands.insert_resource(PieceAssets {
        things: HashMap::new(),
        files: HashMap::new(),
        palette: Palette::default(),
        look: Look::default(),
        made: vec![None; TABLES.len()],
        grain: None,
        tile: stores.images.reserve_handle(),
        lacquer,
        shade: stores.meshes.add(super::shade::mesh()),
        shade_material: stores.materials.add(super::shade::material(shade_image)),
    });
}

impl PieceAssets {
    /// The render model of a piece, or `None` if its game has not been loaded.
    pub(super) fn model(&self, model: &Model, side: Side) -> Option<&Thing> {
        self.things.get(&(model.name, side))
    }

    /// Spawns a prop in a side's colours under `entity`. Does nothing until its game is loaded.
    pub(in crate::app) fn hang_prop(&self, commands: &mut Commands, prop: &PropModel, side: Side, entity: Entity) {
        if let Some(thing) = self.things.get(&(prop.name, side)) {
            thing.hang(commands, entity, entity, self.look.detail);
        }
    }

    /// Spawns a translucent copy of a piece under `entity`, with its turret rotated by `aim`.
    pub(in crate::app) fn hang_likeness(
        &self,
        commands: &mut Commands,
        (model, side): (&Model, Side),
        aim: Quat,
        entity: Entity,
    ) {
        if let Some(thing) = self.model(model, side) {
            thing.hang_likeness(commands, entity, aim, self.look.detail);
        }
    }

    /// The level of detail in use.
    pub(super) fn detail(&self) -> Detail {
        self.look.detail
    }

    /// Applies changed settings. Returns whether the spawned bodies must be rebuilt; a change of materials needs no rebuild.
    pub(super) fn keep_up(&mut self, look: Look, stores: &mut Stores) -> bool {
        let before = std::mem::replace(&mut self.look, look);
        if look.set != before.set {
            self.repaint(before.set, stores);
        }
        if look.detail == before.detail {
            return false;
        }
        for number in 0..TABLES.len() {
            if self.made[number].is_some() {
                self.make_table(number, stores);
            }
        }
        true
    }

    /// Loads all models again, because files have changed. The bodies must be rebuilt afterwards.
    #[cfg(feature = "dev")]
    pub(super) fn reload(&mut self, stores: &mut Stores) {
        self.files.clear();
        self.things.clear();
        self.palette = Palette::default();
        for number in 0..TABLES.len() {
            if self.made[number].take().is_some() {
                self.make_table(number, stores);
            }
        }
    }

    /// Loads everything of the game that this piece belongs to, unless that has been done.
    pub(super) fn prepare(&mut self, model: &Model, stores: &mut Stores) {
        let number = TABLES.iter().position(|table| table.models.contains(&model));
        if let Some(number) = number.filter(|&number| self.made[number].is_none()) {
            self.make_table(number, stores);
        }
    }

    fn make_table(&mut self, number: usize, stores: &mut Stores) {
        let wanted = if self.look.detail == Detail::Low { Version::Low } else { Version::Full };
        if self.made[number] >= Some(wanted) {
            return;
        }
        self.made[number] = Some(wanted);
        self.find_grain(stores);
        let table = &TABLES[number];
        let names = forms(table).filter_map(|(_, side, form)| form.file_of(side));
        let mut files: Vec<(&'static str, Version)> = names
            .flat_map(|name| [(name, Version::Low), (name, Version::Full)])
            .filter(|&(name, version)| version <= wanted && !self.has_read(name, version))
            .collect();
        files.sort_unstable();
        files.dedup();
        // Low-detail versions come first, because they define the list of parts.
        for (name, _, file) in read_all(&files, self.wood()) {
            let look = self.files.entry(name).or_default();
            look.pictures =
                file.pictures.map(|pictures| surface(pictures, &mut stores.images)).or(look.pictures.take());
            let full = look.pictures.is_some();
            for part in file.parts {
                look.add(part, full, &mut stores.meshes);
            }
        }
        for (name, side, form) in forms(table) {
            let thing = match form {
                Form::Files(_) => form.file_of(side).map(|file| self.of_file(file, table.tone(side), stores)),
                Form::Made { parts } => Some(self.of_code(parts, stores)),
            };
            if let Some(thing) = thing {
                self.things.insert((name, side), thing);
            }
        }
    }

    fn has_read(&self, name: &str, version: Version) -> bool {
        self.files.get(name).is_some_and(|look| version == Version::Low || look.pictures.is_some())
    }

    /// The wood grain, if the wooden set is in use.
    fn wood(&self) -> Option<Wood<'_>> {
        let grain = self.grain.as_ref().filter(|_| self.look.set == PieceSet::CarvedWood)?;
        Some(Wood { grain, is_wood: paint::is_carved })
    }

    fn find_grain(&mut self, stores: &mut Stores) {
        if self.look.set == PieceSet::CarvedWood && self.grain.is_none() {
            let grain = Grain::new();
            let (side, pixels) = grain.tile();
            let tile = Picture::of_light(side, pixels).into_image(true);
            // The handle was reserved in `make`, so the insertion cannot fail.
            let _ = stores.images.insert(self.tile.id(), tile);
            self.grain = Some(grain);
        }
    }

    fn repaint(&mut self, before: PieceSet, stores: &mut Stores) {
        self.find_grain(stores);
        // The wear textures contain the grain, so they change when the set changes to wood or from it.
        if [before, self.look.set].contains(&PieceSet::CarvedWood) {
            let pictured = self.files.iter().filter(|(_, look)| look.pictures.is_some());
            let pictured: Vec<_> = pictured.map(|(&name, _)| (name, Version::Full)).collect();
            for (name, _, file) in read_all(&pictured, self.wood()) {
                let surface = self.files.get(name).and_then(|look| look.pictures.as_ref());
                if let (Some(Surface::Pictured { wear, .. }), Some(pictures)) = (surface, file.pictures) {
                    // The handle is in use, so the insertion cannot fail.
                    let _ = stores.images.insert(wear.id(), pictures.wear.into_image(false));
                }
            }
        }
        self.palette.repaint(self.look.set, &mut stores.materials);
    }

    fn of_file(&mut self, file: &'static str, tone: Tone, stores: &mut Stores) -> Thing {
        let Some(look) = self.files.get(file) else { return Thing::default() };
        let plain = Surface::Plain(self.tile.clone());
        let mut skins = |version: Version, parts: &[PartSkin]| -> Vec<Skin> {
            let (of, surface) = match (version, &look.pictures) {
                (Version::Full, Some(pictures)) => (Some(file), pictures),
                _ => (None, &plain),
            };
            let skin = |PartSkin { slot, mesh, runner }: &PartSkin| {
                let ground = Ground { file: of, tone, slot: slot.clone() };
                let finish = self.palette.finish(self.look.set, ground, surface, &mut stores.materials)?;
                Some(Skin { mesh: mesh.clone(), finish, runner: runner.clone() })
            };
            parts.iter().filter_map(skin).collect()
        };
        let parts = look.parts.iter().map(|part| ThingPart {
            name: part.name.clone(),
            parent: part.parent,
            pivot: part.pivot,
            near: skins(Version::Full, &part.full),
            far: skins(Version::Low, &part.low),
        });
        Thing { parts: parts.collect() }
    }

    fn of_code(&self, parts: &[MadePart], stores: &mut Stores) -> Thing {
        let parts = parts.iter().map(|part| {
            let shape = (part.make)().transformed(Mat4::from_translation(-part.pivot));
            let mesh = stores.meshes.add(shape.into_mesh(Tangents::None));
            let far = vec![Skin { mesh, finish: self.lacquer.clone(), runner: None }];
            ThingPart { name: part.name.into(), parent: None, pivot: part.pivot, near: Vec::new(), far }
        });
        Thing { parts: parts.collect() }
    }
}

impl FileLook {
    /// Adds a part from one of the two files of the model.
    fn add(&mut self, part: FilePart, full: bool, meshes: &mut Assets<Mesh>) {
        // Low-detail models have no separate links whose movement could be seen.
        let runners = if full { Runner::of_part(&part) } else { Vec::new() };
        let runners = runners.into_iter().map(|runner| runner.map(Arc::new)).chain(std::iter::repeat(None));
        let FilePart { name, parent, pivot, surfaces, .. } = part;
        let skins = surfaces.into_iter().zip(runners).map(|((slot, geometry), runner)| {
            let mesh = meshes.add(geometry.into_mesh());
            PartSkin { slot, mesh, runner }
        });
        let surfaces: Vec<_> = skins.collect();
        let (low, full) = if full { (Vec::new(), surfaces) } else { (surfaces, Vec::new()) };
        match self.parts.iter_mut().find(|known| known.name == name) {
            Some(known) => known.full = full,
            None => {
                self.parts.push(PartLook { name, parent, pivot, low, full });
            }
        }
    }
}

/// The forms of all models and props of a game, for both sides.
fn forms(table: &Table) -> impl Iterator<Item = (&'static str, Side, &'static Form)> {
    let models = table.models.iter().flat_map(|model| Side::ALL.map(|side| (model.name, side, &model.form)));
    let props = table.props.iter().flat_map(|prop| Side::ALL.map(|side| (prop.name, side, &prop.form)));
    models.chain(props)
}

fn surface(pictures: Pictures, images: &mut Assets<Image>) -> Surface {
    let mut add = |picture: Picture| images.add(picture.into_image(false));
    Surface::Pictured { orm: add(pictures.orm), normal: add(pictures.normal), wear: add(pictures.wear) }
}
