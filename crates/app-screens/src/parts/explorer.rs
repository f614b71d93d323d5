//! The explorer in a panel: the actions that were played from the shown position, a row each, with the number of games, a bar of their results
//! and the score of the side to move.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

use cannon_app_activities::explorer::{Explorer, ExplorerAnswer};
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::{ExploredGames, Settings, SettingsRequest};
use cannon_app_base::theme::palette::{accent, hover, ink, surface};
use cannon_app_base::theme::widgets::shapes::{paint_ground, small};
use cannon_app_base::theme::widgets::{Button, named_rects, one_line, segmented_control};
use cannon_app_base::theme::{Icon, fonts, measures, touch_targets};
use cannon_app_games as games;
use cannon_library::explorer::{ExploredAction, FEW_GAMES};
use cannon_library::{Exploration, Results};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{GameId, PackedAction};

mod results_bar;

/// Height of a row.
const ROW_HEIGHT: f32 = 25.0;
/// Height of the line that says what the columns are.
const COLUMNS_HEIGHT: f32 = 18.0;
/// Width of the number of games.
const GAMES_WIDTH: f32 = 42.0;
/// Width of the score.
const SCORE_WIDTH: f32 = 44.0;
/// Width of the bar of results, as a part of the row.
const BAR_PART: f32 = 0.3;
/// Height of the choice of games and of six rows.
pub(crate) const HEIGHT: f32 = MIN_HEIGHT + 4.0 * ROW_HEIGHT;
/// Height of the choice of games and of two rows, below which all of the explorer scrolls.
pub(crate) const MIN_HEIGHT: f32 =
    measures::CONTROL_HEIGHT + measures::SMALL + COLUMNS_HEIGHT + 2.0 * ROW_HEIGHT + 2.0 * measures::SMALL;
/// The name of the choice of games.
const TABS: &str = "explorer/games";

/// What the explorer needs in a panel.
#[derive(SystemParam)]
pub(crate) struct ExplorerPanel<'w> {
    explorer: Res<'w, Explorer>,
    settings: Res<'w, Settings>,
    settings_requests: MessageWriter<'w, SettingsRequest>,
}

impl ExplorerPanel<'_> {
    /// Whether the explorer stands in the panel.
    pub(crate) fn is_open(&self) -> bool {
        self.settings.show_explorer
    }

    /// Shows the button that opens the explorer and closes it.
    pub(crate) fn button(&mut self, ui: &mut egui::Ui, words: &Words, width: f32) {
        let button = Button::icon(words, "explorer-show", Icon::Explorer).selected(self.is_open());
        if button.min_width(width).show(ui).clicked() {
            self.change(|settings| settings.show_explorer = !settings.show_explorer);
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.settings.clone();
        change(&mut settings);
        self.settings_requests.write(SettingsRequest(settings));
    }

    /// Shows the explorer over the whole of `ui`. Returns the action that the player wants to play. If `can_play` is false, the rows are no
    /// buttons.
    pub(crate) fn show(&mut self, ui: &mut egui::Ui, words: &Words, can_play: bool) -> Option<PackedAction> {
        let rect = ui.max_rect();
        named_rects::record(ui.ctx(), "explorer", rect);
        if rect.height() >= MIN_HEIGHT {
            self.tabs(ui, words);
            let well = ui.available_rect_before_wrap().with_max_y(rect.bottom());
            paint_ground(ui.painter(), well, *surface::WELL);
            return self.scrolled(ui, well.shrink2(egui::vec2(8.0, 4.0)), |explorer, ui| {
                explorer.content(ui, words, can_play)
            });
        }
        self.scrolled(ui, rect, |explorer, ui| {
            explorer.tabs(ui, words);
            explorer.content(ui, words, can_play)
        })
    }

    /// Shows something that scrolls in a part of the panel.
    fn scrolled<T>(
        &mut self,
        ui: &mut egui::Ui,
        rect: egui::Rect,
        show: impl FnOnce(&mut Self, &mut egui::Ui) -> T,
    ) -> T {
        let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(rect).id_salt("explorer"));
        inner.set_clip_rect(rect.intersect(ui.clip_rect()));
        let area = egui::ScrollArea::vertical().id_salt("explorer").max_height(rect.height()).auto_shrink(false);
        area.show(&mut inner, |ui| show(self, ui)).inner
    }

    /// Shows the choice of games.
    fn tabs(&mut self, ui: &mut egui::Ui, words: &Words) {
        let options = [(ExploredGames::Own, "explorer-my-games"), (ExploredGames::Computer, "explorer-computer-games")];
        let mut chosen = self.settings.explored_games;
        let builder = egui::UiBuilder::new().id(egui::Id::new(TABS));
        if ui.scope_builder(builder, |ui| segmented_control(ui, words, TABS, &mut chosen, &options)).inner {
            self.change(|settings| settings.explored_games = chosen);
        }
    }

    fn content(&self, ui: &mut egui::Ui, words: &Words, can_play: bool) -> Option<PackedAction> {
        let (timeline, answer) = self.explorer.shown()?;
        let text = match answer {
            ExplorerAnswer::Known(explored) if !explored.actions.is_empty() => {
                return rows(ui, words, timeline, explored, can_play);
            }
            ExplorerAnswer::Known(_) => words.text("explorer-none"),
            ExplorerAnswer::Counting => words.text("explorer-searching"),
            ExplorerAnswer::Failed(reason) => {
                words.format("explorer-failed", &[("reason", words.message(reason).into())])
            }
            ExplorerAnswer::NoCollection => {
                let command = build_command(words, timeline.game());
                words.format("explorer-no-collection", &[("command", command.into())])
            }
        };
        small(ui, &text, *ink::QUIET);
        None
    }
}

