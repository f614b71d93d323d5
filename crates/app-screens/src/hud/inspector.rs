//! The inspector: a card about the piece or square at which the player points, or about the chosen move. It stands in the panel beside the
//! board while the panel is open, and otherwise at the piece.

use bevy::prelude::*;
use bevy_egui::egui;

use cannon_app_activities::input::Selection;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_base::theme::palette::{accent, forbidden, ink, surface, verdict};
use cannon_app_base::theme::widgets::shapes::{paint_ground, small, truncated};
use cannon_app_base::theme::widgets::{named_rects, on_ground};
use cannon_app_base::theme::{fonts, measures};
use cannon_app_games as games;
use cannon_app_games::{CardSection, InspectorCard, InspectorQuery, Mood, Plan};
use cannon_app_table::marks;

/// Minimum height of the move list above the card: its head and three rows.
const MIN_MOVES_HEIGHT: f32 = 104.0;
/// The least height of the card in the panel: its head and two lines. It scrolls if it has more to tell.
const MIN_CARD_HEIGHT: f32 = 104.0;
/// Space around the content of the card.
pub(super) const MARGIN: egui::Vec2 = egui::vec2(12.0, 10.0);
/// Width and height of the picture beside the name.
const ICON: f32 = 34.0;
/// Width and height of the plan.
const PLAN: f32 = 112.0;
/// Height of a card, in points, below which the sections come before the plan, so that they are seen without scrolling.
const COMPACT_BELOW: f32 = 200.0;
/// Width of the stroke that shows whether a section is good or bad news.
const MOOD_WIDTH: f32 = 3.0;

/// The card of the current frame.
#[derive(Resource, Default)]
pub(super) struct CurrentCard {
    card: Option<InspectorCard>,
    /// The revision of the match and the ply for which the card was made.
    made_for: Option<(u64, usize)>,
    /// The height that it needed in the last frame, in points.
    needed_height: f32,
    /// Whether the panel beside the board shows it.
    pub(super) is_in_panel: bool,
}

/// Makes the card anew if anything that it depends on has changed. The card is about the position that the board has shown, so that it tells
/// of no move before the player has seen the move.
pub(super) fn update(
    mut current: ResMut<CurrentCard>,
    (game, board_view): (Res<Match>, Res<BoardView>),
    selection: Res<Selection>,
    words: Res<Words>,
) {
    let ply = board_view.described_ply(&game);
    let made_for = Some((game.revision(), ply));
    if current.made_for == made_for && !selection.is_changed() && !words.is_changed() {
        return;
    }
    current.made_for = made_for;
    let choice = selection.choice().filter(|_| game.awaits_player() && ply == game.timeline().ply());
    let query = InspectorQuery { ply, spot: selection.focus(), choice, viewer: marks::viewer(&game, ply) };
    current.card = games::inspect(game.timeline(), query, &words);
}

/// Shares the room in the panel between the list of moves and, below it, the card with at least the height `min_height`. Where there is no
/// room for both, there is no card; it is shown at the piece then.
pub(super) fn share(
    room: egui::Rect,
    min_height: f32,
    settings: &Settings,
    current: &CurrentCard,
) -> (egui::Rect, Option<egui::Rect>) {
    let gap = measures::SMALL + 2.0;
    let height = min_height.max(current.needed_height).min(room.height() - MIN_MOVES_HEIGHT - gap);
    if !settings.show_inspector || height < MIN_CARD_HEIGHT {
        return (room, None);
    }
    let top = room.bottom() - height;
    (room.with_max_y(top - gap), Some(room.with_min_y(top)))
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

impl CurrentCard {
    /// The card, if there is anything to tell.
    pub(super) fn card(&self) -> Option<&InspectorCard> {
        self.card.as_ref()
    }
}

pub(super) fn show_card(ui: &mut egui::Ui, card: &InspectorCard, is_compact: bool) {
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

    fn shared(height: f32, needed_height: f32) -> (egui::Rect, Option<egui::Rect>) {
        let room = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(260.0, height));
        let card = CurrentCard { needed_height, ..CurrentCard::default() };
        share(room, 200.0, &Settings::default(), &card)
    }

    #[test]
    fn card_never_takes_the_place_of_the_list() {
        let (moves, card) = shared(400.0, 0.0);
        assert_eq!(card.map(|card| card.height()), Some(200.0));
        assert!(card.is_some_and(|card| card.top() > moves.bottom()));
        for height in [600.0, 400.0, 250.0, 120.0] {
            let (moves, card) = shared(height, 1000.0);
            assert!(moves.height() >= MIN_MOVES_HEIGHT.min(height), "a card with much to tell scrolls");
            assert!(card.is_none_or(|card| card.height() >= MIN_CARD_HEIGHT));
        }
        assert!(shared(150.0, 0.0).1.is_none(), "a card of a line or less says nothing");
    }
}
