//! What is heard: which sounds an action calls for, and what the mixer makes of them.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use cannon::app::audio::{AudioEngine, OutputMode, SoundPlugin};
use cannon::app::common::TableCamera;
use cannon::app::common::sound::{Hold, PlaySound, ReleaseSound, Sound, Whence, sounds};
use cannon::app::effects::{self, EffectsActive, SkipAnimation};
use cannon::app::games::{self, cannon as cannon_game, tank_chess};
use cannon::app::play::{MatchSetup, Request};
use cannon::app::settings::{AnimationSpeed, Settings, Volumes};
use cannon_rules::record::{Players, Seat, Style};
use cannon_rules::timeline::HouseRules;

use crate::table::Table;

/// No sample may be louder.
const CEILING: f32 = 0.97;
const RATE: usize = 48_000;

/// What has been asked for so far.
#[derive(Resource, Default)]
struct Score {
    played: Vec<PlaySound>,
    released: Vec<Hold>,
}

fn note(mut score: ResMut<Score>, mut sounds: MessageReader<PlaySound>, mut releases: MessageReader<ReleaseSound>) {
    score.played.extend(sounds.read());
    score.released.extend(releases.read().map(|release| release.0));
}

fn with_setup(setup: MatchSetup) -> Table {
    let sound = |app: &mut App| {
        app.add_plugins((effects::plugin, SoundPlugin { mode: OutputMode::Recording }));
        app.init_resource::<Score>().add_systems(Last, note);
    };
    let mut table = Table::with(setup, sound);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(30)));
    let mut settings = table.app.world_mut().resource_mut::<Settings>();
    settings.animation = AnimationSpeed::Normal;
    // Only what happens is to be heard, as loud as can be.
    settings.sound = Volumes { master: 1.0, effects: 1.0, ambience: 0.0, music: 0.0, ..Volumes::default() };
    table.frames(2);
    table
}

/// A table that is listened to, at normal speed.
fn table(position: Option<&str>) -> Table {
    with_setup(MatchSetup { position: position.map(str::to_owned), house: HouseRules::NONE, ..MatchSetup::default() })
}

fn tank_chess(position: &str) -> Table {
    with_setup(MatchSetup {
        game: "tank-chess".to_owned(),
        position: Some(position.to_owned()),
        ..MatchSetup::default()
    })
}

fn play(table: &mut Table, action: &str) {
    let action = table.game().timeline().read_action(action).expect("the action is readable");
    let ply = table.game().timeline().ply();
    table.ask(Request::Play { action, shown_by: None });
    assert_eq!(table.game().timeline().ply(), ply + 1, "refused: {:?}", table.refusals());
}

fn finish(table: &mut Table) {
    for _ in 0..2000 {
        if !table.resource::<EffectsActive>().0 {
            table.frames(2);
            return;
        }
        table.frames(1);
    }
    panic!("effects never end");
}

/// All that has happened, but not what is always there.
fn happened(table: &Table) -> Vec<PlaySound> {
    let background = |played: &&PlaySound| !matches!(played.hold, Some(Hold::Room | Hold::Music));
    table.resource::<Score>().played.iter().filter(background).copied().collect()
}

fn heard(table: &Table) -> Vec<Sound> {
    happened(table).iter().map(|played| played.sound).collect()
}

/// What was begun to go on, and what of it was ended.
fn held_and_released(table: &Table) -> (Vec<Hold>, Vec<Hold>) {
    let held = happened(table).iter().filter_map(|played| played.hold).collect();
    (held, table.resource::<Score>().released.clone())
}

fn ask(table: &mut Table, sounds: impl IntoIterator<Item = PlaySound>) {
    table.app.world_mut().write_message_batch(sounds);
    table.frames(1);
}

fn set(table: &mut Table, change: impl FnOnce(&mut Volumes)) {
    change(&mut table.app.world_mut().resource_mut::<Settings>().sound);
    table.frames(1);
}

/// The mix of so many seconds: left and right.
fn render(table: &mut Table, seconds: f32) -> (Vec<f32>, Vec<f32>) {
    let mix = table.app.world_mut().resource_mut::<AudioEngine>().render(seconds);
    assert_eq!(mix.len(), 2 * (seconds * RATE as f32) as usize);
    mix.chunks_exact(2).map(|frame| (frame[0], frame[1])).unzip()
}

fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |peak: f32, sample| peak.max(sample.abs()))
}

fn energy(samples: &[f32]) -> f32 {
    samples.iter().map(|sample| sample * sample).sum()
}

fn voices(table: &mut Table) -> usize {
    table.app.world_mut().resource_mut::<AudioEngine>().voices()
}

#[test]
fn every_kind_of_action_sounds_like_itself() {
    let kinds: [(&str, &str, &[Sound]); 8] = [
        ("10/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/10 d", "@e1", &[sounds::PLACE]),
        ("4L5/10/1l1l6/10/10/10/d1d7/10/10/4D5 d", "a4-b5", &[cannon_game::sounds::MARCH, cannon_game::sounds::MARCH]),
        (
            "4L5/10/10/10/10/1l2l5/d1d7/10/10/4D5 d",
            "a4xb5",
            &[
                cannon_game::sounds::CAPTURE,
                cannon_game::sounds::MARCH,
                cannon_game::sounds::MARCH,
                cannon_game::sounds::TOPPLE,
            ],
        ),
        ("4L5/10/10/10/10/1l2l5/1d8/10/10/4D5 d", "b4/b2", &[cannon_game::sounds::RETREAT]),
        ("4L5/10/10/10/10/10/d1d7/d1d7/d9/4D5 d", "a2>a5", &[cannon_game::sounds::DRILL]),
        ("4L5/10/10/10/2dd6/1ddd6/1dd7/10/10/4D5 d", "b4>e7", &[cannon_game::sounds::RETREAT]),
        (
            "4L5/10/10/10/10/l9/1l8/d9/d9/d3D5 d",
            "*a5",
            &[
                cannon_game::sounds::GUN_ROLL,
                cannon_game::sounds::FUSE,
                cannon_game::sounds::GUN,
                cannon_game::sounds::FLIGHT_BALL,
                cannon_game::sounds::IMPACT_WOOD,
                cannon_game::sounds::TOPPLE,
            ],
        ),
        (
            "4L5/10/4d5/4d5/4d5/10/l9/10/10/4D5 d",
            "*e10",
            &[
                cannon_game::sounds::GUN_ROLL,
                cannon_game::sounds::FUSE,
                cannon_game::sounds::GUN,
                cannon_game::sounds::FLIGHT_BALL,
                cannon_game::sounds::IMPACT_STONE,
                cannon_game::sounds::COLLAPSE,
            ],
        ),
    ];
    for (position, action, sounds) in kinds {
        let mut table = table(Some(position));
        play(&mut table, action);
        finish(&mut table);
        let heard = heard(&table);
        assert!(heard.starts_with(sounds), "{action}: {heard:?}");
        let on_table = |played: &PlaySound| played.whence != Whence::Here;
        assert!(happened(&table)[..sounds.len()].iter().all(on_table), "{action}");
    }
}

#[test]
fn tanks_drive_with_an_engine_that_stops_and_fire() {
    let mut table = tank_chess("11cS/12/12/12/7lS4/12/12/12/12/3MN8/12/CN11 w");
    play(&mut table, "D3>D4/N xH8");
    finish(&mut table);
    let heard = heard(&table);
    let expected = [
        tank_chess::sounds::MEDIUM_START,
        tank_chess::sounds::TRACKS,
        tank_chess::sounds::MEDIUM_STOP,
        tank_chess::sounds::TURRET,
        tank_chess::sounds::TANK_GUN,
        tank_chess::sounds::FLIGHT_SHELL,
        tank_chess::sounds::IMPACT_ARMOUR,
        tank_chess::sounds::EXPLOSION,
    ];
    assert!(heard.starts_with(&expected), "{heard:?}");
    let (held, released) = held_and_released(&table);
    assert_eq!(held, released, "whatever goes on ends");
    render(&mut table, 8.0);
    table.frames(1);
    assert_eq!(voices(&mut table), 0);
}

