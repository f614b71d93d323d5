//! The rules screen, which explains the rules in force in a game section by section. It opens at the rules of the current game. The rules
//! of the other game and of all presets can be read, too.
//!
//! [`contents`] finds the sections for the chosen rules, and [`section`] shows a section.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use cannon_rules::GameId;

use crate::UiLayer;
use crate::new_game::NewGameDraft;
use crate::output::output_folders::DocumentFolder;
use crate::parts::navigation::{Navigator, StudyReturn};
use crate::parts::notices::Notices;
use crate::parts::shapes::index_stepper;
use cannon_app_activities::lessons::{LessonRequest, lesson_index};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::entrance::is_motion_allowed;
use cannon_app_base::theme::widgets::{Button, Panel};
use cannon_app_base::theme::{measures, touch_targets};
use cannon_app_games as games;
use cannon_print::Paper;

mod contents;
mod section;

use contents::Contents;
use section::PictureTime;

const SIZE: egui::Vec2 = egui::Vec2::new(1040.0, 660.0);
const LIST_WIDTH: f32 = 210.0;
/// Height of an entry in the list of sections, in points.
const ENTRY_HEIGHT: f32 = 28.0;

/// The rules and the section that are open.
#[derive(Resource, Default)]
struct OpenRules {
    game: GameId,
    /// The index of the preset that is explained; `None` for the rules of the game on the table, or of the next game.
    preset: Option<usize>,
    section: usize,
    /// When the section was opened, in seconds since start-up; its picture is animated from that time on.
    opened_at: f32,
    /// With reduced motion, the index of the moment that the picture shows.
    still: usize,
    /// The sections, once they have been made for the game and the preset.
    contents: Option<Contents>,
}

/// A click on a button at the bottom.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FooterButton {
    Print,
    TryIt,
    Previous,
    Next,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenRules>()
        .add_systems(OnEnter(Menu::Rules), open_current_rules)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Rules)));
}

/// Opens the rules in force in the current game, or from the title the rules chosen on the New game screen. A player who comes back from
/// the lesson of a section finds that section.
fn open_current_rules(
    mut study_return: ResMut<StudyReturn>,
    game: Res<Match>,
    draft: Res<NewGameDraft>,
    screen: Res<State<Screen>>,
    mut open: ResMut<OpenRules>,
) {
    if study_return.take_is_back() {
        open.contents = None;
        return;
    }
    let game = if *screen.get() == Screen::Title { draft.game } else { game.timeline().game() };
    let section = if game == open.game { open.section } else { 0 };
    *open = OpenRules { game, section, ..OpenRules::default() };
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    time: Res<Time<Real>>,
    game: Res<Match>,
    draft: Res<NewGameDraft>,
    screen: Res<State<Screen>>,
    mut open: ResMut<OpenRules>,
    folder: Res<DocumentFolder>,
    mut notices: ResMut<Notices>,
    mut lesson_requests: MessageWriter<LessonRequest>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let OpenRules { game: open_game, preset, section: open_section, opened_at, still, contents } = &mut *open;
    let table = games::tabletop(*open_game);
    let contents = contents.get_or_insert_with(|| {
        let at_table = (*screen.get() != Screen::Title).then_some(&*game);
        Contents::new(table, *preset, at_table, &draft)
    });
    let last = contents.sections.len().saturating_sub(1);
    let current = (*open_section).min(last);
    let (mut chosen_preset, mut section) = (*preset, current);
    let heading = contents.sections.get(current).map(|section| section.heading);
    let lesson = table.lessons_of_sections.iter().find(|(section, _)| Some(*section) == heading);
    let lesson = lesson.and_then(|(_, lesson)| lesson_index(table.id, lesson));
    let mut button = None;
    let now = time.elapsed_secs();
    let picture = contents.sections.get(current).and_then(|section| section.illustration.as_ref());
    let moments = picture.map(|picture| picture.still_moments()).unwrap_or_default();
    let is_moving = is_motion_allowed(context) && !moments.is_empty();
    let mut picture_time = if is_moving || moments.is_empty() {
        PictureTime::Moving(now - *opened_at)
    } else {
        PictureTime::Still { moments: &moments, index: &mut *still }
    };
    let panel = Panel { name: "panel/rules", heading: words.text("rules-heading"), size: SIZE };
    panel.show_with_footer(
        context,
        |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = measures::LARGE;
                ui.vertical(|ui| {
                    ui.set_width(LIST_WIDTH);
                    rules_choice(ui, &words, contents, &mut chosen_preset);
                    section_list(ui, &words, contents, &mut section);
                });
                if let Some(section) = contents.sections.get(current) {
                    section::show(ui, &words, section, &mut picture_time);
                }
            });
        },
        |ui| {
            navigator.back_button(ui, &words);
            button = footer(ui, &words, lesson.is_some(), current, last);
        },
    );
    match button {
        Some(FooterButton::Print) => {
            let page = (table.reference_page)(Paper::default(), &words);
            let outcome = folder.print(&words, &words.text(table.id.name_id()), &page);
            notices.show_outcome(&words, ["print-kept", "print-failed"], outcome);
        }
        Some(FooterButton::TryIt) => {
            if let Some(index) = lesson {
                lesson_requests.write(LessonRequest::Begin { game: table.id, index });
                let is_in_game = *screen.get() == Screen::Play && game.is_saved();
                navigator.open_study_from_here(is_in_game.then(|| game.record()));
            }
        }
        Some(FooterButton::Previous) => section = current.saturating_sub(1),
        Some(FooterButton::Next) => section = (current + 1).min(last),
        None => {}
    }
    if is_moving {
        context.request_repaint();
    }
    if chosen_preset != *preset {
        (*preset, *opened_at, *still) = (chosen_preset, now, 0);
        open.contents = None;
    } else if section != current {
        (*open_section, *opened_at, *still) = (section, now, 0);
    }
}

