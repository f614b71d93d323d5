//! The study: the tree of a game beside the board, with comments, judgements, and pens to draw on the board. The board stays in play: an action
//! off the line becomes a variation. A model game is read in the same panel: its comment takes the place of the tools.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::at_table::analysis;
use crate::hud::{bottom_side, status};
use crate::parts::explorer::{self, ExplorerPanel};
use crate::parts::navigation::Navigator;
use crate::parts::notices::Notices;
use crate::parts::side_panel::SidePanel;
use cannon_app_activities::input::ReadKeys;
use cannon_app_activities::opponent::LiveAnalysis;
use cannon_app_activities::review::{MAX_LINE_ACTIONS, Review};
use cannon_app_activities::study::{PanelRequest, Pen, TreeRows, TryInStudy, erase_shapes, review_notes};
use cannon_app_base::common::command::Command;
use cannon_app_base::common::{AppSystems, ViewInsets};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchEvent, MatchRequest, Request, TreeEdit};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::palette::ink;
use cannon_app_base::theme::widgets::shapes::{button_row, child_ui};
use cannon_app_base::theme::widgets::{Button, fitted_buttons, named_rects};
use cannon_app_base::theme::{Icon, fonts, measures, widgets};
use cannon_rules::PackedAction;
use cannon_rules::timeline::ShapeColor;

mod judgements;
mod reading;
mod tools;
mod tree_list;

use tools::{CommentField, ToolRequest};
use tree_list::ListRequest;

pub(crate) use tree_list::words_of;

/// Width of the panel, in points.
const WIDTH: f32 = 372.0;
/// Height of the row with the heading.
const HEADING_HEIGHT: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (change_variation, focus_panel)
            .in_set(AppSystems::Input)
            .after(ReadKeys)
            .run_if(in_state(Screen::Play).and_then(in_state(Menu::None)).and_then(is_study_on_table)),
    )
    .add_systems(
        Update,
        (try_from_review, tell_pen, tell_own_file.run_if(on_message::<MatchEvent>)).in_set(AppSystems::React),
    )
    .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Hud).run_if(is_study_on_table));
}

/// Run condition: the match is a study.
pub(crate) fn is_study_on_table(game: Res<Match>) -> bool {
    game.is_study()
}

/// Tells in a game which pen a key has taken. In a study, the buttons show it.
fn tell_pen(
    pen: Res<Pen>,
    (game, words): (Res<Match>, Res<Words>),
    mut known: Local<Option<ShapeColor>>,
    mut notices: ResMut<Notices>,
) {
    let color = pen.color();
    if std::mem::replace(&mut *known, color) != color && game.is_game() {
        notices.show(words.text(color.map_or("study-pen-down", tools::pen_text_id)));
    }
}

/// Tells that the game stays when the study of a game gets another main line.
fn tell_own_file(game: Res<Match>, words: Res<Words>, mut was_told: Local<bool>, mut notices: ResMut<Notices>) {
    let has_left = game.has_left_game();
    if has_left && !*was_told {
        notices.show(words.text("study-own-file"));
    }
    *was_told = has_left;
}

/// Opens the study of a reviewed game with the action that was played on its board. The action of the game itself goes on with the review.
fn try_from_review(mut tries: MessageReader<TryInStudy>, game: Res<Match>, mut navigator: Navigator) {
    for &TryInStudy { ply, action } in tries.read() {
        let mut before = game.timeline().clone();
        before.go_to(ply);
        if game.timeline().action_at(ply) == Some(action) && ply < game.timeline().ply() {
            navigator.request(Request::ViewPly(ply + 1));
        } else if let Err(reason) = before.play(action) {
            navigator.request(Request::Refuse(reason));
        } else {
            navigator.open_study(game.record(), ply);
            navigator.request(Request::Play { action, animation_variant: None });
        }
    }
}

