//! Everything that pieces and props are drawn with.
//!
//! What a game needs is made when the first of its pieces comes onto the table: cheap versions alone for the low tier, whole models with
//! their pictures besides for the others. [`PieceAssets::keep_up`] follows the settings.

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

/// What the settings ask for.
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
    /// In how much detail each game's things have been made, if they have.
    made: Vec<Option<Version>>,
    grain: Option<Grain>,
    /// The grain as it lies on cheap models; there is none until wood is wanted.
    tile: Handle<Image>,
    /// What things are finished with that are made by code.
    lacquer: Finish,
    /// A square of half width one in the plane y = 0, for the shade under a piece.
    pub(super) shade: Handle<Mesh>,
    /// The shade under a piece: darkest in the middle.
    pub(super) shade_material: Handle<StandardMaterial>,
}

/// What has been read of a model's files: its parts in order, and the pictures of the whole model.
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

/// What a part of a file is made of in one slot.
#[derive(Debug)]
struct PartSkin {
    slot: String,
    mesh: Handle<Mesh>,
    runner: Option<Arc<Runner>>,
}

/// Where assets are kept.
#[derive(SystemParam)]
pub(super) struct Stores<'w> {
    meshes: ResMut<'w, Assets<Mesh>>,
    materials: ResMut<'w, Assets<StandardMaterial>>,
    images: ResMut<'w, Assets<Image>>,
}

/// Makes what all things need. They themselves come with their games.
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
    /// A piece as it is drawn. `None` until its game is on the table.
    pub(super) fn model(&self, model: &Model, side: Side) -> Option<&Thing> {
        self.things.get(&(model.name, side))
    }

    /// Hangs a prop, as a side has it, under the entity that is to be it. Nothing until its game is on the table.
    pub(in crate::app) fn hang_prop(&self, commands: &mut Commands, prop: &PropModel, side: Side, entity: Entity) {
        if let Some(thing) = self.things.get(&(prop.name, side)) {
            thing.hang(commands, entity, entity, self.look.detail);
        }
    }

    /// Hangs a likeness of a piece that lets the light through under an entity, with its turret turned so.
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

    /// In how much detail things are drawn.
    pub(super) fn detail(&self) -> Detail {
        self.look.detail
    }

    /// Follows the settings. Returns whether what hangs must be hung anew; what it is painted with changes by itself.
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

    /// Makes everything of the game whose piece this is, unless that has been done.
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
        // Cheap versions come first and say which parts there are.
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

    /// The grain, if the set in force is of wood.
    fn wood(&self) -> Option<Wood<'_>> {
        let grain = self.grain.as_ref().filter(|_| self.look.set == PieceSet::CarvedWood)?;
        Some(Wood { grain, is_wood: paint::is_carved })
    }

    fn find_grain(&mut self, stores: &mut Stores) {
        if self.look.set == PieceSet::CarvedWood && self.grain.is_none() {
            let grain = Grain::new();
            let (side, pixels) = grain.tile();
            let tile = Picture::of_light(side, pixels).into_image(true);
            // The handle was reserved for it.
            let _ = stores.images.insert(self.tile.id(), tile);
            self.grain = Some(grain);
        }
    }

    fn repaint(&mut self, before: PieceSet, stores: &mut Stores) {
        self.find_grain(stores);
        // The grain of wood is in the pictures.
        if [before, self.look.set].contains(&PieceSet::CarvedWood) {
            let pictured = self.files.iter().filter(|(_, look)| look.pictures.is_some());
            let pictured: Vec<_> = pictured.map(|(&name, _)| (name, Version::Full)).collect();
            for (name, _, file) in read_all(&pictured, self.wood()) {
                let surface = self.files.get(name).and_then(|look| look.pictures.as_ref());
                if let (Some(Surface::Pictured { wear, .. }), Some(pictures)) = (surface, file.pictures) {
                    // The handle is in use, so there is a place for it.
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
    /// Adds a part of one of the files to what is known of it.
    fn add(&mut self, part: FilePart, full: bool, meshes: &mut Assets<Mesh>) {
        // Cheap versions have no links that could be seen to run.
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

/// All models and props of a game, as each side has them.
fn forms(table: &Table) -> impl Iterator<Item = (&'static str, Side, &'static Form)> {
    let models = table.models.iter().flat_map(|model| Side::ALL.map(|side| (model.name, side, &model.form)));
    let props = table.props.iter().flat_map(|prop| Side::ALL.map(|side| (prop.name, side, &prop.form)));
    models.chain(props)
}

fn surface(pictures: Pictures, images: &mut Assets<Image>) -> Surface {
    let mut add = |picture: Picture| images.add(picture.into_image(false));
    Surface::Pictured { orm: add(pictures.orm), normal: add(pictures.normal), wear: add(pictures.wear) }
}
