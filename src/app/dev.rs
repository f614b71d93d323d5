//! Reloading of changed asset files while the game runs, for work on models, rooms and sounds.
//!
//! The feature `dev` adds it. A watcher reports changed files below `assets/`; the folders that have loaded them load them again when they
//! read [`AssetReloadRequest`].

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use bevy::prelude::*;
use notify::{Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher};

use cannon_app_base::common::{AssetKind, AssetReloadRequest};

/// The time for which no file may change before the files are loaded, because exporters write a file in several steps.
const SETTLE_TIME: Duration = Duration::from_millis(300);

/// The watcher, which stops when it is dropped, and the changes that are not loaded yet.
#[derive(Resource)]
struct AssetWatcher {
    _watcher: RecommendedWatcher,
    changed_paths: Mutex<Receiver<PathBuf>>,
    pending: Vec<AssetKind>,
    unchanged_for: Duration,
}

pub(super) fn plugin(app: &mut App) {
    match watch(cannon_assets::folder()) {
        Ok(watcher) => {
            app.insert_resource(watcher).add_systems(First, report_changes);
        }
        Err(error) => error!("changed assets are not reloaded: {error}"),
    }
}

fn watch(folder: &Path) -> notify::Result<AssetWatcher> {
    let (sender, changed_paths) = channel();
    let mut watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
        let Ok(event) = event.inspect_err(|error| warn!("an asset change was missed: {error}")) else { return };
        if matches!(event.kind, EventKind::Create(_) | EventKind::Modify(_)) {
            for path in event.paths {
                // The receiver is gone only while the program ends.
                let _ = sender.send(path);
            }
        }
    })?;
    watcher.watch(folder, RecursiveMode::Recursive)?;
    let changed_paths = Mutex::new(changed_paths);
    Ok(AssetWatcher { _watcher: watcher, changed_paths, pending: Vec::new(), unchanged_for: Duration::ZERO })
}

/// The kind of asset that a file holds, by its extension. `None` for sources and other files.
fn kind_of(path: &Path) -> Option<AssetKind> {
    match path.extension()?.to_str()? {
        "glb" => Some(AssetKind::Model),
        "ktx2" => Some(AssetKind::Room),
        "ogg" => Some(AssetKind::Sound),
        _ => None,
    }
}

fn report_changes(
    mut watcher: ResMut<AssetWatcher>,
    mut changes: MessageWriter<AssetReloadRequest>,
    time: Res<Time<Real>>,
) {
    let watcher = &mut *watcher;
    let Ok(paths) = watcher.changed_paths.get_mut() else { return };
    let mut is_quiet = true;
    for kind in paths.try_iter().filter_map(|path| kind_of(&path)) {
        is_quiet = false;
        if !watcher.pending.contains(&kind) {
            watcher.pending.push(kind);
        }
    }
    watcher.unchanged_for = if is_quiet { watcher.unchanged_for + time.delta() } else { Duration::ZERO };
    if watcher.unchanged_for >= SETTLE_TIME {
        changes.write_batch(watcher.pending.drain(..).map(AssetReloadRequest));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_file_is_reported_once_it_has_settled() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let mut app = App::new();
        app.init_resource::<Time<Real>>().add_message::<AssetReloadRequest>().add_systems(First, report_changes);
        app.insert_resource(watch(folder.path()).expect("the folder can be watched"));
        std::fs::write(folder.path().join("gun.glb"), "changed").expect("it can be written");
        std::fs::write(folder.path().join("notes.txt"), "changed").expect("it can be written");
        let mut reported = Vec::new();
        for _ in 0..500 {
            std::thread::sleep(Duration::from_millis(10));
            app.world_mut().resource_mut::<Time<Real>>().update();
            app.update();
            reported.extend(app.world_mut().resource_mut::<Messages<AssetReloadRequest>>().drain());
            if !reported.is_empty() {
                break;
            }
        }
        assert_eq!(reported, [AssetReloadRequest(AssetKind::Model)]);
    }
}
