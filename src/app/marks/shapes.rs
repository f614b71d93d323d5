//! What each kind of mark looks like.

use std::collections::HashMap;

use bevy::prelude::*;

use super::MarkKind;
use super::behind::{self, BehindMaterial};
use super::flat::Flat;
use super::style::{BRACKET, SELECTED_RADIUS, STEP_RADIUS, STROKE, TARGET_RADIUS, colour};
use crate::rules::cannon::Direction;

/// Meshes and materials of all marks.
#[derive(Resource)]
pub(super) struct MarkAssets {
    meshes: HashMap<MarkKind, Handle<Mesh>>,
    material: Handle<StandardMaterial>,
    behind_pieces: Handle<BehindMaterial>,
}

impl MarkAssets {
    pub(super) fn mesh(&self, kind: MarkKind) -> Handle<Mesh> {
        self.meshes.get(&kind).cloned().unwrap_or_default()
    }

    pub(super) fn material(&self) -> Handle<StandardMaterial> {
        self.material.clone()
    }

    pub(super) fn behind_pieces(&self) -> Handle<BehindMaterial> {
        self.behind_pieces.clone()
    }
}

/// Makes the assets, where there is something to make them for.
pub(super) fn make_assets(
    mut commands: Commands,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<StandardMaterial>>>,
    behind_materials: Option<ResMut<Assets<BehindMaterial>>>,
) {
    let (Some(mut meshes), Some(mut materials), Some(mut behind_materials)) = (meshes, materials, behind_materials)
    else {
        return;
    };
    commands.insert_resource(MarkAssets {
        meshes: MarkKind::ALL.into_iter().map(|kind| (kind, meshes.add(figure(kind).mesh()))).collect(),
        material: materials.add(flat_material()),
        behind_pieces: behind_materials.add(behind::material()),
    });
}

/// Colours as they are, in no light and no shadow.
pub(super) fn flat_material() -> StandardMaterial {
    StandardMaterial {
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        cull_mode: None,
        double_sided: true,
        fog_enabled: false,
        ..default()
    }
}

/// The turn around the vertical by which a figure that points up the ranks points in a direction.
pub(super) fn heading_angle(direction: Direction) -> f32 {
    let (files, ranks) = direction.step();
    (-f32::from(files)).atan2(f32::from(ranks))
}

/// The figure of a mark. Those that point do so up the ranks.
fn figure(kind: MarkKind) -> Flat {
    let flat = Flat::new(colour(kind));
    match kind {
        MarkKind::Selected => flat.arc(SELECTED_RADIUS, STROKE, 0.0, 1.0),
        MarkKind::Place => towers(flat),
        MarkKind::Step => flat.disc(STEP_RADIUS),
        MarkKind::Capture => fangs(flat.arc(TARGET_RADIUS, STROKE, 0.0, 1.0)),
        MarkKind::Retreat => chevrons(flat),
        MarkKind::Shift => file_of_three(flat),
        MarkKind::Shot => cross_hairs(flat),
        MarkKind::LastFrom => brackets(flat, BRACKET, 0.10, 0.030),
        MarkKind::LastTo => brackets(flat, BRACKET, 0.22, 0.045),
        MarkKind::Threat => warning(flat),
        MarkKind::Cursor => brackets(flat, BRACKET + 0.02, 0.34, 0.055),
        MarkKind::HintFrom => (0..8).fold(flat, |flat, n| {
            let turn = n as f32 / 8.0;
            flat.arc(SELECTED_RADIUS, STROKE, turn, turn + 0.06)
        }),
        MarkKind::HintTo => flat.arc(0.30, STROKE, 0.0, 1.0).arc(0.16, STROKE, 0.0, 1.0),
    }
}

/// Four corners of a square.
fn brackets(flat: Flat, half: f32, length: f32, width: f32) -> Flat {
    [Vec2::new(1.0, 1.0), Vec2::new(1.0, -1.0), Vec2::new(-1.0, -1.0), Vec2::new(-1.0, 1.0)].into_iter().fold(
        flat,
        |flat, corner| {
            let tip = corner * half;
            flat.bar(tip, tip - Vec2::X * corner.x * length, width).bar(tip, tip - Vec2::Y * corner.y * length, width)
        },
    )
}

/// Four teeth that close in on a piece.
fn fangs(flat: Flat) -> Flat {
    (0..4).fold(flat, |flat, n| {
        let turn = Vec2::from_angle(std::f32::consts::FRAC_PI_4 + n as f32 * std::f32::consts::FRAC_PI_2);
        let corner = |x: f32, y: f32| turn.rotate(Vec2::new(x, y));
        flat.triangle([corner(0.30, 0.0), corner(0.46, 0.10), corner(0.46, -0.10)])
    })
}

/// Two chevrons, one behind the other.
fn chevrons(flat: Flat) -> Flat {
    [-0.10, 0.12].into_iter().fold(flat, |flat, y| {
        let tip = Vec2::new(0.0, y + 0.12);
        flat.bar(tip, Vec2::new(-0.20, y - 0.06), 0.08).bar(tip, Vec2::new(0.20, y - 0.06), 0.08)
    })
}

/// An arrowhead before two bars: three in a file, marching.
fn file_of_three(flat: Flat) -> Flat {
    flat.triangle([Vec2::new(0.0, 0.32), Vec2::new(0.20, 0.06), Vec2::new(-0.20, 0.06)])
        .bar(Vec2::new(-0.18, -0.06), Vec2::new(0.18, -0.06), 0.07)
        .bar(Vec2::new(-0.18, -0.22), Vec2::new(0.18, -0.22), 0.07)
}

/// A broken ring with four hairs.
fn cross_hairs(flat: Flat) -> Flat {
    (0..4).fold(flat, |flat, n| {
        let turn = n as f32 / 4.0;
        let hair = Vec2::from_angle(n as f32 * std::f32::consts::FRAC_PI_2);
        flat.arc(TARGET_RADIUS, STROKE, turn + 0.04, turn + 0.21).bar(hair * 0.30, hair * 0.54, 0.05)
    })
}

/// A ring of teeth that point at what stands in the middle.
fn warning(flat: Flat) -> Flat {
    const TEETH: usize = 8;
    (0..TEETH).fold(flat, |flat, n| {
        let turn = Vec2::from_angle((n as f32 + 0.5) * std::f32::consts::TAU / TEETH as f32);
        flat.triangle([Vec2::new(0.34, 0.0), Vec2::new(0.50, 0.085), Vec2::new(0.50, -0.085)].map(|p| turn.rotate(p)))
    })
}

/// A square with battlements on one side: a town.
fn towers(flat: Flat) -> Flat {
    flat.bar(Vec2::new(-0.24, -0.12), Vec2::new(0.24, -0.12), 0.22)
        .bar(Vec2::new(-0.19, -0.01), Vec2::new(-0.19, 0.14), 0.10)
        .bar(Vec2::new(0.0, -0.01), Vec2::new(0.0, 0.14), 0.10)
        .bar(Vec2::new(0.19, -0.01), Vec2::new(0.19, 0.14), 0.10)
}
