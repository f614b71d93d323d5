//! The curtain between two people at one computer: it covers the board until the next player takes it away.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use crate::parts::text;
use cannon_app_base::common::AppSystems;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match, MatchEvent, MatchPurpose};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::palette::surface;
use cannon_app_base::theme::widgets::{Button, Panel};
use cannon_app_base::theme::{measures, widgets};

const SIZE: egui::Vec2 = egui::Vec2::new(440.0, 230.0);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, close_after_turn.in_set(AppSystems::React).run_if(in_state(Screen::Play)))
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Handover)));
}

/// Covers the board once a turn between two people has been shown.
fn close_after_turn(
    mut events: MessageReader<MatchEvent>,
    mut is_due: Local<bool>,
    settings: Res<Settings>,
    (game, board_view): (Res<Match>, Res<BoardView>),
    (menu, open_dialog): (Res<State<Menu>>, Res<Dialog>),
    mut next_menu: ResMut<NextState<Menu>>,
) {
    for event in events.read() {
        match event {
            MatchEvent::Played { .. } => *is_due = true,
            MatchEvent::Started | MatchEvent::LivePlyChanged | MatchEvent::Ended(_) => *is_due = false,
            _ => {}
        }
    }
    let is_shared = settings.handover && game.is_between_people() && game.purpose() == MatchPurpose::Game;
    if !is_shared || game.outcome().is_some() {
        *is_due = false;
    }
    let is_shown = board_view.is_at_rest(&game) && game.shows_live();
    if *is_due && is_shown && *menu.get() == Menu::None && *open_dialog == Dialog::None {
        *is_due = false;
        next_menu.set(Menu::Handover);
    }
}

fn show(mut contexts: EguiContexts, words: Res<Words>, game: Res<Match>, mut navigator: Navigator) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let painter = context.layer_painter(egui::LayerId::background());
    painter.rect_filled(context.content_rect(), 0.0, *surface::DARK);
    let player = text::seat_name(&words, &game, game.timeline().side_to_move());
    let heading = words.format("handover-heading", &[("player", player.into())]);
    let mut is_taken_away = false;
    let panel = Panel { name: "panel/handover", heading, size: SIZE };
    panel.show_with_footer(
        context,
        |ui| widgets::paragraph(ui, &words.text("handover-about")),
        |ui| {
            let button = Button::new(&words, "handover-show").primary().min_width(200.0).show(ui);
            // Enter takes the curtain away. The press of Enter that played the turn came in an earlier frame.
            if ui.memory(|memory| memory.focused().is_none()) {
                button.request_focus();
            }
            is_taken_away = button.clicked();
            ui.add_space(measures::SMALL);
        },
    );
    if is_taken_away {
        navigator.close_all_menus();
    }
}
