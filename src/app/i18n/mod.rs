//! The localizer as a resource.

use bevy::prelude::*;

use super::settings::Settings;
use cannon_i18n::{Language, Localizer};

/// The localizer for the language in the settings.
#[derive(Resource, Clone, Debug, Default, Deref)]
pub struct Words(Localizer);

/// The language that the system's settings prefer. Without this resource it is English, so that tests are the same everywhere.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct SystemLanguage(pub Language);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Words>()
        .init_resource::<SystemLanguage>()
        .add_systems(PreUpdate, update_language.run_if(resource_changed::<Settings>));
}

/// Switches the language when the setting changes.
fn update_language(settings: Res<Settings>, system: Res<SystemLanguage>, mut words: ResMut<Words>) {
    let language = settings.language.unwrap_or(system.0);
    if words.language() != language {
        words.0 = Localizer::new(language);
    }
}
