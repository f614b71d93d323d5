//! The head-up display during play: player cards, move list, inspector and buttons in a panel beside the board, and the status over
//! the board.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::at_table::analysis;
use crate::at_table::table_card::{self, TableCard};
use crate::help::HelpOpen;
use crate::parts::shapes::child_ui;
use crate::parts::side_panel::{SidePanel, reset_insets};
use cannon_app_activities::input::{ReadKeys, Selection};
use cannon_app_activities::lessons::LessonRun;
use cannon_app_activities::opponent::{HintRequest, LiveAnalysis, Pondering, WatchRequest, Watching};
use cannon_app_activities::practice::PracticeRun;
use cannon_app_activities::puzzles::PuzzleRun;
use cannon_app_activities::study::is_on_table;
use cannon_app_base::common::command::Command;
use cannon_app_base::common::{AppSystems, ViewInsets};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match, MatchRequest};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::palette::accent;
use cannon_app_base::theme::widgets::named_rects;
use cannon_app_base::theme::{fonts, measures};
use cannon_app_games as games;
use cannon_app_table::marks::BoardOverlay;
use cannon_rules::Side;

mod controls;
mod folded;
mod inspector;
mod lesson;
mod map;
mod move_list;
mod opposite_clocks;
mod player_card;
mod practice;
mod puzzle;
pub(super) mod status;
mod study_panel;
mod watch;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (show_panel, table_card::show, status::show, map::show)
            .chain()
            .in_set(UiLayer::Hud)
            .run_if(not(is_on_table::<LessonRun>))
            .run_if(not(is_on_table::<PuzzleRun>))
            .run_if(not(is_on_table::<PracticeRun>)),
    )
    .add_systems(EguiPrimaryContextPass, table_card::choose_subject.in_set(UiLayer::Hud).before(show_panel))
    .add_systems(EguiPrimaryContextPass, (lesson::show, puzzle::show, practice::show).in_set(UiLayer::Hud))
    .add_systems(
        Update,
        (lesson::proceed_with_keys, puzzle::proceed_with_keys, practice::proceed_with_keys)
            .in_set(AppSystems::Input)
            // Otherwise a key that solves a task would be read once more in the next frame, and go on at once.
            .after(ReadKeys)
            .run_if(in_state(Screen::Play)),
    )
    .add_systems(OnExit(Screen::Title), reset_insets)
    .add_systems(OnExit(Screen::Play), reset_insets);
}

/// System parameter for the panel's buttons: the requests that they send and the state that they show.
#[derive(bevy::ecs::system::SystemParam)]
struct HudRequests<'w> {
    match_requests: MessageWriter<'w, MatchRequest>,
    commands: MessageWriter<'w, Command>,
    hint_requests: MessageWriter<'w, HintRequest>,
    help: ResMut<'w, HelpOpen>,
    watch_requests: MessageWriter<'w, WatchRequest>,
    watching: Res<'w, Watching>,
    analysis: Res<'w, LiveAnalysis>,
    pondering: Res<'w, Pondering>,
    overlay: Res<'w, BoardOverlay>,
    next_menu: ResMut<'w, NextState<Menu>>,
}

