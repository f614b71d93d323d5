//! The automatic quality: while the player has chosen none, the tier steps down when frames are late.
//!
//! Only frames in a row are measured, because a window in which nothing moves draws frames on purpose rarely. The first frames of a tier do
//! not count: shaders are compiled in them.

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::loading_screen::is_table_visible;
use cannon_app_base::common::{ActiveQuality, QualityLowered};
use cannon_app_base::settings::{Settings, SettingsRequest};
use cannon_app_base::window_focus::WindowActive;
use cannon_appearance::Quality;

/// The number of frames of a tier that do not count, or their duration in seconds if they take longer.
const SKIPPED_FRAMES: u32 = 30;
const SKIPPED_SECONDS: f32 = 3.0;
/// The number of frames that are measured after them, or, where that takes longer, the seconds of a measurement and its least number of frames.
const MEASURED_FRAMES: usize = 60;
const MEASURED_SECONDS: f32 = 5.0;
const LEAST_FRAMES: usize = 8;
/// Frames whose median takes longer than this, in seconds, are late: fewer than 27 a second.
const LATE: f32 = 0.037;
/// The number of measurements after which a tier stays. Later frames may be late because of other programs, or a search on all processors.
const MEASUREMENTS: u32 = 3;

/// The measurements of the active tier.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct FrameWatch {
    tier: Quality,
    skipped: u32,
    skipped_seconds: f32,
    frame_times: Vec<f32>,
    measurements: u32,
}

impl FrameWatch {
    /// Records the duration of a frame, in seconds, on a tier. Returns whether the tier must be lower, after the last frame of a
    /// measurement.
    fn record(&mut self, tier: Quality, seconds: f32) -> bool {
        if self.tier != tier {
            *self = FrameWatch { tier, ..FrameWatch::default() };
        }
        if self.measurements >= MEASUREMENTS {
            return false;
        }
        if self.skipped < SKIPPED_FRAMES && self.skipped_seconds < SKIPPED_SECONDS {
            self.skipped += 1;
            self.skipped_seconds += seconds;
            return false;
        }
        self.frame_times.push(seconds);
        let is_long = self.frame_times.iter().sum::<f32>() >= MEASURED_SECONDS;
        if self.frame_times.len() < if is_long { LEAST_FRAMES } else { MEASURED_FRAMES } {
            return false;
        }
        self.measurements += 1;
        let mut times = std::mem::take(&mut self.frame_times);
        times.sort_by(f32::total_cmp);
        times[times.len() / 2] > LATE
    }
}

/// The next lower tier; `None` below the lowest.
fn lower(quality: Quality) -> Option<Quality> {
    match quality {
        Quality::High => Some(Quality::Medium),
        Quality::Medium => Some(Quality::Low),
        Quality::Low => None,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FrameWatch>()
        .add_systems(First, watch_frames.run_if(resource_exists::<WinitSettings>).run_if(is_table_visible));
}

/// Measures frames in a row, and steps down when they are late.
fn watch_frames(
    time: Res<Time<Real>>,
    (settings, quality, winit): (Res<Settings>, Res<ActiveQuality>, Res<WinitSettings>),
    window_active: Option<Res<WindowActive>>,
    mut watch: ResMut<FrameWatch>,
    mut requests: MessageWriter<SettingsRequest>,
    mut lowered: MessageWriter<QualityLowered>,
) {
    let is_in_row = winit.focused_mode == UpdateMode::Continuous && window_active.is_none_or(|active| active.0);
    let Some(lower) = lower(quality.0).filter(|_| settings.quality.is_none() && is_in_row) else { return };
    if watch.record(quality.0, time.delta_secs()) {
        requests.write(SettingsRequest(Settings { measured_quality: Some(lower), ..settings.clone() }));
        lowered.write(QualityLowered(lower));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records frames of equal duration until the tier must be lower. `None` if it stays.
    fn frames_until_lower(watch: &mut FrameWatch, tier: Quality, seconds: f32) -> Option<usize> {
        (1..=1000).find(|_| watch.record(tier, seconds))
    }

    #[test]
    fn late_frames_lower_the_tier_after_the_first_have_passed() {
        let mut watch = FrameWatch::default();
        let measured = SKIPPED_FRAMES as usize + MEASURED_FRAMES;
        assert_eq!(frames_until_lower(&mut watch, Quality::High, 0.050), Some(measured));
        assert_eq!(frames_until_lower(&mut watch, Quality::Medium, 0.045), Some(measured), "a new tier begins anew");
    }

    #[test]
    fn very_late_frames_lower_the_tier_after_eight_seconds() {
        assert_eq!(frames_until_lower(&mut FrameWatch::default(), Quality::High, 0.5), Some(6 + 10));
        assert_eq!(frames_until_lower(&mut FrameWatch::default(), Quality::High, 3.5), Some(1 + LEAST_FRAMES));
    }

    #[test]
    fn frames_in_time_and_single_late_frames_change_nothing() {
        assert_eq!(frames_until_lower(&mut FrameWatch::default(), Quality::High, 0.017), None);
        let mut watch = FrameWatch::default();
        let is_lowered = (0..1000).any(|n| watch.record(Quality::High, if n % 3 == 0 { 0.2 } else { 0.017 }));
        assert!(!is_lowered);
    }

    #[test]
    fn tier_stays_after_the_measurements() {
        let mut watch = FrameWatch::default();
        assert_eq!(frames_until_lower(&mut watch, Quality::High, 0.017), None);
        assert_eq!(frames_until_lower(&mut watch, Quality::High, 0.5), None, "a search makes later frames late");
    }

    /// An app whose frames take 50 ms, without a window.
    fn app(settings: Settings, mode: UpdateMode) -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(settings)
            .insert_resource(ActiveQuality(Quality::High))
            .insert_resource(WinitSettings { focused_mode: mode, unfocused_mode: mode })
            .add_message::<QualityLowered>()
            .add_message::<SettingsRequest>()
            .add_plugins(plugin);
        app
    }

    /// The quality to which the app has stepped down after some frames of 50 ms.
    fn lowered_to(app: &mut App) -> Option<Quality> {
        for _ in 0..SKIPPED_FRAMES as usize + MEASURED_FRAMES + 2 {
            let delta = std::time::Duration::from_millis(50);
            app.world_mut().resource_mut::<Time<Real>>().update_with_duration(delta);
            let _ = app.world_mut().run_system_cached(watch_frames);
        }
        app.world_mut().resource_mut::<Messages<QualityLowered>>().drain().last().map(|lowered| lowered.0)
    }

    #[test]
    fn only_the_automatic_choice_steps_down_and_only_by_frames_in_a_row() {
        let chosen = Settings { quality: Some(Quality::High), ..Settings::default() };
        let rare = UpdateMode::reactive(std::time::Duration::from_millis(33));
        assert_eq!(lowered_to(&mut app(Settings::default(), UpdateMode::Continuous)), Some(Quality::Medium));
        assert_eq!(lowered_to(&mut app(chosen, UpdateMode::Continuous)), None);
        assert_eq!(lowered_to(&mut app(Settings::default(), rare)), None);
    }
}
