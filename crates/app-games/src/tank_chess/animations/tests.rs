//! Tests that animations begin and end in the stances that the rules give.

use bevy::prelude::*;

use super::super::board_geometry::{heading, world_of};
use super::*;
use crate::BoardGame;
use crate::tank_chess::TABLETOP;
use crate::tank_chess::pieces::{BARREL, BELTS, SHELL, TRACER, wreck_model};
use cannon_app_base::common::animation::sequence::{Actor, PropKind};
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::particles::ParticleKind;
use cannon_app_base::common::pieces::{DRAUGHT, HILL_HEIGHT, TURRET};
use cannon_appearance::GroundLook;
use cannon_rules::tank_chess::{Facet, Ruleset, UnitTable};
use cannon_rules::{Action as _, Game};

const GAME: &str = include_str!("../../../../rules/tests/data/tank-chess-game.txt");

/// The actors of an action. The number of each entity follows from its spot.
fn actors_of(before: &Position, action: Action) -> Actors {
    let mut after = *before;
    after.play(action);
    let effect = before.piece_effect(action.pack());
    let mut actors = Actors::default();
    for (spot, figure) in before.piece_states() {
        let number = u32::from(spot.rank) * 100 + u32::from(spot.file);
        let entity = Entity::from_raw_u32(number).expect("the number is small");
        let place = if effect.from == Some(spot) { effect.to } else { Some(spot) };
        let actor = (effect.from == Some(spot)).then_some(entity);
        let struck = (effect.victim == Some(spot)).then_some(entity);
        let successor = after.piece_states().into_iter().find(|(other, _)| Some(*other) == place);
        actors.add(Actor { entity, state: successor.map_or(figure, |(_, figure)| figure) }, place, actor, struck);
    }
    actors
}

/// The track of an actor.
fn track_of(animation: &Animation, actor: Entity) -> &Track {
    let found = animation.piece_tracks.iter().find(|(entity, _)| *entity == actor);
    &found.expect("the actor has a track").1
}

fn position(text: &str) -> Position {
    Position::from_text(text, &Ruleset::default()).expect("a position")
}

#[test]
fn animation_of_every_action_starts_and_ends_in_its_stances() {
    let mut position = Position::start(&Ruleset::default());
    let mut shots = 0;
    let lines = GAME.lines().filter(|line| !line.starts_with('#'));
    let actions = lines.flat_map(|line| line.split_once(". ").map_or("", |(_, actions)| actions).split(", "));
    for text in actions {
        let action = position.action_from_text(text).expect("the action can be parsed");
        let Action::Drive { from, to, facing, .. } = action else { panic!("{text} is no drive") };
        let actors = actors_of(&position, action);
        let animation = action_animation(action, &position, &actors, 3);
        let actor = actors.acting.expect("a unit drives").entity;
        let track = track_of(&animation, actor);
        let (_, piece) = position.unit_at(from).expect("a unit");
        let is_at = |pose: Transform, square, facing| {
            let rest = layout(&position).rest_pose(Spot::from(square), heading(facing));
            pose.translation.abs_diff_eq(rest.translation, 1.0e-4)
                && pose.rotation.angle_between(rest.rotation) < 1.0e-2
        };
        assert!(is_at(track.pose_at(0.0), from, piece.facing), "{text} begins in another stance");
        assert!(is_at(track.pose_at(animation.duration()), to, facing), "{text} ends in another stance");
        let shells = animation.props.iter().filter(|prop| prop.kind == PropKind::Neutral(&SHELL)).count();
        assert_eq!(shells, usize::from(action.fires()), "{text}");
        shots += shells;
        let duration = animation.duration();
        assert!(duration <= timing::MAX_ACTION_TIME + 1.0e-3, "{text} takes {duration} s");
        position.play(action);
    }
    assert_eq!(shots, 8);
    assert!(position.ending().is_some());
}

#[test]
fn driving_units_do_not_pass_through_obstacles_or_pieces() {
    let position = Position::start(&Ruleset::default());
    for action in position.actions() {
        let actors = actors_of(&position, action);
        let animation = action_animation(action, &position, &actors, 3);
        let actor = actors.acting.expect("a unit drives").entity;
        let track = track_of(&animation, actor);
        let frames = (animation.duration() * 30.0) as u16;
        for time in (0..=frames).map(|frame| f32::from(frame) / 30.0) {
            let place = track.pose_at(time).translation;
            let blocked = position.piece_states().into_iter().chain(position.scenery()).find(|(spot, _)| {
                *spot != Spot::from(action.from()) && layout(&position).world_position(*spot).distance(place) < 0.45
            });
            assert_eq!(blocked, None, "{action:?} at {time}");
        }
    }
}

