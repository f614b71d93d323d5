//! Tests of animations: every animation ends with all pieces where the rules put them, and leaves no entities behind.

use std::collections::HashMap;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use cannon_app_base::common::CameraMovingToAction;
use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::pieces::PieceState;
use cannon_app_base::play::{BoardView, MatchSetup, Request};
use cannon_app_base::settings::{AnimationSpeed, Settings};
use cannon_app_games as games;
use cannon_app_games::cannon::{TOWN, point_at, rest_pose};
use cannon_app_table::effects;
use cannon_app_table::effects::{Effects, SkipAnimation};
use cannon_app_table::pieces::{CapturedPiece, Ground, OnSpot};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, PackedAction};

use crate::harness::{TestTable, parse_point};

/// Name, position, action and change of the number of pieces for each kind of action.
const ACTION_KINDS: [(&str, &str, &str, i32); 10] = [
    ("placement", "10/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/10 d", "@e1", 1),
    ("step", "4L5/10/1l1l6/10/10/10/d1d7/10/10/4D5 d", "a4-b5", 0),
    ("capture", "4L5/10/10/10/10/1l2l5/d1d7/10/10/4D5 d", "a4xb5", -1),
    ("crowded capture", "4L5/10/10/lll7/lll7/lll7/d1d7/10/10/4D5 d", "a4xb5", -1),
    ("retreat", "4L5/10/10/10/10/1l2l5/1d8/10/10/4D5 d", "b4/b2", 0),
    ("shift along a file", "4L5/10/10/10/10/10/d1d7/d1d7/d9/4D5 d", "a2>a5", 0),
    ("crowded shift", "4L5/10/10/10/2dd6/1ddd6/1dd7/10/10/4D5 d", "b4>e7", 0),
    ("shot", "4L5/10/10/10/10/l9/1l8/d9/d9/d3D5 d", "*a5", -1),
    ("capture of a town", "4L5/4d5/10/10/10/10/10/10/10/4D5 d", "e9xe10", -1),
    ("shot at a town", "4L5/10/4d5/4d5/4d5/10/l9/10/10/4D5 d", "*e10", -1),
];

/// A table with effects at normal speed and frames of this length.
fn table_with_effects(position: Option<&str>, step: Duration) -> TestTable {
    let setup =
        MatchSetup { position: position.map(str::to_owned), house_rules: HouseRules::NONE, ..MatchSetup::default() };
    let mut table = TestTable::with_plugins(setup, effects::plugin);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
    table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Normal;
    table.frames(2);
    table
}

fn play_notation(table: &mut TestTable, action: &str) {
    let action = table.game().timeline().read_action(action).expect("the action is readable");
    play(table, action);
}

fn play(table: &mut TestTable, action: PackedAction) {
    let ply = table.game().timeline().ply();
    table.request(Request::Play { action, animation_variant: None });
    assert_eq!(table.game().timeline().ply(), ply + 1, "refused: {:?}", table.refusals());
}

fn is_active(table: &TestTable) -> bool {
    table.resource::<Effects>().is_active()
}

#[test]
fn every_kind_of_action_can_be_replayed() {
    for (name, position, action, _) in ACTION_KINDS {
        let mut table = table_with_effects(Some(position), Duration::from_millis(50));
        play_notation(&mut table, action);
        finish_effects(&mut table);
        let (after, pieces) = (poses(&mut table).len(), table.shown_pieces());
        table.request(Request::ReplayLastAction);
        assert_eq!(table.board_view_ply(), 0, "{name}");
        table.frames(1);
        assert!(is_active(&table) && table.board_view_ply() == 1, "{name}");
        finish_effects(&mut table);
        assert_pieces_at_rest(&mut table);
        assert_eq!((poses(&mut table).len(), table.shown_pieces()), (after, pieces), "{name}");
    }
}

#[test]
fn animation_waits_while_the_camera_approaches() {
    let (_, position, action, _) = ACTION_KINDS[1];
    let mut table = table_with_effects(Some(position), Duration::from_millis(50));
    table.app.insert_resource(CameraMovingToAction(true));
    play_notation(&mut table, action);
    table.frames(1);
    let before = poses(&mut table);
    table.frames(20);
    assert!(is_active(&table) && poses(&mut table) == before, "nothing moves");
    table.app.insert_resource(CameraMovingToAction(false));
    table.frames(3);
    assert!(poses(&mut table) != before, "the soldier moves");
    finish_effects(&mut table);
    assert_pieces_at_rest(&mut table);
}

