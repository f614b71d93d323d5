//! The result screen: winner, reason, and buttons for the next step.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Layer;
use super::flow::Flow;
use super::questions::Question;
use super::saved_games::suggested_name;
use super::words;
use crate::app::AppSystems;
use crate::app::common::PlayScore;
use crate::app::editor::Editor;
use crate::app::effects::Effects;
use crate::app::games::tone;
use crate::app::i18n::Words;
use crate::app::pieces::BoardView;
use crate::app::play::{Match, MatchEvent, Request};
use crate::app::states::{Menu, Screen};
use crate::app::theme::widgets::{self, Button, Panel, places};
use crate::app::theme::{measures, palette};
use cannon_rules::{Outcome, Side};

const SIZE: egui::Vec2 = egui::Vec2::new(440.0, 484.0);
const ENTRY_GAP: f32 = 6.0;

/// Whether the game has ended and the result screen is still to be opened, after the animation of the last action.
#[derive(Resource, Default)]
struct Announcing(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Announcing>()
        .add_systems(Update, (notice_end, announce).chain().in_set(AppSystems::Animate).after(PlayScore))
        .add_systems(EguiPrimaryContextPass, show.in_set(Layer::Menu).run_if(in_state(Menu::Result)));
}

fn notice_end(mut happened: MessageReader<MatchEvent>, mut announcing: ResMut<Announcing>) {
    for event in happened.read() {
        match event {
            MatchEvent::Ended(_) => announcing.0 = true,
            MatchEvent::Started | MatchEvent::Moved => announcing.0 = false,
            _ => {}
        }
    }
}

/// Opens the result once all animations have ended, including the winner's celebration. Runs after the effects, which start the animation
/// of the last action in the frame in which it is played.
fn announce(
    mut announcing: ResMut<Announcing>,
    effects: Option<Res<Effects>>,
    stage: Res<BoardView>,
    game: Res<Match>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut next_menu: ResMut<NextState<Menu>>,
) {
    let celebrating = effects.is_some_and(|effects| effects.is_celebrating());
    let seen = !stage.is_busy() && !celebrating && stage.ply() == game.shown_ply();
    if announcing.0 && seen && *screen.get() == Screen::Play && *menu.get() == Menu::None {
        announcing.0 = false;
        next_menu.set(Menu::Result);
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<Match>,
    editor: Res<Editor>,
    mut flow: Flow,
    mut question: ResMut<Question>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let Some(outcome) = game.outcome() else {
        flow.close();
        return;
    };
    let heading = match outcome.winner() {
        Some(side) => {
            words.format("result-heading-win", &[("side", words.side_in(game.timeline().game(), side).into())])
        }
        None => words.text("result-heading-draw"),
    };
    let mut size = SIZE;
    if editor.is_tried_in(&game) {
        size.y += measures::BUTTON_HEIGHT + ENTRY_GAP;
    }
    let panel = Panel { name: "panel/result", heading, size };
    panel.show(context, |ui| {
        emblem(ui, game.timeline().game(), outcome);
        ui.vertical_centered(|ui| widgets::paragraph(ui, &words.outcome_in(game.timeline().game(), outcome)));
        ui.vertical_centered(|ui| {
            let turns = words.format("saved-turns", &[("turns", game.timeline().ply().into())]);
            let about = words::game_and_setup_of(&words, &game);
            let place = widgets::explanation(ui, &format!("{about} · {turns}")).rect;
            places::note(ui.ctx(), &format!("result-game={about}"), place);
        });
        ui.add_space(measures::SMALL);
        ui.spacing_mut().item_spacing.y = ENTRY_GAP;
        let width = ui.available_width();
        if Button::new(&words, "result-rematch").primary().width(width).show(ui).clicked() {
            flow.play(Request::Rematch);
        }
        if editor.is_tried_in(&game) && Button::new(&words, "result-to-editor").width(width).show(ui).clicked() {
            flow.edit();
        }
        if Button::new(&words, "result-new-game").width(width).show(ui).clicked() {
            flow.open(Menu::NewGame);
        }
        if Button::new(&words, "result-save").width(width).show(ui).clicked() {
            *question = Question::SaveAs { name: suggested_name(&words, &game) };
        }
        if Button::new(&words, "result-look").width(width).show(ui).clicked() {
            flow.close();
        }
        if Button::new(&words, "result-title").width(width).show(ui).clicked() {
            flow.leave_game();
        }
    });
}

/// Draws a piece of the winner in a ring, or a piece of each side for a draw.
fn emblem(ui: &mut egui::Ui, game: &str, outcome: Outcome) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 64.0), egui::Sense::hover());
    let painter = ui.painter();
    let piece = |x: f32, side: Side| {
        let (body, rim) = palette::of(tone(game, side));
        let center = rect.center() + egui::vec2(x, 0.0);
        painter.circle(center, 23.0, body, egui::Stroke::new(3.0, rim));
        painter.circle_stroke(center, 15.0, egui::Stroke::new(1.5, rim));
    };
    match outcome.winner() {
        Some(side) => {
            piece(0.0, side);
            painter.circle_stroke(rect.center(), 29.0, egui::Stroke::new(1.5, palette::accent::BRASS));
        }
        None => {
            piece(-28.0, Side::South);
            piece(28.0, Side::North);
        }
    }
}
