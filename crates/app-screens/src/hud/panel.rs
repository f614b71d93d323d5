//! The panel beside the board, which opens on demand and stays open: the list of moves, the card about the place under the pointer, the
//! analysis, and buttons that lead through the game.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

use super::inspector::{self, CurrentCard};
use super::{bottom_side, move_list, watch};
use crate::at_table::analysis;
use crate::help::HelpOpen;
use crate::parts::side_panel::SidePanel;
use cannon_app_activities::opponent::{LiveAnalysis, Watching};
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match, MatchRequest, Request};
use cannon_app_base::settings::Settings;
use cannon_app_base::theme::palette::ink;
use cannon_app_base::theme::widgets::Button;
use cannon_app_base::theme::widgets::shapes::{button_row, child_ui};
use cannon_app_base::theme::{Icon, fonts, measures};
use cannon_app_games as games;
use cannon_app_table::marks::BoardOverlay;

/// System parameter with what the panel shows, and the requests of its buttons.
#[derive(SystemParam)]
pub(super) struct PanelParts<'w, 's> {
    board_view: Res<'w, BoardView>,
    pub(super) requests: MessageWriter<'w, MatchRequest>,
    commands: MessageWriter<'w, Command>,
    help: ResMut<'w, HelpOpen>,
    watching: Res<'w, Watching>,
    analysis: Res<'w, LiveAnalysis>,
    overlay: Res<'w, BoardOverlay>,
    last_shown: Local<'s, Option<usize>>,
}

/// What an open panel has taken.
pub(super) struct Taken {
    /// The widths at the left and at the right, in points.
    pub(super) side: egui::Vec2,
    /// Whether the card about the place under the pointer is in the panel.
    pub(super) has_card: bool,
}

impl PanelParts<'_, '_> {
    /// Whether the panel is open: because the player has opened it, or for an analysis.
    pub(super) fn is_open(&self, settings: &Settings) -> bool {
        !settings.fold_panel || self.analysis.is_on()
    }

    /// Shows the panel at its side of the window, with the evaluation bar beside it.
    pub(super) fn show(
        &mut self,
        context: &egui::Context,
        words: &Words,
        game: &Match,
        settings: &Settings,
        card: &mut CurrentCard,
    ) -> Taken {
        let window = context.content_rect();
        let width = measures::SIDE_PANEL_WIDTH.min(window.width() * 0.42);
        let panel = SidePanel::new(context, "hud/panel", width, settings.panel_left);
        analysis::bar(context, words, &self.analysis, bottom_side(game), panel);
        let mut has_card = false;
        let rect = panel.rect;
        let area = egui::Area::new(egui::Id::new("hud/panel")).order(egui::Order::Background);
        area.fixed_pos(rect.min).default_size(rect.size()).fade_in(false).show(context, |ui| {
            ui.allocate_rect(rect, egui::Sense::CLICK);
            panel.paint(ui.painter());
            let inner = rect.shrink(measures::MEDIUM);
            let row = |top: f32| egui::Rect::from_x_y_ranges(inner.x_range(), top..=top + measures::CONTROL_HEIGHT);
            let tools = row(inner.bottom() - measures::CONTROL_HEIGHT);
            let steps = row(tools.top() - measures::BUTTON_GAP - measures::CONTROL_HEIGHT);
            self.heading(&mut child_ui(ui, row(inner.top())), words, settings.fold_panel);
            let top = inner.top() + measures::CONTROL_HEIGHT + measures::SMALL;
            let mut room = inner.with_min_y(top).with_max_y((steps.top() - measures::SMALL).max(top));
            let known_plies = self.board_view.known_plies(game);
            if !game.has_human() && self.watching.has_percentages() {
                let graph = room.with_max_y(room.top() + watch::GRAPH_HEIGHT);
                let requests = &mut self.requests;
                watch::graph(&mut child_ui(ui, graph), words, (game, known_plies), &self.watching, requests);
                room.min.y = graph.bottom() + measures::SMALL;
            }
            let card_height = analysis::card_height(&self.analysis);
            if self.analysis.is_on() && room.height() >= card_height {
                let place = room.with_max_y(room.top() + card_height);
                analysis::card(&mut child_ui(ui, place), words, &self.analysis);
                room.min.y = place.bottom() + measures::SMALL;
            }
            let card_height = games::tabletop(game.timeline().game()).inspector_height;
            let (moves, place) = inspector::share(room, card_height, settings, card);
            let list = &mut child_ui(ui, moves);
            move_list::show(list, words, (game, known_plies), settings, &mut self.requests, &mut self.last_shown);
            if let Some(place) = place {
                inspector::show(&mut child_ui(ui, place), words, game, card);
                has_card = true;
            }
            self.step_buttons(&mut child_ui(ui, steps), words, game);
            self.tool_buttons(&mut child_ui(ui, tools), words, game);
        });
        let strip = if self.analysis.is_on() { analysis::BAR_STRIP_WIDTH } else { 0.0 };
        let covered = width + strip;
        let side = if settings.panel_left { egui::vec2(covered, 0.0) } else { egui::vec2(0.0, covered) };
        Taken { side, has_card }
    }

