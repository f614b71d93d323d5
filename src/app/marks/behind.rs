//! The material of marks that are hidden by pieces: they shine through faintly, so that targets can be seen from a low camera.

use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{ExtendedMaterial, MaterialExtension, MaterialExtensionKey, MaterialExtensionPipeline, MaterialPlugin};
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, CompareFunction, RenderPipelineDescriptor, SpecializedMeshPipelineError,
};

use crate::app::common::marks::flat::flat_material;
use crate::app::common::marks::style::SEEN_THROUGH_PIECES;

/// A material that is drawn only where something hides it.
pub(super) type BehindMaterial = ExtendedMaterial<StandardMaterial, Behind>;

/// Reverses the depth test, so that only fragments behind others are drawn.
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
            // Reversed depth: 1 at the near plane, 0 far away.
            depth.depth_compare = Some(CompareFunction::Less);
        }
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<BehindMaterial>::default());
}

/// The material, faint enough not to look like a mark on the piece.
pub(super) fn material() -> BehindMaterial {
    let base = StandardMaterial { base_color: Color::WHITE.with_alpha(SEEN_THROUGH_PIECES), ..flat_material() };
    BehindMaterial { base, extension: Behind {} }
}
