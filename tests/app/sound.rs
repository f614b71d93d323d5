//! Tests of sound: the sounds that actions and events request, and the output of the mixer.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use cannon_app_base::common::TableCamera;
use cannon_app_base::common::sound::{LoopKey, PlaySound, Sound, SoundSource, StopLoop, sounds};
use cannon_app_base::play::{MatchSetup, Request};
use cannon_app_base::settings::{AnimationSpeed, Settings, Volumes};
use cannon_app_games as games;
use cannon_app_games::{cannon as cannon_game, tank_chess};
use cannon_app_table::audio::{AudioEngine, OutputMode, SoundPlugin};
use cannon_app_table::effects;
use cannon_app_table::effects::{Effects, SkipAnimation};
use cannon_app_table::marks::NewFormations;
use cannon_rules::GameId;
use cannon_rules::record::{Players, Seat, Style};
use cannon_rules::timeline::HouseRules;

use crate::harness::TestTable;

/// The maximum absolute value of a sample.
const MAX_SAMPLE: f32 = 0.97;
const SAMPLE_RATE: usize = 48_000;

/// A log of the requests to the mixer.
#[derive(Resource, Default)]
struct SoundLog {
    played: Vec<PlaySound>,
    released: Vec<LoopKey>,
}

fn log_sounds(
    mut score: ResMut<SoundLog>,
    mut sounds: MessageReader<PlaySound>,
    mut releases: MessageReader<StopLoop>,
) {
    score.played.extend(sounds.read());
    score.released.extend(releases.read().map(|release| release.0));
}

fn table_with_setup(setup: MatchSetup) -> TestTable {
    let sound = |app: &mut App| {
        app.add_plugins((effects::plugin, SoundPlugin { mode: OutputMode::Recording }));
        app.init_resource::<SoundLog>().add_systems(Last, log_sounds);
    };
    let mut table = TestTable::with_plugins(setup, sound);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(30)));
    let mut settings = table.app.world_mut().resource_mut::<Settings>();
    settings.animation = AnimationSpeed::Normal;
    // Only effects are audible, at full volume.
    settings.sound = Volumes { master: 1.0, effects: 1.0, ambience: 0.0, music: 0.0, ..Volumes::default() };
    table.frames(2);
    table
}

/// A game of Cannon with sound and animation at normal speed.
fn cannon_table(position: Option<&str>) -> TestTable {
    table_with_setup(MatchSetup {
        position: position.map(str::to_owned),
        house_rules: HouseRules::NONE,
        ..MatchSetup::default()
    })
}

fn tank_chess_table(position: &str) -> TestTable {
    table_with_setup(MatchSetup {
        game: GameId::TankChess,
        position: Some(position.to_owned()),
        ..MatchSetup::default()
    })
}

fn play(table: &mut TestTable, action: &str) {
    let action = table.game().timeline().read_action(action).expect("the action is readable");
    let ply = table.game().timeline().ply();
    table.request(Request::Play { action, animation_variant: None });
    assert_eq!(table.game().timeline().ply(), ply + 1, "refused: {:?}", table.refusals());
}

fn finish_effects(table: &mut TestTable) {
    for _ in 0..2000 {
        if !table.resource::<Effects>().is_active() {
            table.frames(2);
            return;
        }
        table.frames(1);
    }
    panic!("the effects do not end");
}

/// The requested sounds without room ambience and music.
fn foreground_sounds(table: &TestTable) -> Vec<PlaySound> {
    let background = |played: &&PlaySound| !matches!(played.loop_key, Some(LoopKey::Ambience | LoopKey::Music));
    table.resource::<SoundLog>().played.iter().filter(background).copied().collect()
}

fn heard_sounds(table: &TestTable) -> Vec<Sound> {
    foreground_sounds(table).iter().map(|played| played.sound).collect()
}

/// The keys of the sustained sounds that were played, and the keys that were released.
fn held_and_released(table: &TestTable) -> (Vec<LoopKey>, Vec<LoopKey>) {
    let held = foreground_sounds(table).iter().filter_map(|played| played.loop_key).collect();
    (held, table.resource::<SoundLog>().released.clone())
}

fn play_sounds(table: &mut TestTable, sounds: impl IntoIterator<Item = PlaySound>) {
    table.app.world_mut().write_message_batch(sounds);
    table.frames(1);
}

