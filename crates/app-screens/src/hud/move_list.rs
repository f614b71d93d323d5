//! The move list: each move as a sign and a place or, if the player prefers it, in notation. A row holds both turns of a round, or a single turn if two do not fit beside each other.

use bevy::prelude::*;
use bevy_egui::egui;
use egui::accesskit::{Action, Role};

use crate::parts::text;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchRequest, Request};
use cannon_app_base::settings::Settings;
use cannon_app_base::theme::palette::{accent, hover, ink, selection, surface};
use cannon_app_base::theme::widgets::named_rects;
use cannon_app_base::theme::widgets::shapes::paint_ground;
use cannon_app_base::theme::{Icon, fonts, measures, palette, touch_targets};
use cannon_app_games as games;
use cannon_rules::Side;

const ROW_HEIGHT: f32 = 25.0;
/// Height of the headings of the columns.
const HEADING_HEIGHT: f32 = 29.0;
const NUMBER_WIDTH: f32 = 34.0;
/// Margin at the left and right of a turn's text.
const TEXT_MARGIN: f32 = 8.0;
/// Width and height of the sign of a move.
const SIGN: f32 = 14.0;
/// Radius of the disc that shows whose turn a row holds.
const DISC_RADIUS: f32 = 5.0;
/// Width reserved for that disc.
const DISC_WIDTH: f32 = 20.0;

/// The number of turns per row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MoveLayout {
    /// Both turns of a round beside each other.
    RoundPerRow,
    /// One turn per row.
    TurnPerRow,
}

impl MoveLayout {
    /// Two turns per row if the longest notation of the game fits in half the width beside its number.
    fn fitting(ui: &egui::Ui, available_width: f32, longest: &str) -> MoveLayout {
        let text = galley(ui, longest, fonts::size::BODY, *ink::BODY);
        if text.size().x + SIGN + measures::TIGHT + 2.0 * TEXT_MARGIN <= available_width / 2.0 - NUMBER_WIDTH {
            MoveLayout::RoundPerRow
        } else {
            MoveLayout::TurnPerRow
        }
    }

    const fn turns_per_row(self) -> usize {
        match self {
            MoveLayout::RoundPerRow => 2,
            MoveLayout::TurnPerRow => 1,
        }
    }

    /// The part of a row for the turn at a ply, with its number.
    fn part(self, row: egui::Rect, ply: usize) -> egui::Rect {
        match self {
            MoveLayout::RoundPerRow if ply.is_multiple_of(2) => row.with_max_x(row.center().x),
            MoveLayout::RoundPerRow => row.with_min_x(row.center().x),
            MoveLayout::TurnPerRow => row,
        }
    }

    /// The rectangle of the turn at a ply within its row, beside its number.
    fn cell(self, row: egui::Rect, ply: usize) -> egui::Rect {
        let part = self.part(row, ply);
        let disc = if self == MoveLayout::TurnPerRow { DISC_WIDTH } else { 0.0 };
        part.with_min_x(part.left() + NUMBER_WIDTH + disc)
    }
}

