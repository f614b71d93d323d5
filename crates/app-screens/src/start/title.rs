//! The title screen: go on with the last game, play, learn, the puzzle of the day and the games; one page deeper the workshop, the rules and
//! the program itself. The game that all screens show is chosen by its [box](game_boxes).

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use cannon_lessons::shipped;
use cannon_profile::Profile;
use cannon_rules::record::{Record, Seat};
use cannon_rules::{GameId, Side};

use super::game_boxes;
use crate::UiLayer;
use crate::editor::EditorAccess;
use crate::parts::navigation::Navigator;
use crate::parts::text;
use cannon_app_activities::persistence::Autosaved;
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_activities::puzzles::{PuzzleMode, PuzzleRequest, daily_puzzle};
use cannon_app_base::common::ViewInsets;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Request;
use cannon_app_base::settings::{Settings, SettingsRequest};
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::{forbidden, ink, surface};
use cannon_app_base::theme::widgets::{Button, named_rects};
use cannon_app_base::theme::{Entrance, Icon, fonts, measures, widgets};

const LEFT_MARGIN: f32 = 84.0;
const MENU_WIDTH: f32 = 330.0;
/// Height of an entry of the menu, in points.
const ENTRY_HEIGHT: f32 = 42.0;
/// In a window of less height, in points, the entries are lower, and there is no footer; *About the game* has what the footer tells.
const SHORT_WINDOW: f32 = 560.0;
/// Margin around the entries, so that the focus ring is not clipped.
const FOCUS_RING: f32 = 4.0;

/// The last game in words, for the entry that continues it.
#[derive(Resource, Default)]
struct LastGame {
    text: Option<String>,
}

/// What the entries of the title show.
#[derive(SystemParam)]
struct TitleContent<'w> {
    words: Res<'w, Words>,
    settings: Res<'w, Settings>,
    autosaved: Res<'w, Autosaved>,
    last_game: Res<'w, LastGame>,
    players: Res<'w, PlayerProfiles>,
}

pub(crate) fn plugin(app: &mut App) {
    let is_open = in_state(Menu::Title).or_else(in_state(Menu::More));
    app.init_resource::<LastGame>()
        .add_systems(
            Update,
            describe_last_game.run_if(resource_changed::<Autosaved>.or_eager(resource_changed::<Words>)),
        )
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(is_open));
}

/// Finds the words for the last game: the opponent, whose turn it is, and the number of the move.
fn describe_last_game(words: Res<Words>, autosaved: Res<Autosaved>, mut last_game: ResMut<LastGame>) {
    last_game.text = autosaved.resumable().and_then(|record| last_game_text(&words, record));
}

/// The words for an unfinished game. `None` if its actions are not legal.
fn last_game_text(words: &Words, record: &Record) -> Option<String> {
    let timeline = record.replay().ok()?;
    let side = timeline.side_to_move_at(timeline.ply());
    let rank = |side: Side| match record.players[side].seat {
        Seat::Computer { level, .. } => Some((side, words.level_rank(level))),
        Seat::Program => Some((side, text::program_name(words, &record.players[side]))),
        Seat::Human => None,
    };
    let (opponent, turn) = match Side::ALL.into_iter().find_map(rank) {
        Some((computer, rank)) => (rank, if computer == side { "theirs" } else { "yours" }),
        None => {
            let names = Side::ALL.map(|side| {
                text::person_name(&record.players[side]).unwrap_or_else(|| words.side_in(record.game, side))
            });
            (names.join(" – "), "between")
        }
    };
    let args = [
        ("opponent", opponent.into()),
        ("turn", turn.into()),
        ("side", words.side_in(record.game, side).into()),
        ("move", (timeline.ply() + 1).into()),
    ];
    Some(words.format("title-continue-about", &args))
}

