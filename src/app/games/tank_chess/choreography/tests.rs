//! Scores begin and end where the rules say.

use bevy::prelude::*;

use super::super::place::{heading, world_of};
use super::*;
use crate::app::common::animation::score::{Actor, PropKind};
use crate::app::common::board::Spot;
use crate::app::common::particles::Kind;
use crate::app::common::pieces::{DRAUGHT, TURRET};
use crate::app::games::BoardGame;
use crate::app::games::tank_chess::pieces::{BARREL, SHELL, TRACER, TRACKS};
use cannon_rules::Game;
use cannon_rules::tank_chess::{BoardName, Facet, Ruleset};

const GAME: &str = include_str!("../../../../../crates/rules/tests/data/tank-chess-game.txt");

/// The cast of an action, in which each entity has the number of its place.
fn cast(before: &Position, action: Action) -> Actors {
    let mut after = *before;
    after.play(action);
    let deed = before.deed(action);
    let mut cast = Actors::default();
    for (spot, figure) in before.figures() {
        let number = u32::from(spot.rank) * 100 + u32::from(spot.file);
        let entity = Entity::from_raw_u32(number).expect("the number is small");
        let place = if deed.from == Some(spot) { deed.to } else { Some(spot) };
        let actor = (deed.from == Some(spot)).then_some(entity);
        let struck = (deed.struck == Some(spot)).then_some(entity);
        let becomes = after.figures().into_iter().find(|(other, _)| Some(*other) == place);
        cast.add(Actor { entity, figure: becomes.map_or(figure, |(_, figure)| figure) }, place, actor, struck);
    }
    cast
}

/// How a member of the cast moves.
fn track_of(score: &Animation, member: Entity) -> &Track {
    let found = score.pieces.iter().find(|(entity, _)| *entity == member);
    &found.expect("it moves").1
}

fn position(text: &str) -> Position {
    Position::from_text(text, &Ruleset::default()).expect("a position")
}

#[test]
fn every_action_of_a_game_is_acted_out_from_its_stance_to_its_stance() {
    let mut position = Position::start(&Ruleset { board: BoardName::default() });
    let mut shots = 0;
    let lines = GAME.lines().filter(|line| !line.starts_with('#'));
    let actions = lines.flat_map(|line| line.split_once(". ").map_or("", |(_, actions)| actions).split(", "));
    for text in actions {
        let action = position.action_from_text(text).expect("the game can be read");
        let Action::Drive { from, to, facing, .. } = action else { panic!("{text} stays on the board") };
        let cast = cast(&position, action);
        let score = compose(action, &position, &cast, 3);
        let actor = cast.actor.expect("a unit drives").entity;
        let track = track_of(&score, actor);
        let (_, piece) = position.unit_at(from).expect("a unit");
        let same = |pose: Transform, square, facing| {
            let stand = layout(&position).stance(Spot::from(square), heading(facing));
            pose.translation.abs_diff_eq(stand.translation, 1.0e-4)
                && pose.rotation.angle_between(stand.rotation) < 1.0e-2
        };
        assert!(same(track.pose(0.0), from, piece.facing), "{text} begins elsewhere");
        assert!(same(track.pose(score.length()), to, facing), "{text} ends elsewhere");
        let shells = score.props.iter().filter(|prop| prop.kind == PropKind::Thing(&SHELL)).count();
        assert_eq!(shells, usize::from(action.fires()), "{text}");
        shots += shells;
        position.play(action);
    }
    assert_eq!(shots, 8);
    assert!(position.ending().is_some());
}

#[test]
fn units_drive_along_their_way_and_not_through_what_stands_there() {
    let position = Position::start(&Ruleset { board: BoardName::default() });
    for action in position.actions() {
        let cast = cast(&position, action);
        let score = compose(action, &position, &cast, 3);
        let actor = cast.actor.expect("a unit drives").entity;
        let track = track_of(&score, actor);
        let frames = (score.length() * 30.0) as u16;
        for time in (0..=frames).map(|frame| f32::from(frame) / 30.0) {
            let place = track.pose(time).translation;
            let blocked = position.figures().into_iter().chain(position.ground()).find(|(spot, _)| {
                *spot != Spot::from(action.from()) && layout(&position).world_of(*spot).distance(place) < 0.45
            });
            assert_eq!(blocked, None, "{action:?} at {time}");
        }
    }
}

