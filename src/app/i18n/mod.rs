//! The localiser as a resource.

use bevy::prelude::*;

use super::settings::Settings;
use cannon_i18n::Localizer;

/// The words of the language that is set.
#[derive(Resource, Clone, Debug, Default, Deref)]
pub struct Words(Localizer);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Words>().add_systems(PreUpdate, follow_settings.run_if(resource_changed::<Settings>));
}

fn follow_settings(settings: Res<Settings>, mut words: ResMut<Words>) {
    if words.language() != settings.language {
        words.0 = Localizer::new(settings.language);
    }
}
