//! The list of lessons of a game, with the progress in each.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::learning::lesson_text;
use crate::parts::navigation::Navigator;
use crate::parts::shapes::truncated;
use cannon_app_activities::lessons::{LessonRequest, next_lesson};
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::{accent, ink, verdict};
use cannon_app_base::theme::widgets::{Button, Panel, segmented_control};
use cannon_app_base::theme::{Icon, fonts, measures, widgets};
use cannon_lessons::{Lesson, shipped};

const SIZE: egui::Vec2 = egui::Vec2::new(820.0, 640.0);
/// Width of the column of numbers.
const NUMBER_WIDTH: f32 = 40.0;
/// Width of the button of a lesson and the progress beside it.
const BUTTON_WIDTH: f32 = 220.0;

/// Whether the list is to be scrolled to the next lesson, or to its top if there is none.
#[derive(Resource)]
struct ScrollsToNext(bool);

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(ScrollsToNext(true))
        .add_systems(OnEnter(Menu::Lessons), |mut scrolls: ResMut<ScrollsToNext>| scrolls.0 = true)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Lessons)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (players, settings): (Res<PlayerProfiles>, Res<Settings>),
    mut scrolls_to_next: ResMut<ScrollsToNext>,
    mut requests: MessageWriter<LessonRequest>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let (mut begun, mut tab) = (None, None);
    // The first arrow key leads to the next lesson, because the way from the tabs to the buttons on the right is hard to find with arrows.
    let is_arrow =
        context.input(|input| input.key_pressed(egui::Key::ArrowDown) || input.key_pressed(egui::Key::ArrowUp));
    let focuses_next = is_arrow && context.memory(|memory| memory.focused().is_none());
    let panel = Panel { name: "panel/lessons", heading: words.text("learn-heading"), size: SIZE };
    let (game, scrolls) = (settings.game, std::mem::take(&mut scrolls_to_next.bypass_change_detection().0));
    panel.show_with_tabs_and_footer(
        context,
        |ui| tab = learn_tabs(ui, &words, Menu::Lessons),
        |ui| {
            let next = next_lesson(&players, game);
            if scrolls && next.is_none() {
                widgets::scroll_to_top(ui);
            }
            for (index, lesson) in shipped(game).iter().enumerate() {
                let is_next = next == Some(index);
                let button = entry(ui, &words, &players, lesson, index, is_next);
                if is_next && focuses_next {
                    button.request_focus();
                }
                if is_next && scrolls {
                    let middle = Some(egui::Align::Center);
                    ui.scroll_to_rect_animation(button.rect, middle, egui::style::ScrollAnimation::none());
                }
                if button.clicked() {
                    begun = Some(LessonRequest::Begin { game, index });
                }
            }
        },
        |ui| navigator.back_button(ui, &words),
    );
    if let Some(request) = begun {
        requests.write(request);
        navigator.open_table();
    }
    if let Some(menu) = tab {
        navigator.switch_menu(menu);
    }
}

/// Shows the choice between lessons and puzzles. Returns the menu to switch to.
pub(crate) fn learn_tabs(ui: &mut egui::Ui, words: &Words, current: Menu) -> Option<Menu> {
    let mut chosen = current;
    let options = [(Menu::Lessons, "lessons-heading"), (Menu::Puzzles, "puzzles-heading")];
    segmented_control(ui, words, "learn", &mut chosen, &options).then_some(chosen)
}

/// Shows a lesson. Returns the button that begins it.
fn entry(
    ui: &mut egui::Ui,
    words: &Words,
    players: &PlayerProfiles,
    lesson: &Lesson,
    index: usize,
    is_next: bool,
) -> egui::Response {
    let progress = players.current().and_then(|profile| profile.lesson(lesson.game, &lesson.id));
    let (solved, completed) = progress.map_or((0, false), |progress| (progress.solved.len(), progress.completed));
    let tasks = lesson.tasks().count();
    let show_content = |ui: &mut egui::Ui| {
        ui.horizontal(|ui| {
            let color = if is_next { *accent::BRASS } else { *ink::QUIET };
            let number = egui::RichText::new((index + 1).to_string()).font(fonts::display(fonts::size::DIALOG));
            ui.add_sized([NUMBER_WIDTH, 0.0], egui::Label::new(number.color(color)));
            ui.vertical(|ui| {
                ui.set_width(ui.available_width() - BUTTON_WIDTH);
                ui.spacing_mut().item_spacing.y = 2.0;
                let title = lesson_text::message(words, &lesson.title);
                truncated(ui, &title, fonts::bold(fonts::size::BODY), *ink::BRIGHT);
                widgets::explanation(ui, &lesson_text::message(words, &lesson.idea));
            });
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let name = format!("lesson/{}/{}", lesson.game, index + 1);
                let id = match (completed, solved == 0) {
                    (true, _) => "lesson-repeat",
                    (false, true) => "lesson-begin",
                    (false, false) => "lesson-continue",
                };
                let mut button = Button::labelled(&name, words.text(id)).min_width(104.0);
                if is_next {
                    button = button.primary();
                }
                let button = button.height(measures::CONTROL_HEIGHT).show(ui);
                let (text, color) = if completed {
                    (words.text("lesson-done"), *verdict::GOOD)
                } else {
                    let args = [("done", solved.into()), ("all", tasks.into())];
                    (words.format("lesson-tasks-done", &args), *ink::QUIET)
                };
                ui.label(egui::RichText::new(text).font(fonts::text(fonts::size::SMALL)).color(color));
                if completed {
                    let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(14.0), egui::Sense::hover());
                    Icon::Done.paint(ui.painter(), rect, *verdict::GOOD);
                }
                button
            })
            .inner
        })
        .inner
    };
    widgets::card(ui, show_content)
}
