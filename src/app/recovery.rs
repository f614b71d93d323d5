//! What happens when the graphics device fails: it is taken anew if it was lost, and the program ends with a reason where that is no use.
//!
//! Everything that is drawn is kept in main memory for this, too (`RenderAssetUsages::default`), and given to the new device by Bevy.

use std::time::Duration;

use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};
use bevy::render::settings::RenderCreation;

use super::adapter::find_adapter;

/// A device that is lost so often within this time will be lost again.
const MOST_LOSSES: usize = 3;
const WITHIN: Duration = Duration::from_secs(60);

/// When the device was lost.
#[derive(Resource, Clone, Debug, Default)]
struct Losses(Vec<Duration>);

impl Losses {
    /// Notes a loss. False if there have been too many.
    fn bearable(&mut self, now: Duration) -> bool {
        self.0.retain(|&before| now.saturating_sub(before) < WITHIN);
        self.0.push(now);
        self.0.len() <= MOST_LOSSES
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Losses>().insert_resource(RenderErrorHandler(answer));
}

/// Answers an error of the renderer, which has been logged already.
fn answer(error: &RenderError, world: &mut World, _: &mut World) -> RenderErrorPolicy {
    let now = world.get_resource::<Time<Real>>().map_or(Duration::ZERO, Time::elapsed);
    let reason = match error.ty {
        ErrorType::DeviceLost if !world.get_resource_or_init::<Losses>().bearable(now) => {
            "the graphics device was lost again and again".to_owned()
        }
        ErrorType::DeviceLost => match find_adapter() {
            Ok(adapter) => {
                warn!("the graphics device was lost and is taken anew: {}", error.description);
                return RenderErrorPolicy::Recover(RenderCreation::from(adapter));
            }
            Err(refusal) => format!("the graphics device was lost and cannot be brought back: {refusal}"),
        },
        ErrorType::OutOfMemory => "the graphics device has no memory left; try a lower picture quality".to_owned(),
        ErrorType::Validation | ErrorType::Internal => format!("the graphics device failed: {}", error.description),
    };
    error!("{reason}. The game is kept and goes on where it stood.");
    world.write_message(AppExit::error());
    RenderErrorPolicy::StopRendering
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_may_be_lost_now_and_then_but_not_all_the_time() {
        let mut losses = Losses::default();
        for hour in 1..9 {
            assert!(losses.bearable(Duration::from_secs(hour * 3600)));
        }
        let bearable: Vec<bool> = (0..5).map(|second| losses.bearable(Duration::from_secs(40_000 + second))).collect();
        assert_eq!(bearable, [true, true, true, false, false]);
    }

    #[test]
    fn what_cannot_be_mended_ends_the_program() {
        let mut world = World::new();
        world.init_resource::<Messages<AppExit>>();
        for ty in [ErrorType::OutOfMemory, ErrorType::Validation] {
            let error = RenderError { ty, description: "test".to_owned(), source: None };
            let policy = answer(&error, &mut world, &mut World::new());
            assert!(matches!(policy, RenderErrorPolicy::StopRendering));
        }
        assert_eq!(world.resource::<Messages<AppExit>>().len(), 2);
    }
}
