//! The result screen: winner, reason, and buttons for the next step.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::UiLayer;
use super::dialogs::Dialog;
use super::navigation::Navigator;
use super::saved_games::suggested_name;
use super::text;
use crate::app::AppSystems;
use crate::app::common::UpdateIsAnimating;
use crate::app::editor::Editor;
use crate::app::effects::Effects;
use crate::app::games::tone;
use crate::app::i18n::Words;
use crate::app::pieces::BoardView;
use crate::app::play::{Match, MatchEvent, MatchPurpose, Request};
use crate::app::review::Review;
use crate::app::states::{Menu, Screen};
use crate::app::theme::widgets::{self, Button, Panel, named_rects};
use crate::app::theme::{measures, palette};
use cannon_rules::{Outcome, Side};

const SIZE: egui::Vec2 = egui::Vec2::new(440.0, 528.0);
const ENTRY_GAP: f32 = 6.0;

/// Whether the game has ended and the result screen is still to be opened, after the animation of the last action.
#[derive(Resource, Default)]
struct PendingResult(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PendingResult>()
        .add_systems(Update, (track_game_end, open_result).chain().in_set(AppSystems::Animate).after(UpdateIsAnimating))
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Result)));
}

fn track_game_end(mut events: MessageReader<MatchEvent>, game: Res<Match>, mut pending: ResMut<PendingResult>) {
    for event in events.read() {
        match event {
            // In a study, the lesson or puzzle says what comes next.
            MatchEvent::Ended(_) => pending.0 = game.purpose() != MatchPurpose::Study,
            MatchEvent::Started | MatchEvent::LivePlyChanged => pending.0 = false,
            _ => {}
        }
    }
}

/// Opens the result once all animations have ended, including the winner's celebration. Runs after the effects, which start the animation
/// of the last action in the frame in which it is played.
fn open_result(
    mut pending: ResMut<PendingResult>,
    effects: Option<Res<Effects>>,
    board_view: Res<BoardView>,
    game: Res<Match>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut next_menu: ResMut<NextState<Menu>>,
) {
    let celebrating = effects.is_some_and(|effects| effects.is_celebrating());
    let shown = !board_view.is_animating() && !celebrating && board_view.ply() == game.shown_ply();
    if pending.0 && shown && *screen.get() == Screen::Play && *menu.get() == Menu::None {
        pending.0 = false;
        next_menu.set(Menu::Result);
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<Match>,
    (editor, review): (Res<Editor>, Res<Review>),
    mut navigator: Navigator,
    mut open_dialog: ResMut<Dialog>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let Some(outcome) = game.outcome() else {
        navigator.close_all_menus();
        return;
    };
    let heading = match outcome.winner() {
        Some(side) => {
            words.format("result-heading-win", &[("side", words.side_in(game.timeline().game(), side).into())])
        }
        None => words.text("result-heading-draw"),
    };
    let other_review = review.session().filter(|session| !session.is_of(&game));
    let mut size = SIZE;
    for is_shown in [editor.is_trial_game(&game), other_review.is_some()] {
        size.y += if is_shown { measures::BUTTON_HEIGHT + ENTRY_GAP } else { 0.0 };
    }
    let panel = Panel { name: "panel/result", heading, size };
    panel.show(context, |ui| {
        winner_emblem(ui, game.timeline().game(), outcome);
        ui.vertical_centered(|ui| widgets::paragraph(ui, &words.outcome_in(game.timeline().game(), outcome)));
        ui.vertical_centered(|ui| {
            let turns = words.format("saved-turns", &[("turns", game.timeline().ply().into())]);
            let title = text::match_title(&words, &game);
            let rect = widgets::explanation(ui, &format!("{title} · {turns}")).rect;
            named_rects::record(ui.ctx(), &format!("result-game={title}"), rect);
        });
        ui.add_space(measures::SMALL);
        ui.spacing_mut().item_spacing.y = ENTRY_GAP;
        let width = ui.available_width();
        if Button::new(&words, "result-rematch").primary().min_width(width).show(ui).clicked() {
            navigator.start_game(Request::Rematch);
        }
        if editor.is_trial_game(&game) && Button::new(&words, "result-to-editor").min_width(width).show(ui).clicked() {
            navigator.open_editor();
        }
        if Button::new(&words, "result-new-game").min_width(width).show(ui).clicked() {
            navigator.open_menu(Menu::NewGame);
        }
        if Button::new(&words, "result-save").min_width(width).show(ui).clicked() {
            *open_dialog = Dialog::SaveAs { name: suggested_name(&words, &game) };
        }
        if Button::new(&words, "result-review").min_width(width).show(ui).clicked() {
            navigator.open_menu(Menu::Review);
        }
        if let Some(session) = other_review
            && Button::new(&words, "pause-back-to-review")
                .named("result/back-to-review")
                .min_width(width)
                .show(ui)
                .clicked()
        {
            navigator.open_review(session.record());
        }
        if Button::new(&words, "result-look").min_width(width).show(ui).clicked() {
            navigator.close_all_menus();
        }
        if Button::new(&words, "result-title").min_width(width).show(ui).clicked() {
            navigator.open_title();
        }
    });
}

/// Draws a piece of the winner in a ring, or a piece of each side for a draw.
fn winner_emblem(ui: &mut egui::Ui, game: &str, outcome: Outcome) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 64.0), egui::Sense::hover());
    let painter = ui.painter();
    let piece = |x: f32, side: Side| {
        let (body, rim) = palette::piece_colors(tone(game, side));
        let center = rect.center() + egui::vec2(x, 0.0);
        painter.circle(center, 23.0, body, egui::Stroke::new(3.0, rim));
        painter.circle_stroke(center, 15.0, egui::Stroke::new(1.5, rim));
    };
    match outcome.winner() {
        Some(side) => {
            piece(0.0, side);
            painter.circle_stroke(rect.center(), 29.0, egui::Stroke::new(1.5, *palette::accent::BRASS));
        }
        None => {
            piece(-28.0, Side::South);
            piece(28.0, Side::North);
        }
    }
}
