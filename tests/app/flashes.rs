//! Tests of light: nothing flashes more than three times in any second (WCAG 2.2, success criterion 2.3.1), and nothing flashes at all with
//! reduced motion.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use cannon_app_base::play::{MatchSetup, Request};
use cannon_app_base::settings::{AnimationSpeed, Settings};
use cannon_app_table::effects;
use cannon_app_table::effects::Effects;
use cannon_rules::GameId;

use crate::harness::TestTable;

/// Length of a frame.
const FRAME: Duration = Duration::from_millis(16);
/// Luminous power by which all lights together must rise to count as a flash, in lumens: less than a tenth of a muzzle flash.
const RISE: f32 = 40_000.0;
/// Number of actions of a game.
const ACTIONS: usize = 120;

/// Counts how often the light rises.
#[derive(Default)]
struct LightMeter {
    time: Duration,
    lowest: f32,
    is_rising: bool,
    flashes: Vec<Duration>,
}

impl LightMeter {
    fn measure(&mut self, table: &mut TestTable) {
        self.time += FRAME;
        let mut lights = table.app.world_mut().query::<(&PointLight, &Visibility)>();
        let seen = lights.iter(table.app.world()).filter(|(_, visibility)| **visibility != Visibility::Hidden);
        let power: f32 = seen.map(|(light, _)| light.intensity).sum();
        if power > self.lowest + RISE {
            if !self.is_rising {
                self.flashes.push(self.time);
            }
            self.is_rising = true;
            self.lowest = power;
        } else if power < self.lowest {
            self.is_rising = false;
            self.lowest = power;
        }
    }

    /// The largest number of flashes within a second.
    fn most_in_a_second(&self) -> usize {
        let within = |start: &Duration| {
            self.flashes.iter().filter(|flash| (*start..*start + Duration::from_secs(1)).contains(flash)).count()
        };
        self.flashes.iter().map(within).max().unwrap_or(0)
    }
}

/// Plays a game in which shots are preferred, with its celebration.
fn measure_game(game: GameId, speed: AnimationSpeed, reduced_motion: bool) -> LightMeter {
    let setup = MatchSetup { game, ..MatchSetup::default() };
    let mut table = TestTable::with_plugins(setup, effects::plugin);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    let mut settings = table.app.world_mut().resource_mut::<Settings>();
    settings.animation = speed;
    settings.reduced_motion = reduced_motion;
    table.frames(2);
    let mut meter = LightMeter::default();
    for number in 0..ACTIONS {
        let timeline = table.game().timeline();
        let actions = timeline.actions();
        let is_shot = |action| timeline.notation(action).is_some_and(|text| text.contains(['*', 'x']));
        let shots: Vec<_> = actions.iter().copied().filter(|&action| is_shot(action)).collect();
        let choices = if shots.is_empty() { &actions } else { &shots };
        let Some(&action) = choices.get(number * 7 % choices.len().max(1)) else { break };
        table.request(Request::Play { action, animation_variant: None });
        table.frames(1);
        while table.resource::<Effects>().is_active() {
            table.frames(1);
            meter.measure(&mut table);
        }
    }
    meter
}

#[test]
fn nothing_flashes_more_than_three_times_a_second() {
    for game in GameId::ALL {
        for speed in [AnimationSpeed::Normal, AnimationSpeed::Fast] {
            let meter = measure_game(game, speed, false);
            let most = meter.most_in_a_second();
            assert!((1..=3).contains(&most), "{} at {speed:?}: {most} of {} flashes", game, meter.flashes.len());
        }
    }
}

#[test]
fn nothing_flashes_with_reduced_motion() {
    for game in GameId::ALL {
        let meter = measure_game(game, AnimationSpeed::Normal, true);
        assert!(meter.flashes.is_empty(), "{}: {} flashes", game, meter.flashes.len());
    }
}
