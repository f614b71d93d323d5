//! The chapters of the rules in *Learn*: each has its text, its picture and its lesson. They open at the rules in force in a game, or else
//! at those of the next game. The rules of all presets can be read, too.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;

use super::SIZE;
use super::lessons::{LessonStart, learn_tabs};
use crate::UiLayer;
use crate::new_game::NewGameDraft;
use crate::output::output_folders::DocumentFolder;
use crate::parts::navigation::WayBack;
use crate::parts::notices::Notices;
use cannon_app_activities::lessons::{is_completed, lesson_index};
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::entrance::is_motion_allowed;
use cannon_app_base::theme::widgets::{Button, Panel, drop_down};
use cannon_app_base::theme::{Icon, measures, touch_targets};
use cannon_app_games::{self as games, IllustratedSection, PictureTime, Tabletop, illustrated_sections, show_section};
use cannon_lessons::shipped;
use cannon_print::Paper;

const LIST_WIDTH: f32 = 210.0;
/// Height of an entry in the list of chapters, in points.
const ENTRY_HEIGHT: f32 = 28.0;

/// The rules and the chapter that are open.
#[derive(Resource, Default)]
struct OpenChapter {
    game: GameId,
    /// The index of the preset that is explained; `None` for the rules of the game on the table, or of the next game.
    preset: Option<usize>,
    chapter: usize,
    /// When the chapter was opened, in seconds since start-up; its picture is animated from that time on.
    opened_at: f32,
    /// With reduced motion, the index of the moment that the picture shows.
    still: usize,
    /// The chapters, once they have been made for the game and the preset.
    sections: Option<Vec<IllustratedSection>>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OpenChapter>()
        .add_systems(OnEnter(Menu::Rules), open_current_rules)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Rules)));
}