fn set_volumes(table: &mut TestTable, change: impl FnOnce(&mut Volumes)) {
    change(&mut table.app.world_mut().resource_mut::<Settings>().sound);
    table.frames(1);
}

/// Renders this number of seconds of the mix and returns the left and the right channel.
fn render_mix(table: &mut TestTable, seconds: f32) -> (Vec<f32>, Vec<f32>) {
    let mix = table.app.world_mut().resource_mut::<AudioEngine>().render(seconds);
    assert_eq!(mix.len(), 2 * (seconds * SAMPLE_RATE as f32) as usize);
    mix.chunks_exact(2).map(|frame| (frame[0], frame[1])).unzip()
}

fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |peak: f32, sample| peak.max(sample.abs()))
}

fn energy(samples: &[f32]) -> f32 {
    samples.iter().map(|sample| sample * sample).sum()
}

fn voice_count(table: &mut TestTable) -> usize {
    table.app.world_mut().resource_mut::<AudioEngine>().voice_count()
}

#[test]
fn soldiers_that_become_a_cannon_click_once_they_stand() {
    let position = "4L5/10/10/10/10/10/10/1dd7/d9/4D5 d";
    let clicks =
        |table: &TestTable| heard_sounds(table).into_iter().filter(|sound| *sound == cannon_game::sounds::FORM).count();
    let is_band_shown = |table: &TestTable| !table.resource::<NewFormations>().ends().is_empty();
    let mut table = cannon_table(Some(position));
    play(&mut table, "a2a3");
    table.frames(2);
    assert!(clicks(&table) == 0 && !is_band_shown(&table), "the soldier is still on its way");
    table.wait_until("the click", |table| clicks(table) > 0);
    assert!(clicks(&table) == 1 && is_band_shown(&table));
    table.frames(100);
    assert!(clicks(&table) == 1 && !is_band_shown(&table), "the band stays for a moment");

    let mut still = cannon_table(Some(position));
    still.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Off;
    play(&mut still, "a2a3");
    still.frames(2);
    assert!(clicks(&still) == 1 && is_band_shown(&still), "without animation as well");
    still.request(Request::Undo);
    still.frames(2);
    assert!(!is_band_shown(&still), "undo takes the band away");
}

#[test]
fn every_kind_of_action_has_its_own_sounds() {
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
        let mut table = cannon_table(Some(position));
        play(&mut table, action);
        finish_effects(&mut table);
        let heard = heard_sounds(&table);
        assert!(heard.starts_with(sounds), "{action}: {heard:?}");
        let on_table = |played: &PlaySound| played.source != SoundSource::Listener;
        assert!(foreground_sounds(&table)[..sounds.len()].iter().all(on_table), "{action}");
    }
}

#[test]
fn driving_and_firing_tank_plays_its_sounds_and_releases_the_engine() {
    let mut table = tank_chess_table("11cS/12/12/12/7lS4/12/12/12/12/3MN8/12/CN11 w");
    play(&mut table, "D3>D4/N xH8");
    finish_effects(&mut table);
    let heard = heard_sounds(&table);
    let expected = [
        tank_chess::sounds::MEDIUM_START,
        tank_chess::sounds::TRACKS,
        // The turret turns while the tank still drives.
        tank_chess::sounds::TURRET,
        tank_chess::sounds::MEDIUM_STOP,
        tank_chess::sounds::TANK_GUN,
        tank_chess::sounds::FLIGHT_SHELL,
        tank_chess::sounds::IMPACT_ARMOUR,
        tank_chess::sounds::EXPLOSION,
    ];
    assert!(heard.starts_with(&expected), "{heard:?}");
    let (held, released) = held_and_released(&table);
    assert_eq!(held, released, "every sustained sound is released");
    render_mix(&mut table, 8.0);
    table.frames(1);
    assert_eq!(voice_count(&mut table), 0);
}

