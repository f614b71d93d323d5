//! The dialog that begins a new study: it asks for the game.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::UiLayer;
use crate::new_game::NewGameDraft;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use cannon_app_activities::study;
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::Settings;
use cannon_app_base::theme::measures;
use cannon_app_base::theme::widgets::{self, Button, dialog};
use cannon_rules::GameId;
use cannon_rules::record::Record;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Foreground));
}

/// Asks for the game. The rules and the start of each game are those that are chosen on the Play screen.
fn show(
    mut contexts: EguiContexts,
    (words, settings, draft): (Res<Words>, Res<Settings>, Res<NewGameDraft>),
    mut offered: Local<Vec<(GameId, String, Record)>>,
    mut open_dialog: ResMut<Dialog>,
    mut navigator: Navigator,
) {
    if *open_dialog != Dialog::NewStudy {
        offered.clear();
        return;
    }
    let Ok(context) = contexts.ctx_mut() else { return };
    let is_new = offered.is_empty();
    if is_new {
        let study_of = |game| {
            let (record, timeline) = study::new_study(&draft.match_setup_of(game))?;
            Some((game, words.game_and_setup(&record, &timeline), record))
        };
        offered.extend(GameId::ALL.into_iter().filter_map(study_of));
    }
    let (mut chosen, mut is_cancelled) = (None, false);
    dialog(context, "question/new-study", &words.text("saved-new-study"), |ui| {
        widgets::paragraph(ui, &words.text("new-study-ask"));
        ui.add_space(measures::SMALL);
        for (game, label, record) in &*offered {
            let name = format!("new-study/{game}");
            let button = Button::labelled(&name, label.clone()).min_width(ui.available_width());
            let is_likely = *game == settings.game;
            let response = if is_likely { button.primary() } else { button }.show(ui);
            if is_likely && is_new {
                response.request_focus();
            }
            chosen = response.clicked().then(|| record.clone()).or(chosen.take());
        }
        ui.add_space(measures::SMALL);
        is_cancelled = Button::new(&words, "question-no").min_width(ui.available_width()).show(ui).clicked();
    });
    if chosen.is_some() || is_cancelled {
        *open_dialog = Dialog::None;
    }
    if let Some(record) = chosen {
        navigator.open_study(record, 0);
    }
}