#[test]
fn what_is_skipped_is_heard_once_and_nothing_piles_up() {
    for wait in [0, 1, 10, 30] {
        let mut table = table(Some("4L5/10/10/10/10/l9/1l8/d9/d9/d3D5 d"));
        play(&mut table, "*a5");
        table.frames(wait);
        let before = heard(&table).len();
        table.app.world_mut().write_message(SkipAnimation);
        table.frames(3);
        let after = &heard(&table)[before..];
        assert!(after.len() <= 1, "after {wait} frames: {after:?}");
        let decisive = after.iter().all(|sound| {
            [cannon_game::sounds::GUN, cannon_game::sounds::IMPACT_WOOD, cannon_game::sounds::TOPPLE].contains(sound)
        });
        assert!(decisive, "after {wait} frames: {after:?}");
    }
    let mut table = tank_chess("11cS/12/12/12/7lS4/12/12/12/12/3MN8/12/CN11 w");
    play(&mut table, "D3>D6/N");
    table.frames(12);
    table.app.world_mut().write_message(SkipAnimation);
    table.frames(2);
    let (held, released) = held_and_released(&table);
    assert!(!held.is_empty() && held == released, "the engine does not go on");
}

#[test]
fn without_animation_a_piece_is_set_down() {
    let mut table = table(Some("4L5/10/1l1l6/10/10/10/d1d7/10/10/4D5 d"));
    table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Off;
    play(&mut table, "a4-b5");
    table.frames(2);
    assert_eq!(heard(&table), [sounds::PLACE]);
}

#[test]
fn the_match_is_heard() {
    let mut table = tank_chess("11cS/12/12/12/12/12/12/12/12/2MN9/12/CN11 w");
    table.ask(Request::Undo);
    table.frames(1);
    assert_eq!(heard(&table), [sounds::REFUSED]);
    // A medium tank that turns to look at the enemy's Command along a free diagonal gives check.
    play(&mut table, "C3>C3/NE");
    let announced = |table: &Table| heard(table).contains(&sounds::CHECK);
    assert!(!announced(&table), "what is still to be seen is not told");
    finish(&mut table);
    assert!(announced(&table), "{:?}", heard(&table));

    let computer = Seat::Computer { level: 1, style: Style::Plain };
    for (seat, sound) in [(Seat::Human, sounds::VICTORY), (computer, sounds::DEFEAT)] {
        let mut table = with_setup(MatchSetup::default());
        table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Off;
        let mut players = Players::default();
        players.north.seat = seat;
        table.ask(Request::Start(Box::new(MatchSetup { players, ..MatchSetup::default() })));
        table.ask(Request::Resign);
        table.frames(2);
        assert!(heard(&table).contains(&sound), "{seat:?}: {:?}", heard(&table));
    }
}

#[test]
fn ten_sounds_at_once_do_not_clip() {
    let loud = [
        cannon_game::sounds::GUN,
        tank_chess::sounds::EXPLOSION,
        tank_chess::sounds::TANK_GUN,
        tank_chess::sounds::MORTAR,
        tank_chess::sounds::IMPACT_ARMOUR,
        cannon_game::sounds::IMPACT_STONE,
        tank_chess::sounds::EXPLOSION,
        cannon_game::sounds::GUN,
        cannon_game::sounds::COLLAPSE,
        sounds::VICTORY,
    ];
    let mut table = table(None);
    ask(&mut table, loud.map(PlaySound::here));
    assert_eq!(voices(&mut table), loud.len());
    let (left, right) = render(&mut table, 3.0);
    for side in [left, right] {
        assert!(peak(&side) <= CEILING && peak(&side) > 0.6, "{}", peak(&side));
        let flat = side.windows(3).filter(|three| three.iter().all(|sample| sample.abs() > CEILING - 1e-4)).count();
        assert!(flat < 5, "{flat} times three samples in a row lie at the ceiling");
    }
}

#[test]
fn volumes_are_obeyed() {
    let at = |master: f32, effects: f32| {
        let mut table = table(None);
        set(&mut table, |volumes| (volumes.master, volumes.effects) = (master, effects));
        render(&mut table, 0.2);
        ask(&mut table, [PlaySound::here(cannon_game::sounds::RETREAT)]);
        energy(&render(&mut table, 1.0).0)
    };
    let full = at(1.0, 1.0);
    // Half of the slider is a quarter of the amplitude.
    for half in [at(0.5, 1.0), at(1.0, 0.5)] {
        assert!((half / full - 1.0 / 16.0).abs() < 0.01, "{}", half / full);
    }
    assert_eq!((at(0.0, 1.0), at(1.0, 0.0)), (0.0, 0.0));
}

