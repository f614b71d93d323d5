//! The models of pieces and props: what they look like in each set of pieces.

use std::hash::{Hash, Hasher};

use bevy::prelude::*;

use crate::common::marks::flat_shape::FlatShape;
use crate::common::pieces::{Gesture, MeshSource};
use cannon_appearance::{PieceSet, PieceSize};

/// The footprint up to which larger pieces grow: a little less than half the distance of neighbouring places.
const MAX_FOOTPRINT: f32 = 0.49;

/// The look of a kind of piece. A game has one for everything that can stand on its board. A piece that changes its look permanently, as a
/// unit that becomes a wreck does, changes its model.
#[derive(Debug)]
pub struct PieceModel {
    /// The unique name, such as `cannon/soldier`. Models with equal names are equal.
    pub name: &'static str,
    /// Its form in the sets that share their models.
    pub modelled: PieceForm,
    /// Its form in the plain set; `None` if that is the same.
    pub plain: Option<PieceForm>,
    /// Whether it has the paints of a burnt-out piece instead of the paints of its side.
    pub is_burnt: bool,
    /// The pose of a destroyed piece; `None` if it stands.
    pub wreck_pose: Option<WreckPose>,
    /// The form of the terrain that it stands for on a board that shows a landscape; `None` if it is no terrain.
    pub terrain: Option<TerrainForm>,
}

impl PieceModel {
    /// A model of a piece that stands, with the same form in all sets.
    pub const fn new(name: &'static str, modelled: PieceForm) -> PieceModel {
        PieceModel { name, modelled, plain: None, is_burnt: false, wreck_pose: None, terrain: None }
    }

    /// Its form in a set.
    pub fn form(&self, set: PieceSet) -> &PieceForm {
        self.plain.as_ref().filter(|_| set == PieceSet::Plain).unwrap_or(&self.modelled)
    }

    /// The factor by which it is larger than its model in a set. Terrain, and what is dug into it, keeps its size.
    pub fn scale(&self, set: PieceSet, size: PieceSize) -> f32 {
        if self.terrain.is_some() { 1.0 } else { self.form(set).scale(size) }
    }
}

impl PartialEq for PieceModel {
    fn eq(&self, other: &PieceModel) -> bool {
        self.name == other.name
    }
}

impl Eq for PieceModel {}

impl Hash for PieceModel {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

/// The symbol of a kind of piece, which stands over pieces whose model is too small on the screen to be recognised.
#[derive(Debug)]
pub struct Badge {
    /// The unique name, such as `tank-chess/heavy`.
    pub name: &'static str,
    /// The symbol as triangles. It fits in a square of half width 1 around the origin and is seen upright.
    pub triangles: Vec<[Vec2; 3]>,
}

impl Badge {
    /// Adds the symbol to an empty shape of its colour.
    pub fn draw(&self, flat: FlatShape) -> FlatShape {
        self.triangles.iter().fold(flat, |flat, corners| flat.tint(corners))
    }
}

/// The form of terrain, which shows what it does to pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TerrainForm {
    /// Tall terrain that stops everything, such as houses and woods.
    Block,
    /// Low obstacles that stop vehicles only.
    Low,
    /// Hedges that hide what is behind them, but stop nobody.
    Hedge,
    /// Water.
    Water,
    /// Earth around a model that is dug into the ground, and stands on the board together with it.
    Mound,
}

impl TerrainForm {
    /// Whether a landscape shows terrain of this form instead of the model.
    pub const fn replaces_model(self) -> bool {
        !matches!(self, TerrainForm::Mound)
    }
}

/// The form of a kind of piece in some of the sets.
#[derive(Debug)]
pub struct PieceForm {
    /// Radius of the area that it covers on the board.
    pub footprint: f32,
    /// The shape that the pointer hits.
    pub picking_shape: PickingShape,
    /// The source of its meshes.
    pub mesh_source: MeshSource,
    /// The names of the parts that animations move; it may have more parts.
    pub moving_parts: &'static [&'static str],
    /// Its idle animation.
    pub idle_animation: IdleAnimation,
}

impl PieceForm {
    /// The factor by which it is larger than its model. Wide pieces grow less than others, so that neighbours do not overlap.
    fn scale(&self, size: PieceSize) -> f32 {
        size.factor().min((MAX_FOOTPRINT / self.footprint).max(1.0))
    }
}

/// The idle animation of a piece, so that the board looks alive.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum IdleAnimation {
    /// None.
    None,
    /// The piece moves as if it breathed, and now and then makes one of these gestures.
    Breathing(&'static [Gesture]),
    /// The named part waves in the wind.
    Waving(&'static str),
    /// Smoke rises from the piece.
    Smoking,
}

/// The approximate shape of a piece for picking: a truncated cone slightly smaller than the piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PickingShape {
    /// Radius at the bottom.
    pub bottom: f32,
    /// Radius at the top.
    pub top: f32,
    /// Height above the board.
    pub height: f32,
}

/// The pose of a destroyed piece that stays on its place, relative to a piece that stands: the hull has sunk into the ground on one side,
/// and the turret has been lifted off its ring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WreckPose {
    /// Depth in board units by which the hull has sunk.
    pub sunk: f32,
    /// Angle in radians by which the front of the hull is raised.
    pub pitch: f32,
    /// Angle in radians by which the right side of the hull is raised.
    pub roll: f32,
    /// The parts that are out of place, by name.
    pub parts: &'static [(&'static str, BrokenPart)],
}

/// The pose of a part that is out of place, relative to its rest pose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BrokenPart {
    /// How far it is shifted, in board units.
    pub shift: Vec3,
    /// Angle in radians by which it is turned to the left.
    pub turn: f32,
    /// Angle in radians by which its front is raised.
    pub pitch: f32,
    /// Angle in radians by which its right side is raised.
    pub roll: f32,
}

impl WreckPose {
    /// The pose of the body.
    pub fn hull(&self) -> Transform {
        let rotation = Quat::from_rotation_x(self.pitch) * Quat::from_rotation_z(self.roll);
        Transform::from_xyz(0.0, -self.sunk, 0.0).with_rotation(rotation)
    }

    /// The pose of a part, relative to its rest pose.
    pub fn part(&self, name: &str) -> Transform {
        let broken = self.parts.iter().find(|(part, _)| *part == name);
        broken.map_or(Transform::IDENTITY, |(_, part)| part.transform())
    }
}

impl BrokenPart {
    fn transform(&self) -> Transform {
        let rotation = Quat::from_euler(EulerRot::YXZ, self.turn, self.pitch, self.roll);
        Transform::from_translation(self.shift).with_rotation(rotation)
    }
}

/// The model of an object that exists only during an animation, such as a gun or a shell.
#[derive(Debug)]
pub struct PropModel {
    /// The unique name, such as `cannon/gun`.
    pub name: &'static str,
    /// The source of its meshes. A prop that belongs to no side has the look of South's.
    pub mesh_source: MeshSource,
    /// The source of its meshes in the plain set; `None` if that is the same.
    pub plain: Option<MeshSource>,
    /// The names of the parts that animations move; it may have more parts.
    pub moving_parts: &'static [&'static str],
}

impl PropModel {
    /// The source of its meshes in a set.
    pub fn mesh_source(&self, set: PieceSet) -> &MeshSource {
        self.plain.as_ref().filter(|_| set == PieceSet::Plain).unwrap_or(&self.mesh_source)
    }
}

impl PartialEq for PropModel {
    fn eq(&self, other: &PropModel) -> bool {
        self.name == other.name
    }
}

impl Eq for PropModel {}