/// An amphibious tank on E4 before a pond on E6 and E7.
const SHORE: &str = "11cS/12/12/12/12/4~7/4~7/12/4AN7/12/12/CN11 w";

#[test]
fn a_swimmer_goes_down_into_the_water_and_comes_out_of_it() {
    let mut position = position(SHORE);
    let middle = |square: &str| layout(&position).world_of(Spot::from(square.parse::<Square>().expect("a square")));
    let [bank, far_bank] = [middle("E5").z, middle("E8").z];
    for (text, wet) in [("E4>E6/N", [false, true]), ("L12>L11/S", [false; 2]), ("E6>E8/N", [true, false])] {
        let action = position.action_from_text(text).expect("legal");
        let cast = cast(&position, action);
        let score = compose(action, &position, &cast, 3);
        let actor = cast.actor.expect("a unit drives").entity;
        let track = track_of(&score, actor);
        let heights = [0.0, score.length()].map(|time| track.pose(time).translation.y);
        assert_eq!(heights, wet.map(|wet| if wet { -DRAUGHT } else { 0.0 }), "{text}");
        for time in (0..=60_u8).map(|frame| score.length() * f32::from(frame) / 60.0) {
            let Vec3 { y, z, .. } = track.pose(time).translation;
            assert!((-DRAUGHT - 1e-5..=1e-5).contains(&y), "{text}: {y} at {time}");
            assert!(y.abs() < 1e-5 || (far_bank..bank).contains(&z), "{text}: sunk into the ground at {time}");
        }
        position.play(action);
        let stance = position.figures().into_iter().find(|(spot, _)| Some(*spot) == action.to().map(Spot::from));
        let stance = stance.map(|(spot, figure)| figure.stance(layout(&position), spot).translation.y);
        assert_eq!(stance, Some(heights[1]), "{text}: the figure stands where it was driven");
    }
}

/// A light tank on E3 that looks at the stern of an amphibious one on a pond.
const SWIMMER: &str = "11cS/12/12/12/12/4~7/4~(aN)7/12/12/4LN7/12/CN11 w";

#[test]
fn a_swimmer_that_is_struck_goes_under() {
    let before = position(SWIMMER);
    let action = before.action_from_text("E3>E4/N xE6").expect("legal");
    let cast = cast(&before, action);
    let score = compose(action, &before, &cast, 3);
    let victim = cast.struck.expect("something is struck").entity;
    let track = track_of(&score, victim);
    let heights = [0.0, score.length()].map(|time| track.pose(time).translation.y);
    assert!(heights[0] == -DRAUGHT && heights[1] < -0.5, "{heights:?}");
}

#[test]
fn a_swimmer_that_fires_throws_up_water_and_its_target_dust() {
    let before = position("11cS/12/12/4lE7/12/12/4~(ANE)7/12/12/12/12/CN11 w");
    let action = before.action_from_text("E6>E6/N xE9").expect("legal");
    let score = compose(action, &before, &cast(&before, action), 3);
    let thrown_up = |at: &str| {
        let place = world_of(&before, at.parse().expect("a square"));
        let kinds =
            score.cues.iter().filter(|cue| cue.burst.at.xz().distance(place.xz()) < 0.6).map(|cue| cue.burst.kind);
        [Kind::Spray, Kind::Dust].map(|kind| kinds.clone().any(|other| other == kind))
    };
    assert_eq!(["E6", "E9"].map(thrown_up), [[true, false], [false, true]]);
}

/// A medium tank on D3 that looks north, a light one of Black's on H8.
const ASIDE: &str = "11cS/12/12/12/7lS4/12/12/12/12/3MN8/12/CN11 w";

