//! Marks shine faintly through the pieces that stand before them, so that a low camera hides nothing that can be played.

use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{ExtendedMaterial, MaterialExtension, MaterialExtensionKey, MaterialExtensionPipeline, MaterialPlugin};
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, CompareFunction, RenderPipelineDescriptor, SpecializedMeshPipelineError,
};

use crate::app::common::marks::flat::flat_material;
use crate::app::common::marks::style::SEEN_THROUGH_PIECES;

/// The marks' material where something hides them, and nowhere else.
pub(super) type BehindMaterial = ExtendedMaterial<StandardMaterial, Behind>;

/// Turns the depth test around: what is drawn lies behind what was drawn before.
#[derive(Asset, AsBindGroup, Reflect, Clone, Debug, Default)]
pub(super) struct Behind {}

impl MaterialExtension for Behind {
    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }

    fn specialize(
        _: &MaterialExtensionPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        _: MaterialExtensionKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if let Some(depth) = &mut descriptor.depth_stencil {
            // Depth runs from 1 at the camera to 0 far away.
            depth.depth_compare = Some(CompareFunction::Less);
        }
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<BehindMaterial>::default());
}

/// The material, faint enough not to be taken for a mark on the piece.
pub(super) fn material() -> BehindMaterial {
    let base = StandardMaterial { base_color: Color::WHITE.with_alpha(SEEN_THROUGH_PIECES), ..flat_material() };
    BehindMaterial { base, extension: Behind {} }
}
