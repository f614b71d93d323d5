//! The inspector: a card below the move list about the piece or square at which the player points, or about the chosen turn.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::parts::shapes::{paint_ground, small, truncated};
use cannon_app_activities::input::Selection;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_base::theme::palette::{accent, forbidden, ink, surface, verdict};
use cannon_app_base::theme::widgets::{named_rects, on_ground};
use cannon_app_base::theme::{fonts, measures};
use cannon_app_games as games;
use cannon_app_games::{CardSection, InspectorCard, InspectorQuery, Mood, Plan};
use cannon_app_table::marks;

/// Minimum height of the move list above the card: its head and three rows.
const MIN_MOVES_HEIGHT: f32 = 104.0;
/// Minimum height of the card beside the text of a study. It scrolls if it has more to tell.
pub(super) const MIN_CARD_HEIGHT: f32 = 104.0;
/// The least height of the list alone.
const MIN_HEIGHT: f32 = 40.0;
/// The least height of the card alone: its head and a line.
const MIN_HEIGHT_ALONE: f32 = 76.0;
/// Space around the content of the card.
const MARGIN: egui::Vec2 = egui::vec2(12.0, 10.0);
/// Width and height of the picture beside the name.
const ICON: f32 = 34.0;
/// Width and height of the plan.
const PLAN: f32 = 112.0;
/// Height of a card, in points, below which the sections come before the plan, so that they are seen without scrolling.
const COMPACT_BELOW: f32 = 200.0;
/// Width of the stroke that shows whether a section is good or bad news.
const MOOD_WIDTH: f32 = 3.0;

/// The card of the current frame.
#[derive(Default)]
pub(super) struct CurrentCard {
    card: Option<InspectorCard>,
    /// The revision of the match and the ply for which the card was made.
    made_for: Option<(u64, usize)>,
    /// The height that it needed in the last frame, in points.
    needed_height: f32,
}

impl CurrentCard {
    /// Makes the card anew if anything that it depends on has changed. The card is about the position that the board has shown, so that it
    /// tells of no action before the player has seen the action.
    pub(super) fn update(
        &mut self,
        game: &Match,
        board_view: &BoardView,
        selection: &Res<Selection>,
        words: &Res<Words>,
    ) {
        let ply = board_view.described_ply(game);
        let made_for = Some((game.revision(), ply));
        if self.made_for == made_for && !selection.is_changed() && !words.is_changed() {
            return;
        }
        self.made_for = made_for;
        let choice = selection.choice().filter(|_| game.awaits_player() && ply == game.timeline().ply());
        let query = InspectorQuery { ply, spot: selection.focus(), choice, viewer: marks::viewer(game, ply) };
        self.card = games::inspect(game.timeline(), query, words);
    }
}

/// How the move list and the card share their part of the panel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SharedRows {
    pub(super) moves: Option<egui::Rect>,
    pub(super) card: Option<egui::Rect>,
}

impl SharedRows {
    /// Shares `room` between the move list and the card below it. The card has at least the height `min_height`, and more if it needs more.
    /// Where there is no room for both, a card with content takes the place of the list, unless the card would be too low to be read.
    pub(super) fn new(room: egui::Rect, min_height: f32, settings: &Settings, current: &CurrentCard) -> SharedRows {
        let gap = measures::SMALL + 2.0;
        if room.height() < MIN_HEIGHT {
            return SharedRows { moves: None, card: None };
        }
        if !settings.show_inspector {
            return SharedRows { moves: Some(room), card: None };
        }
        let height = min_height.max(current.needed_height);
        if room.height() >= MIN_MOVES_HEIGHT + gap + height {
            let top = room.bottom() - height;
            let (moves, card) = (room.with_max_y(top - gap), room.with_min_y(top));
            return SharedRows { moves: Some(moves), card: Some(card) };
        }
        match &current.card {
            Some(_) if room.height() >= MIN_HEIGHT_ALONE => SharedRows { moves: None, card: Some(room) },
            Some(_) | None => SharedRows { moves: Some(room), card: None },
        }
    }
}