/// Shows the next continuation beside the last move when its key is pressed.
fn change_variation(mut commands: MessageReader<Command>, game: Res<Match>, mut requests: MessageWriter<MatchRequest>) {
    for _ in commands.read().filter(|command| **command == Command::NextVariation) {
        let timeline = game.timeline();
        let node = timeline.current_node();
        let Some(parent) = timeline.parent(node) else { continue };
        let siblings = timeline.children(parent);
        let next = siblings.iter().cycle().skip_while(|&&sibling| sibling != node).nth(1);
        requests.write_batch(next.map(|&next| MatchRequest::from_interface(Request::EditTree(TreeEdit::Select(next)))));
    }
}

/// Leads the keyboard, or the gamepad, into the panel when its key is pressed. Escape leads back to the board. A study has no hints, so that
/// the key and the button for them lead there as well.
fn focus_panel(mut commands: MessageReader<Command>, mut contexts: EguiContexts, settings: Res<Settings>) {
    let is_pressed = commands.read().any(|command| matches!(command, Command::FocusPanel | Command::Hint));
    match contexts.ctx_mut() {
        Ok(context) if is_pressed && settings.show_explorer => explorer::focus(context),
        Ok(context) if is_pressed => {
            context.memory_mut(|memory| memory.request_focus(egui::Id::new(tools::COMMENT)));
        }
        _ => {}
    }
}

/// System parameter with what the panel sends.
#[derive(SystemParam)]
struct StudyRequests<'w> {
    navigator: Navigator<'w>,
    commands: MessageWriter<'w, Command>,
    panel_requests: MessageWriter<'w, PanelRequest>,
    explorer: ExplorerPanel<'w>,
    pen: Res<'w, Pen>,
    tree: Res<'w, TreeRows>,
}