#[test]
fn only_the_turret_turns_to_a_target_aside_and_comes_back() {
    let position = position(ASIDE);
    let action = position.action_from_text("D3>D4/N xH8").expect("legal");
    let cast = cast(&position, action);
    let score = compose(action, &position, &cast, 3);
    let actor = cast.actor.expect("a unit drives").entity;
    let hull = track_of(&score, actor);
    let part = |name| {
        let mut parts = score.parts.iter().filter(|(entity, part)| *entity == actor && part.part == name);
        &parts.next().expect("it moves").1.track
    };
    let (turret, barrel) = (part(TURRET), part(BARREL));
    let frames = (score.length() * 60.0) as u16;
    let times = || (0..=frames).map(|frame| f32::from(frame) / 60.0);
    // The hull rocks, but does not turn.
    assert!(times().all(|time| (hull.pose(time).rotation * Vec3::NEG_Z).x.abs() < 0.05));
    let aside = |time| (turret.pose(time).rotation * Vec3::NEG_Z).x;
    let farthest = times().map(aside).fold(0.0, f32::max);
    assert!((farthest - std::f32::consts::FRAC_1_SQRT_2).abs() < 1.0e-3, "45 degrees to the right");
    let run_back = times().map(|time| barrel.pose(time).translation.z).fold(0.0, f32::max);
    assert!(run_back > 0.05, "the barrel runs back along itself");
    assert!(barrel.pose(score.length()).translation.length() < 1.0e-4);
    assert!(aside(0.0).abs() < 1.0e-3 && aside(score.length()).abs() < 1.0e-3, "it looks ahead before and after");
}

#[test]
fn tracks_run_on_the_ground_while_the_hull_rocks() {
    let position = Position::start(&Ruleset { board: BoardName::default() });
    let action = position.action_from_text("M3>M6/N").expect("legal");
    let cast = cast(&position, action);
    let score = compose(action, &position, &cast, 3);
    let actor = cast.actor.expect("a unit drives").entity;
    let hull = track_of(&score, actor);
    let bands: Vec<_> = score.parts.iter().filter(|(_, part)| TRACKS.contains(&part.part)).collect();
    assert_eq!(bands.len(), 2);
    let frames = (score.length() * 60.0) as u16;
    let times = || (0..=frames).map(|frame| f32::from(frame) / 60.0);
    let up = |pose: Transform| (pose.rotation * Vec3::NEG_Z).y;
    assert!(times().any(|time| up(hull.pose(time)) > 0.03), "it rears");
    assert!(times().any(|time| up(hull.pose(time)) < -0.03), "it dips");
    for (_, band) in bands {
        assert!(times().all(|time| up(hull.pose(time) * band.track.pose(time)).abs() < 1.0e-3), "bands stay level");
        let farthest = times().map(|time| band.track.has_run(time).far).fold(0.0, f32::max);
        assert!((2.5..=3.0).contains(&farthest), "three squares, and {farthest}");
        assert_eq!(band.track.has_run(score.length()).far, 0.0, "at rest in the end");
    }
}

#[test]
fn a_shell_that_bounces_off_moves_nothing_but_itself() {
    let position = Position::start(&Ruleset { board: BoardName::default() });
    let [at, target] = ["F5", "F9"].map(|square| square.parse().expect("a square"));
    let kind = position.units(Position::LIGHT)[0].kind;
    for facet in [Facet::Front, Facet::Side, Facet::Rear] {
        let score = ricochet(&position, kind, at, target, facet);
        assert!(score.pieces.is_empty() && score.parts.is_empty() && score.length() > 0.0);
        let tracers = || score.props.iter().filter(|prop| prop.kind == PropKind::Thing(&TRACER));
        assert_eq!(tracers().count(), 2, "to the target and off it");
        let end = tracers().map(|tracer| tracer.track.pose(score.length()).translation).next_back().expect("two");
        assert!(end.y > 0.8, "{facet:?}: it flies up and away");
    }
}