/// Shows the card over the whole of `ui`. Without one, a hint tells how to get one.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, game: &Match, current: &mut CurrentCard) {
    let rect = ui.max_rect();
    named_rects::record(ui.ctx(), "hud/inspector", rect);
    paint_ground(ui.painter(), rect, *surface::CARD);
    let inner = rect.shrink2(MARGIN);
    let builder = egui::UiBuilder::new().max_rect(inner).id_salt("card");
    let mut ui = ui.new_child(on_ground(builder, *surface::CARD));
    ui.set_clip_rect(inner.expand(2.0));
    let area = egui::ScrollArea::vertical().id_salt("inspector").auto_shrink(false).max_height(inner.height());
    let shown = area.show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing = egui::vec2(measures::SMALL, measures::TIGHT);
        match &current.card {
            Some(card) => show_card(ui, card, inner.height() < COMPACT_BELOW),
            None => {
                let hint = games::tabletop(game.timeline().game()).inspector_hint_id;
                small(ui, &words.text(hint), *ink::DISABLED);
            }
        }
    });
    current.needed_height = shown.content_size.y + 2.0 * MARGIN.y;
}

fn show_card(ui: &mut egui::Ui, card: &InspectorCard, is_compact: bool) {
    ui.horizontal(|ui| {
        let (icon, _) = ui.allocate_exact_size(egui::Vec2::splat(ICON), egui::Sense::hover());
        (card.picture)(ui.painter(), icon);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            truncated(ui, &card.name, fonts::display(fonts::size::LARGE), *ink::BRIGHT);
            small(ui, &card.place, *ink::QUIET);
        });
    });
    let show_sections = |ui: &mut egui::Ui| card.sections.iter().for_each(|section| show_section(ui, section));
    let sections_first = is_compact && card.plan.is_some();
    if sections_first {
        show_sections(ui);
    }
    match &card.plan {
        Some(plan) => {
            ui.horizontal_top(|ui| {
                show_plan(ui, plan);
                ui.vertical(|ui| show_facts(ui, &card.facts));
            });
        }
        None => show_facts(ui, &card.facts),
    }
    if !sections_first {
        show_sections(ui);
    }
}

fn show_plan(ui: &mut egui::Ui, plan: &Plan) {
    let (rect, response) = ui.allocate_exact_size(egui::Vec2::splat(PLAN), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &plan.description));
    ui.painter().rect_filled(rect, measures::ROUNDING, *surface::BUTTON);
    (plan.picture)(ui.painter(), rect.shrink(3.0));
}

fn show_facts(ui: &mut egui::Ui, facts: &[String]) {
    for fact in facts {
        small(ui, fact, *ink::BODY);
    }
}

/// Shows a section with a coloured stroke at its left.
fn show_section(ui: &mut egui::Ui, section: &CardSection) {
    let color = match section.mood {
        Mood::Neutral => *accent::BRASS_FAINT,
        Mood::Good => *verdict::GOOD,
        Mood::Bad => *forbidden::RED,
    };
    let text_color = match section.mood {
        Mood::Neutral => *ink::QUIET,
        Mood::Good | Mood::Bad => color,
    };
    let frame = egui::Frame::new().inner_margin(egui::Margin { left: 9, ..egui::Margin::ZERO });
    let response = frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        small(ui, &section.heading, text_color);
        show_facts(ui, &section.lines);
    });
    let rect = response.response.rect;
    ui.painter().rect_filled(rect.with_max_x(rect.left() + MOOD_WIDTH), 1.0, color);
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEIGHT: f32 = 200.0;

    fn rows(height: f32, card: bool) -> SharedRows {
        let room = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(260.0, height));
        let card = card.then(|| InspectorCard {
            name: String::new(),
            place: String::new(),
            picture: Box::new(|_, _| {}),
            plan: None,
            facts: Vec::new(),
            sections: Vec::new(),
        });
        SharedRows::new(room, HEIGHT, &Settings::default(), &CurrentCard { card, made_for: None, needed_height: 0.0 })
    }

    #[test]
    fn card_has_a_place_of_its_own_where_there_is_room() {
        let empty = rows(400.0, false);
        assert_eq!(empty, rows(400.0, true), "the move list does not jump when a card appears");
        let (moves, card) = (empty.moves.expect("a list"), empty.card.expect("a card"));
        assert!(moves.height() >= MIN_MOVES_HEIGHT && card.top() > moves.bottom());
    }

    #[test]
    fn card_replaces_the_move_list_where_there_is_no_room_for_both() {
        assert!(rows(250.0, false).card.is_none());
        let full = rows(250.0, true);
        assert!(full.moves.is_none() && full.card.is_some());
        let low = rows(MIN_HEIGHT_ALONE - 1.0, true);
        assert!(low.moves.is_some() && low.card.is_none(), "a card of a line or less says nothing");
    }
}