impl StudyRequests<'_> {
    fn edit(&mut self, edit: TreeEdit) {
        self.navigator.request(Request::EditTree(edit));
    }

    fn view(&mut self, ply: usize) {
        self.navigator.request(Request::ViewPly(ply));
    }

    fn play(&mut self, action: PackedAction) {
        self.navigator.request(Request::Play { action, animation_variant: None });
    }

    fn use_tool(&mut self, game: &Match, request: ToolRequest) {
        match request {
            ToolRequest::Edit(edit) => self.edit(edit),
            ToolRequest::SetPen(color) => {
                self.panel_requests.write(PanelRequest::TakePen(color));
            }
            ToolRequest::Erase => erase_shapes(game).into_iter().for_each(|edit| self.edit(edit)),
        }
    }

    fn follow_list(&mut self, request: ListRequest) {
        match request {
            ListRequest::Edit(edit) => self.edit(edit),
            ListRequest::ToggleFold(node) => {
                self.panel_requests.write(PanelRequest::ToggleFold(node));
            }
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (game, review, live): (Res<Match>, Res<Review>, Res<LiveAnalysis>),
    (mut insets, settings, menu): (ResMut<ViewInsets>, Res<Settings>, Res<State<Menu>>),
    mut study: StudyRequests,
    mut field: Local<CommentField>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let window = context.content_rect();
    let width = WIDTH.min(window.width() * 0.5);
    let strip = if live.is_on() { analysis::BAR_STRIP_WIDTH } else { 0.0 };
    let panel = SidePanel::new(context, "panel/study", width, settings.panel_left);
    insets.set_if_neq(panel.insets(context, strip));
    let rect = panel.rect;
    named_rects::record(context, "panel/study", rect);
    analysis::bar(context, &words, &live, bottom_side(&game), panel);
    let session = review.session().filter(|session| review_notes::is_about(session, &game));
    let mut clicked = None;
    let area = egui::Area::new(egui::Id::new("panel/study")).order(egui::Order::Background);
    area.fixed_pos(rect.min).default_size(rect.size()).fade_in(false).show(context, |ui| {
        ui.allocate_rect(rect, egui::Sense::CLICK);
        panel.paint(ui.painter());
        if *menu.get() != Menu::None {
            ui.disable();
        }
        let card_height = live.is_on().then(|| analysis::card_height(&live));
        let lower = match (study.explorer.is_open(), game.is_model_game()) {
            (true, _) => explorer::HEIGHT,
            (false, true) => reading::HEIGHT,
            (false, false) => tools::HEIGHT,
        };
        let rows = PanelRows::new(rect.shrink(measures::MEDIUM), card_height, lower);
        heading(&mut child_ui(ui, rows.heading), &words, &game);
        let listed = tree_list::show(&mut child_ui(ui, rows.tree), &words, &game, &study.tree, settings.show_notation);
        if let Some(request) = listed {
            study.follow_list(request);
        }
        step_buttons(&mut child_ui(ui, rows.steps), &words, &game, live.is_on(), &mut study);
        if let Some(rect) = rows.analysis {
            analysis_card(&mut child_ui(ui, rect), &words, &game, &live, &mut study);
        }
        if study.explorer.is_open() {
            let explored = study.explorer.show(&mut child_ui(ui, rows.tools), &words, true);
            explored.into_iter().for_each(|action| study.play(action));
        } else if game.is_model_game() {
            reading::show(&mut child_ui(ui, rows.tools), &words, &game);
        } else if let Some(request) = tool_area(ui, rows.tools, &words, &game, (study.pen.color(), &mut field)) {
            study.use_tool(&game, request);
        }
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        let mut footer =
            ui.new_child(egui::UiBuilder::new().max_rect(rows.footer).id_salt("study/footer").layout(layout));
        if game.is_model_game() {
            match reading::footer(&mut footer, &words, &game) {
                Some(reading::Step::To(node)) => study.edit(TreeEdit::Select(node)),
                Some(reading::Step::Close) => study.navigator.leave_study(),
                None => {}
            }
            return;
        }
        let can_review = game.timeline().main_line().len() > 1;
        let buttons = [
            Button::icon(&words, "study-add-review", Icon::Plus).enabled(session.is_some()),
            Button::new(&words, "study-review").enabled(can_review),
            Button::new(&words, "study-close"),
        ];
        clicked = fitted_buttons(&mut footer, buttons);
    });
    match (clicked, session) {
        (Some(0), Some(session)) => {
            review_notes::edits(session, &game).into_iter().for_each(|edit| study.edit(edit));
        }
        (Some(1), _) => study.navigator.review_study(),
        (Some(2), _) => study.navigator.leave_study(),
        _ => {}
    }
}

/// Shows the tools, which scroll in a low window.
fn tool_area(
    ui: &mut egui::Ui,
    rect: egui::Rect,
    words: &Words,
    game: &Match,
    (pen, field): (Option<ShapeColor>, &mut CommentField),
) -> Option<ToolRequest> {
    let mut area = child_ui(ui, rect);
    area.set_clip_rect(rect.expand(2.0));
    let scroll = egui::ScrollArea::vertical().id_salt("study/tools").max_height(rect.height());
    scroll.show(&mut area, |ui| tools::show(ui, words, game, pen, field)).inner
}

/// Shows what is studied, and whose turn it is in the shown position.
fn heading(ui: &mut egui::Ui, words: &Words, game: &Match) {
    ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
        let heading = if game.is_model_game() { "model-game-heading" } else { "study-heading" };
        let text = egui::RichText::new(words.text(heading));
        ui.label(text.font(fonts::display(fonts::size::DIALOG)).color(*ink::BRIGHT));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let timeline = game.timeline();
            let text = timeline.outcome().map(|outcome| words.outcome_in(timeline.game(), outcome));
            widgets::explanation(ui, &text.unwrap_or_else(|| status::to_move_text(words, game)));
        });
    });
}

