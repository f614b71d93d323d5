//! The result screen: winner, reason, and buttons for the next step.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::entries::EntryAction;
use crate::UiLayer;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use crate::parts::text;
use cannon_app_activities::editor::Editor;
use cannon_app_activities::review::Review;
use cannon_app_base::common::{AppSystems, UpdateIsAnimating};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match, MatchEvent, MatchPurpose, Request};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::widgets::{Button, Panel, named_rects};
use cannon_app_base::theme::{measures, palette, widgets};
use cannon_app_games::tabletop;
use cannon_app_table::effects::Effects;
use cannon_rules::{GameId, Outcome, Side};

/// The width with one column of entries, and the height until the height of the content is known.
const SIZE: egui::Vec2 = egui::Vec2::new(440.0, 528.0);
/// The width with two columns.
const WIDE: f32 = 560.0;
const ENTRY_GAP: f32 = 6.0;
/// Height of what stands above the entries, with a title on two lines.
const SUMMARY_HEIGHT: f32 = 172.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, open_result.in_set(AppSystems::Animate).after(UpdateIsAnimating))
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Result)));
}

/// Opens the result after the end of a game once all animations have ended, including the winner's celebration. Runs after the effects,
/// which start the animation of the last action in the frame in which it is played.
fn open_result(
    mut events: MessageReader<MatchEvent>,
    mut is_pending: Local<bool>,
    effects: Option<Res<Effects>>,
    (game, board_view): (Res<Match>, Res<BoardView>),
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut next_menu: ResMut<NextState<Menu>>,
) {
    for event in events.read() {
        match event {
            // In a study, the lesson or puzzle says what comes next.
            MatchEvent::Ended(_) => *is_pending = game.purpose() != MatchPurpose::Study,
            MatchEvent::Started | MatchEvent::LivePlyChanged => *is_pending = false,
            _ => {}
        }
    }
    let celebrating = effects.is_some_and(|effects| effects.is_celebrating());
    let shown = board_view.is_at_rest(&game) && !celebrating;
    if *is_pending && shown && *screen.get() == Screen::Play && *menu.get() == Menu::None {
        *is_pending = false;
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
    let origin = review.origin_of(&game);
    let entry = |text: &'static str, action| Some((text, text, action));
    // The text and the name of each entry below the button for the rematch.
    let mut entries: Vec<_> = [
        entry("result-to-editor", EntryAction::OpenEditor).filter(|_| editor.is_trial_game(&game)),
        entry("result-new-game", EntryAction::OpenMenu(Menu::NewGame)),
        entry("result-save", EntryAction::Save),
        entry("result-review", EntryAction::OpenMenu(Menu::Review)),
        origin
            .map(|session| ("pause-back-to-review", "result/back-to-review", EntryAction::OpenReview(&session.record))),
        entry("result-look", EntryAction::CloseMenus),
        entry("result-title", EntryAction::OpenTitle),
    ]
    .into_iter()
    .flatten()
    .collect();
    let row_height = measures::BUTTON_HEIGHT + ENTRY_GAP;
    let room = Panel::content_room(context) - SUMMARY_HEIGHT - row_height;
    let width = if widgets::rows_need_columns(entries.len(), row_height, room) { WIDE } else { SIZE.x };
    let panel = Panel { name: "panel/result", heading, size: egui::vec2(width, SIZE.y) };
    let (mut chosen, mut is_rematch) = (None, false);
    panel.show_fitted(context, |ui| {
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
        let rematch = Button::new(&words, "result-rematch").primary().min_width(ui.available_width());
        is_rematch = rematch.show(ui).clicked();
        widgets::rows_that_fit(ui, entries.len(), (row_height, room), |ui, row| {
            let (text, name, _) = entries[row];
            if Button::new(&words, text).named(name).min_width(ui.available_width()).show(ui).clicked() {
                chosen = Some(row);
            }
        });
    });
    if is_rematch {
        navigator.start_game(Request::Rematch);
    }
    if let Some((.., action)) = chosen.map(|row| entries.swap_remove(row)) {
        action.carry_out(&words, &game, &mut navigator, &mut open_dialog);
    }
}

/// Draws a piece of the winner in a ring, or a piece of each side for a draw.
fn winner_emblem(ui: &mut egui::Ui, game: GameId, outcome: Outcome) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 64.0), egui::Sense::hover());
    let painter = ui.painter();
    let piece = |x: f32, side: Side| {
        let (body, rim) = palette::piece_colors(tabletop(game).tone(side));
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
