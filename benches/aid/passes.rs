//! Times of the passes of a frame, and the number of its draws.

use std::collections::BTreeMap;

use bevy::core_pipeline::core_3d::{AlphaMask3d, Opaque3d, Transparent3d};
use bevy::core_pipeline::prepass::{AlphaMask3dPrepass, Opaque3dPrepass};
use bevy::diagnostic::DiagnosticsStore;
use bevy::pbr::Shadow;
use bevy::prelude::*;
use bevy::render::batching::gpu_preprocessing::IndirectParametersBuffers;
use bevy::render::render_phase::{BinnedPhaseItem, SortedPhaseItem, ViewBinnedRenderPhases, ViewSortedRenderPhases};
use bevy::render::{Render, RenderApp, RenderSystems};
use std::any::TypeId;
use std::sync::{Arc, Mutex};

/// The mean time of each pass on the graphics adapter in milliseconds, by name, as far as it is known.
pub fn pass_times(app: &App) -> BTreeMap<String, f64> {
    let Some(store) = app.world().get_resource::<DiagnosticsStore>() else { return BTreeMap::new() };
    let passes = store.iter().filter_map(|diagnostic| {
        let name = diagnostic.path().as_str().strip_prefix("render/")?.strip_suffix("/elapsed_gpu")?;
        Some((name.to_owned(), diagnostic.average()?))
    });
    passes.collect()
}

/// The draws of the last frame by phase.
#[derive(Resource, Clone, Default)]
pub struct DrawCounts(Arc<Mutex<BTreeMap<&'static str, usize>>>);

/// Counts the draws of each frame: one for each mesh with a material, however many instances it has, and one for each transparent object.
/// A call that draws several meshes with parameters from a buffer counts as so many draws.
pub struct DrawCountPlugin;

impl Plugin for DrawCountPlugin {
    fn build(&self, app: &mut App) {
        let counts = DrawCounts::default();
        app.insert_resource(counts.clone());
        if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
            renderer.insert_resource(counts).add_systems(
                Render,
                (
                    count_binned::<Opaque3d>,
                    count_binned::<AlphaMask3d>,
                    count_binned::<Opaque3dPrepass>,
                    count_binned::<AlphaMask3dPrepass>,
                    count_binned::<Shadow>,
                    count_sorted::<Transparent3d>,
                )
                    .in_set(RenderSystems::Cleanup),
            );
        }
    }
}

/// The name of a phase item's type without its path.
fn phase_name<T>() -> &'static str {
    let name = std::any::type_name::<T>();
    name.rsplit("::").next().unwrap_or(name)
}

fn count_binned<T: BinnedPhaseItem>(
    phases: Option<Res<ViewBinnedRenderPhases<T>>>,
    indirect: Option<Res<IndirectParametersBuffers>>,
    counts: Res<DrawCounts>,
) {
    let Some(phases) = phases else { return };
    let indirect = indirect.as_ref().and_then(|buffers| buffers.get(&TypeId::of::<T>()));
    let indirect = indirect.map_or(0, |buffers| buffers.indexed.batch_count() + buffers.non_indexed.batch_count());
    let direct = phases.values().map(|phase| {
        let unbatchable: usize = phase.unbatchable_meshes.values().map(|bin| bin.entities.len()).sum();
        // With indirect drawing, the buffer contains the batchable meshes, too.
        unbatchable + if indirect == 0 { phase.batchable_meshes.len() } else { 0 }
    });
    let direct: usize = direct.sum();
    if let Ok(mut counts) = counts.0.lock() {
        counts.insert(phase_name::<T>(), indirect + direct);
    }
}

fn count_sorted<T: SortedPhaseItem>(phases: Option<Res<ViewSortedRenderPhases<T>>>, counts: Res<DrawCounts>) {
    let Some(phases) = phases else { return };
    let of_phase = phases.values().map(|phase| {
        // The first item of a batch has the range of all its instances, and the items after it are not drawn.
        let (mut draws, mut items) = (0, phase.items.values());
        while let Some(item) = items.next() {
            let instances = item.batch_range().len();
            draws += usize::from(instances > 0);
            items.by_ref().take(instances.saturating_sub(1)).for_each(drop);
        }
        draws
    });
    if let Ok(mut counts) = counts.0.lock() {
        counts.insert(phase_name::<T>(), of_phase.sum());
    }
}

/// The draws of the last frame by phase, in an app with the [`DrawCountPlugin`].
pub fn draw_counts(app: &App) -> BTreeMap<&'static str, usize> {
    let counts = app.world().resource::<DrawCounts>();
    counts.0.lock().map(|counts| counts.clone()).unwrap_or_default()
}