/// An amphibious tank on E4 before a pond on E6 and E7.
const SHORE: &str = "11cS/12/12/12/12/4~7/4~7/12/4AN7/12/12/CN11 w";

#[test]
fn swimmer_is_lowered_in_water_and_raised_on_land() {
    let mut position = position(SHORE);
    let middle =
        |square: &str| layout(&position).world_position(Spot::from(square.parse::<Square>().expect("a square")));
    let [bank, far_bank] = [middle("E5").z, middle("E8").z];
    for (text, wet) in [("E4>E6/N", [false, true]), ("L12>L11/S", [false; 2]), ("E6>E8/N", [true, false])] {
        let action = position.action_from_text(text).expect("legal");
        let actors = actors_of(&position, action);
        let animation = action_animation(action, &position, &actors, 3);
        let actor = actors.acting.expect("a unit drives").entity;
        let track = track_of(&animation, actor);
        let heights = [0.0, animation.duration()].map(|time| track.pose_at(time).translation.y);
        assert_eq!(heights, wet.map(|wet| if wet { -DRAUGHT } else { 0.0 }), "{text}");
        for time in (0..=60_u8).map(|frame| animation.duration() * f32::from(frame) / 60.0) {
            let Vec3 { y, z, .. } = track.pose_at(time).translation;
            assert!((-DRAUGHT - 1e-5..=1e-5).contains(&y), "{text}: {y} at {time}");
            assert!(y.abs() < 1e-5 || (far_bank..bank).contains(&z), "{text}: lowered on land at {time}");
        }
        position.play(action);
        let stance = position.piece_states().into_iter().find(|(spot, _)| Some(*spot) == action.to().map(Spot::from));
        let stance = stance.map(|(spot, figure)| figure.rest_pose(layout(&position), spot).translation.y);
        assert_eq!(stance, Some(heights[1]), "{text}: the piece state differs from the animation");
    }
}

#[test]
fn unit_climbs_the_hill_that_is_to_be_held() {
    let mut position = position("11cS/12/12/12/12/12/12/12/12/3MN8/12/CN11 w hold:D4+E4+D5+E5/3");
    let action = position.action_from_text("D3>D4/N").expect("legal");
    let actors = actors_of(&position, action);
    let animation = action_animation(action, &position, &actors, 3);
    let track = track_of(&animation, actors.acting.expect("a unit drives").entity);
    let heights = [0.0, animation.duration()].map(|time| track.pose_at(time).translation.y);
    assert_eq!(heights, [0.0, HILL_HEIGHT]);
    position.play(action);
    let top = Spot::from("D4".parse::<Square>().expect("a square"));
    let stance = position.piece_states().into_iter().find(|(spot, _)| *spot == top);
    assert_eq!(stance.map(|(spot, unit)| unit.rest_pose(layout(&position), spot).translation.y), Some(HILL_HEIGHT));
    assert_eq!(position.ground_height(top, GroundLook::Summer), HILL_HEIGHT);
    assert_eq!(position.hill().len(), 4);
}

/// A light tank on E3 behind an amphibious tank on a pond.
const SWIMMER: &str = "11cS/12/12/12/12/4~7/4~(aN)7/12/12/4LN7/12/CN11 w";

#[test]
fn destroyed_swimmer_sinks() {
    let before = position(SWIMMER);
    let action = before.action_from_text("E3>E4/N xE6").expect("legal");
    let actors = actors_of(&before, action);
    let animation = action_animation(action, &before, &actors, 3);
    let victim = actors.victim.expect("a unit is destroyed").entity;
    let track = track_of(&animation, victim);
    let heights = [0.0, animation.duration()].map(|time| track.pose_at(time).translation.y);
    assert!(heights[0] == -DRAUGHT && heights[1] < -0.5, "{heights:?}");
}

