//! The review: the evaluation graph, the accuracy of both sides, the analysis of each action and its best line, in a panel beside the
//! board.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::at_table::analysis;
use crate::guess::GuessOffer;
use crate::hud::bottom_side;
use crate::parts::dialogs::Dialog;
use crate::parts::explorer::{self, ExplorerPanel};
use crate::parts::navigation::Navigator;
use crate::parts::side_panel::{SidePanel, reset_insets};
use cannon_app_activities::input::{ReadKeys, Selection};
use cannon_app_activities::opponent::LiveAnalysis;
use cannon_app_activities::practice::{PracticeRequest, practised_mistakes};
use cannon_app_activities::review::{Review, ReviewRequest, ReviewSession};
use cannon_app_activities::study::TryInStudy;
use cannon_app_base::common::command::Command;
use cannon_app_base::common::{AppSystems, ViewInsets};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, Request};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::ink;
use cannon_app_base::theme::widgets::shapes::{button_row, child_ui};
use cannon_app_base::theme::widgets::{Button, fitted_buttons, named_rects, popup_below};
use cannon_app_base::theme::{Icon, fonts, measures, widgets};
use cannon_rules::PackedAction;

mod action_card;
mod class_style;
mod export;
mod graph;
mod legend;
mod summary;
mod turn_list;

/// Width of the panel, in points.
const WIDTH: f32 = 372.0;
/// Height of the row with the heading.
const HEADING_HEIGHT: f32 = 40.0;
/// Height of the graph.
const GRAPH_HEIGHT: f32 = 112.0;
/// Height of the card about the shown action, if there is room for it.
const CARD_HEIGHT: f32 = 214.0;
/// Height below the heading from which on there is a graph.
const MIN_HEIGHT_WITH_GRAPH: f32 = 380.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<turn_list::TurnFilter>()
        .add_systems(Update, step_with_keys.in_set(AppSystems::Input).after(ReadKeys).run_if(in_state(Menu::Review)))
        .add_systems(OnExit(Menu::Review), reset_insets)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Review)));
}

/// A step through the game or through the shown line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    First,
    Back,
    Forward,
    Last,
}

impl Step {
    /// The ply that it shows next.
    fn target(self, game: &Match) -> usize {
        let shown = game.shown_ply();
        match self {
            Step::First => 0,
            Step::Back => shown.saturating_sub(1),
            Step::Forward => shown + 1,
            Step::Last => game.timeline().ply(),
        }
    }
}

/// Steps through the game with the same keys as during play. Arrow keys move the focus instead while a widget has it, and the cursor while
/// there is one on the board. No widget keeps the focus then.
fn step_with_keys(
    mut commands: MessageReader<Command>,
    mut contexts: EguiContexts,
    (game, selection): (Res<Match>, Res<Selection>),
    mut navigator: Navigator,
    mut requests: MessageWriter<ReviewRequest>,
) {
    let context = contexts.ctx_mut().ok();
    let focused = context.as_ref().and_then(|context| context.memory(|memory| memory.focused()));
    let has_focus = focused.is_some() || selection.cursor().is_some();
    if let (Some(context), Some(focused), true) = (context, focused, selection.cursor().is_some()) {
        context.memory_mut(|memory| memory.surrender_focus(focused));
    }
    for command in commands.read() {
        let step = match command {
            Command::StepBack => Step::Back,
            Command::StepForward => Step::Forward,
            Command::CursorLeft if !has_focus => Step::Back,
            Command::CursorRight if !has_focus => Step::Forward,
            Command::GoToStart => Step::First,
            Command::GoToLive => Step::Last,
            _ => continue,
        };
        requests.write(ReviewRequest::PauseLine);
        navigator.request(Request::ViewPly(step.target(&game)));
    }
}

