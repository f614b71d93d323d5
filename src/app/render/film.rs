//! A stretch of a game as a film: picture by picture, in the time of the film and not in that of the machine.

use std::ops::Range;
use std::time::Duration;

use bevy::app::PluginsState;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;

use super::{PictureOptions, RenderError, game_at, prepare, studio};
use crate::app::adapter::find_adapter;
use crate::app::effects::Effects;
use crate::app::pieces::BoardView;
use crate::app::play::{MatchRequest, Request};
use cannon_rules::any::AnyTimeline;

/// Pictures a second that a film can have.
pub const FRAME_RATES: std::ops::RangeInclusive<u32> = 1..=50;
/// Rest before the first action, and after each.
const REST: Duration = Duration::from_millis(500);
/// Rest at the end.
const LAST_REST: Duration = Duration::from_millis(1800);
/// An action takes no longer than this, and no celebration does.
const LONGEST_ACTION: Duration = Duration::from_secs(20);
/// Updates after which a picture that has not come never will.
const PATIENCE: usize = 400;

/// What a film shows.
#[derive(Clone, Debug, PartialEq)]
pub struct FilmOptions {
    /// How its pictures look. The moment does not matter.
    pub picture: PictureOptions,
    /// From the position after so many actions to that after so many.
    pub plies: Range<usize>,
    /// Pictures a second, one of [`FRAME_RATES`].
    pub rate: u32,
}

/// Where the pictures of a film go, in their order.
pub(super) type Reel<'a> = &'a mut dyn FnMut(&image::RgbImage) -> Result<(), RenderError>;

/// Plays a stretch of the game and hands over every picture of it.
///
/// # Errors
/// If nothing can draw, the pictures are too large, or the reel refuses one.
pub fn film(timeline: &dyn AnyTimeline, options: &FilmOptions, reel: Reel<'_>) -> Result<(), RenderError> {
    let plies = options.plies.start..options.plies.end.min(timeline.last_ply());
    let picture = &options.picture;
    super::check_size(picture.size)?;
    let mut app = studio(game_at(timeline, plies.start)?, picture, find_adapter()?);
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    let target = prepare(&mut app, picture)?;
    let step = Duration::from_secs(1) / options.rate.clamp(*FRAME_RATES.start(), *FRAME_RATES.end());
    app.init_resource::<Developed>();
    let mut camera = Camera { app, target, reel, step, taken: 0, handed_over: 0 };
    camera.roll(REST)?;
    for ply in plies {
        let Some(action) = timeline.action_at(ply) else { break };
        camera.app.world_mut().write_message(MatchRequest::interface(Request::Play { action, shown_by: None }));
        camera.roll(step)?;
        camera.roll_while(LONGEST_ACTION, |world| {
            let stage = world.resource::<BoardView>();
            stage.is_busy() || stage.ply() != world.resource::<crate::app::play::Match>().shown_ply()
        })?;
        camera.roll(REST)?;
    }
    camera.roll_while(LONGEST_ACTION, |world| world.get_resource::<Effects>().is_some_and(Effects::is_celebrating))?;
    camera.roll(LAST_REST)?;
    camera.wind_up()
}

/// Pictures that have come back from the adapter, by their numbers: they may come late, and out of order.
#[derive(Resource, Default)]
struct Developed(HashMap<usize, Image>);

/// The film camera.
struct Camera<'a> {
    app: App,
    target: Handle<Image>,
    reel: Reel<'a>,
    step: Duration,
    taken: usize,
    handed_over: usize,
}

impl Camera<'_> {
    /// Films for a time.
    fn roll(&mut self, time: Duration) -> Result<(), RenderError> {
        let pictures = (time.as_secs_f32() / self.step.as_secs_f32()).round().max(1.0) as usize;
        (0..pictures).try_for_each(|_| self.take())
    }

    /// Films as long as something goes on, but no longer than this.
    fn roll_while(&mut self, most: Duration, goes_on: impl Fn(&World) -> bool) -> Result<(), RenderError> {
        let pictures = (most.as_secs_f32() / self.step.as_secs_f32()) as usize;
        for _ in 0..pictures {
            if !goes_on(self.app.world()) {
                break;
            }
            self.take()?;
        }
        Ok(())
    }

    /// Lets the time of one picture pass, and takes it.
    fn take(&mut self) -> Result<(), RenderError> {
        let number = self.taken;
        self.taken += 1;
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(self.step));
        self.app.world_mut().spawn(Screenshot::image(self.target.clone())).observe(
            move |captured: On<ScreenshotCaptured>, mut developed: ResMut<Developed>| {
                developed.0.insert(number, captured.image.clone());
            },
        );
        self.app.update();
        self.hand_over()
    }

    /// Hands over what has come, as far as it is next.
    fn hand_over(&mut self) -> Result<(), RenderError> {
        loop {
            let next = self.app.world_mut().resource_mut::<Developed>().0.remove(&self.handed_over);
            let Some(image) = next else { return Ok(()) };
            let picture = image.try_into_dynamic().map_err(|_| RenderError::Nothing)?;
            (self.reel)(&picture.to_rgb8())?;
            self.handed_over += 1;
        }
    }

    /// Waits for the last pictures, while the world stands still.
    fn wind_up(&mut self) -> Result<(), RenderError> {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        for _ in 0..PATIENCE {
            if self.handed_over == self.taken {
                return Ok(());
            }
            self.app.update();
            self.hand_over()?;
        }
        Err(RenderError::Nothing)
    }
}
