//! The first screen of a new player, which is shown again for the other game: what a cannon is, the first game, or the title for those who
//! know the rules. The language is chosen in the corner.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{game_boxes, title};
use crate::UiLayer;
use crate::parts::navigation::Navigator;
use crate::parts::text::in_terms_of;
use cannon_app_activities::first_game::BeginFirstGame;
use cannon_app_base::common::ViewInsets;
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::{Settings, SettingsRequest};
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::{Button, languages};
use cannon_app_base::theme::{Icon, measures, widgets};
use cannon_rules::GameId;

/// Width of the two buttons.
const BUTTON_WIDTH: f32 = 260.0;

/// Whether the languages are shown.
#[derive(Resource, Default)]
struct LanguagesOpen(bool);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LanguagesOpen>()
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Welcome)));
}

/// Opens the screen if nobody has seen it yet.
pub fn open_at_first_start(settings: Res<Settings>, mut next_menu: ResMut<NextState<Menu>>) {
    if !settings.welcomed {
        next_menu.set(Menu::Welcome);
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    settings: Res<Settings>,
    mut languages_open: ResMut<LanguagesOpen>,
    mut insets: ResMut<ViewInsets>,
    mut requests: MessageWriter<SettingsRequest>,
    mut first_games: MessageWriter<BeginFirstGame>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    insets.set_if_neq(title::covered(context));
    let (mut edited, mut is_over) = (settings.clone(), false);
    title::column(context, "panel/welcome", 0.0, |ui| {
        title::name_of_the_game(ui, &words);
        widgets::paragraph(ui, &in_terms_of(&words, "welcome-about", settings.game));
        ui.add_space(measures::LARGE);
        if Button::new(&words, "welcome-play").primary().min_width(BUTTON_WIDTH).show(ui).clicked() {
            first_games.write(BeginFirstGame(settings.game));
            navigator.open_table();
            is_over = true;
        }
        if Button::new(&words, "welcome-knows").min_width(BUTTON_WIDTH).show(ui).clicked() {
            navigator.switch_menu(Menu::Title);
            is_over = true;
        }
    });
    if is_over {
        if !std::mem::replace(&mut edited.welcomed, true) {
            edited.new_games = GameId::ALL.to_vec();
        }
        edited.new_games.retain(|game| *game != settings.game);
    }
    title::corner(context, |ui| {
        let globe = Button::icon(&words, "settings-language", Icon::Globe).selected(languages_open.0);
        if globe.show(ui).clicked() {
            languages_open.0 = !languages_open.0;
        }
        if languages_open.0 {
            languages(ui, words.language(), &mut edited.language);
        }
    });
    if let Some(game) = game_boxes::show(context, &words, &settings) {
        edited.game = game;
    }
    if edited != *settings {
        requests.write(SettingsRequest(edited));
    }
}