/// Leads the keyboard into the explorer.
pub(crate) fn focus(context: &egui::Context) {
    // The first option of the choice of games.
    let first = egui::Id::new(TABS).with((TABS, 0_usize));
    context.memory_mut(|memory| memory.request_focus(first));
}

/// The command that makes a collection of a game.
fn build_command(words: &Words, game: GameId) -> String {
    let options = if game == GameId::default() { String::new() } else { format!(" --game {}", game.name()) };
    format!("cannon explorer build {}{options}", words.text("explorer-folder"))
}

/// Shows the rows of the actions below the row of all games. Returns the action whose row was clicked.
fn rows(
    ui: &mut egui::Ui,
    words: &Words,
    timeline: &AnyTimeline,
    explored: &Exploration,
    can_play: bool,
) -> Option<PackedAction> {
    ui.spacing_mut().item_spacing.y = 0.0;
    let side = words.side_in(timeline.game(), timeline.side_to_move());
    let columns = words.format("explorer-columns", &[("side", side.into())]);
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), COLUMNS_HEIGHT), egui::Sense::hover());
    let font = fonts::text(fonts::size::SMALL);
    let galley = one_line(ui.painter(), &columns, font, *ink::QUIET, rect.width());
    let at = egui::Align2::RIGHT_CENTER.anchor_size(rect.right_center(), galley.size()).min;
    ui.painter().galley(at, galley, *ink::QUIET);
    let total = explored.total();
    let all = words.text("explorer-total");
    let spoken = words.message(&total.message(timeline, &all));
    let row = Row { name: "explorer/total".to_owned(), text: all, spoken, results: total, is_button: false };
    row.show(ui, words, timeline);
    let mut clicked = None;
    for &ExploredAction { action, results } in &explored.actions {
        let notation = timeline.notation(action).unwrap_or_default();
        let name = format!("explorer/row/{notation}");
        let in_words = games::move_text(timeline, timeline.ply(), action, words);
        let spoken = words.message(&results.message(timeline, &in_words));
        let row = Row { name, text: notation, spoken, results, is_button: can_play };
        if row.show(ui, words, timeline) {
            clicked = Some(action);
        }
    }
    if explored.actions.iter().any(|played| played.results.are_few()) {
        small(ui, &words.format("explorer-few", &[("games", FEW_GAMES.into())]), *ink::QUIET);
    }
    clicked
}

/// A row of the explorer.
struct Row {
    name: String,
    text: String,
    spoken: String,
    results: Results,
    is_button: bool,
}

impl Row {
    /// Shows the row. Returns whether it was clicked.
    fn show(self, ui: &mut egui::Ui, words: &Words, timeline: &AnyTimeline) -> bool {
        let height = touch_targets::row_height(ui.ctx(), ROW_HEIGHT);
        let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), height), egui::Sense::hover());
        let id = ui.id().with(&self.name);
        // Egui takes the focus away from ids that are not registered.
        ui.ctx().check_for_id_clash(id, rect, "row");
        let sense = if self.is_button { egui::Sense::click() } else { egui::Sense::hover() };
        let response = ui.interact(rect, id, sense);
        named_rects::record(ui.ctx(), &self.name, rect);
        let kind = if self.is_button { egui::WidgetType::Button } else { egui::WidgetType::Label };
        response.widget_info(|| egui::WidgetInfo::labeled(kind, true, &self.spoken));
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        paint_background(ui, rect, &response, self.is_button);
        self.paint(ui, words, timeline, rect.shrink2(egui::vec2(measures::TIGHT, 0.0)));
        let response = response.on_hover_text(self.spoken);
        self.is_button && response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
    }

    fn paint(&self, ui: &egui::Ui, words: &Words, timeline: &AnyTimeline, rect: egui::Rect) {
        let painter = ui.painter();
        let bar_width = rect.width() * BAR_PART;
        let (rest, score) = rect.split_left_right_at_x(rect.right() - SCORE_WIDTH);
        let (rest, bar) = rest.split_left_right_at_x(rest.right() - bar_width);
        let (action, games) = rest.split_left_right_at_x(rest.right() - GAMES_WIDTH);
        let write = |rect: egui::Rect, align: egui::Align2, text: &str, font: egui::FontId| {
            let galley = one_line(painter, text, font, *ink::BRIGHT, rect.width());
            painter.galley(align.anchor_size(align.pos_in_rect(&rect), galley.size()).min, galley, *ink::BRIGHT);
        };
        let gap = egui::vec2(3.0, 0.0);
        write(action.shrink2(gap), egui::Align2::LEFT_CENTER, &self.text, fonts::bold(fonts::size::BODY));
        let small = || fonts::text(fonts::size::SMALL);
        let number = self.results.games().to_string();
        write(games.shrink2(gap), egui::Align2::RIGHT_CENTER, &number, small());
        let score_text = words.message(&self.results.score_message(timeline.side_to_move()));
        write(score.shrink2(gap), egui::Align2::RIGHT_CENTER, &score_text, small());
        results_bar::paint(painter, bar.shrink2(egui::vec2(3.0, 6.0)), timeline.game(), &self.results);
    }
}

fn paint_background(ui: &egui::Ui, row: egui::Rect, response: &egui::Response, is_button: bool) {
    let background = row.shrink2(egui::vec2(0.0, 1.5));
    if response.hovered() && is_button {
        ui.painter().rect_filled(background, 4.0, *hover::BACKGROUND);
    }
    if response.has_focus() {
        let line = egui::Stroke::new(2.0, *accent::BRASS);
        ui.painter().rect_stroke(background, 4.0, line, egui::StrokeKind::Inside);
    }
}
