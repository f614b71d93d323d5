//! Tests that a change of the scene leaves nothing behind: after each round through all scenes there are as many assets and entities as before.

use std::time::Duration;

use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use cannon_app_activities::persistence::Storage;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::{Settings, SettingsFile};
use cannon_app_table::{CorePlugin, TablePlugin};
use cannon_appearance::Quality;

use crate::scenes::{self, ALL_SCENES, is_settled};

/// Frames for which each scene is shown at least, and at most.
const MIN_FRAMES: usize = 4;
const MAX_FRAMES: usize = 600;

/// The numbers of live things.
#[derive(Debug, PartialEq, Eq)]
struct Live {
    meshes: usize,
    images: usize,
    materials: usize,
    entities: u32,
}

impl Live {
    fn count(world: &World) -> Live {
        Live {
            meshes: world.resource::<Assets<Mesh>>().len(),
            images: world.resource::<Assets<Image>>().len(),
            materials: world.resource::<Assets<StandardMaterial>>().len(),
            entities: world.entities().count_spawned(),
        }
    }
}

/// The table without a graphics device: all assets stay in the main world.
fn table(quality: Quality) -> App {
    let mut app = App::new();
    app.insert_resource(Storage(None)).insert_resource(SettingsFile(None));
    let no_device = WgpuSettings { backends: None, ..default() };
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .set(RenderPlugin { render_creation: no_device.into(), ..default() })
            .disable::<LogPlugin>()
            .disable::<WinitPlugin>(),
    )
    // Without a device, nothing adds it; the observers of rendered components need it.
    .add_plugins(SyncWorldPlugin)
    .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)))
    .insert_resource(Settings { quality: Some(quality), ..default() })
    .add_plugins((CorePlugin, TablePlugin));
    app.finish();
    app.cleanup();
    app
}

fn play_round(app: &mut App) {
    for &scene in ALL_SCENES {
        scenes::enter(app.world_mut(), scene);
        let is_at_rest = |frame: usize| {
            app.update();
            let world = app.world();
            frame >= MIN_FRAMES && is_settled(world.resource::<Match>(), world.resource::<BoardView>())
        };
        assert!((0..MAX_FRAMES).any(is_at_rest), "{scene:?} does not come to rest");
    }
}

#[test]
fn ten_rounds_through_all_scenes_leave_no_assets_behind() {
    let mut app = table(Quality::Low);
    // The first rounds load what later rounds use again.
    (0..2).for_each(|_| play_round(&mut app));
    let before = Live::count(app.world());
    (0..8).for_each(|_| play_round(&mut app));
    assert_eq!(Live::count(app.world()), before);
}
