//! Whatever is animated ends exactly where the rules put it, and leaves nothing behind.

use std::collections::HashMap;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use cannon::app::common::CameraComing;
use cannon::app::common::board::{BoardLayout, Spot};
use cannon::app::common::pieces::PieceState;
use cannon::app::effects::{self, Effects, EffectsActive, SkipAnimation};
use cannon::app::games;
use cannon::app::games::cannon::{TOWN, home, point_at};
use cannon::app::pieces::{At, BoardView, Ground};
use cannon::app::play::{MatchSetup, Request};
use cannon::app::settings::{AnimationSpeed, Settings};
use cannon_rules::cannon::Position as Cannon;
use cannon_rules::tank_chess::Position as TankChess;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{Game, PackedAction};

use crate::table::{Table, at};

/// One action of each kind, on a position in which it is legal, and how the number of pieces changes.
const KINDS: [(&str, &str, &str, i32); 10] = [
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

/// A table with effects, at normal speed, in steps of this length.
fn table(position: Option<&str>, step: Duration) -> Table {
    let setup = MatchSetup { position: position.map(str::to_owned), house: HouseRules::NONE, ..MatchSetup::default() };
    let mut table = Table::with(setup, effects::plugin);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
    table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Normal;
    table.frames(2);
    table
}

fn play_text(table: &mut Table, action: &str) {
    let action = table.game().timeline().read_action(action).expect("the action is readable");
    play(table, action);
}

fn play(table: &mut Table, action: PackedAction) {
    let ply = table.game().timeline().ply();
    table.ask(Request::Play { action, shown_by: None });
    assert_eq!(table.game().timeline().ply(), ply + 1, "refused: {:?}", table.refusals());
}

fn is_active(table: &Table) -> bool {
    table.resource::<EffectsActive>().0
}

#[test]
fn every_kind_of_action_can_be_shown_again() {
    for (name, position, action, _) in KINDS {
        let mut table = table(Some(position), Duration::from_millis(50));
        play_text(&mut table, action);
        finish(&mut table);
        let (after, pieces) = (poses(&mut table).len(), table.shown_pieces());
        table.ask(Request::ShowAgain);
        assert_eq!(table.stage_ply(), 0, "{name}");
        table.frames(1);
        assert!(is_active(&table) && table.stage_ply() == 1, "{name}");
        finish(&mut table);
        assert_at_home(&mut table);
        assert_eq!((poses(&mut table).len(), table.shown_pieces()), (after, pieces), "{name}");
    }
}

#[test]
fn an_action_out_of_sight_waits_for_the_camera() {
    let (_, position, action, _) = KINDS[1];
    let mut table = table(Some(position), Duration::from_millis(50));
    table.app.insert_resource(CameraComing(true));
    play_text(&mut table, action);
    table.frames(1);
    let begun = poses(&mut table);
    table.frames(20);
    assert!(is_active(&table) && poses(&mut table) == begun, "nothing moves");
    table.app.insert_resource(CameraComing(false));
    table.frames(3);
    assert!(poses(&mut table) != begun, "the soldier sets out");
    finish(&mut table);
    assert_at_home(&mut table);
}

/// Lets time pass until nothing moves any more.
fn finish(table: &mut Table) {
    for _ in 0..2000 {
        if !is_active(table) {
            return;
        }
        table.frames(1);
    }
    panic!("effects never end");
}

fn entities(table: &Table) -> i32 {
    i32::try_from(table.app.world().entities().count_spawned()).expect("there are few entities")
}

fn poses(table: &mut Table) -> HashMap<Entity, (Transform, bool)> {
    let mut query = table.app.world_mut().query_filtered::<(Entity, &Transform, Has<At>), With<PieceState>>();
    query.iter(table.app.world()).map(|(entity, transform, stands)| (entity, (*transform, stands))).collect()
}

fn assert_at_home(table: &mut Table) {
    assert!(!table.resource::<BoardView>().is_busy());
    let mut query = table.app.world_mut().query::<(&At, &PieceState, &Transform)>();
    for (at, figure, transform) in query.iter(table.app.world()) {
        let point = point_at(at.0).expect("pieces stand on the board");
        assert_eq!(*transform, home(point, figure.side), "the piece on {point}");
    }
    assert_eq!(table.shown_pieces(), table.expected_pieces());
}

#[test]
fn every_kind_of_action_ends_at_home_and_leaves_nothing_behind() {
    for (kind, position, action, change) in KINDS {
        let mut table = table(Some(position), Duration::from_millis(30));
        let before = entities(&table);
        play_text(&mut table, action);
        assert!(table.resource::<BoardView>().is_busy(), "{kind} is shown");
        finish(&mut table);
        assert_at_home(&mut table);
        assert_eq!(entities(&table) - before, change, "{kind}");
    }
}

#[test]
fn skipping_at_any_moment_leads_to_the_same_end() {
    for (kind, position, action, change) in KINDS {
        for wait in [0, 1, 7, 20, 45] {
            let mut table = table(Some(position), Duration::from_millis(30));
            let before = entities(&table);
            play_text(&mut table, action);
            table.frames(wait);
            table.app.world_mut().write_message(SkipAnimation);
            table.frames(2);
            // A won game is celebrated after its last action, so it takes a second click.
            table.app.world_mut().write_message(SkipAnimation);
            table.frames(2);
            assert!(!is_active(&table), "{kind} skipped after {wait} frames");
            assert_at_home(&mut table);
            assert_eq!(entities(&table) - before, change, "{kind} skipped after {wait} frames");
        }
    }
}

/// A frame, in seconds, in which nobody gets far.
const SHORT: f32 = 0.004;

/// Lets short frames pass while this holds, in which bodies stay on the board and never jump.
fn watch_closely(table: &mut Table, kind: &str, goes_on: impl Fn(&mut Table) -> bool) {
    let mut last = poses(table);
    while goes_on(table) {
        table.frames(1);
        let now = poses(table);
        for (entity, (pose, stands)) in &now {
            assert!(pose.is_finite() && pose.rotation.is_normalized(), "{kind}: {pose:?}");
            assert!(!stands || pose.translation.y > -1e-4, "{kind}: a standing piece is under the board");
            if let Some((before, _)) = last.get(entity) {
                let way = pose.translation.distance(before.translation);
                let turn = pose.rotation.angle_between(before.rotation);
                assert!(way < 16.0 * SHORT && turn < 14.0 * SHORT, "{kind}: {before:?} jumps to {pose:?}");
            }
        }
        last = now;
    }
}

#[test]
fn bodies_move_smoothly_and_stay_on_the_board() {
    for (kind, position, action, _) in KINDS {
        let mut table = table(Some(position), Duration::from_secs_f32(SHORT));
        play_text(&mut table, action);
        watch_closely(&mut table, kind, |table| table.resource::<BoardView>().is_busy());
    }
}

/// A cannon on a1 to a3 that can fire at a5; whoever stands on a3 can take on b4.
const LOADED: &str = "4L5/10/10/10/10/l9/1l8/d9/d9/d3D5 d";

/// How far the piece on a point is from where it belongs.
fn away(table: &mut Table, point: &str) -> f32 {
    let mut query = table.app.world_mut().query::<(&At, &PieceState, &Transform)>();
    let place = at(point);
    let (_, figure, pose) =
        query.iter(table.app.world()).find(|(at, ..)| point_at(at.0) == Some(place)).expect("a piece stands there");
    pose.translation.distance(home(place, figure.side).translation)
}

#[test]
fn a_cannon_that_is_selected_is_made_ready_and_let_go_of_again() {
    let mut table = table(Some(LOADED), Duration::from_secs_f32(SHORT));
    let before = entities(&table);
    table.click("a1");
    watch_closely(&mut table, "making ready", is_active_in);
    assert!(away(&mut table, "a2") > 0.3 && away(&mut table, "a3") > 0.3, "the crew makes room for the gun");
    assert!(!table.resource::<BoardView>().is_busy(), "the game does not wait for it");
    assert!(entities(&table) > before, "the gun is there");
    table.click("a1");
    watch_closely(&mut table, "letting go", is_active_in);
    assert_at_home(&mut table);
    assert_eq!(entities(&table), before);
}

fn is_active_in(table: &mut Table) -> bool {
    is_active(table)
}

#[test]
fn a_cannon_that_is_ready_fires_sooner() {
    let length = |ready: bool| {
        let mut table = table(Some(LOADED), Duration::from_secs_f32(SHORT));
        let before = entities(&table);
        table.click("a1");
        if ready {
            finish(&mut table);
        }
        table.click("a5");
        assert_eq!(table.game().timeline().ply(), 1, "refused: {:?}", table.refusals());
        let begun = table.app.world().resource::<Time>().elapsed_secs();
        watch_closely(&mut table, "the shot", |table| table.resource::<BoardView>().is_busy());
        let lasted = table.app.world().resource::<Time>().elapsed_secs() - begun;
        finish(&mut table);
        assert_at_home(&mut table);
        assert_eq!(entities(&table), before - 1, "the piece that was shot");
        lasted
    };
    assert!(length(true) < length(false) - 0.5);
}

#[test]
fn who_belongs_to_a_ready_cannon_may_leave_it() {
    let mut table = table(Some(LOADED), Duration::from_secs_f32(SHORT));
    let before = entities(&table);
    table.click("a3");
    finish(&mut table);
    table.click("b4");
    assert_eq!(table.game().timeline().ply(), 1, "refused: {:?}", table.refusals());
    watch_closely(&mut table, "leaving", is_active_in);
    assert_at_home(&mut table);
    assert_eq!(entities(&table), before - 1, "the piece that was taken");
}

#[test]
fn another_ply_on_show_ends_what_was_made_ready() {
    let mut table = table(Some(LOADED), Duration::from_millis(50));
    let before = entities(&table);
    table.click("a1");
    finish(&mut table);
    table.ask(Request::Start(Box::new(MatchSetup { position: Some(LOADED.to_owned()), ..MatchSetup::default() })));
    finish(&mut table);
    assert_at_home(&mut table);
    assert_eq!(entities(&table), before);
}

/// Entities that are neither pieces of the position on show nor its ground.
fn furniture(table: &Table) -> i32 {
    let position = games::shown(table.game()).expect("a game on the table");
    let there = position.figures().len() + position.ground().len();
    entities(table) - i32::try_from(there).expect("there are few pieces")
}

/// Whatever the game, every piece of the position stands where the layout has it.
fn assert_all_at_home(table: &mut Table) {
    assert!(!table.resource::<BoardView>().is_busy());
    let layout = *table.resource::<BoardLayout>();
    let mut query = table.app.world_mut().query_filtered::<(&At, &PieceState, &Transform), Without<Ground>>();
    let mut shown: Vec<(Spot, PieceState)> = Vec::new();
    for (at, figure, transform) in query.iter(table.app.world()) {
        assert_eq!(*transform, layout.stance(at.0, figure.heading), "the piece on {}", at.0);
        shown.push((at.0, *figure));
    }
    let mut expected = games::shown(table.game()).expect("a game on the table").figures();
    shown.sort_unstable_by_key(|(spot, _)| *spot);
    expected.sort_unstable_by_key(|(spot, _)| *spot);
    assert_eq!(shown, expected);
}

#[test]
fn five_hundred_random_actions_of_each_game_leave_nothing_behind() {
    for game in [Cannon::ID, TankChess::ID] {
        let mut random = 2_024_u64;
        let mut played = 0;
        while played < 500 {
            let setup = MatchSetup { game: game.to_owned(), house: HouseRules::NONE, ..MatchSetup::default() };
            let mut table = Table::with(setup, effects::plugin);
            table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(150)));
            table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Normal;
            table.frames(2);
            let before = furniture(&table);
            loop {
                let actions = table.game().timeline().actions();
                if actions.is_empty() || played == 500 {
                    break;
                }
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let action = actions[(random >> 33) as usize % actions.len()];
                play(&mut table, action);
                played += 1;
                finish(&mut table);
                assert_all_at_home(&mut table);
                assert_eq!(furniture(&table), before, "{game}: after action {played}");
            }
        }
    }
}

