//! The list of model games in *Learn*: games of the program against itself, which are read with their comments.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::SIZE;
use super::lessons::learn_tabs;
use crate::UiLayer;
use crate::parts::navigation::Navigator;
use crate::parts::text::name_of;
use cannon_app_activities::lessons::message_text;
use cannon_app_activities::model_games::model_record;
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::{self, Button, Panel};
use cannon_app_base::theme::{Icon, measures};
use cannon_lessons::{ModelGame, model_games};
use cannon_rules::Side;

/// Whether the list is to be scrolled to its top.
#[derive(Resource)]
struct ScrollsToTop(bool);

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(ScrollsToTop(true))
        .add_systems(OnEnter(Menu::ModelGames), |mut scrolls: ResMut<ScrollsToTop>| scrolls.0 = true)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::ModelGames)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    settings: Res<Settings>,
    mut scrolls_to_top: ResMut<ScrollsToTop>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let (mut opened, mut tab) = (None, None);
    // The first arrow key leads to the first game, because the way from the tabs is long.
    let is_arrow =
        context.input(|input| input.key_pressed(egui::Key::ArrowDown) || input.key_pressed(egui::Key::ArrowUp));
    let focuses_first = is_arrow && context.memory(|memory| memory.focused().is_none());
    let scrolls = std::mem::take(&mut scrolls_to_top.bypass_change_detection().0);
    let panel = Panel { name: "panel/model-games", heading: words.text("learn-heading"), size: SIZE };
    panel.show_with_tabs_and_footer(
        context,
        |ui| tab = learn_tabs(ui, &words, Menu::ModelGames),
        |ui| {
            if scrolls {
                widgets::scroll_to_top(ui);
            }
            widgets::explanation(ui, &words.text("model-games-about"));
            ui.add_space(measures::TIGHT);
            for (index, model) in model_games(settings.game).iter().enumerate() {
                let row = row(ui, &words, model, index);
                if index == 0 && focuses_first {
                    row.request_focus();
                }
                if row.clicked() {
                    opened = Some(model);
                }
            }
        },
        |ui| navigator.back_button(ui, &words),
    );
    if let Some(model) = opened {
        navigator.open_model_game(model_record(&words, model));
    } else if let Some(menu) = tab {
        navigator.switch_menu(menu);
    }
}

/// Shows a game as a row that opens it: its number and title, the players' ranks, the result and the number of moves, and what it shows.
fn row(ui: &mut egui::Ui, words: &Words, model: &ModelGame, index: usize) -> egui::Response {
    let record = model.record();
    let players = Side::ALL.map(|side| name_of(words, (model.game, &record.players), side)).join(" – ");
    let winner = record.result.and_then(|outcome| outcome.winner()).map(|side| words.side_in(model.game, side));
    let result = winner.map(|side| words.format("result-heading-win", &[("side", side.into())]));
    let moves = words.format("saved-turns", &[("turns", model.plies().into())]);
    let title = format!("{}  {}", index + 1, message_text(words, &model.title));
    let label = [Some(title), Some(players), result, Some(moves)].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let name = format!("model-game/{}/{}", model.game, index + 1);
    let row = Button::labelled(&name, label).menu().min_width(ui.available_width()).with_icon(Icon::Book);
    row.height(measures::BUTTON_HEIGHT).detail(message_text(words, &model.idea)).show(ui)
}
