//! Bodies keep out of each other's way while they move.

use bevy::prelude::*;

use super::timing::{LIE, VANISH};
use super::*;
use crate::app::common::animation::score::PropKind;
use crate::app::common::board::{Heading, Spot};
use crate::app::common::pieces::PieceState;
use crate::app::games::cannon::SOLDIER;
use crate::app::games::cannon::pieces::BALL;
use crate::app::games::cannon::place::{point_at, world_of};
use cannon_rules::Game;
use cannon_rules::cannon::{PieceKind, Point, Ruleset};

/// A position, an action in it, and the score of that action.
struct Scene {
    cast: Actors,
    score: Animation,
}

impl Scene {
    fn of(text: &str, action: &str) -> Scene {
        let before = Position::from_text(text, &Ruleset::CLASSIC).expect("the position is sound");
        let action = before.action_from_text(action).expect("the action is readable");
        before.validate(action).expect("the action is legal");
        let mut cast = Actors::default();
        for (number, point) in Point::all().enumerate() {
            let Some((side, kind)) = before.piece_at(point) else { continue };
            let entity = Entity::from_raw_u32(number as u32).expect("the number is small");
            let model = if kind == PieceKind::Town { &TOWN } else { &SOLDIER };
            let member = Actor {
                entity,
                figure: PieceState { side, model, heading: Heading::of(side), rises: true, afloat: false },
            };
            let moves = action.from() == Some(point);
            let falls = !moves && action.target() == point;
            let stands = if moves { Some(action.target()) } else { Some(point).filter(|_| !falls) };
            cast.add(member, stands.map(Spot::from), moves.then_some(entity), falls.then_some(entity));
        }
        let score = compose(action, &before, None, &cast, 7);
        assert!(score.length() > 0.2, "something is shown");
        Scene { cast, score }
    }

    /// Where every standing piece is at a time.
    fn poses(&self, time: f32) -> Vec<(Point, Transform)> {
        let pose = |(&spot, member): (&Spot, &Actor)| {
            let point = point_at(spot).expect("pieces stand on the board");
            let track = self.score.pieces.iter().find(|(entity, _)| *entity == member.entity);
            (point, track.map_or_else(|| home(point, member.figure.side), |(_, track)| track.pose(time)))
        };
        self.cast.standing.iter().map(pose).collect()
    }

    fn times(&self) -> impl Iterator<Item = f32> {
        let frames = (self.score.length() * 200.0) as u16;
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
fn soldiers_do_not_walk_through_each_other() {
    // Pedestals may touch, and a leap clears whoever ducks below.
    const CLOSEST: f32 = 2.0 * SOLDIER_RADIUS - 0.012;
    let shots =
        [("4L5/10/10/10/10/l9/1l8/dd8/dd8/dd2D5 d", "*a5"), ("4L5/10/7l2/10/10/4d5/3dd5/2dd6/10/4D5 d", "c3*h8")];
    for (text, action) in SHIFTS.into_iter().chain(shots) {
        let scene = Scene::of(text, action);
        for time in scene.times() {
            let poses = scene.poses(time);
            for (nth, (one, first)) in poses.iter().enumerate() {
                for (other, second) in &poses[nth + 1..] {
                    let apart = (first.translation - second.translation).with_y(0.0).length();
                    let above = (first.translation.y - second.translation.y).abs();
                    assert!(
                        apart > CLOSEST || above > SOLDIER_HEIGHT * 0.85,
                        "{action}: {one} and {other} are {apart} apart at {time}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_struck_fall_on_the_board_and_only_then_sink() {
    let falls = [("4L5/10/10/10/10/1l2l5/d1d7/10/10/4D5 d", "a4xb5"), ("4L5/10/10/10/10/l9/1l8/d9/d9/d3D5 d", "*a5")];
    for (text, action) in falls {
        let scene = Scene::of(text, action);
        let victim = scene.cast.struck.expect("somebody is taken").entity;
        let (_, track) = scene.score.pieces.iter().find(|(entity, _)| *entity == victim).expect("the victim moves");
        let sinking = VANISH + LIE;
        for time in scene.times().filter(|&time| time < track.end() - sinking) {
            let pose = track.pose(time);
            for rim in 0..12_u8 {
                let around = Vec2::from_angle(f32::from(rim) * std::f32::consts::TAU / 12.0) * SOLDIER_RADIUS;
                let low = pose.transform_point(Vec3::new(around.x, 0.0, around.y)).y;
                assert!(low > -0.06, "{action}: the foot is at {low} at {time}");
            }
            assert!(pose.transform_point(Vec3::Y * SOLDIER_HEIGHT).y > -0.02, "{action}: the head at {time}");
        }
    }
}

#[test]
fn the_ball_flies_from_the_mouth_to_the_target_and_over_whoever_stands_between() {
    let scene = Scene::of("4L5/10/10/10/l9/l9/10/d9/d9/d3D5 d", "*a6");
    let ball = scene.score.props.iter().find(|prop| prop.kind == PropKind::Thing(&BALL)).expect("a ball flies");
    let between = world_of("a5".parse().expect("a point"));
    let mut over = false;
    for time in scene.times().filter(|time| ball.seen.contains(time)) {
        let place = ball.track.pose(time).translation;
        if (place - between).with_y(0.0).length() < SOLDIER_RADIUS {
            over = true;
            assert!(place.y > SOLDIER_HEIGHT, "the ball passes at {} over a5", place.y);
        }
    }
    assert!(over);
    let strike = ball.track.pose(ball.seen.end).translation;
    assert!((strike - world_of("a6".parse().expect("a point"))).with_y(0.0).length() < SOLDIER_RADIUS);
}