#[test]
fn without_animation_nothing_is_ever_busy() {
    for (kind, position, action, change) in KINDS {
        let mut table = table(Some(position), Duration::from_millis(30));
        table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Off;
        let before = entities(&table);
        play_text(&mut table, action);
        assert!(!table.resource::<BoardView>().is_busy() && !is_active(&table), "{kind}");
        table.frames(1);
        assert_at_home(&mut table);
        assert_eq!(entities(&table) - before, change, "{kind}");
    }
}

#[test]
fn turning_animation_off_ends_what_is_shown() {
    let (_, position, action, _) = KINDS[7];
    let mut table = table(Some(position), Duration::from_millis(30));
    play_text(&mut table, action);
    table.frames(20);
    table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Off;
    table.frames(2);
    assert!(!is_active(&table));
    assert_at_home(&mut table);
}

#[test]
fn a_jump_cancels_what_is_shown() {
    for (kind, position, action, _) in KINDS {
        let mut table = table(Some(position), Duration::from_millis(30));
        let before = entities(&table);
        play_text(&mut table, action);
        table.frames(15);
        table.ask(Request::Undo);
        table.frames(1);
        assert!(!is_active(&table), "{kind}");
        assert_at_home(&mut table);
        assert_eq!(entities(&table), before, "{kind}");
    }
}

#[test]
fn the_winner_celebrates_for_a_while() {
    let (_, position, action, _) = KINDS[8];
    let mut table = table(Some(position), Duration::from_millis(50));
    play_text(&mut table, action);
    while table.resource::<BoardView>().is_busy() {
        table.frames(1);
    }
    assert!(table.resource::<Effects>().is_celebrating());
    let mut frames = 0;
    while table.resource::<Effects>().is_celebrating() {
        table.frames(1);
        frames += 1;
    }
    assert!((60..=120).contains(&frames), "{frames} frames of 50 ms");
    finish(&mut table);
    assert_at_home(&mut table);
    let mut figures = table.app.world_mut().query::<&PieceState>();
    let towns = figures.iter(table.app.world()).filter(|figure| *figure.model == TOWN).count();
    assert_eq!(towns, 1);
}
