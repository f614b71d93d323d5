//! The localizer as a resource.

use bevy::prelude::*;

use super::settings::Settings;
use cannon_i18n::Localizer;

/// The localizer for the language in the settings.
#[derive(Resource, Clone, Debug, Default, Deref)]
pub struct Words(Localizer);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Words>().add_systems(PreUpdate, update_language.run_if(resource_changed::<Settings>));
}

/// Switches the language when the setting changes.
fn update_language(settings: Res<Settings>, mut words: ResMut<Words>) {
    if words.language() != settings.language {
        words.0 = Localizer::new(settings.language);
    }
}