/// Shows the title over the left part of the 3D view.
fn show(
    mut contexts: EguiContexts,
    content: TitleContent,
    menu: Res<State<Menu>>,
    mut insets: ResMut<ViewInsets>,
    (mut settings_requests, mut puzzle_requests): (MessageWriter<SettingsRequest>, MessageWriter<PuzzleRequest>),
    mut navigator: Navigator,
    mut editor_access: EditorAccess,
    mut exit: MessageWriter<AppExit>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let window = context.content_rect();
    let TitleContent { words, settings, players, autosaved, .. } = &content;
    let is_short = window.height() < SHORT_WINDOW;
    let left = left_margin(context);
    insets.set_if_neq(covered(context));
    let about = (!is_short).then(|| about_galley(context, left, words));
    let about_height = about.as_ref().map_or(0.0, |about| about.size().y + measures::SMALL);
    let entry_height = if is_short { measures::CONTROL_HEIGHT } else { ENTRY_HEIGHT };
    column(context, "panel/title", about_height, |ui| {
        name_of_the_game(ui, words);
        if *menu.get() == Menu::More {
            more_entries(ui, words, entry_height, &mut editor_access, &mut navigator, &mut exit);
        } else {
            entries(ui, &content, entry_height, &mut puzzle_requests, &mut navigator);
        }
    });
    if let Some(menu) = corner_buttons(context, words, players) {
        navigator.open_menu(menu);
    }
    if let Some(game) = game_boxes::show(context, words, settings) {
        settings_requests.write(SettingsRequest(Settings { game, ..(**settings).clone() }));
        if settings.new_games.contains(&game) {
            navigator.switch_menu(Menu::Welcome);
        }
    }
    footer(context, left, about, words, autosaved);
}

/// What the column covers. The camera keeps the board clear of it, as far as the window has room for both.
pub(super) fn covered(context: &egui::Context) -> ViewInsets {
    let covered_width = (left_margin(context) + MENU_WIDTH).min(context.content_rect().width() * 0.286);
    ViewInsets { left: covered_width * context.zoom_factor(), ..default() }
}

/// The distance of the column from the left edge of the window.
fn left_margin(context: &egui::Context) -> f32 {
    LEFT_MARGIN.min(context.content_rect().width() * 0.07)
}

/// Shows a column of text and buttons on a shade over the left part of the view. `foot` is the height that it leaves free below.
pub(super) fn column(context: &egui::Context, name: &str, foot: f32, content: impl FnOnce(&mut egui::Ui)) {
    let (window, left) = (context.content_rect(), left_margin(context));
    paint_scrim(context);
    let bottom = window.bottom() - measures::WINDOW_MARGIN - foot;
    let rect = egui::Rect::from_min_max(
        egui::pos2(left - FOCUS_RING, 0.0),
        egui::pos2(left + MENU_WIDTH + FOCUS_RING, bottom),
    );
    let entrance = Entrance::of(context, name);
    let rect = entrance.offset_rect(rect, egui::Vec2::LEFT);
    let area = egui::Area::new(egui::Id::new(name)).order(egui::Order::Middle);
    area.fixed_pos(rect.min).default_size(rect.size()).fade_in(false).show(context, |ui| {
        // At the largest interface scales a small window has no room for all entries, so the menu scrolls.
        ui.allocate_rect(rect, egui::Sense::hover());
        entrance.apply_opacity(ui);
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(rect));
        let scroll = egui::ScrollArea::vertical().id_salt("entries").auto_shrink(false);
        let column = |ui: &mut egui::Ui| {
            ui.set_width(MENU_WIDTH);
            ui.add_space((window.height() * 0.5 - 318.0).max(12.0));
            content(ui);
        };
        scroll.show(&mut ui, |ui| egui::Frame::new().inner_margin(FOCUS_RING).show(ui, column));
    });
}

/// Shows the name of the game in large letters.
pub(super) fn name_of_the_game(ui: &mut egui::Ui, words: &Words) {
    widgets::title(ui, &words.text("title-name"));
    ui.add_space(-22.0);
    widgets::heading(ui, &words.text("title-second"));
    ui.add_space(measures::LARGE);
    ui.spacing_mut().item_spacing.y = measures::TIGHT;
}

