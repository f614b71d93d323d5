//! Recovery from failures of the graphics device: a lost device is replaced; after other failures, or too many losses, the program ends.
//!
//! Most meshes and textures stay in main memory for this (`RenderAssetUsages::default`), and Bevy uploads them to the new device. Models do
//! not, because they are large: they are read again.

use std::time::Duration;

use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};
use bevy::render::settings::RenderCreation;

use cannon_app_base::common::{AssetKind, AssetReloadRequest};
use cannon_app_base::i18n::Words;
use cannon_app_table::adapter::find_adapter;
use cannon_i18n::Localizer;
use cannon_rules::message::{Message, ToMessage};

/// The program ends if the device is lost more often than this within this time.
const MAX_LOSSES: usize = 3;
const LOSS_WINDOW: Duration = Duration::from_secs(60);

/// The times at which the device was lost recently.
#[derive(Resource, Clone, Debug, Default)]
struct DeviceLosses(Vec<Duration>);

impl DeviceLosses {
    /// Records a loss. Returns whether the number of recent losses is acceptable.
    fn record_loss(&mut self, now: Duration) -> bool {
        self.0.retain(|&before| now.saturating_sub(before) < LOSS_WINDOW);
        self.0.push(now);
        self.0.len() <= MAX_LOSSES
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DeviceLosses>().insert_resource(RenderErrorHandler(on_render_error));
}

/// Handles an error of the renderer, which has already been logged.
fn on_render_error(error: &RenderError, world: &mut World, _: &mut World) -> RenderErrorPolicy {
    let now = world.get_resource::<Time<Real>>().map_or(Duration::ZERO, Time::elapsed);
    let reason: Message = match error.ty {
        ErrorType::DeviceLost if !world.get_resource_or_init::<DeviceLosses>().record_loss(now) => {
            "recovery-lost-again".into()
        }
        ErrorType::DeviceLost => match find_adapter() {
            Ok(adapter) => {
                warn!("the graphics device was lost and is taken anew: {}", error.description);
                world.write_message(AssetReloadRequest(AssetKind::Model));
                return RenderErrorPolicy::Recover(RenderCreation::from(adapter));
            }
            Err(refusal) => Message::from("recovery-not-back").message("reason", refusal.to_message()),
        },
        ErrorType::OutOfMemory => "recovery-memory".into(),
        ErrorType::Validation | ErrorType::Internal => {
            Message::from("recovery-failed").text("detail", &error.description)
        }
    };
    error!("{}", Localizer::default().message(&reason));
    cannon_crash_report::record_failure(&for_report(&reason, world.get_resource::<Words>()));
    world.write_message(AppExit::error());
    RenderErrorPolicy::StopRendering
}

/// The reason in English, for those who help, and below it in the language of the player, who can read the report after the next start.
fn for_report(reason: &Message, words: Option<&Words>) -> String {
    let english = Localizer::default().message(reason);
    let own = words.map(|words| words.message(reason)).filter(|own| *own != english);
    own.map_or_else(|| english.clone(), |own| format!("{english}\n{own}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_i18n::Language;

    #[test]
    fn rare_losses_are_accepted_and_frequent_ones_are_not() {
        let mut losses = DeviceLosses::default();
        for hour in 1..9 {
            assert!(losses.record_loss(Duration::from_secs(hour * 3600)));
        }
        let bearable: Vec<bool> =
            (0..5).map(|second| losses.record_loss(Duration::from_secs(40_000 + second))).collect();
        assert_eq!(bearable, [true, true, true, false, false]);
    }

    #[test]
    fn unrecoverable_error_ends_the_program() {
        let mut world = World::new();
        world.init_resource::<Messages<AppExit>>();
        for ty in [ErrorType::OutOfMemory, ErrorType::Validation] {
            let error = RenderError { ty, description: "test".to_owned(), source: None };
            let policy = on_render_error(&error, &mut world, &mut World::new());
            assert!(matches!(policy, RenderErrorPolicy::StopRendering));
        }
        assert_eq!(world.resource::<Messages<AppExit>>().len(), 2);
    }

    #[test]
    fn report_has_the_reason_in_english_and_in_the_language_of_the_player() {
        let reason = Message::from("recovery-memory");
        let german = for_report(&reason, Some(&Words(Localizer::new(Language::German))));
        assert!(german.contains("no memory left") && german.contains("niedrigere Grafikqualität"), "{german}");
        assert_eq!(for_report(&reason, None), for_report(&reason, Some(&Words::default())));
    }
}
