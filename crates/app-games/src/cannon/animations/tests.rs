//! Tests that bodies keep clear of each other in animations.

use bevy::prelude::*;

use super::timing::{LIE_STILL, VANISH};
use super::*;
use crate::cannon::SOLDIER;
use crate::cannon::board_geometry::{point_at, world_of};
use crate::cannon::pieces::{BALL, FLAG};
use cannon_app_base::common::animation::sequence::PropKind;
use cannon_app_base::common::animation::timing::MAX_CELEBRATION_TIME;
use cannon_app_base::common::board::{Heading, Spot};
use cannon_app_base::common::pieces::{ARM, Elevation, HEAD, PieceState};
use cannon_appearance::PieceSet;
use cannon_rules::cannon::{PieceKind, Point, Ruleset};
use cannon_rules::{Game, Side};

/// The animation of an action, and its actors.
struct Scene {
    actors: Actors,
    animation: Animation,
}

impl Scene {
    fn of(text: &str, action: &str) -> Scene {
        Scene::with_seed(text, action, 7)
    }

    fn with_seed(text: &str, action: &str, seed: u64) -> Scene {
        Scene::in_set(text, action, seed, PieceSet::default())
    }

    fn in_set(text: &str, action: &str, seed: u64, set: PieceSet) -> Scene {
        let before = Position::from_text(text, &Ruleset::CLASSIC).expect("the position is valid");
        let action = before.action_from_text(action).expect("the action can be parsed");
        before.validate(action).expect("the action is legal");
        let mut actors = Actors { set, ..Actors::default() };
        for (number, point) in Point::all().enumerate() {
            let Some((side, kind)) = before.piece_at(point) else { continue };
            let entity = Entity::from_raw_u32(number as u32).expect("the number is small");
            let model = if kind == PieceKind::Town { &TOWN } else { &SOLDIER };
            let actor = Actor {
                entity,
                state: PieceState {
                    side,
                    model,
                    heading: Heading::forward(side),
                    lifts_on_hover: true,
                    elevation: Elevation::Board,
                },
            };
            let moves = action.from() == Some(point);
            let falls = !moves && action.target() == point;
            let stands = if moves { Some(action.target()) } else { Some(point).filter(|_| !falls) };
            actors.add(actor, stands.map(Spot::from), moves.then_some(entity), falls.then_some(entity));
        }
        let animation = action_animation(action, &before, None, &actors, seed);
        assert!(animation.duration() > 0.2, "the animation is too short");
        Scene { actors, animation }
    }

    /// The poses of all pieces that stand on the board, at a time.
    fn poses(&self, time: f32) -> Vec<(Point, Transform)> {
        let pose = |(&spot, actor): (&Spot, &Actor)| {
            let point = point_at(spot).expect("pieces stand on the board");
            let track = self.animation.piece_tracks.iter().find(|(entity, _)| *entity == actor.entity);
            (point, track.map_or_else(|| rest_pose(point, actor.state.side), |(_, track)| track.pose_at(time)))
        };
        self.actors.by_spot.iter().map(pose).collect()
    }

    fn times(&self) -> impl Iterator<Item = f32> {
        let frames = (self.animation.duration() * 200.0) as u16;
        (0..=frames).map(|frame| f32::from(frame) / 200.0)
    }
}

const SHIFTS: [(&str, &str); 5] = [
    ("4L5/10/10/10/10/10/d1d7/d1d7/d9/4D5 d", "a2>a5"),
    ("4L5/10/10/10/10/ddd7/ddd7/ddd7/ddd7/4D5 d", "b3>b6"),
    ("4L5/10/10/10/10/10/4d5/3d6/2d7/4D5 d", "c2>f5"),
    ("4L5/10/10/10/10/4dd4/3dd5/2dd6/10/4D5 d", "c3>f6"),
    ("4L5/10/10/10/2dd6/1ddd6/1dd7/10/10/4D5 d", "b4>e7"),
];

#[test]
fn soldiers_do_not_overlap_while_moving() {
    // Pedestals may touch, and a soldier may leap over one that ducks.
    const MIN_DISTANCE: f32 = 2.0 * SOLDIER_RADIUS - 0.012;
    let shots =
        [("4L5/10/10/10/10/l9/1l8/dd8/dd8/dd2D5 d", "*a5"), ("4L5/10/7l2/10/10/4d5/3dd5/2dd6/10/4D5 d", "c3*h8")];
    for (text, action) in SHIFTS.into_iter().chain(shots) {
        let scene = Scene::of(text, action);
        for time in scene.times() {
            let poses = scene.poses(time);
            for (nth, (one, first)) in poses.iter().enumerate() {
                for (other, second) in &poses[nth + 1..] {
                    let distance = (first.translation - second.translation).with_y(0.0).length();
                    let height_difference = (first.translation.y - second.translation.y).abs();
                    assert!(
                        distance > MIN_DISTANCE || height_difference > FIGURES.soldier_height * 0.85,
                        "{action}: {one} and {other} are {distance} apart at {time}"
                    );
                }
            }
        }
    }
}