/// Shows the entries of the title.
fn entries(
    ui: &mut egui::Ui,
    content: &TitleContent,
    height: f32,
    puzzle_requests: &mut MessageWriter<PuzzleRequest>,
    navigator: &mut Navigator,
) {
    let TitleContent { words, settings, autosaved, last_game, players } = content;
    let game = settings.game;
    let entry = |name, icon| entry(words, name, icon, height);
    let last = autosaved.resumable().zip(last_game.text.as_ref());
    if let Some((record, about)) = last {
        let of_other_game = (record.game != game).then(|| words.game(record.game));
        let about = of_other_game.into_iter().chain([about.clone()]).collect::<Vec<_>>().join(" · ");
        let button = entry("title-resume", Icon::Resume).primary().detail(about);
        if button.show(ui).clicked() {
            navigator.start_game(Request::Load(Box::new(record.clone())));
        }
        ui.add_space(measures::SMALL);
    }
    let play = entry("title-new-game", Icon::NewGame);
    let play = if last.is_none() { play.primary() } else { play };
    if play.show(ui).clicked() {
        navigator.open_menu(Menu::NewGame);
    }
    if last.is_none() {
        ui.add_space(measures::SMALL);
    }
    let mut learn = entry("title-lessons", Icon::Lessons);
    if let Some(player) = players.current() {
        let is_new = last.is_none() && player.game(game).total.games() == 0;
        learn = learn.detail(learn_text(words, player, game, is_new));
    }
    if learn.show(ui).clicked() {
        navigator.open_menu(Menu::Lessons);
    }
    let today = jiff::Zoned::now().date();
    let mut daily = entry("title-daily", Icon::Star).enabled(daily_puzzle(game, today).is_some());
    if let Some(text) = players.current().and_then(|player| daily_text(words, player, game, today)) {
        daily = daily.detail(text);
    }
    if daily.show(ui).clicked() {
        puzzle_requests.write(PuzzleRequest::Begin { game, mode: PuzzleMode::Daily(today) });
        navigator.open_exercise_from_here();
    }
    if entry("title-saved-games", Icon::SavedGames).show(ui).clicked() {
        navigator.open_menu(Menu::SavedGames);
    }
    if entry("title-more", Icon::Plus).show(ui).clicked() {
        navigator.open_menu(Menu::More);
    }
}

/// An entry of the menu.
fn entry<'a>(words: &Words, name: &'a str, icon: Icon, height: f32) -> Button<'a> {
    Button::new(words, name).menu().with_icon(icon).height(height).min_width(MENU_WIDTH)
}

/// The line below *Learn*: an invitation, how many mistakes are due, or how many lessons are done.
fn learn_text(words: &Words, player: &Profile, game: GameId, is_new: bool) -> String {
    let due = player.mistakes(game, jiff::Zoned::now().date()).due;
    if due > 0 {
        return words.format("title-lessons-mistakes", &[("count", due.into())]);
    }
    let done = player.lessons(game).filter(|(_, progress)| progress.completed).count();
    if is_new && done == 0 {
        return words.text("title-lessons-new");
    }
    words.format("title-lessons-done", &[("done", done.into()), ("all", shipped(game).len().into())])
}

/// The line below the puzzle of the day: that it is solved, and for how many days in a row. `None` if there is nothing to tell.
pub(crate) fn daily_text(words: &Words, player: &Profile, game: GameId, today: jiff::civil::Date) -> Option<String> {
    let puzzles = player.puzzles(game);
    let (days, is_solved) = (puzzles.day_streak(today), puzzles.days.contains(&today));
    let id = if is_solved { "title-daily-solved" } else { "title-daily-streak" };
    (days > 0).then(|| words.format(id, &[("days", days.into())]))
}

/// Shows the entries behind *More*: the rules, the program, the workshop with both editors, and the way out. Below the pointer that has
/// clicked *More* is the way back, and not the way out.
fn more_entries(
    ui: &mut egui::Ui,
    words: &Words,
    height: f32,
    editor_access: &mut EditorAccess,
    navigator: &mut Navigator,
    exit: &mut MessageWriter<AppExit>,
) {
    for (name, icon, menu) in [("title-rules", Icon::Book, Menu::Rules), ("title-program", Icon::Help, Menu::About)] {
        if entry(words, name, icon, height).show(ui).clicked() {
            navigator.open_menu(menu);
        }
    }
    for game in GameId::ALL {
        let name = format!("title-editor/{game}");
        let button = Button::labelled(&name, text::in_terms_of(words, "title-editor", game)).menu();
        let about = text::in_terms_of(words, "title-editor-about", game);
        let button = button.with_icon(Icon::Editor).height(height).min_width(MENU_WIDTH).detail(about);
        if button.show(ui).clicked() {
            editor_access.ensure_open(words, game);
            navigator.open_editor();
        }
    }
    if entry(words, "menu-back", Icon::Undo, height).show(ui).clicked() {
        navigator.close_menu();
    }
    if entry(words, "title-quit", Icon::Leave, height).show(ui).clicked() {
        exit.write(AppExit::Success);
    }
}

