//! The title screen.

use cannon_rules::GameId;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::editor::EditorAccess;
use crate::parts::navigation::Navigator;
use crate::parts::text;
use cannon_app_activities::lessons::next_lesson;
use cannon_app_activities::persistence::Autosaved;
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_base::common::ViewInsets;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Request;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::{accent, forbidden, ink, surface};
use cannon_app_base::theme::widgets::{Button, named_rects};
use cannon_app_base::theme::{Entrance, Icon, fonts, measures, widgets};
use cannon_app_games::tabletops;

const LEFT_MARGIN: f32 = 84.0;
const MENU_WIDTH: f32 = 330.0;
/// Height of an entry of the menu, in points.
const ENTRY_HEIGHT: f32 = 38.0;
/// In a window of less height, in points, the entries are lower, and there is no footer; *About the game* has what the footer tells.
const SHORT_WINDOW: f32 = 560.0;
/// Margin around the entries, so that the focus ring is not clipped.
const FOCUS_RING: f32 = 4.0;

/// Shows the title over the left part of the 3D view.
pub(crate) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (autosaved, players): (Res<Autosaved>, Res<PlayerProfiles>),
    mut insets: ResMut<ViewInsets>,
    mut navigator: Navigator,
    mut editor_access: EditorAccess,
    mut exit: MessageWriter<AppExit>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let window = context.content_rect();
    paint_scrim(context);
    let left = LEFT_MARGIN.min(window.width() * 0.07);
    // The camera keeps the board clear of the menu, as far as the window has room for both.
    let covered_width = (left + MENU_WIDTH).min(window.width() * 0.286) * context.zoom_factor();
    insets.set_if_neq(ViewInsets { left: covered_width, ..default() });
    let area = egui::Area::new(egui::Id::new("panel/title")).order(egui::Order::Middle);
    let is_short = window.height() < SHORT_WINDOW;
    let entry_height = if is_short { measures::CONTROL_HEIGHT } else { ENTRY_HEIGHT };
    let about = (!is_short).then(|| about_galley(context, left, &words));
    let about_height = about.as_ref().map_or(0.0, |about| about.size().y + measures::SMALL);
    let bottom = window.bottom() - measures::WINDOW_MARGIN - about_height;
    let rect = egui::Rect::from_min_max(
        egui::pos2(left - FOCUS_RING, 0.0),
        egui::pos2(left + MENU_WIDTH + FOCUS_RING, bottom),
    );
    let column = |ui: &mut egui::Ui| {
        ui.set_width(MENU_WIDTH);
        ui.add_space((window.height() * 0.5 - 318.0).max(12.0));
        widgets::title(ui, &words.text("title-name"));
        ui.add_space(-22.0);
        widgets::heading(ui, &words.text("title-second"));
        ui.add_space(-2.0);
        ui.label(
            egui::RichText::new(words.text("title-motto"))
                .font(fonts::display(fonts::size::SECTION))
                .color(*accent::BRASS),
        );
        ui.add_space(measures::LARGE);
        ui.spacing_mut().item_spacing.y = measures::TIGHT;
        let entry = |ui: &mut egui::Ui, name: &str, icon: Icon| {
            let button = Button::new(&words, name).menu().with_icon(icon).height(entry_height);
            button.min_width(MENU_WIDTH).show(ui).clicked()
        };
        if let Some(record) = autosaved.resumable() {
            let turns = words.format("saved-turns", &[("turns", record.actions.len().into())]);
            let about = format!("{} · {turns}", text::record_title(&words, record));
            let button =
                Button::new(&words, "title-resume").menu().with_icon(Icon::Resume).min_width(MENU_WIDTH).detail(about);
            if button.show(ui).clicked() {
                navigator.start_game(Request::Load(Box::new(record.clone())));
            }
        }
        if entry(ui, "title-new-game", Icon::NewGame) {
            navigator.open_menu(Menu::NewGame);
        }
        let is_new = autosaved.last().is_none() && next_lesson(&players, GameId::Cannon) == Some(0);
        let mut learn = Button::new(&words, "title-lessons")
            .menu()
            .with_icon(Icon::Lessons)
            .height(entry_height)
            .min_width(MENU_WIDTH);
        if is_new {
            learn = learn.detail(words.text("title-lessons-new"));
        }
        if learn.show(ui).clicked() {
            navigator.open_menu(Menu::Lessons);
        }
        if entry(ui, "title-saved-games", Icon::SavedGames) {
            navigator.open_menu(Menu::SavedGames);
        }
        for table in tabletops() {
            let name = format!("title-editor/{}", table.id);
            let button = Button::labelled(&name, text::in_terms_of(&words, "title-editor", table.id));
            let button = button.menu().with_icon(Icon::Editor).height(entry_height).min_width(MENU_WIDTH);
            if button.show(ui).clicked() {
                editor_access.ensure_open(&words, table.id);
                navigator.open_editor();
            }
        }
        if entry(ui, "title-rules", Icon::Book) {
            navigator.open_menu(Menu::Rules);
        }
        if entry(ui, "title-settings", Icon::Settings) {
            navigator.open_menu(Menu::Settings);
        }
        if entry(ui, "title-quit", Icon::Leave) {
            exit.write(AppExit::Success);
        }
    };
    let entrance = Entrance::of(context, "panel/title");
    let rect = entrance.offset_rect(rect, egui::Vec2::LEFT);
    area.fixed_pos(rect.min).default_size(rect.size()).fade_in(false).show(context, |ui| {
        // At the largest interface scales a small window has no room for all entries, so the menu scrolls.
        ui.allocate_rect(rect, egui::Sense::hover());
        entrance.apply_opacity(ui);
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(rect));
        let scroll = egui::ScrollArea::vertical().id_salt("entries").auto_shrink(false);
        scroll.show(&mut ui, |ui| egui::Frame::new().inner_margin(FOCUS_RING).show(ui, column));
    });
    if let Some(menu) = corner_buttons(context, &words, &players) {
        navigator.open_menu(menu);
    }
    footer(context, left, about, &words, &autosaved);
}

/// Shows the buttons in the upper right corner: the name of the player, and the page about the program. Returns the menu to open.
fn corner_buttons(context: &egui::Context, words: &Words, players: &PlayerProfiles) -> Option<Menu> {
    let corner = context.content_rect().right_top() + egui::vec2(-measures::WINDOW_MARGIN, measures::WINDOW_MARGIN);
    let area = egui::Area::new(egui::Id::new("title/profile")).order(egui::Order::Middle).fade_in(false);
    let shown = area.fixed_pos(corner).pivot(egui::Align2::RIGHT_TOP).show(context, |ui| {
        let row = egui::Layout::right_to_left(egui::Align::Center);
        ui.with_layout(row, |ui| {
            ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
            let about = Button::icon(words, "title-program", Icon::Help).show(ui).clicked().then_some(Menu::About);
            let profile = players.current().filter(|profile| {
                let text = words.format("title-profile", &[("name", profile.name().to_string().into())]);
                Button::labelled("title-profile", text).with_icon(Icon::Person).show(ui).clicked()
            });
            about.or(profile.map(|_| Menu::Profile))
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