/// Runs frames until all effects have ended.
fn finish_effects(table: &mut TestTable) {
    for _ in 0..2000 {
        if !is_active(table) {
            return;
        }
        table.frames(1);
    }
    panic!("the effects do not end");
}

/// The number of entities without the captured pieces, which stay beside the board.
fn entity_count(table: &TestTable) -> i32 {
    let world = table.app.world();
    let captured = world.try_query::<&CapturedPiece>().map_or(0, |mut query| query.iter(world).count());
    i32::try_from(world.entities().count_spawned()).expect("there are few entities") - captured as i32
}

fn poses(table: &mut TestTable) -> HashMap<Entity, (Transform, bool)> {
    let mut query = table.app.world_mut().query_filtered::<(Entity, &Transform, Has<OnSpot>), With<PieceState>>();
    query.iter(table.app.world()).map(|(entity, transform, stands)| (entity, (*transform, stands))).collect()
}

fn assert_pieces_at_rest(table: &mut TestTable) {
    assert!(!table.resource::<BoardView>().is_animating());
    let mut query = table.app.world_mut().query::<(&OnSpot, &PieceState, &Transform)>();
    for (at, figure, transform) in query.iter(table.app.world()) {
        let point = point_at(at.0).expect("pieces are on the board");
        assert_eq!(*transform, rest_pose(point, figure.side), "the piece on {point}");
    }
    assert_eq!(table.shown_pieces(), table.expected_pieces());
}

#[test]
fn every_kind_of_action_ends_in_the_right_place_and_leaves_no_entities() {
    for (kind, position, action, change) in ACTION_KINDS {
        let mut table = table_with_effects(Some(position), Duration::from_millis(30));
        let before = entity_count(&table);
        play_notation(&mut table, action);
        assert!(table.resource::<BoardView>().is_animating(), "{kind} is animated");
        finish_effects(&mut table);
        assert_pieces_at_rest(&mut table);
        assert_eq!(entity_count(&table) - before, change, "{kind}");
    }
}

#[test]
fn skipping_an_animation_at_any_time_leads_to_the_same_state() {
    for (kind, position, action, change) in ACTION_KINDS {
        for wait in [0, 1, 7, 20, 45] {
            let mut table = table_with_effects(Some(position), Duration::from_millis(30));
            let before = entity_count(&table);
            play_notation(&mut table, action);
            table.frames(wait);
            table.app.world_mut().write_message(SkipAnimation);
            table.frames(2);
            // After a won game, the second skip ends the celebration.
            table.app.world_mut().write_message(SkipAnimation);
            table.frames(2);
            assert!(!is_active(&table), "{kind} skipped after {wait} frames");
            assert_pieces_at_rest(&mut table);
            assert_eq!(entity_count(&table) - before, change, "{kind} skipped after {wait} frames");
        }
    }
}

/// The length of a frame in seconds, so short that every movement per frame is small.
const FRAME_SECONDS: f32 = 0.004;

/// Runs short frames while a condition holds, and asserts that bodies move smoothly and do not sink below the board.
fn assert_smooth_motion_while(table: &mut TestTable, kind: &str, goes_on: impl Fn(&mut TestTable) -> bool) {
    let mut last = poses(table);
    while goes_on(table) {
        table.frames(1);
        let now = poses(table);
        for (entity, (pose, stands)) in &now {
            assert!(pose.is_finite() && pose.rotation.is_normalized(), "{kind}: {pose:?}");
            assert!(!stands || pose.translation.y > -1e-4, "{kind}: a standing piece is under the board");
            if let Some((before, _)) = last.get(entity) {
                let distance = pose.translation.distance(before.translation);
                let angle = pose.rotation.angle_between(before.rotation);
                assert!(
                    distance < 16.0 * FRAME_SECONDS && angle < 14.0 * FRAME_SECONDS,
                    "{kind}: {before:?} jumps to {pose:?}"
                );
            }
        }
        last = now;
    }
}

