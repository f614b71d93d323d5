//! The title of the window, which the system shows in lists of windows, in the language of the player.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use cannon_app_base::i18n::Words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_title.run_if(resource_changed::<Words>));
}

fn set_title(words: Res<Words>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let title = words.text("window-title");
    if window.title != title {
        window.title = title;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_i18n::{Language, Localizer};

    #[test]
    fn title_follows_the_language() {
        let mut app = App::new();
        app.insert_resource(Words(Localizer::new(Language::English))).add_plugins(plugin);
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        let title =
            |app: &App| app.world().get::<Window>(window).map(|window| window.title.clone()).unwrap_or_default();
        app.update();
        assert_eq!(title(&app), "Cannon & Tank Chess");
        app.insert_resource(Words(Localizer::new(Language::Japanese)));
        app.update();
        assert!(title(&app).contains("キャノン"), "{}", title(&app));
    }
}