#[test]
fn shot_from_water_throws_up_spray_at_gunner_and_dust_at_target() {
    let before = position("11cS/12/12/4lE7/12/12/4~(ANE)7/12/12/12/12/CN11 w");
    let action = before.action_from_text("E6>E6/N xE9").expect("legal");
    let animation = action_animation(action, &before, &actors_of(&before, action), 3);
    let thrown_up = |at: &str| {
        let place = world_of(&before, at.parse().expect("a square"));
        let kinds = animation
            .bursts
            .iter()
            .filter(|cue| cue.burst.origin.xz().distance(place.xz()) < 0.6)
            .map(|cue| cue.burst.kind);
        [ParticleKind::Spray, ParticleKind::Dust].map(|kind| kinds.clone().any(|other| other == kind))
    };
    assert_eq!(["E6", "E9"].map(thrown_up), [[true, false], [false, true]]);
}

/// A medium tank on D3 that faces north, and Black's light tank on H8.
const ASIDE: &str = "11cS/12/12/12/7lS4/12/12/12/12/3MN8/12/CN11 w";

#[test]
fn turret_turns_to_target_and_back_while_hull_keeps_facing() {
    let position = position(ASIDE);
    let action = position.action_from_text("D3>D4/N xH8").expect("legal");
    let actors = actors_of(&position, action);
    let animation = action_animation(action, &position, &actors, 3);
    let actor = actors.acting.expect("a unit drives").entity;
    let hull = track_of(&animation, actor);
    let part = |name| {
        let mut parts = animation.part_tracks.iter().filter(|(entity, part)| *entity == actor && part.part == name);
        &parts.next().expect("the part has a track").1.track
    };
    let (turret, barrel) = (part(TURRET), part(BARREL));
    let frames = (animation.duration() * 60.0) as u16;
    let times = || (0..=frames).map(|frame| f32::from(frame) / 60.0);
    // The hull rocks, but does not turn.
    assert!(times().all(|time| (hull.pose_at(time).rotation * Vec3::NEG_Z).x.abs() < 0.05));
    let aside = |time| (turret.pose_at(time).rotation * Vec3::NEG_Z).x;
    let farthest = times().map(aside).fold(0.0, f32::max);
    // The axis of the turret lies ahead of the middle of the unit, so that the bearing is not quite 45 degrees.
    let miss = (farthest - std::f32::consts::FRAC_1_SQRT_2).abs();
    assert!(miss < 0.06, "the turret turns by about 45 degrees to the right: {farthest}");
    let run_back = times().map(|time| barrel.pose_at(time).translation.z).fold(0.0, f32::max);
    assert!(run_back > 0.05, "the barrel runs back along itself");
    assert!(barrel.pose_at(animation.duration()).translation.length() < 1.0e-4);
    assert!(
        aside(0.0).abs() < 1.0e-3 && aside(animation.duration()).abs() < 1.0e-3,
        "the turret points ahead before and after"
    );
}

#[test]
fn belts_stay_level_while_hull_pitches() {
    let position = Position::start(&Ruleset::default());
    let action = position.action_from_text("M3>M6/N").expect("legal");
    let actors = actors_of(&position, action);
    let animation = action_animation(action, &position, &actors, 3);
    let actor = actors.acting.expect("a unit drives").entity;
    let hull = track_of(&animation, actor);
    let belts: Vec<_> = animation.part_tracks.iter().filter(|(_, part)| BELTS.contains(&part.part)).collect();
    assert_eq!(belts.len(), 2);
    let frames = (animation.duration() * 60.0) as u16;
    let times = || (0..=frames).map(|frame| f32::from(frame) / 60.0);
    let up = |pose: Transform| (pose.rotation * Vec3::NEG_Z).y;
    assert!(times().any(|time| up(hull.pose_at(time)) > 0.03), "the hull pitches up");
    assert!(times().any(|time| up(hull.pose_at(time)) < -0.03), "the hull pitches down");
    for (_, belt) in belts {
        assert!(
            times().all(|time| up(hull.pose_at(time) * belt.track.pose_at(time)).abs() < 1.0e-3),
            "belts stay level"
        );
        let farthest = times().map(|time| belt.track.gear_travel(time).current).fold(0.0, f32::max);
        assert!((2.5..=3.0).contains(&farthest), "the belts run over three squares, not {farthest}");
        assert_eq!(belt.track.gear_travel(animation.duration()).current, 0.0, "the belts rest in the end");
    }
}

