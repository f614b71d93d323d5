//! The list of lessons of a game in *Learn*, with the progress in each.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use cannon_rules::GameId;

use super::SIZE;
use crate::UiLayer;
use crate::parts::navigation::Navigator;
use cannon_app_activities::lessons::{LessonRequest, message_text, next_lesson};
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::{self, Button, Panel, segmented_control};
use cannon_app_base::theme::{Icon, measures};
use cannon_lessons::{Lesson, shipped};

/// Whether the list is to be scrolled to the next lesson, or to its top if there is none.
#[derive(Resource)]
struct ScrollsToNext(bool);

/// System parameter that begins lessons.
#[derive(SystemParam)]
pub(super) struct LessonStart<'w> {
    requests: MessageWriter<'w, LessonRequest>,
    pub(super) navigator: Navigator<'w>,
}

impl LessonStart<'_> {
    /// Begins a lesson. The learner comes back to the open menu, and to the game behind it.
    pub(super) fn begin(&mut self, game: GameId, index: usize) {
        self.requests.write(LessonRequest::Begin { game, index });
        self.navigator.open_exercise_from_here();
    }
}

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
    mut start: LessonStart,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let (mut begun, mut tab) = (None, None);
    // The first arrow key leads to the next lesson, because the way from the tabs is long.
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
                let row = row(ui, &words, &players, lesson, index, is_next);
                if is_next && focuses_next {
                    row.request_focus();
                }
                if is_next && scrolls {
                    let middle = Some(egui::Align::Center);
                    ui.scroll_to_rect_animation(row.rect, middle, egui::style::ScrollAnimation::none());
                }
                if row.clicked() {
                    begun = Some(index);
                }
            }
        },
        |ui| start.navigator.back_button(ui, &words),
    );
    if let Some(index) = begun {
        start.begin(game, index);
    } else if let Some(menu) = tab {
        start.navigator.switch_menu(menu);
    }
}

/// Shows the choice between lessons, rules, puzzles and model games. Returns the menu to switch to.
pub(crate) fn learn_tabs(ui: &mut egui::Ui, words: &Words, current: Menu) -> Option<Menu> {
    let mut chosen = current;
    let options = [
        (Menu::Lessons, "lessons-heading"),
        (Menu::Rules, "rules-heading"),
        (Menu::Puzzles, "puzzles-heading"),
        (Menu::ModelGames, "model-games-heading"),
    ];
    segmented_control(ui, words, "learn", &mut chosen, &options).then_some(chosen)
}

/// Shows a lesson as a row that begins it: its number and title, its idea, and a sign once it is done.
fn row(
    ui: &mut egui::Ui,
    words: &Words,
    players: &PlayerProfiles,
    lesson: &Lesson,
    index: usize,
    is_next: bool,
) -> egui::Response {
    let progress = players.current().and_then(|profile| profile.lesson(lesson.game, &lesson.id));
    let (solved, is_done) = progress.map_or((0, false), |progress| (progress.solved.len(), progress.completed));
    let name = format!("lesson/{}/{}", lesson.game, index + 1);
    let title = message_text(words, &lesson.title);
    let count = [("done", solved.into()), ("all", lesson.tasks.len().into())];
    let state = match (is_done, solved) {
        (true, _) => Some(words.text("lesson-done")),
        (false, 0) => None,
        (false, _) => Some(words.format("lesson-tasks-done", &count)),
    };
    let label = [Some(format!("{}  {title}", index + 1)), state].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let mut row = Button::labelled(&name, label).menu().min_width(ui.available_width());
    if is_next {
        row = row.primary();
    }
    let icon = if is_done { Icon::Done } else { Icon::Lessons };
    let idea = message_text(words, &lesson.idea);
    row.with_icon(icon).height(measures::BUTTON_HEIGHT).detail(idea).show(ui)
}