fn show_panel(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (game, board_view): (Res<Match>, Res<BoardView>),
    selection: Res<Selection>,
    settings: Res<Settings>,
    mut insets: ResMut<ViewInsets>,
    mut requests: HudRequests,
    mut table_card: ResMut<TableCard>,
    mut last_shown: Local<Option<usize>>,
    mut current_card: Local<inspector::CurrentCard>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    current_card.update(&game, &board_view, &selection, &words);
    let window = context.content_rect();
    let top = status::height(&settings, &game) * context.zoom_factor();
    // The panel tells of no action before the board has shown it.
    let ply = board_view.described_ply(&game);
    if settings.fold_panel {
        insets.set_if_neq(ViewInsets { top, ..default() });
        let corner =
            folded::show(context, &words, (&game, ply), bottom_side(&game), settings.panel_left, &mut requests);
        table_card.take_from(folded::card_room(window, corner, settings.panel_left), window.top());
        return;
    }
    let width = measures::SIDE_PANEL_WIDTH.min(window.width() * 0.42);
    let panel = SidePanel::new(context, "hud/panel", width, settings.panel_left);
    // The camera keeps the board clear of the panel and of the status line at the top.
    let strip = if requests.analysis.is_on() { analysis::BAR_STRIP_WIDTH } else { 0.0 };
    insets.set_if_neq(ViewInsets { top, ..panel.insets(context, strip) });
    let area = egui::Area::new(egui::Id::new("hud/panel")).order(egui::Order::Background);
    let rect = panel.rect;
    analysis::bar(context, &words, &requests.analysis, bottom_side(&game), panel);
    area.fixed_pos(rect.min).default_size(rect.size()).fade_in(false).show(context, |ui| {
        ui.allocate_rect(rect, egui::Sense::CLICK);
        panel.paint(ui.painter());
        let inner = rect.shrink2(egui::vec2(measures::MEDIUM, measures::MEDIUM));
        let lower = bottom_side(&game);
        let goal = goal_text(ui, &words, &game, ply, inner.width());
        let rows = PanelRows::new(inner, goal.as_ref().map_or(0.0, |text| text.size().y));
        let is_pondering = requests.pondering.is_on();
        player_card::card(&mut child_ui(ui, rows.upper), &words, (&game, ply), !lower, is_pondering);
        if let Some(goal) = goal {
            named_rects::record(ui.ctx(), "hud/goal", rows.goal);
            child_ui(ui, rows.goal).add(egui::Label::new(goal));
        }
        let card_height = games::tabletop(game.timeline().game()).inspector_height;
        let mut room = table_card.take_from(rows.moves, inner.top());
        let known_plies = board_view.known_plies(&game);
        if !game.has_human() && requests.watching.has_percentages() {
            let graph = room.with_max_y(room.top() + watch::GRAPH_HEIGHT);
            watch::graph(&mut child_ui(ui, graph), &words, (&game, known_plies), &mut requests);
            room.min.y = graph.bottom() + measures::SMALL;
        }
        if requests.analysis.is_on() && room.height() >= analysis::CARD_HEIGHT {
            let card = room.with_max_y(room.top() + analysis::CARD_HEIGHT);
            analysis::card(&mut child_ui(ui, card), &words, &requests.analysis);
            room.min.y = card.bottom() + measures::SMALL;
        }
        let shared = inspector::SharedRows::new(room, card_height, &settings, &current_card);
        if let Some(rect) = shared.moves {
            let ui = &mut child_ui(ui, rect);
            move_list::show(ui, &words, (&game, known_plies), &mut requests.match_requests, &mut last_shown);
        }
        if let Some(rect) = shared.card {
            inspector::show(&mut child_ui(ui, rect), &words, &game, &mut current_card);
        }
        controls::replay_buttons(&mut child_ui(ui, rows.steps), &words, &game, &mut requests);
        player_card::card(&mut child_ui(ui, rows.lower), &words, (&game, ply), lower, is_pondering);
        match game.has_human() {
            true => controls::action_buttons(&mut child_ui(ui, rows.buttons), &words, &game, &mut requests),
            false => watch::buttons(&mut child_ui(ui, rows.buttons), &words, &game, &mut requests),
        }
    });
}

/// The game's line about the objective of the board at a ply, wrapped to this width; `None` if there is no objective or the game has
/// ended.
fn goal_text(ui: &egui::Ui, words: &Words, game: &Match, ply: usize, width: f32) -> Option<Arc<egui::Galley>> {
    let has_ended = game.outcome().is_some() && ply == game.timeline().ply();
    let position = games::position_at(game.timeline(), ply).filter(|_| !has_ended)?;
    let text = position.goal_text(words)?;
    Some(ui.painter().layout(text, fonts::text(fonts::size::SMALL), *accent::BRASS, width))
}

/// The rows of the panel, from top to bottom. The move list and the inspector share the height that the other rows leave.
struct PanelRows {
    upper: egui::Rect,
    goal: egui::Rect,
    moves: egui::Rect,
    steps: egui::Rect,
    lower: egui::Rect,
    buttons: egui::Rect,
}

impl PanelRows {
    fn new(inner: egui::Rect, goal_height: f32) -> PanelRows {
        let gap = measures::SMALL + 2.0;
        let row = |top: f32, height: f32| egui::Rect::from_x_y_ranges(inner.x_range(), top..=top + height);
        let buttons = row(inner.bottom() - measures::BUTTON_HEIGHT, measures::BUTTON_HEIGHT);
        let lower = row(buttons.top() - gap - player_card::HEIGHT, player_card::HEIGHT);
        let steps = row(lower.top() - gap - measures::CONTROL_HEIGHT, measures::CONTROL_HEIGHT);
        let upper = row(inner.top(), player_card::HEIGHT);
        let goal = row(upper.bottom() + gap, goal_height);
        let moves_top = if goal_height > 0.0 { goal.bottom() + gap } else { goal.top() };
        let moves = row(moves_top, (steps.top() - gap - moves_top).max(0.0));
        PanelRows { upper, goal, moves, steps, lower, buttons }
    }
}

/// The side whose card is at the bottom: the human's in a game against the computer, otherwise South's.
pub(super) fn bottom_side(game: &Match) -> Side {
    let only_north_is_human = game.seat(Side::South).is_computer() && !game.seat(Side::North).is_computer();
    if only_north_is_human { Side::North } else { Side::South }
}