/// Shows the buttons in the upper right corner: the name of the player, and the settings. Returns the menu to open.
fn corner_buttons(context: &egui::Context, words: &Words, players: &PlayerProfiles) -> Option<Menu> {
    corner(context, |ui| {
        let settings = Button::icon(words, "title-settings", Icon::Settings).show(ui).clicked();
        let profile = players.current().filter(|profile| {
            let text = words.format("title-profile", &[("name", profile.name().to_string().into())]);
            Button::labelled("title-profile", text).with_icon(Icon::Person).show(ui).clicked()
        });
        settings.then_some(Menu::Settings).or(profile.map(|_| Menu::Profile))
    })
}

/// Shows a row in the upper right corner, from right to left.
pub(super) fn corner<R>(context: &egui::Context, content: impl FnOnce(&mut egui::Ui) -> R) -> R {
    let corner = context.content_rect().right_top() + egui::vec2(-measures::WINDOW_MARGIN, measures::WINDOW_MARGIN);
    let area = egui::Area::new(egui::Id::new("title/corner")).order(egui::Order::Middle).fade_in(false);
    let shown = area.fixed_pos(corner).pivot(egui::Align2::RIGHT_TOP).show(context, |ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
            content(ui)
        })
        .inner
    });
    shown.inner
}

/// Darkens the left side of the view behind the menu.
fn paint_scrim(context: &egui::Context) {
    let window = context.content_rect();
    let dark = *surface::SHADE;
    let mut mesh = egui::Mesh::default();
    let edges = [
        (window.left(), dark),
        (window.left() + window.width() * 0.28, *surface::MENU_SHADE),
        (window.left() + window.width() * 0.58, egui::Color32::TRANSPARENT),
    ];
    for (x, color) in edges {
        mesh.colored_vertex(egui::pos2(x, window.top()), color);
        mesh.colored_vertex(egui::pos2(x, window.bottom()), color);
    }
    for start in [0, 2] {
        mesh.add_triangle(start, start + 1, start + 2);
        mesh.add_triangle(start + 1, start + 2, start + 3);
    }
    context.layer_painter(egui::LayerId::background()).add(egui::Shape::mesh(mesh));
}

/// The version and the inventors.
fn about_galley(context: &egui::Context, left: f32, words: &Words) -> Arc<egui::Galley> {
    let width = MENU_WIDTH.min(context.content_rect().width() - left);
    let about = words.format("title-about", &[("version", env!("CARGO_PKG_VERSION").into())]);
    let painter = context.layer_painter(egui::LayerId::background());
    painter.layout(about, fonts::text(fonts::size::SMALL), *ink::QUIET, width)
}

/// Shows version and inventors, if there is room for them, and above them a problem of the autosave if there is one.
fn footer(context: &egui::Context, left: f32, about: Option<Arc<egui::Galley>>, words: &Words, autosaved: &Autosaved) {
    let window = context.content_rect();
    let painter = context.layer_painter(egui::LayerId::background());
    let size = about.as_ref().map_or(egui::Vec2::ZERO, |about| about.size());
    let rect = egui::Align2::LEFT_BOTTOM.anchor_size(egui::pos2(left, window.bottom() - measures::WINDOW_MARGIN), size);
    if let Some(about) = about {
        named_rects::record(context, "title/about", rect);
        painter.galley(rect.min, about, *ink::QUIET);
    }
    if let Some(problem) = autosaved.problem() {
        let (text, font) = (text::autosave_problem_text(words, problem), fonts::text(fonts::size::SMALL));
        let galley = painter.layout(text, font, *forbidden::RED, window.width() - 2.0 * left);
        painter.galley(rect.min - egui::vec2(0.0, measures::TIGHT + galley.size().y), galley, *ink::BODY);
    }
}