/// Requests of the panel's parts, which are sent when the panel has been drawn.
#[derive(Default)]
struct PanelRequests {
    view_ply: Option<usize>,
    review: Option<ReviewRequest>,
    try_from: Option<usize>,
    toggles_analysis: bool,
    /// The action of the explorer that the player wants to play.
    explored: Option<PackedAction>,
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (game, review, live): (Res<Match>, Res<Review>, Res<LiveAnalysis>),
    mut filter: ResMut<turn_list::TurnFilter>,
    (mut insets, settings): (ResMut<ViewInsets>, Res<Settings>),
    mut navigator: Navigator,
    mut exporter: export::ReviewExporter,
    (mut review_requests, mut practice_requests): (MessageWriter<ReviewRequest>, MessageWriter<PracticeRequest>),
    (mut explorer, mut tries): (ExplorerPanel, MessageWriter<TryInStudy>),
    (mut commands, mut offer, mut open_dialog): (MessageWriter<Command>, ResMut<GuessOffer>, ResMut<Dialog>),
    mut best_reasons: Local<action_card::BestReasons>,
) {
    let (Ok(context), Some(session)) = (contexts.ctx_mut(), review.session()) else { return };
    let window = context.content_rect();
    let width = WIDTH.min(window.width() * 0.5);
    let strip = if live.is_on() { analysis::BAR_STRIP_WIDTH } else { 0.0 };
    let panel = SidePanel::new(context, "panel/review", width, settings.panel_left);
    insets.set_if_neq(panel.insets(context, strip));
    let rect = panel.rect;
    named_rects::record(context, "panel/review", rect);
    analysis::bar(context, &words, &live, bottom_side(&game), panel);
    let mut requests = PanelRequests::default();
    let mut clicked = None;
    let area = egui::Area::new(egui::Id::new("panel/review")).order(egui::Order::Middle);
    area.fixed_pos(rect.min).default_size(rect.size()).fade_in(false).show(context, |ui| {
        ui.allocate_rect(rect, egui::Sense::CLICK);
        panel.paint(ui.painter());
        let analysis_height = live.is_on().then(|| analysis::card_height(&live));
        let rows = PanelRows::new(rect.shrink(measures::MEDIUM), analysis_height, explorer.is_open());
        heading(&mut child_ui(ui, rows.heading), &words, session, &mut requests);
        if let Some(rect) = rows.graph {
            graph::show(&mut child_ui(ui, rect), &words, session, shown_game_ply(&game, &review), &mut requests);
        }
        summary::show(&mut child_ui(ui, rows.summary), &words, session);
        if let Some(rect) = rows.card {
            let shown = (&*review, settings.show_notation);
            action_card::show(&mut child_ui(ui, rect), &words, &game, shown, &mut best_reasons, &mut requests);
        }
        if let Some(rect) = rows.explorer {
            // A line of play is no part of the game, and nothing is tried in it.
            let can_play = review.shown_line().is_none();
            requests.explored = explorer.show(&mut child_ui(ui, rect), &words, can_play);
        }
        if let Some(rect) = rows.analysis {
            analysis::card(&mut child_ui(ui, rect), &words, &live);
        }
        if let Some(rect) = rows.turns {
            let listed = (&mut *filter, settings.show_notation);
            turn_list::show(&mut child_ui(ui, rect), &words, &game, &review, listed, &mut requests);
        }
        step_buttons(&mut child_ui(ui, rows.steps), &words, &game, live.is_on(), &mut explorer, &mut requests);
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        let mut footer =
            ui.new_child(egui::UiBuilder::new().max_rect(rows.footer).id_salt("review/footer").layout(layout));
        let has_mistakes = session.is_complete() && practised_mistakes(session).next().is_some();
        let buttons = [
            Button::new(&words, "review-practise").enabled(has_mistakes),
            Button::new(&words, "review-study"),
            Button::icon(&words, "review-guess", Icon::Hint),
            Button::icon(&words, "review-export", Icon::Save).enabled(session.is_complete()),
            Button::new(&words, "review-close"),
        ];
        clicked = fitted_buttons(&mut footer, buttons);
    });
    if let Some(ply) = requests.view_ply {
        review_requests.write(ReviewRequest::PauseLine);
        navigator.request(Request::ViewPly(ply));
    }
    review_requests.write_batch(requests.review);
    tries.write_batch(requests.explored.map(|action| TryInStudy { ply: game.shown_ply(), action }));
    if requests.toggles_analysis {
        commands.write(Command::ToggleAnalysis);
    }
    if let Some(ply) = requests.try_from {
        review_requests.write(ReviewRequest::PlayFrom(ply));
        navigator.open_table();
    }
    match clicked {
        Some(0) => {
            practice_requests.write(PracticeRequest::Begin);
            navigator.open_exercise_from_here();
        }
        Some(1) => navigator.open_study(session.record.clone(), shown_game_ply(&game, &review)),
        Some(2) => offer.ask(session.record.clone(), &mut open_dialog),
        Some(3) => exporter.export(&words, session),
        Some(_) => navigator.close_menu(),
        None => {}
    }
}

/// The ply of the reviewed game that is shown, or at which the shown line leaves the game.
fn shown_game_ply(game: &Match, review: &Review) -> usize {
    review.shown_line().map_or(game.shown_ply(), |line| line.start_ply)
}