/// Shows the buttons that step through the line in view, the button that folds the variations, and the buttons for the analysis and for the
/// explorer.
fn step_buttons(ui: &mut egui::Ui, words: &Words, game: &Match, is_analysed: bool, study: &mut StudyRequests<'_>) {
    let (ply, last) = (game.timeline().ply(), game.timeline().last_ply());
    let steps = [
        ("hud-first", "study/first", Icon::ViewFirst, ply > 0, 0),
        ("hud-back", "study/back", Icon::ViewPrevious, ply > 0, ply.saturating_sub(1)),
        ("hud-forward", "study/forward", Icon::ViewNext, ply < last, ply + 1),
        ("study-last", "study-last", Icon::ViewLive, ply < last, last),
    ];
    button_row(ui, 7, |ui, width| {
        for (text, name, icon, is_enabled, target) in steps {
            let button = Button::icon(words, text, icon).named(name).enabled(is_enabled);
            if button.min_width(width).show(ui).clicked() {
                study.view(target);
            }
        }
        let is_folded = study.tree.is_all_folded();
        let has_variations = study.tree.rows().iter().any(|row| row.can_fold);
        let (text, icon) = if is_folded { ("study-unfold-all", Icon::Plus) } else { ("study-fold-all", Icon::Minus) };
        let button = Button::icon(words, text, icon).named("study/fold-all").enabled(has_variations);
        if button.min_width(width).show(ui).clicked() {
            study.panel_requests.write(PanelRequest::FoldAll(!is_folded));
        }
        let button = Button::icon(words, "hud-analyse", Icon::Analysis).named("study/analyse").selected(is_analysed);
        if button.min_width(width).show(ui).clicked() {
            study.commands.write(Command::ToggleAnalysis);
        }
        study.explorer.button(ui, words, width);
    });
}

/// Shows the lines of the analysis, and the button that writes the best one into the tree.
fn analysis_card(ui: &mut egui::Ui, words: &Words, game: &Match, live: &LiveAnalysis, study: &mut StudyRequests<'_>) {
    let rect = ui.max_rect();
    let (card, button) = rect.split_top_bottom_at_y(rect.bottom() - measures::CONTROL_HEIGHT - measures::TIGHT);
    analysis::card(&mut child_ui(ui, card), words, live);
    let best = live.lines().first().filter(|_| !live.best_actions(game).is_empty());
    let add = Button::new(words, "study-add-line").with_icon(Icon::Plus).enabled(best.is_some());
    let add = add.height(measures::CONTROL_HEIGHT).min_width(rect.width());
    let is_clicked = add.show(&mut child_ui(ui, button.with_min_y(button.top() + measures::TIGHT))).clicked();
    if let (true, Some(best)) = (is_clicked, best) {
        let actions = best.pv.iter().copied().take(MAX_LINE_ACTIONS).collect();
        study.edit(TreeEdit::AddLine { from: game.timeline().current_node(), actions });
    }
}

/// The rows of the panel, from top to bottom. The tree takes the height that the other rows leave. In a low window, the tools scroll. The
/// explorer or the comment of a model game takes their place.
struct PanelRows {
    heading: egui::Rect,
    tree: egui::Rect,
    steps: egui::Rect,
    analysis: Option<egui::Rect>,
    tools: egui::Rect,
    footer: egui::Rect,
}

impl PanelRows {
    fn new(inner: egui::Rect, card_height: Option<f32>, wanted: f32) -> PanelRows {
        const GAP: f32 = measures::SMALL;
        let row = |top: f32, height: f32| egui::Rect::from_x_y_ranges(inner.x_range(), top..=top + height.max(0.0));
        let heading = row(inner.top(), HEADING_HEIGHT);
        let footer = row(inner.bottom() - measures::BUTTON_HEIGHT, measures::BUTTON_HEIGHT);
        let analysis_height = card_height.map(|height| height + measures::TIGHT + measures::CONTROL_HEIGHT);
        let taken = measures::CONTROL_HEIGHT + 3.0 * GAP + analysis_height.map_or(0.0, |height| height + GAP);
        let room = footer.top() - heading.bottom() - taken - tree_list::MIN_HEIGHT;
        let tools_height = wanted.min(room).max(measures::CONTROL_HEIGHT);
        let tools = row(footer.top() - GAP - tools_height, tools_height);
        let steps = row(tools.top() - GAP - measures::CONTROL_HEIGHT, measures::CONTROL_HEIGHT);
        let bottom = steps.top() - GAP;
        let analysis = analysis_height.map(|height| row(bottom - height, height));
        let bottom = analysis.map_or(bottom, |analysis| analysis.top() - GAP);
        let tree = row(heading.bottom() + GAP, bottom - heading.bottom() - GAP);
        PanelRows { heading, tree, steps, analysis, tools, footer }
    }
}
