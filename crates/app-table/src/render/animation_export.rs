//! Rendering of part of a game as an animation, frame by frame at a fixed time step.

use std::ops::Range;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::{
    MAX_CAPTURE_FRAMES, MAX_SIDE, PictureOptions, RenderError, capture_next_frame, check_size, offscreen_app,
    prepare_camera, take_frame,
};
use crate::adapter::find_adapter;
use crate::effects::Effects;
use cannon_app_base::play::{BoardView, Match, MatchRequest, Request};
use cannon_rules::any::AnyTimeline;

/// The range of frame rates, in frames per second.
pub const FRAME_RATES: std::ops::RangeInclusive<u32> = 1..=50;
/// Pause before the first action and after each action.
const ACTION_PAUSE: Duration = Duration::from_millis(500);
/// Pause at the end.
const FINAL_PAUSE: Duration = Duration::from_millis(1800);
/// Maximum duration of one action, and of the celebration at the end.
const MAX_ACTION_TIME: Duration = Duration::from_secs(20);

/// Options of an exported animation.
#[derive(Clone, Debug, PartialEq)]
pub struct AnimationExportOptions {
    /// The appearance of its frames. `moment` is ignored.
    pub picture: PictureOptions,
    /// The plies of the actions that it shows.
    pub plies: Range<usize>,
    /// Frames per second, within [`FRAME_RATES`].
    pub frame_rate: u32,
}

/// Receives the frames in order.
pub(super) type FrameSink<'a> = &'a mut dyn FnMut(&image::RgbImage) -> Result<(), RenderError>;

/// Plays part of a game and passes every frame to `sink`.
///
/// # Errors
/// There is no usable graphics adapter, the frames are too large, or `sink` returns an error.
pub fn render_frames(
    timeline: &AnyTimeline,
    options: &AnimationExportOptions,
    sink: FrameSink<'_>,
) -> Result<(), RenderError> {
    let plies = options.plies.start..options.plies.end.min(timeline.last_ply());
    let picture = &options.picture;
    check_size(picture.size, MAX_SIDE)?;
    let mut app = offscreen_app(Match::continued(timeline, plies.start)?, picture, find_adapter()?, true, ());
    let target = prepare_camera(&mut app, picture)?;
    let frame_time = Duration::from_secs(1) / options.frame_rate.clamp(*FRAME_RATES.start(), *FRAME_RATES.end());
    let mut recorder = FrameRecorder { app, target, sink, frame_time, captured: 0, delivered: 0 };
    recorder.record(ACTION_PAUSE)?;
    for ply in plies {
        let Some(action) = timeline.action_at(ply) else { break };
        recorder
            .app
            .world_mut()
            .write_message(MatchRequest::from_interface(Request::Play { action, animation_variant: None }));
        recorder.record(frame_time)?;
        recorder.record_while(MAX_ACTION_TIME, |world| {
            !world.resource::<BoardView>().is_at_rest(world.resource::<Match>())
        })?;
        recorder.record(ACTION_PAUSE)?;
    }
    recorder
        .record_while(MAX_ACTION_TIME, |world| world.get_resource::<Effects>().is_some_and(Effects::is_celebrating))?;
    recorder.record(FINAL_PAUSE)?;
    recorder.finish()
}

struct FrameRecorder<'a> {
    app: App,
    target: Handle<Image>,
    sink: FrameSink<'a>,
    /// The time between two frames.
    frame_time: Duration,
    /// The numbers of frames captured and of frames delivered.
    captured: usize,
    delivered: usize,
}

impl FrameRecorder<'_> {
    fn record(&mut self, time: Duration) -> Result<(), RenderError> {
        let frames = (time.as_secs_f32() / self.frame_time.as_secs_f32()).round().max(1.0) as usize;
        (0..frames).try_for_each(|_| self.capture_frame())
    }

    /// Records while a condition holds, up to a maximum duration.
    fn record_while(&mut self, max_time: Duration, condition: impl Fn(&World) -> bool) -> Result<(), RenderError> {
        let frames = (max_time.as_secs_f32() / self.frame_time.as_secs_f32()) as usize;
        for _ in 0..frames {
            if !condition(self.app.world()) {
                break;
            }
            self.capture_frame()?;
        }
        Ok(())
    }

    /// Advances the app by one frame and captures it.
    fn capture_frame(&mut self) -> Result<(), RenderError> {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(self.frame_time));
        capture_next_frame(&mut self.app, &self.target, self.captured);
        self.captured += 1;
        self.app.update();
        self.deliver_frames()
    }

    /// Delivers the frames that have arrived, in order.
    fn deliver_frames(&mut self) -> Result<(), RenderError> {
        while let Some(picture) = take_frame(&mut self.app, self.delivered)? {
            (self.sink)(&picture)?;
            self.delivered += 1;
        }
        Ok(())
    }

    /// Waits for the last frames while time stands still.
    fn finish(&mut self) -> Result<(), RenderError> {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        for _ in 0..MAX_CAPTURE_FRAMES {
            if self.delivered == self.captured {
                return Ok(());
            }
            self.app.update();
            self.deliver_frames()?;
        }
        Err(RenderError::NoImage)
    }
}