/// Shows the heading with the progress of the analysis.
fn heading(ui: &mut egui::Ui, words: &Words, session: &ReviewSession, requests: &mut PanelRequests) {
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    ui.with_layout(layout, |ui| {
        ui.label(
            egui::RichText::new(words.text("review-heading"))
                .font(fonts::display(fonts::size::DIALOG))
                .color(*ink::BRIGHT),
        );
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if session.is_running() {
                let button = Button::new(words, "review-stop").height(measures::CONTROL_HEIGHT);
                if button.show(ui).clicked() {
                    requests.review = Some(ReviewRequest::StopAnalysis);
                }
            }
            let (done, all) = (session.final_count(), session.plies());
            let id = if session.is_running() {
                "review-progress"
            } else if session.is_complete() {
                "review-complete"
            } else {
                "review-stopped"
            };
            widgets::explanation(ui, &words.format(id, &[("done", done.into()), ("all", all.into())]));
        });
    });
}

/// Shows the buttons that step through the game or the line, and the buttons for the analysis, for the explorer and for the signs.
fn step_buttons(
    ui: &mut egui::Ui,
    words: &Words,
    game: &Match,
    is_analysed: bool,
    explorer: &mut ExplorerPanel<'_>,
    requests: &mut PanelRequests,
) {
    let steps = [
        (Step::First, "hud-first", "review/first", Icon::ViewFirst),
        (Step::Back, "hud-back", "review/back", Icon::ViewPrevious),
        (Step::Forward, "hud-forward", "review/forward", Icon::ViewNext),
        (Step::Last, "review-last", "review-last", Icon::ViewLive),
    ];
    button_row(ui, 7, |ui, width| {
        for (step, text, name, icon) in steps {
            let is_enabled = match step {
                Step::First | Step::Back => game.shown_ply() > 0,
                Step::Forward | Step::Last => !game.shows_live(),
            };
            let button = Button::icon(words, text, icon).named(name).enabled(is_enabled).not_focusable();
            if button.min_width(width).show(ui).clicked() {
                requests.view_ply = Some(step.target(game));
            }
        }
        let button = Button::icon(words, "hud-analyse", Icon::Analysis).named("review/analyse").selected(is_analysed);
        requests.toggles_analysis = button.not_focusable().min_width(width).show(ui).clicked();
        explorer.button(ui, words, width);
        let signs = Button::icon(words, "review-legend", Icon::Help).min_width(width).show(ui);
        popup_below(&signs, |ui| legend::show(ui, words));
    });
}

/// The rows of the panel, from top to bottom. The list of turns takes the height that the other rows leave; low windows have no room for
/// the list and for the graph. The explorer takes the place of the list or, where there is no room for it there, the place of the card.
struct PanelRows {
    heading: egui::Rect,
    graph: Option<egui::Rect>,
    summary: egui::Rect,
    card: Option<egui::Rect>,
    explorer: Option<egui::Rect>,
    analysis: Option<egui::Rect>,
    turns: Option<egui::Rect>,
    steps: egui::Rect,
    footer: egui::Rect,
}

impl PanelRows {
    fn new(inner: egui::Rect, analysis_height: Option<f32>, is_explored: bool) -> PanelRows {
        const GAP: f32 = measures::SMALL;
        let row = |top: f32, height: f32| egui::Rect::from_x_y_ranges(inner.x_range(), top..=top + height.max(0.0));
        let heading = row(inner.top(), HEADING_HEIGHT);
        let footer = row(inner.bottom() - measures::BUTTON_HEIGHT, measures::BUTTON_HEIGHT);
        let steps = row(footer.top() - GAP - measures::CONTROL_HEIGHT, measures::CONTROL_HEIGHT);
        let bottom = steps.top() - GAP;
        let analysis = analysis_height.map(|height| row(bottom - height, height));
        let bottom = analysis.map_or(bottom, |analysis| analysis.top() - GAP);
        let is_high = bottom - heading.bottom() >= MIN_HEIGHT_WITH_GRAPH;
        let graph = is_high.then(|| row(heading.bottom() + GAP, GRAPH_HEIGHT));
        let summary = row(graph.unwrap_or(heading).bottom() + GAP, summary::HEIGHT);
        let card_top = summary.bottom() + GAP;
        let card = row(card_top, CARD_HEIGHT.min(bottom - card_top));
        let turns = row(card.bottom() + GAP, bottom - card.bottom() - GAP);
        let has_room = turns.height() >= explorer::MIN_HEIGHT;
        let explorer = is_explored.then(|| if has_room { turns } else { row(card_top, bottom - card_top) });
        let card = (!is_explored || has_room).then_some(card);
        let turns = (!is_explored && turns.height() >= turn_list::MIN_HEIGHT).then_some(turns);
        PanelRows { heading, graph, summary, card, explorer, analysis, turns, steps, footer }
    }
}