#[test]
fn struck_soldier_lies_on_board_before_it_sinks() {
    let falls = [("4L5/10/10/10/10/1l2l5/d1d7/10/10/4D5 d", "a4xb5"), ("4L5/10/10/10/10/l9/1l8/d9/d9/d3D5 d", "*a5")];
    // The seeds have all ways to fall, with blows of both kinds.
    let cases = falls.into_iter().flat_map(|fall| (0..16).map(move |seed| (fall, seed)));
    let sets = [PieceSet::PaintedTin, PieceSet::Plain];
    for (((text, action), seed), set) in cases.flat_map(|case| sets.map(|set| (case, set))) {
        let scene = Scene::in_set(text, action, seed, set);
        let victim = scene.actors.victim.expect("a piece is captured").entity;
        let (_, track) =
            scene.animation.piece_tracks.iter().find(|(entity, _)| *entity == victim).expect("the victim has a track");
        let sinking = VANISH + LIE_STILL;
        let top = Vec3::Y * Stature::of(set).soldier_height;
        for time in scene.times().filter(|&time| time < track.end_time() - sinking) {
            let pose = track.pose_at(time);
            for rim in 0..12_u8 {
                let around = Vec2::from_angle(f32::from(rim) * std::f32::consts::TAU / 12.0) * SOLDIER_RADIUS;
                let foot = Vec3::new(around.x, 0.0, around.y);
                // The head of a figure is narrow; the head of a token is as wide as its foot.
                let head = if set == PieceSet::Plain { foot + top } else { top };
                for point in [foot, head] {
                    let height = pose.transform_point(point).y;
                    assert!(height > -0.06, "{set:?} {action}: {point} is at {height} at {time}");
                }
            }
            assert!(pose.transform_point(top).y > -0.02, "{set:?} {action}: the head is below the board at {time}");
        }
    }
}

/// The pose of a part of a piece at a time.
fn part_pose(animation: &Animation, piece: Entity, part: &str, time: f32) -> Transform {
    let track = animation.part_tracks.iter().find(|(owner, track)| *owner == piece && track.part == part);
    track.map_or(Transform::IDENTITY, |(_, track)| track.track.pose_at(time))
}

/// Whether every part that moves is at rest at a time, apart from rounding.
fn parts_rest(animation: &Animation, time: f32) -> bool {
    animation.part_tracks.iter().all(|(_, track)| {
        let pose = track.track.pose_at(time);
        pose.translation.abs_diff_eq(Vec3::ZERO, 1e-5) && pose.rotation.angle_between(Quat::IDENTITY) < 1e-3
    })
}

#[test]
fn struck_soldiers_move_smoothly_however_they_fall() {
    const STEP: f32 = 0.004;
    /// The greatest speeds, in board units and in radians a second.
    const MAX_SPEEDS: (f32, f32) = (16.0, 14.0);
    let falls = [("4L5/10/10/10/10/1l2l5/d1d7/10/10/4D5 d", "a4xb5"), ("4L5/10/10/10/10/l9/1l8/d9/d9/d3D5 d", "*a5")];
    for ((text, action), seed) in falls.into_iter().flat_map(|fall| (0..16).map(move |seed| (fall, seed))) {
        let scene = Scene::with_seed(text, action, seed);
        for (_, track) in &scene.animation.piece_tracks {
            let frames = (scene.animation.duration() / STEP) as u16;
            let poses = (0..=frames).map(|frame| track.pose_at(f32::from(frame) * STEP));
            let mut last = track.pose_at(0.0);
            for pose in poses {
                let distance = pose.translation.distance(last.translation);
                let angle = pose.rotation.angle_between(last.rotation);
                assert!(
                    distance < MAX_SPEEDS.0 * STEP && angle < MAX_SPEEDS.1 * STEP,
                    "{action} {seed}: {last:?} jumps to {pose:?}"
                );
                last = pose;
            }
        }
    }
}

