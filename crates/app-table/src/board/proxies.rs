//! Proxies for mouse picking: one invisible entity for each spot of the board.

use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings};
use bevy::prelude::*;
use cannon_app_base::common::SpawnProxies;
use cannon_app_base::common::board::BoardSpot;

use cannon_app_base::common::AppSystems;
use cannon_app_base::common::board::{BoardLayout, EditedBoard};
use cannon_app_base::common::pieces::HILL_HEIGHT;
use cannon_app_base::play::Match;
use cannon_app_games as games;

/// Height of the proxies above the board, about the middle of a piece's pedestal.
const HEIGHT: f32 = 0.02;

/// Adds the proxies. The plugin needs no rendering: without mesh assets, the proxies have only transforms.
pub fn proxies_plugin(app: &mut App) {
    if !app.is_plugin_added::<MeshPickingPlugin>() {
        app.add_plugins(MeshPickingPlugin);
    }
    // Only marked entities can be picked, so pieces and decoration cannot. Picking ignores visibility, because the proxies are never
    // drawn.
    app.insert_resource(MeshPickingSettings { require_markers: true, ray_cast_visibility: RayCastVisibility::Any })
        .add_systems(
            Update,
            (
                spawn_proxies.run_if(resource_exists_and_changed::<BoardLayout>),
                raise_proxies.run_if(resource_exists::<Match>.and_then(resource_exists::<BoardLayout>)),
            )
                .chain()
                .in_set(SpawnProxies)
                .in_set(AppSystems::Project),
        );
}

/// Spawns a proxy on every spot, and despawns the proxies of the previous layout.
fn spawn_proxies(
    mut commands: Commands,
    layout: Res<BoardLayout>,
    meshes: Option<ResMut<Assets<Mesh>>>,
    previous: Query<Entity, With<BoardSpot>>,
) {
    crate::despawn_all(&mut commands, previous);
    let mesh = meshes.map(|mut meshes| meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(0.5))));
    for spot in layout.spots() {
        let mut proxy = commands.spawn((
            BoardSpot(spot),
            Name::new(spot.to_string()),
            Pickable::default(),
            Transform::from_translation(layout.world_position(spot) + Vec3::Y * HEIGHT),
        ));
        if let Some(mesh) = &mesh {
            // A mesh without a material can be picked but is not drawn.
            proxy.insert(Mesh3d(mesh.clone()));
        }
    }
}

/// Makes blocks of the proxies of a hill, so that the pointer hits the square that it shows.
fn raise_proxies(
    (game, edited): (Res<Match>, Option<Res<EditedBoard>>),
    layout: Res<BoardLayout>,
    mut meshes: Option<ResMut<Assets<Mesh>>>,
    mut proxies: Query<(Ref<BoardSpot>, &mut Transform, Option<&mut Mesh3d>)>,
) {
    let is_edited = edited.as_ref().is_some_and(|edited| edited.0.is_some());
    if !game.is_changed()
        && !edited.is_some_and(|edited| edited.is_changed())
        && !proxies.iter().any(|(spot, ..)| spot.is_added())
    {
        return;
    }
    // In the editor, the ground is flat.
    let position = games::shown_position(&game).filter(|_| !is_edited);
    let hill = position.map_or_else(Vec::new, |position| position.hill());
    for (spot, mut transform, mesh) in &mut proxies {
        let height = HEIGHT + if hill.contains(&spot.0) { HILL_HEIGHT } else { 0.0 };
        let translation = layout.world_position(spot.0) + Vec3::Y * height;
        if transform.translation == translation {
            continue;
        }
        transform.translation = translation;
        let (Some(mut mesh), Some(meshes)) = (mesh, meshes.as_mut()) else { continue };
        mesh.0 = meshes.add(if height > HEIGHT { block() } else { Plane3d::new(Vec3::Y, Vec2::splat(0.5)).into() });
    }
}

/// A block below the top of a hill.
fn block() -> Mesh {
    Mesh::from(Cuboid::new(1.0, HILL_HEIGHT, 1.0)).translated_by(Vec3::NEG_Y * HILL_HEIGHT * 0.5)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::play::MatchSetup;
    use cannon_rules::GameId;

    #[test]
    fn proxies_of_a_hill_reach_up_to_its_top() {
        let ruleset = Some(serde_json::json!({ "board": "hold-the-hill" }));
        let setup = MatchSetup { game: GameId::TankChess, ruleset, ..MatchSetup::default() };
        let game = Match::new(&setup).expect("the board exists");
        let position = games::shown_position(&game).expect("a position");
        let (hill, layout) = (position.hill(), position.layout());
        let mut app = App::new();
        app.insert_resource(game).insert_resource(layout).add_systems(Update, (spawn_proxies, raise_proxies).chain());
        app.update();
        let world = app.world_mut();
        let mut proxies = world.query::<(&BoardSpot, &Transform)>();
        let heights = proxies.iter(world).map(|(spot, pose)| (spot.0, pose.translation.y));
        let raised: Vec<_> = heights.filter(|(_, height)| *height > 0.1).collect();
        assert!(
            raised.iter().all(|(spot, height)| hill.contains(spot) && *height == HEIGHT + HILL_HEIGHT),
            "{raised:?}"
        );
        assert_eq!(raised.len(), hill.len());
    }
}