#[test]
fn what_is_muted_is_silent_at_once_and_costs_nothing() {
    let mut table = table(None);
    ask(
        &mut table,
        [PlaySound::here(sounds::VICTORY), PlaySound::here(tank_chess::sounds::LIGHT_DRIVE).held(Hold::Cue(1))],
    );
    assert!(peak(&render(&mut table, 0.5).0) > 0.05);
    table.key(KeyCode::KeyM);
    assert!(table.resource::<Settings>().sound.muted);
    render(&mut table, 0.2);
    assert_eq!(peak(&render(&mut table, 0.5).0), 0.0);
    ask(&mut table, [PlaySound::here(cannon_game::sounds::GUN)]);
    assert_eq!((voices(&mut table), peak(&render(&mut table, 0.5).0)), (0, 0.0));
    // What is held goes on where it belongs, what was missed is missed.
    table.key(KeyCode::KeyM);
    table.frames(2);
    assert_eq!(voices(&mut table), 1);
    assert!(peak(&render(&mut table, 0.5).0) > 0.005);
    table.app.world_mut().write_message(ReleaseSound(Hold::Cue(1)));
    table.frames(1);
    render(&mut table, 0.5);
    assert_eq!(peak(&render(&mut table, 0.5).0), 0.0);
}

#[test]
fn sounds_come_from_where_they_are() {
    let mut table = table(None);
    let chair = Transform::from_xyz(0.0, 14.0, 14.0).looking_at(Vec3::ZERO, Vec3::Y);
    let lens = Projection::Perspective(PerspectiveProjection { fov: 0.5, aspect_ratio: 1.6, ..default() });
    table.app.world_mut().spawn((chair, lens, TableCamera));
    table.frames(1);
    let mut heard = |x: f32| {
        ask(&mut table, [PlaySound::at(cannon_game::sounds::MARCH, Vec3::X * x)]);
        let (left, right) = render(&mut table, 1.0);
        (energy(&left), energy(&right))
    };
    let ((a, b), (c, d), (e, f)) = (heard(-4.0), heard(4.0), heard(0.0));
    assert!(a > 2.0 * b && d > 2.0 * c, "left {a} {b}, right {c} {d}");
    assert!((e / f - 1.0).abs() < 0.01, "middle {e} {f}");
}

#[test]
fn there_are_never_too_many_voices() {
    let mut table = table(None);
    for round in 0..20 {
        ask(&mut table, games::all_sounds().filter(|sound| sound.period().is_none()).map(PlaySound::here));
        assert!(voices(&mut table) <= 24, "in round {round}");
        render(&mut table, 0.02);
    }
    ask(&mut table, [PlaySound::here(sounds::CHECK)]);
    let mut desk = table.app.world_mut().resource_mut::<AudioEngine>();
    assert!(desk.voices() <= 24);
    render(&mut table, 8.0);
    table.frames(1);
    assert_eq!(voices(&mut table), 0, "all of them end");
}

#[test]
fn rooms_are_quiet_and_music_is_for_the_title() {
    let mut table = table(None);
    let background = |table: &Table| {
        let score = table.resource::<Score>();
        score
            .played
            .iter()
            .filter(|played| played.sound.period().is_some())
            .map(|played| played.sound)
            .collect::<Vec<_>>()
    };
    assert_eq!(background(&table).len(), 1, "a room, and no music");
    set(&mut table, |volumes| volumes.ambience = 1.0);
    table.frames(2);
    render(&mut table, 2.0);
    let room = peak(&render(&mut table, 4.0).0);
    assert!((0.001..0.2).contains(&room), "{room}");
    set(&mut table, |volumes| (volumes.music, volumes.music_in_play) = (1.0, true));
    table.frames(2);
    assert!(background(&table).contains(&sounds::TITLE_MUSIC));
    render(&mut table, 2.0);
    assert!(peak(&render(&mut table, 4.0).0) > room);
}

#[test]
fn without_a_device_there_is_silence_and_no_error() {
    let mut table = Table::with(MatchSetup::default(), (effects::plugin, SoundPlugin::default()));
    for sound in games::all_sounds() {
        ask(&mut table, [PlaySound::here(sound)]);
    }
    table.key(KeyCode::KeyM);
    table.frames(5);
    table.key(KeyCode::KeyM);
    table.frames(5);
}
