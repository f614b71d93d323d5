//! The coach's words: the question before an action that loses something, the threat of the computer's last action, and the reasons for a
//! hint.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::UiLayer;
use super::hud::status;
use super::resume_summary::ResumeSummary;
use super::side_panel::free_area;
use super::text::key_text;
use crate::app::coach::{Coach, CoachAnswer};
use crate::app::common::ViewInsets;
use crate::app::common::command::Command;
use crate::app::i18n::Words;
use crate::app::opponent::Hint;
use crate::app::pieces::BoardView;
use crate::app::play::Match;
use crate::app::states::{Menu, Screen};
use crate::app::theme::palette::{accent, ink, surface};
use crate::app::theme::widgets::{self, Button, named_rects};
use crate::app::theme::{fonts, measures};
use cannon_rules::PackedAction;

/// The largest number of reasons for a hint.
const MAX_REASONS: usize = 3;
/// Width of a card, in points.
const CARD_WIDTH: f32 = 420.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show_warning.in_set(UiLayer::Foreground).run_if(in_state(Screen::Play)))
        .add_systems(
            EguiPrimaryContextPass,
            (show_threat, show_hint)
                .after(status::show)
                .in_set(UiLayer::Hud)
                .run_if(in_state(Screen::Play))
                .run_if(in_state(Menu::None)),
        );
}

/// Asks whether an action is to be played although it loses something. The board beside the question shows what would happen.
fn show_warning(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (coach, game): (Res<Coach>, Res<Match>),
    insets: Res<ViewInsets>,
    mut answers: MessageWriter<CoachAnswer>,
    mut asked: Local<Option<PackedAction>>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let Some(warning) = coach.warning() else {
        *asked = None;
        return;
    };
    let is_new = *asked != Some(warning.action);
    *asked = Some(warning.action);
    let action = game.timeline().notation(warning.action).unwrap_or_default();
    let mut answer = context.input(|input| input.key_pressed(egui::Key::Escape)).then_some(CoachAnswer::TakeBack);
    show_card(context, &insets, ("question/coach", egui::Align2::CENTER_BOTTOM), |ui| {
        let heading = egui::RichText::new(words.format("coach-heading", &[("action", action.into())]));
        ui.label(heading.font(fonts::display(fonts::size::SECTION)).color(*ink::BRIGHT));
        widgets::paragraph(ui, &words.message(&warning.danger.reason.sentence));
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
            let width = (ui.available_width() - measures::BUTTON_GAP) / 2.0;
            if Button::new(&words, "coach-play-anyway").min_width(width).show(ui).clicked() {
                answer = Some(CoachAnswer::PlayAnyway);
            }
            let back = Button::new(&words, "coach-take-back").primary().min_width(width).show(ui);
            if is_new {
                back.request_focus();
            }
            if back.clicked() {
                answer = Some(CoachAnswer::TakeBack);
            }
        });
    });
    answers.write_batch(answer);
}

/// Shows a card at the lower edge of the area beside the panel, and records its rectangle under its name.
pub(super) fn show_card(
    context: &egui::Context,
    insets: &ViewInsets,
    (name, align): (&str, egui::Align2),
    content: impl FnOnce(&mut egui::Ui),
) {
    let free = free_area(context, insets).shrink(measures::MEDIUM);
    let area = egui::Area::new(egui::Id::new(name)).order(egui::Order::Middle);
    let shown = area.fixed_pos(align.pos_in_rect(&free)).pivot(align).fade_in(false).show(context, |ui| {
        let frame = egui::Frame::new()
            .fill(*surface::PANEL)
            .stroke(egui::Stroke::new(1.0, *accent::BRASS_FAINT))
            .corner_radius(measures::ROUNDING)
            .inner_margin(egui::Margin::same(12));
        frame.show(ui, |ui| {
            ui.set_width(CARD_WIDTH.min(free.width()));
            content(ui);
        });
    });
    named_rects::record(context, name, shown.response.rect);
}

/// Shows what the computer's last action threatens, below the status line.
fn show_threat(
    mut contexts: EguiContexts,
    words: Res<Words>,
    coach: Res<Coach>,
    (game, board_view): (Res<Match>, Res<BoardView>),
    (insets, summary): (Res<ViewInsets>, Res<ResumeSummary>),
) {
    let (Ok(context), Some(threat)) = (contexts.ctx_mut(), coach.threat()) else { return };
    // The summary of a loaded game tells of the threat, too.
    if board_view.is_animating() || !game.shows_live() || summary.is_shown() {
        return;
    }
    let free = free_area(context, &insets);
    let painter = context.layer_painter(egui::LayerId::background());
    let text = words.message(&threat.sentence);
    let font = fonts::text(fonts::size::BODY);
    let galley = painter.layout(text, font, *accent::BRASS, free.width() - 6.0 * measures::LARGE);
    let size = galley.size() + egui::vec2(2.0 * measures::MEDIUM, measures::SMALL);
    let place = egui::pos2(free.center().x, free.bottom() - status::REMARK_HEIGHT - measures::SMALL);
    let rect = egui::Align2::CENTER_BOTTOM.anchor_size(place, size);
    named_rects::record(context, "coach/threat", rect);
    let line = egui::Stroke::new(1.0, *accent::BRASS_FAINT);
    painter.rect(rect, measures::ROUNDING, *surface::SIDE_PANEL, line, egui::StrokeKind::Inside);
    painter.galley(rect.center() - galley.size() / 2.0, galley, *accent::BRASS);
}

/// Shows the hint with a button that tells why it is good.
fn show_hint(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (hint, game): (Res<Hint>, Res<Match>),
    insets: Res<ViewInsets>,
    mut commands: MessageReader<Command>,
    mut explained_revision: Local<Option<u64>>,
) {
    let is_asked = commands.read().any(|command| *command == Command::ExplainHint);
    let (Ok(context), Some(action)) = (contexts.ctx_mut(), hint.action()) else { return };
    if is_asked {
        *explained_revision = Some(game.revision());
    }
    let is_explained = *explained_revision == Some(game.revision());
    show_card(context, &insets, ("coach/hint", egui::Align2::LEFT_BOTTOM), |ui| {
        ui.horizontal(|ui| {
            let notation = game.timeline().notation(action).unwrap_or_default();
            let text = words.format("coach-hint-action", &[("action", notation.into())]);
            let text = egui::RichText::new(text).font(fonts::bold(fonts::size::BODY)).color(*ink::BRIGHT);
            ui.add(egui::Label::new(text).truncate());
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let why = Button::new(&words, "coach-hint-why").height(measures::CONTROL_HEIGHT).not_focusable();
                let why = why.tooltip(key_text(&words, Command::ExplainHint));
                if !is_explained && why.show(ui).clicked() {
                    *explained_revision = Some(game.revision());
                }
            });
        });
        if is_explained && hint.reasons().is_empty() {
            widgets::explanation(ui, &words.text("coach-hint-no-reason"));
        }
        for reason in hint.reasons().iter().take(MAX_REASONS).filter(|_| is_explained) {
            widgets::paragraph(ui, &words.message(&reason.sentence));
        }
    });
}