/// Shows the move list over the whole of `ui`, up to the given number of turns. A click on a turn shows the position after it.
pub(super) fn show(
    ui: &mut egui::Ui,
    words: &Words,
    (game, plies): (&Match, usize),
    settings: &Settings,
    match_requests: &mut MessageWriter<MatchRequest>,
    last_shown: &mut Option<usize>,
) {
    let rect = ui.max_rect();
    paint_ground(ui.painter(), rect, *surface::WELL);
    let timeline = game.timeline();
    let heading_rect = rect.shrink2(egui::vec2(10.0, 0.0)).with_max_y(rect.top() + HEADING_HEIGHT);
    let table = games::tabletop(timeline.game());
    let longest = if settings.show_notation { table.longest_notation } else { table.longest_place };
    let layout = MoveLayout::fitting(ui, heading_rect.width(), longest);
    column_headings(ui, words, game, layout, heading_rect);
    ui.painter().hline(rect.x_range().shrink(1.0), heading_rect.bottom(), egui::Stroke::new(1.0, *surface::LINE));
    let body_rect = egui::Rect::from_min_max(
        egui::pos2(heading_rect.left(), heading_rect.bottom() + 3.0),
        egui::pos2(heading_rect.right(), rect.bottom() - 4.0),
    );
    if plies == 0 {
        let (text, font) = (words.text("hud-no-moves"), fonts::text(fonts::size::SMALL));
        ui.painter().text(body_rect.center(), egui::Align2::CENTER_CENTER, text, font, *ink::DISABLED);
        return;
    }

    let shown = game.shown_ply().min(plies);
    let row_height = touch_targets::row_height(ui.ctx(), ROW_HEIGHT);
    let mut area = egui::ScrollArea::vertical().id_salt("moves").auto_shrink(false);
    if *last_shown != Some(shown) {
        *last_shown = Some(shown);
        let row = shown.saturating_sub(1) / layout.turns_per_row();
        area = area
            .vertical_scroll_offset((row as f32 * row_height - body_rect.height() / 2.0 + row_height / 2.0).max(0.0));
    }
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(body_rect).id_salt("rows"));
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.set_clip_rect(body_rect);
    area.show_rows(&mut ui, row_height, plies.div_ceil(layout.turns_per_row()), |ui, rows| {
        for row in rows {
            let (line, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), row_height), egui::Sense::hover());
            let line = line.with_max_x(line.left() + body_rect.width());
            let first = row * layout.turns_per_row();
            for ply in first..(first + layout.turns_per_row()).min(plies) {
                turn_number(ui, layout.part(line, ply), ply + 1);
                if layout == MoveLayout::TurnPerRow {
                    side_disc(ui, game, timeline.side_to_move_at(ply), line);
                }
                let Some(entry) = games::move_entry(timeline, ply, settings.show_notation) else { continue };
                let spoken = text::move_by(words, game, ply).unwrap_or_default();
                if turn_entry(ui, layout.cell(line, ply), ply, entry, &spoken, shown == ply + 1) {
                    match_requests.write(MatchRequest::from_interface(Request::ViewPly(ply + 1)));
                }
            }
        }
    });
}

/// Tells a screen reader the list while the panel is closed: a node for each move, which shows the position after it when it is pressed.
pub(super) fn speak(
    context: &egui::Context,
    words: &Words,
    (game, plies): (&Match, usize),
    match_requests: &mut MessageWriter<MatchRequest>,
) {
    let list = context.accesskit_node_builder(egui::Id::new("moves"), |node| {
        node.set_role(Role::Label);
        node.set_label(words.text("hud-moves"));
    });
    if list.is_none() {
        return;
    }
    for ply in 0..plies {
        let id = egui::Id::new(("move", ply));
        context.accesskit_node_builder(id, |node| {
            node.set_role(Role::Button);
            node.add_action(Action::Click);
            node.set_label(format!("{}. {}", ply + 1, text::move_by(words, game, ply).unwrap_or_default()));
        });
        if context.input(|input| input.has_accesskit_action_request(id, Action::Click)) {
            match_requests.write(MatchRequest::from_interface(Request::ViewPly(ply + 1)));
        }
    }
}

/// Shows the names of the sides over their columns, or beside each other with discs if rows hold one turn.
fn column_headings(ui: &egui::Ui, words: &Words, game: &Match, layout: MoveLayout, head: egui::Rect) {
    let timeline = game.timeline();
    let first = timeline.side_to_move_at(0);
    let mut left = head.left() + NUMBER_WIDTH;
    for (ply, side) in [first, !first].into_iter().enumerate() {
        let at = match layout {
            MoveLayout::RoundPerRow => layout.cell(head, ply).left() + TEXT_MARGIN,
            MoveLayout::TurnPerRow => {
                side_disc(ui, game, side, head.with_min_x(left - NUMBER_WIDTH));
                left + DISC_WIDTH
            }
        };
        let name = ui.painter().text(
            egui::pos2(at, head.center().y),
            egui::Align2::LEFT_CENTER,
            words.side_in(timeline.game(), side),
            fonts::bold(fonts::size::SMALL),
            *ink::QUIET,
        );
        left = name.right() + measures::MEDIUM;
    }
}

