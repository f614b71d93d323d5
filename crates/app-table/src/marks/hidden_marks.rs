//! The material of marks behind pieces. Such marks shine through faintly, so that targets are visible from a low camera.

use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{ExtendedMaterial, MaterialExtension, MaterialExtensionKey, MaterialExtensionPipeline};
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, CompareFunction, RenderPipelineDescriptor, SpecializedMeshPipelineError,
};

use cannon_app_base::common::marks::flat_shape::flat_material;
use cannon_app_base::common::marks::style::THROUGH_PIECES_OPACITY;

/// A material that is drawn only behind other objects.
pub(super) type HiddenMarkMaterial = ExtendedMaterial<StandardMaterial, HiddenOnly>;

/// The material extension that reverses the depth test, so that only hidden fragments are drawn.
#[derive(Asset, AsBindGroup, Reflect, Clone, Debug, Default)]
pub(super) struct HiddenOnly {}

impl MaterialExtension for HiddenOnly {
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
            // Bevy's depth is reversed: 1 at the near plane and 0 at infinity.
            depth.depth_compare = Some(CompareFunction::Less);
        }
        Ok(())
    }
}

/// The material of marks of this colour. It is so faint that it does not look like a mark on the piece.
pub(super) fn material(colour: Color) -> HiddenMarkMaterial {
    let base = StandardMaterial { base_color: colour.with_alpha(THROUGH_PIECES_OPACITY), ..flat_material() };
    HiddenMarkMaterial { base, extension: HiddenOnly {} }
}