#[test]
fn skipping_plays_at_most_one_more_sound_and_releases_the_engine() {
    for wait in [0, 1, 10, 30] {
        let mut table = cannon_table(Some("4L5/10/10/10/10/l9/1l8/d9/d9/d3D5 d"));
        play(&mut table, "*a5");
        table.frames(wait);
        let before = heard_sounds(&table).len();
        table.app.world_mut().write_message(SkipAnimation);
        table.frames(3);
        let after = &heard_sounds(&table)[before..];
        assert!(after.len() <= 1, "after {wait} frames: {after:?}");
        let is_main_sound = after.iter().all(|sound| {
            [cannon_game::sounds::GUN, cannon_game::sounds::IMPACT_WOOD, cannon_game::sounds::TOPPLE].contains(sound)
        });
        assert!(is_main_sound, "after {wait} frames: {after:?}");
    }
    let mut table = tank_chess_table("11cS/12/12/12/7lS4/12/12/12/12/3MN8/12/CN11 w");
    play(&mut table, "D3>D6/N");
    table.frames(12);
    table.app.world_mut().write_message(SkipAnimation);
    table.frames(2);
    let (held, released) = held_and_released(&table);
    assert!(!held.is_empty() && held == released, "the engine stops");
}

#[test]
fn action_without_animation_plays_the_place_sound() {
    let mut table = cannon_table(Some("4L5/10/1l1l6/10/10/10/d1d7/10/10/4D5 d"));
    table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Off;
    play(&mut table, "a4-b5");
    table.frames(2);
    assert_eq!(heard_sounds(&table), [sounds::PLACE]);
}

