//! Formations, such as the cannons of three soldiers: whose bands lie under the pieces, and the band that runs along a formation that an
//! action has just made, with its sound.

use bevy::prelude::*;

use super::MarkAssets;
use crate::pieces::{self, BoardViewEvent};
use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::marks::Meaning;
use cannon_app_base::common::marks::flat_shape::FlatShape;
use cannon_app_base::common::marks::style::{FORMATION_COLOUR, layer};
use cannon_app_base::common::sound::PlaySound;
use cannon_app_base::common::{AppSystems, FrameRequest, UpdateIsAnimating};
use cannon_app_base::play::{BoardView, Match, MatchEvent};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Screen;
use cannon_app_games as games;
use cannon_rules::Side;

/// The time in which a band runs from the rear to the front, and the times for which it then stays and fades, in seconds.
const RUN: f32 = 0.40;
const STAY: f32 = 0.90;
const FADE: f32 = 0.45;
/// Width of the band, and by how much it extends beyond the outer pieces.
const WIDTH: f32 = 0.30;
const OVERHANG: f32 = 0.42;
/// Radius of the spark at the head of a band that runs.
const SPARK_RADIUS: f32 = 0.34;

/// The formations that the last action has made, while their bands are shown.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct NewFormations {
    /// Formations that are announced when the board has shown this ply.
    waiting: Option<(usize, Vec<[Spot; 2]>)>,
    ends: Vec<[Spot; 2]>,
    age: f32,
}

impl NewFormations {
    /// The rear and the front end of each formation whose band is shown.
    pub fn ends(&self) -> &[[Spot; 2]] {
        &self.ends
    }
}

/// Adds the systems that need no rendering.
pub fn formations_plugin(app: &mut App) {
    app.init_resource::<NewFormations>()
        .add_systems(Update, note_formations.in_set(AppSystems::Project).after(pieces::follow_match))
        .add_systems(Update, announce.in_set(AppSystems::Animate).after(UpdateIsAnimating));
}

/// Notes what an action makes, until the board has shown the action.
fn note_formations(
    mut view_events: MessageReader<BoardViewEvent>,
    mut match_events: MessageReader<MatchEvent>,
    mut new: ResMut<NewFormations>,
    game: Res<Match>,
    settings: Res<Settings>,
) {
    let mut shown = None;
    for event in view_events.read() {
        shown = match event {
            BoardViewEvent::Action { ply, action, .. } => Some((*ply, *action)),
            BoardViewEvent::Jump => {
                *new = NewFormations::default();
                None
            }
        };
    }
    // Without animations the board jumps to the position after the action.
    for event in match_events.read() {
        if let MatchEvent::Played { ply, action } = event
            && settings.animation.factor().is_none()
        {
            shown = Some((*ply, *action));
        }
    }
    if let Some((ply, action)) = shown {
        let position = games::position_at(game.timeline(), ply);
        let made = position.map_or_else(Vec::new, |position| position.new_formations(action));
        *new = NewFormations { waiting: Some((ply + 1, made)).filter(|(_, made)| !made.is_empty()), ..default() };
    }
}

/// Shows the bands and plays the sound once the board has shown the action, and ends them after their time.
fn announce(
    mut new: ResMut<NewFormations>,
    (game, board_view): (Res<Match>, Res<BoardView>),
    (screen, layout, time): (Res<State<Screen>>, Res<BoardLayout>, Res<Time>),
    mut sounds: MessageWriter<PlaySound>,
    mut frame_requests: MessageWriter<FrameRequest>,
) {
    let is_due = |(ply, _): &mut (usize, Vec<_>)| board_view.settled_ply() >= *ply && !board_view.is_animating();
    if new.waiting.is_some()
        && let Some((_, made)) = new.waiting.take_if(is_due)
        && *screen.get() == Screen::Play
    {
        let first = made.first().map(|ends| layout.world_position(ends[1]));
        let sound = games::tabletop(game.timeline().game()).formation_sound;
        sounds.write_batch(sound.zip(first).map(|(sound, place)| PlaySound::from_position(sound, place)));
        *new = NewFormations { ends: made, ..default() };
    } else if !new.ends.is_empty() {
        new.age += time.delta_secs();
        if new.age > RUN + STAY + FADE {
            new.ends.clear();
        }
    }
    if !new.ends.is_empty() || new.waiting.is_some() {
        frame_requests.write(FrameRequest::Continuous);
    }
}