/// Shows the choice of the rules that are explained.
fn rules_choice(ui: &mut egui::Ui, words: &Words, contents: &Contents, preset: &mut Option<usize>) {
    let name = match preset {
        None if contents.is_at_table => "rules-of-this-game",
        None => "rules-of-next-game",
        Some(preset) => contents.presets.get(*preset).copied().unwrap_or_default(),
    };
    // The rules in force come before the presets.
    let index = preset.map_or(0, |preset| preset + 1);
    let text = words.text(name);
    *preset = index_stepper(ui, words, ("rules/source", text), index, contents.presets.len() + 1).checked_sub(1);
    ui.add_space(measures::TIGHT);
}

/// Shows the headings of all sections and changes the chosen one.
fn section_list(ui: &mut egui::Ui, words: &Words, contents: &Contents, chosen: &mut usize) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let height = touch_targets::row_height(ui.ctx(), ENTRY_HEIGHT);
    for (index, section) in contents.sections.iter().enumerate() {
        let button = Button::new(words, section.heading).selected(index == *chosen);
        if button.min_width(LIST_WIDTH).height(height).show(ui).clicked() {
            *chosen = index;
        }
    }
}

/// Shows the other buttons at the bottom.
fn footer(ui: &mut egui::Ui, words: &Words, has_lesson: bool, current: usize, last: usize) -> Option<FooterButton> {
    let mut clicked = None;
    let mut press = |ui: &mut egui::Ui, button: Button<'_>, width: f32, action: FooterButton| {
        if button.min_width(width).show(ui).clicked() {
            clicked = Some(action);
        }
    };
    press(ui, Button::new(words, "rules-print"), 180.0, FooterButton::Print);
    press(ui, Button::new(words, "rules-try-it").enabled(has_lesson), 120.0, FooterButton::TryIt);
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        let next = Button::new(words, "rules-next").primary().enabled(current < last);
        press(ui, next, 130.0, FooterButton::Next);
        press(ui, Button::new(words, "rules-previous").enabled(current > 0), 130.0, FooterButton::Previous);
    });
    clicked
}