#[test]
fn ricochet_shows_two_tracers_and_moves_no_piece() {
    let position = Position::start(&Ruleset::default());
    let [at, target] = ["F5", "F9"].map(|square| square.parse().expect("a square"));
    let kind = position.units(TABLETOP.light_side)[0].kind;
    for facet in [Facet::Front, Facet::Side, Facet::Rear] {
        let animation = ricochet_animation(&position, kind, at, target, facet);
        assert!(animation.piece_tracks.is_empty() && animation.part_tracks.is_empty() && animation.duration() > 0.0);
        let tracers = || animation.props.iter().filter(|prop| prop.kind == PropKind::Neutral(&TRACER));
        assert_eq!(tracers().count(), 2, "one to the target and one off it");
        let end = tracers()
            .map(|tracer| tracer.track.pose_at(animation.duration()).translation)
            .next_back()
            .expect("there are two tracers");
        let glances = facet == Facet::Side;
        assert_eq!(end.y < 0.1, glances, "{facet:?}: the tracer flies up, unless it glances off a side");
        let dust = animation.bursts.iter().any(|cue| cue.burst.kind == ParticleKind::Dust);
        assert_eq!(dust, glances, "{facet:?}: a shell that glances off hits the ground");
    }
}

#[test]
fn destroyed_unit_comes_to_rest_as_its_wreck_lies() {
    let position = Position::start(&Ruleset::default());
    let square: Square = "F5".parse().expect("a square");
    for (kind, facing) in UnitTable::builtin().kinds().flat_map(|kind| Facing::ALL.map(|facing| (kind, facing))) {
        let mut body = track_at(&position, square, facing);
        destruction::knock_out(&mut body, Piece { square, kind, facing }, 0.5);
        let wreck = wreck_model(kind).wreck_pose.expect("wrecks have a pose").hull();
        let expected = rest_pose(&position, square, facing) * wreck;
        let end = body.pose_at(body.end_time());
        let name = &kind.stats().name;
        assert!(end.translation.abs_diff_eq(expected.translation, 1.0e-4), "{name} {facing}: {end:?}");
        assert!(end.rotation.angle_between(expected.rotation) < 2.0e-3, "{name} {facing}: {end:?}");
    }
}

/// A medium tank on D4 that faces north, and Black's light tank on H4.
const TURN_AND_FIRE: &str = "11cS/12/12/12/12/12/12/12/3MN3lS4/12/12/CN11 w";

#[test]
fn turret_points_at_the_target_before_the_hull_has_turned() {
    let position = position(TURN_AND_FIRE);
    let action = position.action_from_text("D4>D4/E xH4").expect("legal");
    let actors = actors_of(&position, action);
    let animation = action_animation(action, &position, &actors, 3);
    let actor = actors.acting.expect("a unit turns").entity;
    let hull = track_of(&animation, actor);
    let turret = animation.part_tracks.iter().find(|(entity, part)| *entity == actor && part.part == TURRET);
    let turret = &turret.expect("the turret has a track").1.track;
    let east = |rotation: Quat| (rotation * Vec3::NEG_Z).x;
    let led_by = |time: f32| {
        let hull = hull.pose_at(time).rotation;
        east(hull * turret.pose_at(time).rotation) - east(hull)
    };
    let frames = (animation.duration() * 60.0) as u16;
    let lead = (0..=frames).map(|frame| led_by(f32::from(frame) / 60.0)).fold(0.0, f32::max);
    assert!(lead > 0.2, "the turret is ahead of the hull, by {lead}");
    assert!(led_by(animation.duration()).abs() < 1.0e-3, "both point east in the end");
}

#[test]
fn death_of_a_command_explodes_twice_and_its_escape_sends_up_flares() {
    let before = position("11cS/12/12/12/12/12/11MN/12/12/12/12/CN11 w");
    let explosions = |animation: &Animation| {
        animation.sounds.iter().filter(|cue| cue.sound == crate::tank_chess::sounds::EXPLOSION).count()
    };
    let shot = before.actions().into_iter().find(|action| action.fires()).expect("the Command can be destroyed");
    assert_eq!(explosions(&action_animation(shot, &before, &actors_of(&before, shot), 3)), 2);
    let before = position("CN11/12/12/12/12/12/12/12/12/12/12/11cS w");
    let exit = before.actions().into_iter().find(|action| matches!(action, Action::Exit { .. }));
    let exit = exit.expect("the Command can leave");
    let animation = action_animation(exit, &before, &actors_of(&before, exit), 3);
    assert!(animation.bursts.iter().any(|cue| cue.burst.kind == ParticleKind::Star));
}