/// The side under whose formations bands lie: the person's side or, between two persons, the side to move. `None` if only computers play.
pub(super) fn side_with_bands(game: &Match, ply: usize) -> Option<Side> {
    let has_person = Side::ALL.into_iter().any(|side| !game.seat(side).is_computer());
    has_person.then(|| super::viewer(game, ply))
}

/// The band along a new formation.
#[derive(Component)]
pub(super) struct Band;

/// Draws the bands of new formations anew in each frame of their short time. They neither run nor fade with reduced motion.
pub(super) fn draw_bands(
    mut commands: Commands,
    (new, settings, layout): (Res<NewFormations>, Res<Settings>, Res<BoardLayout>),
    assets: Res<MarkAssets>,
    mut meshes: ResMut<Assets<Mesh>>,
    bands: Query<(Entity, &Mesh3d), With<Band>>,
) {
    if new.ends.is_empty() {
        crate::despawn_all(&mut commands, bands.iter().map(|(entity, _)| entity));
        return;
    }
    let is_still = settings.reduced_motion || settings.animation.factor().is_none();
    let age = if is_still { RUN } else { new.age };
    let colour = Meaning::Attack.colour(FORMATION_COLOUR, settings.vision.colors);
    let mesh = new.ends.iter().fold(FlatShape::new(faded(colour, age)), |flat, ends| {
        let [from, to] = ends.map(|spot| layout.world_position(spot)).map(|place| Vec2::new(place.x, -place.z));
        run(flat, from, to, age)
    });
    let mesh = mesh.into_mesh();
    match bands.iter().next() {
        // The handle is in use, so the insertion cannot fail.
        Some((_, handle)) => drop(meshes.insert(handle.0.id(), mesh)),
        None => {
            let place = Transform::from_xyz(0.0, layer::POSSIBLE_ACTION, 0.0);
            commands.spawn((Band, Mesh3d(meshes.add(mesh)), MeshMaterial3d(assets.material.clone()), place));
        }
    }
}

/// Adds the part of the band from one end to the other that is visible at this age, with a spark at its head while it runs.
fn run(flat: FlatShape, from: Vec2, to: Vec2, age: f32) -> FlatShape {
    let along = (to - from).normalize_or_zero() * OVERHANG;
    let (rear, front) = (from - along, to + along);
    let share = EaseFunction::CubicInOut.sample_clamped(age / RUN);
    let head = rear.lerp(front, share.max(0.02));
    let flat = flat.bar(rear, head, WIDTH);
    if share < 1.0 { flat.disc_at(head, SPARK_RADIUS * (1.0 - share)) } else { flat }
}

fn faded(colour: Color, age: f32) -> Color {
    let opacity = 1.0 - ((age - RUN - STAY) / FADE).clamp(0.0, 1.0);
    colour.with_alpha(colour.alpha() * opacity)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn band_grows_to_its_full_length_and_then_fades() {
        let length = |age| {
            let shape = run(FlatShape::plain(Color::WHITE), Vec2::ZERO, Vec2::new(0.0, 2.0), age);
            shape.triangles().flatten().map(|(point, _)| point.y).fold(f32::NEG_INFINITY, f32::max)
        };
        assert!(length(0.1 * RUN) < 0.6 && length(0.6 * RUN) > 1.0);
        assert!((length(RUN) - 2.0 - OVERHANG).abs() < 1e-4);
        let opacity = |age| faded(Color::WHITE, age).alpha();
        assert_eq!([opacity(0.0), opacity(RUN + STAY), opacity(RUN + STAY + FADE)], [1.0, 1.0, 0.0]);
    }
}
