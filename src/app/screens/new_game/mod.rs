//! The New game screen: choice of game, board face, players, rules and clocks.
//!
//! [`draft`] holds the chosen options. The left column shows the game and the [`seats`]; the right column shows the board face, the
//! [`setup`] if the game has several, the game's own rule options, and the draw rules ([`draws`]).

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Layer;
use super::editor::Workbench;
use super::flow::Flow;
use crate::app::games::{self, TABLES};
use crate::app::i18n::Words;
use crate::app::play::Request;
use crate::app::settings::{Settings, SettingsRequest};
use crate::app::states::Menu;
use crate::app::theme::widgets::{self, Button, Column, Panel, choice, two_columns};
use crate::appearance::BoardFace;

mod draft;
mod draws;
mod seats;
mod setup;

pub(super) use draft::Draft;

const SIZE: egui::Vec2 = egui::Vec2::new(1000.0, 650.0);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_systems(EguiPrimaryContextPass, show.in_set(Layer::Menu).run_if(in_state(Menu::NewGame)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut draft: ResMut<Draft>,
    settings: Res<Settings>,
    mut settings_requests: MessageWriter<SettingsRequest>,
    mut workbench: Workbench,
    mut flow: Flow,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    // Widgets edit a copy, because a mutable borrow of the settings would mark them as changed in every frame.
    let mut face = settings.face;
    let (mut start, mut back, mut wish) = (false, false, None);
    let usual_minutes = draft.usual_minutes();
    let panel = Panel { name: "panel/new-game", heading: words.text("new-game-heading"), size: SIZE };
    panel.show_with_foot(
        context,
        |ui| {
            two_columns(ui, |ui, column| match column {
                Column::Left => {
                    game(ui, &words, &mut draft);
                    seats::show(ui, &words, &mut draft);
                }
                Column::Right => {
                    if games::find(draft.game).is_some_and(|table| table.has_faces) {
                        self::face(ui, &words, &mut face);
                    }
                    wish = setup::show(ui, &words, &draft);
                    draft.choose_rules(ui, &words);
                    draws::show(ui, &words, &mut draft);
                }
            });
        },
        |ui| {
            back = Button::new(&words, "menu-back").width(120.0).show(ui).clicked();
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                start = Button::new(&words, "new-game-start").primary().width(200.0).show(ui).clicked();
            });
        },
    );
    draft.follow_usual_minutes(usual_minutes);
    if face != settings.face {
        settings_requests.write(SettingsRequest(Settings { face, ..settings.clone() }));
    }
    match wish {
        Some(setup::Wish::Choose) => flow.open(Menu::Setups),
        Some(setup::Wish::Edit) => {
            workbench.enter(&words);
            flow.edit();
        }
        None => {}
    }
    if back {
        flow.back();
    }
    if start {
        flow.play(Request::Start(Box::new(draft.setup())));
    }
}

/// Shows the choice of the board face: cells or points.
fn face(ui: &mut egui::Ui, words: &Words, face: &mut BoardFace) {
    widgets::section(ui, &words.text("new-game-board"), |ui| {
        let options = [(BoardFace::Cells, "face-cells"), (BoardFace::Points, "face-points")];
        choice(ui, words, "new-game/face", face, &options);
    });
}

/// Shows the choice of the game.
fn game(ui: &mut egui::Ui, words: &Words, draft: &mut Draft) {
    widgets::section(ui, &words.text("new-game-game"), |ui| {
        let options: Vec<_> = TABLES.iter().map(|table| (table.game, table.name)).collect();
        choice(ui, words, "new-game/game", &mut draft.game, &options);
    });
}