#[test]
fn bodies_move_smoothly_and_stay_above_the_board() {
    for (kind, position, action, _) in ACTION_KINDS {
        let mut table = table_with_effects(Some(position), Duration::from_secs_f32(FRAME_SECONDS));
        play_notation(&mut table, action);
        assert_smooth_motion_while(&mut table, kind, |table| table.resource::<BoardView>().is_animating());
    }
}

/// A cannon on a1 to a3 that can fire at a5. Its soldier on a3 can also capture on b4.
const LOADED: &str = "4L5/10/10/10/10/l9/1l8/d9/d9/d3D5 d";

/// The distance of the piece on a point from its resting place.
fn distance_from_rest(table: &mut TestTable, point: &str) -> f32 {
    let mut query = table.app.world_mut().query::<(&OnSpot, &PieceState, &Transform)>();
    let point = parse_point(point);
    let (_, figure, pose) =
        query.iter(table.app.world()).find(|(at, ..)| point_at(at.0) == Some(point)).expect("a piece stands there");
    pose.translation.distance(rest_pose(point, figure.side).translation)
}

#[test]
fn selecting_a_cannon_prepares_it_and_deselecting_reverts_that() {
    let mut table = table_with_effects(Some(LOADED), Duration::from_secs_f32(FRAME_SECONDS));
    let before = entity_count(&table);
    table.click("a1");
    assert_smooth_motion_while(&mut table, "preparing", is_active_mut);
    assert!(
        distance_from_rest(&mut table, "a2") > 0.3 && distance_from_rest(&mut table, "a3") > 0.3,
        "the crew makes room for the gun"
    );
    assert!(!table.resource::<BoardView>().is_animating(), "the game does not wait for the preparation");
    assert!(entity_count(&table) > before, "the gun has been spawned");
    table.click("a1");
    assert_smooth_motion_while(&mut table, "reverting", is_active_mut);
    assert_pieces_at_rest(&mut table);
    assert_eq!(entity_count(&table), before);
}

fn is_active_mut(table: &mut TestTable) -> bool {
    is_active(table)
}

#[test]
fn prepared_cannon_fires_sooner() {
    let shot_duration = |is_ready: bool| {
        let mut table = table_with_effects(Some(LOADED), Duration::from_secs_f32(FRAME_SECONDS));
        let before = entity_count(&table);
        table.click("a1");
        if is_ready {
            finish_effects(&mut table);
        }
        table.click("a5");
        assert_eq!(table.game().timeline().ply(), 1, "refused: {:?}", table.refusals());
        let started = table.app.world().resource::<Time>().elapsed_secs();
        assert_smooth_motion_while(&mut table, "the shot", |table| table.resource::<BoardView>().is_animating());
        let duration = table.app.world().resource::<Time>().elapsed_secs() - started;
        finish_effects(&mut table);
        assert_pieces_at_rest(&mut table);
        assert_eq!(entity_count(&table), before - 1, "only the target is gone");
        duration
    };
    assert!(shot_duration(true) < shot_duration(false) - 0.5);
}

#[test]
fn soldier_of_a_prepared_cannon_can_capture_instead() {
    let mut table = table_with_effects(Some(LOADED), Duration::from_secs_f32(FRAME_SECONDS));
    let before = entity_count(&table);
    table.click("a3");
    finish_effects(&mut table);
    table.click("b4");
    assert_eq!(table.game().timeline().ply(), 1, "refused: {:?}", table.refusals());
    assert_smooth_motion_while(&mut table, "capturing", is_active_mut);
    assert_pieces_at_rest(&mut table);
    assert_eq!(entity_count(&table), before - 1, "only the captured piece is gone");
}

#[test]
fn new_game_reverts_the_preparation_of_a_cannon() {
    let mut table = table_with_effects(Some(LOADED), Duration::from_millis(50));
    let before = entity_count(&table);
    table.click("a1");
    finish_effects(&mut table);
    table.request(Request::Start(Box::new(MatchSetup { position: Some(LOADED.to_owned()), ..MatchSetup::default() })));
    finish_effects(&mut table);
    assert_pieces_at_rest(&mut table);
    assert_eq!(entity_count(&table), before);
}

/// The number of entities that are neither pieces nor ground of the shown position.
fn other_entity_count(table: &TestTable) -> i32 {
    let position = games::shown_position(table.game()).expect("a game on the table");
    let shown = position.piece_states().len() + position.scenery().len();
    entity_count(table) - i32::try_from(shown).expect("there are few pieces")
}