    /// Shows the handle that opens the panel, in the upper corner opposite to the name plate. A screen reader still finds the list of moves.
    pub(super) fn handle(&mut self, context: &egui::Context, words: &Words, game: &Match) {
        move_list::speak(context, words, (game, self.board_view.known_plies(game)), &mut self.requests);
        let window = context.content_rect().shrink(measures::SMALL);
        let handle =
            Button::labelled("hud-unfold", words.text("hud-moves")).with_icon(Icon::UnfoldPanel).not_focusable();
        let handle = handle.tooltip(words.text("hud-unfold"));
        let size = egui::vec2(
            handle.needed_width(&context.layer_painter(egui::LayerId::background())),
            measures::BUTTON_HEIGHT,
        );
        let rect = egui::Align2::RIGHT_TOP.align_size_within_rect(size, window);
        let area = egui::Area::new(egui::Id::new("hud/handle")).order(egui::Order::Background).fade_in(false);
        area.fixed_pos(rect.min).default_size(size).show(context, |ui| {
            if handle.show(ui).clicked() {
                self.commands.write(Command::TogglePanel);
            }
        });
    }

    /// Shows the heading and the button that closes the panel. `is_for_analysis` means that it is open only for the analysis.
    fn heading(&mut self, ui: &mut egui::Ui, words: &Words, is_for_analysis: bool) {
        ui.horizontal_centered(|ui| {
            let heading = egui::RichText::new(words.text("hud-moves")).font(fonts::display(fonts::size::SECTION));
            ui.label(heading.color(*ink::BRIGHT));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if Button::icon(words, "hud-fold", Icon::Close).not_focusable().show(ui).clicked() {
                    let close = if is_for_analysis { Command::ToggleAnalysis } else { Command::TogglePanel };
                    self.commands.write(close);
                }
            });
        });
    }

    /// Shows the buttons that lead through the game: first, back, forward, live, and the last move again.
    fn step_buttons(&mut self, ui: &mut egui::Ui, words: &Words, game: &Match) {
        let shown = game.shown_ply();
        let live = game.shows_live();
        button_row(ui, 5, |ui, width| {
            let mut step = |name: &'static str, icon: Icon, enabled: bool, request: Request| {
                let button = Button::icon(words, name, icon).not_focusable().enabled(enabled).min_width(width);
                if button.show(ui).clicked() {
                    self.requests.write(MatchRequest::from_interface(request));
                }
            };
            step("hud-first", Icon::ViewFirst, shown > 0, Request::ViewPly(0));
            step("hud-back", Icon::ViewPrevious, shown > 0, Request::ViewPly(shown.saturating_sub(1)));
            step("hud-forward", Icon::ViewNext, !live, Request::ViewPly(shown + 1));
            step("hud-live", Icon::ViewLive, !live, Request::ViewLive);
            let again = Button::icon(words, "hud-show-again", Icon::Replay).not_focusable().enabled(shown > 0);
            if again.min_width(width).show(ui).clicked() {
                self.commands.write(Command::ReplayLastAction);
            }
        });
    }

    /// Shows the buttons for redo, the analysis, the overlays of the board (if the game has any) and the help.
    fn tool_buttons(&mut self, ui: &mut egui::Ui, words: &Words, game: &Match) {
        let has_overlays = !games::tabletop(game.timeline().game()).board_overlays.is_empty();
        button_row(ui, if has_overlays { 4 } else { 3 }, |ui, width| {
            let mut pressed = |name: &'static str, icon: Icon, enabled: bool, on: bool| {
                let button = Button::icon(words, name, icon).not_focusable().enabled(enabled).selected(on);
                button.min_width(width).show(ui).clicked()
            };
            if pressed("hud-redo", Icon::Redo, game.redo_target().is_some(), false) {
                self.requests.write(MatchRequest::from_interface(Request::Redo));
            }
            if pressed("hud-analyse", Icon::Analysis, true, self.analysis.is_on()) {
                self.commands.write(Command::ToggleAnalysis);
            }
            if has_overlays && pressed("hud-survey", Icon::BoardOverlay, true, self.overlay.name(game).is_some()) {
                self.commands.write(Command::NextBoardOverlay);
            }
            if pressed("hud-help", Icon::Help, true, false) {
                self.help.0 = true;
            }
        });
    }
}