/// Opens the rules in force. A player who comes back from the lesson of a chapter finds that chapter.
fn open_current_rules(
    mut way_back: ResMut<WayBack>,
    (game, draft): (Res<Match>, Res<NewGameDraft>),
    screen: Res<State<Screen>>,
    mut open: ResMut<OpenChapter>,
) {
    if way_back.take_is_at_rules() {
        open.sections = None;
        return;
    }
    let game = if *screen.get() == Screen::Title { draft.game } else { game.timeline().game() };
    let chapter = if game == open.game { open.chapter } else { 0 };
    *open = OpenChapter { game, chapter, ..OpenChapter::default() };
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    time: Res<Time<Real>>,
    (game, draft, players): (Res<Match>, Res<NewGameDraft>, Res<PlayerProfiles>),
    (screen, settings): (Res<State<Screen>>, Res<Settings>),
    mut open: ResMut<OpenChapter>,
    folder: Res<DocumentFolder>,
    mut notices: ResMut<Notices>,
    mut start: LessonStart,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let OpenChapter { game: open_game, preset, chapter: open_chapter, opened_at, still, sections } = &mut *open;
    let table = games::tabletop(*open_game);
    let at_table =
        Some(game.timeline()).filter(|timeline| *screen.get() != Screen::Title && timeline.game() == table.id);
    let sections = sections.get_or_insert_with(|| {
        timeline(table, *preset, at_table, &draft)
            .map_or_else(Vec::new, |timeline| illustrated_sections(&timeline, &settings))
    });
    let current = (*open_chapter).min(sections.len().saturating_sub(1));
    let (mut chosen_preset, mut chapter) = (*preset, current);
    let lesson_of = |section: &IllustratedSection| {
        let known = table.lessons_of_sections.iter().find(|(heading, _)| *heading == section.heading);
        known.and_then(|(_, lesson)| lesson_index(table.id, lesson))
    };
    let lesson = sections.get(current).and_then(lesson_of);
    let now = time.elapsed_secs();
    let moments = sections.get(current).map(IllustratedSection::still_moments).unwrap_or_default();
    let is_moving = is_motion_allowed(context) && !moments.is_empty();
    let mut picture_time = if is_moving || moments.is_empty() {
        PictureTime::Moving(now - *opened_at)
    } else {
        PictureTime::Still { moments: &moments, index: &mut *still }
    };
    let (mut tab, mut prints, mut tries) = (None, false, false);
    let panel = Panel { name: "panel/rules", heading: words.text("learn-heading"), size: SIZE };
    panel.show_with_tabs_and_footer(
        context,
        |ui| tab = learn_tabs(ui, &words, Menu::Rules),
        |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = measures::LARGE;
                ui.vertical(|ui| {
                    ui.set_width(LIST_WIDTH);
                    rules_choice(ui, &words, table, at_table.is_some(), &mut chosen_preset);
                    ui.spacing_mut().item_spacing.y = 2.0;
                    let height = touch_targets::row_height(ui.ctx(), ENTRY_HEIGHT);
                    for (index, section) in sections.iter().enumerate() {
                        let mut entry = Button::new(&words, section.heading).selected(index == current);
                        let lesson = lesson_of(section).map(|lesson| &shipped(table.id)[lesson]);
                        if lesson.is_some_and(|lesson| is_completed(&players, lesson)) {
                            entry = entry.with_icon(Icon::Done);
                        }
                        if entry.min_width(LIST_WIDTH).height(height).show(ui).clicked() {
                            chapter = index;
                        }
                    }
                });
                if let Some(section) = sections.get(current) {
                    show_section(ui, &words, section, &mut picture_time);
                }
            });
        },
        |ui| {
            start.navigator.back_button(ui, &words);
            prints = Button::new(&words, "rules-print").min_width(180.0).show(ui).clicked();
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let try_it = Button::new(&words, "rules-try-it").primary().enabled(lesson.is_some());
                tries = try_it.min_width(130.0).show(ui).clicked();
            });
        },
    );
    if prints {
        let page = (table.reference_page)(Paper::default(), &words);
        let outcome = folder.print(&words, &words.text(table.id.name_id()), &page);
        notices.show_outcome(&words, ["print-kept", "print-failed"], outcome);
    }
    if let Some(index) = lesson.filter(|_| tries) {
        start.begin(table.id, index);
    } else if let Some(menu) = tab {
        start.navigator.switch_menu(menu);
    }
    if is_moving {
        context.request_repaint();
    }
    if chosen_preset != *preset {
        (*preset, *opened_at, *still) = (chosen_preset, now, 0);
        open.sections = None;
    } else if chapter != current {
        (*open_chapter, *opened_at, *still) = (chapter, now, 0);
    }
}

/// A game with the rules of a preset, or without a preset with the rules in force.
fn timeline(
    table: &Tabletop,
    preset: Option<usize>,
    at_table: Option<&AnyTimeline>,
    draft: &NewGameDraft,
) -> Option<AnyTimeline> {
    match preset {
        None => at_table.cloned().or_else(|| draft.timeline_of(table.id)),
        Some(index) => {
            let presets = (table.rulebook_presets)();
            let rules = presets.get(index)?;
            table.id.begin(Some(&rules.ruleset), None, rules.house_rules).ok()
        }
    }
}

/// Shows the choice of the rules that are explained. The rules in force come before the presets.
fn rules_choice(ui: &mut egui::Ui, words: &Words, table: &Tabletop, is_at_table: bool, preset: &mut Option<usize>) {
    let own = if is_at_table { "rules-of-this-game" } else { "rules-of-next-game" };
    let presets = (table.rulebook_presets)();
    let presets = presets.iter().enumerate().map(|(index, rules)| (Some(index), rules.name_id));
    let options = std::iter::once((None, own)).chain(presets).map(|(preset, name)| (preset, name, words.text(name)));
    drop_down(ui, ("rules/source", &words.text("rules-heading")), preset, &options.collect::<Vec<_>>());
    ui.add_space(measures::TIGHT);
}