/// Asserts for any game that the table shows the pieces of the position, and that they stand where the layout puts them.
fn assert_position_is_shown(table: &mut TestTable) {
    assert!(!table.resource::<BoardView>().is_animating());
    let layout = *table.resource::<BoardLayout>();
    let mut query = table.app.world_mut().query_filtered::<(&OnSpot, &PieceState, &Transform), Without<Ground>>();
    let mut shown: Vec<(Spot, PieceState)> = Vec::new();
    for (at, figure, transform) in query.iter(table.app.world()) {
        assert_eq!(*transform, layout.rest_pose(at.0, figure.heading), "the piece on {}", at.0);
        shown.push((at.0, *figure));
    }
    let game = table.game();
    let mut expected = games::piece_states_at(game.timeline(), game.shown_ply()).expect("a game on the table");
    shown.sort_unstable_by_key(|(spot, _)| *spot);
    expected.sort_unstable_by_key(|(spot, _)| *spot);
    assert_eq!(shown, expected);
}

#[test]
fn five_hundred_random_actions_of_each_game_leave_no_entities() {
    for game in GameId::ALL {
        let mut random = 2_024_u64;
        let mut played = 0;
        while played < 500 {
            let setup = MatchSetup { game, house_rules: HouseRules::NONE, ..MatchSetup::default() };
            let mut table = TestTable::with_plugins(setup, effects::plugin);
            table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(150)));
            table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Normal;
            table.frames(2);
            let before = other_entity_count(&table);
            loop {
                let actions = table.game().timeline().actions();
                if actions.is_empty() || played == 500 {
                    break;
                }
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let action = actions[(random >> 33) as usize % actions.len()];
                play(&mut table, action);
                played += 1;
                finish_effects(&mut table);
                assert_position_is_shown(&mut table);
                assert_eq!(other_entity_count(&table), before, "{game}: after action {played}");
            }
        }
    }
}

#[test]
fn board_is_never_busy_while_animation_is_off() {
    for (kind, position, action, change) in ACTION_KINDS {
        let mut table = table_with_effects(Some(position), Duration::from_millis(30));
        table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Off;
        let before = entity_count(&table);
        play_notation(&mut table, action);
        assert!(!table.resource::<BoardView>().is_animating() && !is_active(&table), "{kind}");
        table.frames(1);
        assert_pieces_at_rest(&mut table);
        assert_eq!(entity_count(&table) - before, change, "{kind}");
    }
}

#[test]
fn turning_animation_off_ends_the_current_animation() {
    let (_, position, action, _) = ACTION_KINDS[7];
    let mut table = table_with_effects(Some(position), Duration::from_millis(30));
    play_notation(&mut table, action);
    table.frames(20);
    table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Off;
    table.frames(2);
    assert!(!is_active(&table));
    assert_pieces_at_rest(&mut table);
}

#[test]
fn undo_cancels_the_current_animation() {
    for (kind, position, action, _) in ACTION_KINDS {
        let mut table = table_with_effects(Some(position), Duration::from_millis(30));
        let before = entity_count(&table);
        play_notation(&mut table, action);
        table.frames(15);
        table.request(Request::Undo);
        table.frames(1);
        assert!(!is_active(&table), "{kind}");
        assert_pieces_at_rest(&mut table);
        assert_eq!(entity_count(&table), before, "{kind}");
    }
}

#[test]
fn winner_celebrates_for_three_to_six_seconds() {
    let (_, position, action, _) = ACTION_KINDS[8];
    let mut table = table_with_effects(Some(position), Duration::from_millis(50));
    play_notation(&mut table, action);
    while table.resource::<BoardView>().is_animating() {
        table.frames(1);
    }
    assert!(table.resource::<Effects>().is_celebrating());
    let mut frames = 0;
    while table.resource::<Effects>().is_celebrating() {
        table.frames(1);
        frames += 1;
    }
    assert!((60..=120).contains(&frames), "{frames} frames of 50 ms");
    finish_effects(&mut table);
    assert_pieces_at_rest(&mut table);
    let mut figures = table.app.world_mut().query::<&PieceState>();
    let towns = figures.iter(table.app.world()).filter(|figure| *figure.model == TOWN).count();
    assert_eq!(towns, 1);
}