#[test]
fn rear_soldier_fires_or_commands_in_the_same_time() {
    let (text, action) = ("4L5/10/10/10/10/l9/1l8/d9/d9/d3D5 d", "*a5");
    let [fires, commands] = [0, 2].map(|seed| Scene::with_seed(text, action, seed));
    let rear = fires.actors.at("a1".parse::<Point>().expect("a point")).expect("a soldier").entity;
    let ready = fires.animation.preview_end.expect("the shot has a preview");
    assert_eq!(commands.animation.preview_end, Some(ready));
    let sounds = |scene: &Scene| scene.animation.sounds.iter().map(|cue| cue.time).fold(0.0, f32::max);
    assert!((sounds(&fires) - sounds(&commands)).abs() < 0.2, "the falls of the target differ");
    let raised = |scene: &Scene| part_pose(&scene.animation, rear, ARM, ready).rotation.angle_between(Quat::IDENTITY);
    assert!(raised(&commands) > 2.0 && raised(&fires) < 1.2, "only the one that commands raises its arm");
    for scene in [fires, commands] {
        let victim = scene.actors.victim.expect("a piece is hit").entity;
        let mut animation = scene.animation;
        animation.part_tracks.retain(|(owner, _)| *owner != victim);
        assert!(parts_rest(&animation, animation.duration()));
    }
}

/// The pieces of a position.
fn actors_of(text: &str) -> Actors {
    let position = Position::from_text(text, &Ruleset::CLASSIC).expect("the position is valid");
    let mut actors = Actors::default();
    for (number, point) in Point::all().enumerate() {
        let Some((side, kind)) = position.piece_at(point) else { continue };
        let model = if kind == PieceKind::Town { &TOWN } else { &SOLDIER };
        let heading = Heading::forward(side);
        let state = PieceState { side, model, heading, lifts_on_hover: true, elevation: Elevation::Board };
        let entity = Entity::from_raw_u32(number as u32).expect("the number is small");
        actors.add(Actor { entity, state }, Some(point.into()), None, None);
    }
    actors
}

#[test]
fn winners_cheer_and_losers_give_up_whoever_wins() {
    let actors = actors_of("4L5/10/1l1l1l4/10/10/10/d1d1d1d3/10/10/4D5 d");
    for winner in Side::ALL {
        let animation = victory_animation(winner, &actors);
        let at = 2.0_f32;
        for actor in actors.by_spot.values() {
            let pose = |part| part_pose(&animation, actor.entity, part, at);
            let is_winner = actor.state.side == winner;
            if is_town(actor) {
                assert_eq!(pose(FLAG).translation.y < -0.05, !is_winner, "the flag of the loser sinks");
                continue;
            }
            let head = (pose(HEAD).rotation * Vec3::NEG_Z).y;
            assert_eq!(head > 0.0, is_winner, "the heads of {:?}", actor.state.side);
            let arm = pose(ARM).rotation.angle_between(Quat::IDENTITY);
            assert_eq!(arm > 1.5, is_winner, "the arms of {:?}", actor.state.side);
        }
    }
}

#[test]
fn celebrations_end_with_all_pieces_at_rest() {
    for text in ["4L5/10/1l1l1l4/10/10/10/d1d1d1d3/10/10/4D5 d", "4L5/10/10/10/10/10/d1d1d1d3/10/10/4D5 d"] {
        let mut actors = actors_of(text);
        // The town that was captured is no longer there.
        actors.by_spot.retain(|_, actor| !is_town(actor) || actor.state.side == Side::South);
        for winner in Side::ALL {
            let animation = victory_animation(winner, &actors);
            let end = animation.duration();
            assert!(end <= MAX_CELEBRATION_TIME, "{end}");
            assert!(parts_rest(&animation, end));
            for (entity, track) in &animation.piece_tracks {
                let (spot, actor) =
                    actors.by_spot.iter().find(|(_, actor)| actor.entity == *entity).expect("it stands on the board");
                let rest = rest_pose(point_at(*spot).expect("a point"), actor.state.side);
                let pose = track.pose_at(end);
                assert!(
                    pose.translation.abs_diff_eq(rest.translation, 1e-4) && pose.scale.abs_diff_eq(Vec3::ONE, 1e-4)
                );
                assert!(pose.rotation.angle_between(rest.rotation) < 1e-3);
            }
        }
    }
}

#[test]
fn ball_flies_over_piece_in_between_and_hits_target() {
    let scene = Scene::of("4L5/10/10/10/l9/l9/10/d9/d9/d3D5 d", "*a6");
    let ball = scene.animation.props.iter().find(|prop| prop.kind == PropKind::Neutral(&BALL)).expect("a ball flies");
    let between = world_of("a5".parse().expect("a point"));
    let mut passed_over = false;
    for time in scene.times().filter(|time| ball.visible_during.contains(time)) {
        let place = ball.track.pose_at(time).translation;
        if (place - between).with_y(0.0).length() < SOLDIER_RADIUS {
            passed_over = true;
            assert!(place.y > FIGURES.soldier_height, "the ball passes at {} over a5", place.y);
        }
    }
    assert!(passed_over);
    let strike = ball.track.pose_at(ball.visible_during.end).translation;
    assert!((strike - world_of("a6".parse().expect("a point"))).with_y(0.0).length() < SOLDIER_RADIUS);
}