/// Draws the number of a turn, which counts the turns of both sides.
fn turn_number(ui: &egui::Ui, part: egui::Rect, number: usize) {
    let at = egui::pos2(part.left() + NUMBER_WIDTH - TEXT_MARGIN, part.center().y);
    let font = fonts::text(fonts::size::SMALL);
    ui.painter().text(at, egui::Align2::RIGHT_CENTER, format!("{number}."), font, *ink::DISABLED);
}

/// Draws a disc in the colours of a side, at the right of the number.
fn side_disc(ui: &egui::Ui, game: &Match, side: Side, line: egui::Rect) {
    let (body, rim) = palette::piece_colors(games::tabletop(game.timeline().game()).tone(side));
    let at = egui::pos2(line.left() + NUMBER_WIDTH + DISC_WIDTH / 2.0, line.center().y);
    ui.painter().circle(at, DISC_RADIUS, body, egui::Stroke::new(1.2, rim));
}

/// Shows a move as a sign and a place, or in notation. `spoken` is the move in words. Returns whether it was clicked.
fn turn_entry(
    ui: &egui::Ui,
    rect: egui::Rect,
    ply: usize,
    (icon, text): (Option<Icon>, String),
    spoken: &str,
    shown: bool,
) -> bool {
    let response = ui.interact(rect, ui.id().with(ply), egui::Sense::CLICK);
    named_rects::record(ui.ctx(), &format!("hud-move/{}", ply + 1), rect);
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Button, true, shown, spoken));
    let background = rect.shrink2(egui::vec2(1.0, 1.5));
    if shown {
        let line = egui::Stroke::new(1.0, *accent::BRASS_FAINT);
        ui.painter().rect(background, 4.0, *selection::BACKGROUND, line, egui::StrokeKind::Inside);
    } else if response.hovered() {
        ui.painter().rect_filled(background, 4.0, *hover::BACKGROUND);
    }
    let color = if shown { *ink::BRIGHT } else { *ink::BODY };
    let mut left = rect.left() + TEXT_MARGIN;
    if let Some(icon) = icon {
        let center = egui::pos2(left + SIGN / 2.0, rect.center().y);
        icon.paint(ui.painter(), egui::Rect::from_center_size(center, egui::Vec2::splat(SIGN)), *accent::BRASS);
        left += SIGN + measures::TIGHT;
    }
    let galley = fitting_galley(ui, &text, rect.right() - TEXT_MARGIN - left, color);
    let text_rect = egui::Align2::LEFT_CENTER.anchor_size(egui::pos2(left, rect.center().y), galley.size());
    named_rects::record(ui.ctx(), &format!("hud-move-text/{}", ply + 1), text_rect);
    ui.painter().galley(text_rect.min, galley, color);
    response.on_hover_text(spoken).on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}

/// Lays out one line of text, in a smaller font size if it is wider than `room`.
fn fitting_galley(
    ui: &egui::Ui,
    text: &str,
    available_width: f32,
    color: egui::Color32,
) -> std::sync::Arc<egui::Galley> {
    let full_size = galley(ui, text, fonts::size::BODY, color);
    let width_ratio = full_size.size().x / available_width.max(1.0);
    if width_ratio <= 1.0 { full_size } else { galley(ui, text, (fonts::size::BODY / width_ratio).floor(), color) }
}

fn galley(ui: &egui::Ui, text: &str, size: f32, color: egui::Color32) -> std::sync::Arc<egui::Galley> {
    ui.painter().layout_no_wrap(text.to_owned(), fonts::text(size), color)
}
