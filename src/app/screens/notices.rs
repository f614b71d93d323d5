//! Notices: short messages over the board that fade out by themselves, such as refusals, declined draws, saved games and autosave problems.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::hud::status::REMARK_HEIGHT;
use super::side_panel::free_area;
use super::{UiLayer, text};
use crate::app::AppSystems;
use crate::app::common::ViewInsets;
use crate::app::i18n::Words;
use crate::app::opponent::NetworkProblem;
use crate::app::persistence::{Autosaved, SaveProblem};
use crate::app::play::MatchEvent;
use crate::app::states::{Menu, Screen};
use crate::app::theme::palette::{accent, ink, surface};
use crate::app::theme::widgets::named_rects;
use crate::app::theme::{fonts, measures};

/// Seconds before a short notice fades out, and how much longer each of its characters makes it stay.
const STAY_SECONDS: f32 = 2.4;
/// See [`STAY_SECONDS`].
const SECONDS_PER_CHARACTER: f32 = 0.06;
/// Duration of the fade-out in seconds.
const FADE_OUT_SECONDS: f32 = 0.5;
/// Duration of the fade-in in seconds.
const FADE_IN_SECONDS: f32 = 0.12;
/// Largest width of a line of text, in points.
const MAX_WIDTH: f32 = 560.0;
/// Smallest distance of the text from the sides of the free area, in points.
const SIDE_MARGIN: f32 = 40.0;
/// Distance of a notice from the window's lower edge during play, which leaves room for the remark on the selected square.
const BOTTOM_OFFSET: f32 = REMARK_HEIGHT + measures::TIGHT;
/// Distance of a notice from the window's upper edge while a menu is open.
const TOP_OFFSET: f32 = 10.0;

/// The notice that is shown, with the time at which it appeared, in seconds since start-up.
#[derive(Resource, Default)]
pub(super) struct Notices {
    current: Option<(String, f32)>,
}

impl Notices {
    /// Shows a notice, which replaces the current one.
    pub(super) fn show(&mut self, text: String, time: &Time<Real>) {
        self.current = Some((text, time.elapsed_secs()));
    }

    /// The text of the notice that is shown.
    pub(super) fn text(&self) -> Option<&str> {
        self.current.as_ref().map(|(text, _)| text.as_str())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>()
        .add_systems(
            Update,
            (notify_match_events, notify_autosave_problems.run_if(in_state(Screen::Play)))
                .chain()
                .in_set(AppSystems::React),
        )
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Foreground));
}

fn notify_match_events(
    mut events: MessageReader<MatchEvent>,
    network_problem: Res<NetworkProblem>,
    words: Res<Words>,
    time: Res<Time<Real>>,
    mut notices: ResMut<Notices>,
) {
    for event in events.read() {
        match event {
            MatchEvent::Refused(refused) => notices.show(text::refusal_text(&words, refused), &time),
            MatchEvent::DrawDeclined => notices.show(words.text("notice-draw-declined"), &time),
            MatchEvent::SeatsSwapped => notices.show(words.text("notice-sides-swapped"), &time),
            // A refusal no longer matters once the position has changed.
            MatchEvent::Played { .. } | MatchEvent::LivePlyChanged => notices.current = None,
            MatchEvent::Started => {
                notices.current = None;
                // The computer plays, and judges, without its network.
                if let NetworkProblem(Some(reason)) = &*network_problem {
                    notices.show(words.format("notice-network", &[("reason", words.message(reason).into())]), &time);
                }
            }
            MatchEvent::ViewChanged
            | MatchEvent::ReplayRequested
            | MatchEvent::Warned { .. }
            | MatchEvent::DrawOffered(_)
            | MatchEvent::Ended(_) => {}
        }
    }
}

/// Reports a failed autosave at once; otherwise the player would see the problem only on the title screen.
fn notify_autosave_problems(
    autosaved: Res<Autosaved>,
    words: Res<Words>,
    time: Res<Time<Real>>,
    mut reported: Local<Option<SaveProblem>>,
    mut notices: ResMut<Notices>,
) {
    if autosaved.problem() == reported.as_ref() {
        return;
    }
    *reported = autosaved.problem().cloned();
    if let Some(problem @ SaveProblem::NotSaved(_)) = autosaved.problem() {
        notices.show(text::autosave_problem_text(&words, problem), &time);
    }
}

fn show(
    mut contexts: EguiContexts,
    mut notices: ResMut<Notices>,
    time: Res<Time<Real>>,
    insets: Res<ViewInsets>,
    menu: Res<State<Menu>>,
) {
    let Some((text, since)) = &notices.current else { return };
    let age = time.elapsed_secs() - since;
    let stay = STAY_SECONDS + SECONDS_PER_CHARACTER * text.chars().count() as f32;
    if age > stay + FADE_OUT_SECONDS {
        notices.current = None;
        return;
    }
    let Ok(context) = contexts.ctx_mut() else { return };
    context.request_repaint();
    let opacity = (1.0 - (age - stay) / FADE_OUT_SECONDS).clamp(0.0, 1.0) * (age / FADE_IN_SECONDS).clamp(0.0, 1.0);
    let window = context.content_rect();
    // During play the notice stands below the board, while a menu is open at the top of the window.
    let (free, y, anchor) = match *menu.get() {
        Menu::None => {
            (free_area(context, &insets).x_range(), window.bottom() - BOTTOM_OFFSET, egui::Align2::CENTER_BOTTOM)
        }
        _ => (window.x_range(), window.top() + TOP_OFFSET, egui::Align2::CENTER_TOP),
    };
    let layer = egui::LayerId::new(egui::Order::Tooltip, egui::Id::new("notice"));
    let mut painter = context.layer_painter(layer);
    painter.set_opacity(opacity);
    let wrap_width = (free.span() - 2.0 * SIDE_MARGIN).min(MAX_WIDTH);
    let galley = painter.layout(text.clone(), fonts::text(fonts::size::BODY), *ink::BRIGHT, wrap_width);
    let rect = anchor.anchor_size(egui::pos2(free.center(), y), galley.size() + egui::vec2(44.0, 22.0));
    named_rects::record(context, "notice", rect);
    let shadow = egui::Shadow { offset: [0, 4], blur: 18, spread: 0, color: *surface::SHADOW };
    painter.add(shadow.as_shape(rect, measures::PANEL_ROUNDING));
    let line = egui::Stroke::new(1.0, *accent::BRASS_FAINT);
    painter.rect(rect, measures::PANEL_ROUNDING, *surface::PANEL, line, egui::StrokeKind::Inside);
    painter.rect_filled(
        egui::Rect::from_min_size(rect.min, egui::vec2(4.0, rect.height()))
            .shrink2(egui::vec2(0.0, 8.0))
            .translate(egui::vec2(6.0, 0.0)),
        2.0,
        *accent::BRASS,
    );
    painter.galley(rect.center() - galley.size() / 2.0 + egui::vec2(4.0, 0.0), galley, *ink::BRIGHT);
}