#[test]
fn refusals_checks_and_results_have_sounds() {
    let mut table = tank_chess_table("11cS/12/12/12/12/12/12/12/12/2MN9/12/CN11 w");
    table.request(Request::Undo);
    table.frames(1);
    assert_eq!(heard_sounds(&table), [sounds::REFUSED]);
    // The medium tank gives check by turning towards the enemy Command on a free diagonal.
    play(&mut table, "C3>C3/NE");
    let announced = |table: &TestTable| heard_sounds(table).contains(&sounds::CHECK);
    assert!(!announced(&table), "the check is announced only after the animation");
    finish_effects(&mut table);
    assert!(announced(&table), "{:?}", heard_sounds(&table));

    let computer = Seat::Computer { level: 1, style: Style::PLAIN };
    for (seat, sound) in [(Seat::Human, sounds::VICTORY), (computer, sounds::DEFEAT)] {
        let mut table = table_with_setup(MatchSetup::default());
        table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Off;
        let mut players = Players::default();
        players.north.seat = seat;
        table.request(Request::Start(Box::new(MatchSetup { players, ..MatchSetup::default() })));
        table.request(Request::Resign);
        table.frames(2);
        assert!(heard_sounds(&table).contains(&sound), "{seat:?}: {:?}", heard_sounds(&table));
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
    let mut table = cannon_table(None);
    play_sounds(&mut table, loud.map(PlaySound::non_positional));
    assert_eq!(voice_count(&mut table), loud.len());
    let (left, right) = render_mix(&mut table, 3.0);
    for side in [left, right] {
        assert!(peak(&side) <= MAX_SAMPLE && peak(&side) > 0.6, "{}", peak(&side));
        let clipped =
            side.windows(3).filter(|three| three.iter().all(|sample| sample.abs() > MAX_SAMPLE - 1e-4)).count();
        assert!(clipped < 5, "{clipped} runs of three samples at the limit");
    }
}

#[test]
fn volume_settings_scale_the_output() {
    let at = |master: f32, effects: f32| {
        let mut table = cannon_table(None);
        set_volumes(&mut table, |volumes| (volumes.master, volumes.effects) = (master, effects));
        render_mix(&mut table, 0.2);
        play_sounds(&mut table, [PlaySound::non_positional(cannon_game::sounds::RETREAT)]);
        energy(&render_mix(&mut table, 1.0).0)
    };
    let full = at(1.0, 1.0);
    // Half of the slider is a quarter of the amplitude and so a sixteenth of the energy.
    for half in [at(0.5, 1.0), at(1.0, 0.5)] {
        assert!((half / full - 1.0 / 16.0).abs() < 0.01, "{}", half / full);
    }
    assert_eq!((at(0.0, 1.0), at(1.0, 0.0)), (0.0, 0.0));
}

#[test]
fn muting_silences_the_output_and_uses_no_voices() {
    let mut table = cannon_table(None);
    play_sounds(
        &mut table,
        [
            PlaySound::non_positional(sounds::VICTORY),
            PlaySound::non_positional(tank_chess::sounds::LIGHT_DRIVE).looped(LoopKey::AnimationSound(1)),
        ],
    );
    assert!(peak(&render_mix(&mut table, 0.5).0) > 0.05);
    table.press_key(KeyCode::KeyM);
    assert!(table.resource::<Settings>().sound.muted);
    render_mix(&mut table, 0.2);
    assert_eq!(peak(&render_mix(&mut table, 0.5).0), 0.0);
    play_sounds(&mut table, [PlaySound::non_positional(cannon_game::sounds::GUN)]);
    assert_eq!((voice_count(&mut table), peak(&render_mix(&mut table, 0.5).0)), (0, 0.0));
    // After unmuting, sustained sounds continue; sounds that ended or began while muted do not play.
    table.press_key(KeyCode::KeyM);
    table.frames(2);
    assert_eq!(voice_count(&mut table), 1);
    assert!(peak(&render_mix(&mut table, 0.5).0) > 0.005);
    table.app.world_mut().write_message(StopLoop(LoopKey::AnimationSound(1)));
    table.frames(1);
    render_mix(&mut table, 0.5);
    assert_eq!(peak(&render_mix(&mut table, 0.5).0), 0.0);
}

#[test]
fn sounds_are_panned_by_their_position() {
    let mut table = cannon_table(None);
    let listener = Transform::from_xyz(0.0, 14.0, 14.0).looking_at(Vec3::ZERO, Vec3::Y);
    let projection = Projection::Perspective(PerspectiveProjection { fov: 0.5, aspect_ratio: 1.6, ..default() });
    table.app.world_mut().spawn((listener, projection, TableCamera));
    table.frames(1);
    let mut heard = |x: f32| {
        play_sounds(&mut table, [PlaySound::from_position(cannon_game::sounds::MARCH, Vec3::X * x)]);
        let (left, right) = render_mix(&mut table, 1.0);
        (energy(&left), energy(&right))
    };
    let [from_left, from_right, from_middle] = [-4.0, 4.0, 0.0].map(&mut heard);
    assert!(from_left.0 > 2.0 * from_left.1 && from_right.1 > 2.0 * from_right.0, "{from_left:?}, {from_right:?}");
    assert!((from_middle.0 / from_middle.1 - 1.0).abs() < 0.01, "{from_middle:?}");
}

#[test]
fn number_of_voices_is_limited() {
    let mut table = cannon_table(None);
    for round in 0..20 {
        play_sounds(
            &mut table,
            games::all_sounds().filter(|sound| sound.period.is_none()).map(PlaySound::non_positional),
        );
        assert!(voice_count(&mut table) <= 24, "in round {round}");
        render_mix(&mut table, 0.02);
    }
    play_sounds(&mut table, [PlaySound::non_positional(sounds::CHECK)]);
    let mut engine = table.app.world_mut().resource_mut::<AudioEngine>();
    assert!(engine.voice_count() <= 24);
    render_mix(&mut table, 8.0);
    table.frames(1);
    assert_eq!(voice_count(&mut table), 0, "all sounds end");
}

#[test]
fn room_ambience_is_quiet_and_music_in_play_is_optional() {
    let mut table = cannon_table(None);
    let background = |table: &TestTable| {
        let score = table.resource::<SoundLog>();
        score
            .played
            .iter()
            .filter(|played| played.sound.period.is_some())
            .map(|played| played.sound)
            .collect::<Vec<_>>()
    };
    assert_eq!(background(&table).len(), 1, "the room ambience, and no music");
    set_volumes(&mut table, |volumes| volumes.ambience = 1.0);
    table.frames(2);
    render_mix(&mut table, 2.0);
    let room = peak(&render_mix(&mut table, 4.0).0);
    assert!((0.001..0.2).contains(&room), "{room}");
    set_volumes(&mut table, |volumes| (volumes.music, volumes.music_in_play) = (1.0, true));
    table.frames(2);
    assert!(background(&table).contains(&sounds::TITLE_MUSIC));
    render_mix(&mut table, 2.0);
    assert!(peak(&render_mix(&mut table, 4.0).0) > room);
}

#[test]
fn missing_audio_device_causes_no_error() {
    let mut table = TestTable::with_plugins(MatchSetup::default(), (effects::plugin, SoundPlugin::default()));
    for sound in games::all_sounds() {
        play_sounds(&mut table, [PlaySound::non_positional(sound)]);
    }
    table.press_key(KeyCode::KeyM);
    table.frames(5);
    table.press_key(KeyCode::KeyM);
    table.frames(5);
}
