//! The options of the next game: its rules, its start, the style of the computer, and clocks that the Play screen does not offer.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::{Settings, SettingsRequest};
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::{
    Button, Column, Panel, explained_toggle, index_stepper, segmented_control, toggle, two_columns,
};
use cannon_app_base::theme::{Icon, measures, widgets};
use cannon_app_games as games;
use cannon_appearance::BoardFace;
use cannon_rules::Side;
use cannon_rules::timeline::HouseRules;

use super::clocks::ClockDraft;
use super::draft::NewGameDraft;
use super::{computer, setup_choice};
use crate::UiLayer;
use crate::editor::EditorAccess;
use crate::parts::navigation::Navigator;
use crate::parts::text;

const SIZE: egui::Vec2 = egui::Vec2::new(1000.0, 680.0);
/// Selectable clock times in minutes; 0 for no clock.
const MINUTES: [u32; 13] = [0, 1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120];
/// Selectable increments in seconds per turn.
const INCREMENTS: [u32; 9] = [0, 1, 2, 3, 5, 10, 15, 30, 60];

/// Whether all single rules are shown.
#[derive(Resource, Default)]
struct AllRules(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AllRules>()
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::GameOptions)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut draft: ResMut<NewGameDraft>,
    mut all_rules: ResMut<AllRules>,
    settings: Res<Settings>,
    mut settings_requests: MessageWriter<SettingsRequest>,
    mut editor_access: EditorAccess,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let draft = draft.bypass_change_detection();
    // Widgets edit a copy, because a mutable borrow of the settings would mark them as changed in every frame.
    let printed = draft.printed_face();
    let mut face = printed.map(|printed| printed.or_chosen(&settings));
    let mut seconds = settings.grandmaster_seconds;
    let (mut is_done, mut setup_button) = (false, None);
    let heading = words.format("options-heading", &[("game", words.text(draft.game.name_id()).into())]);
    Panel { name: "panel/game-options", heading, size: SIZE }.show_with_footer(
        context,
        |ui| {
            two_columns(ui, |ui, column| match column {
                Column::Left => {
                    rules(ui, &words, draft);
                    let icon = if all_rules.0 { Icon::Minus } else { Icon::Plus };
                    let button = Button::new(&words, "options-all").with_icon(icon).selected(all_rules.0);
                    if button.min_width(ui.available_width()).height(measures::CONTROL_HEIGHT).show(ui).clicked() {
                        all_rules.0 = !all_rules.0;
                    }
                    ui.add_space(measures::SMALL);
                    if all_rules.0 {
                        draft.show_rule_switches(ui, &words);
                        draws(ui, &words, draft);
                        if let Some(face) = &mut face {
                            widgets::label(ui, &words.text("new-game-board"));
                            let options = [(BoardFace::Cells, "face-cells"), (BoardFace::Points, "face-points")];
                            segmented_control(ui, &words, "new-game/face", face, &options);
                        }
                    }
                }
                Column::Right => {
                    setup_button = setup_choice::show(ui, &words, draft, settings.ground);
                    if draft.computer_sides().next().is_some() {
                        computer::show_styles(ui, &words, draft, &mut seconds);
                    }
                    clocks(ui, &words, draft);
                }
            });
        },
        |ui| {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                is_done = Button::new(&words, "options-done").primary().min_width(160.0).show(ui).clicked();
            });
        },
    );
    let mut edited = Settings { grandmaster_seconds: seconds, ..settings.clone() };
    if let (Some(printed), Some(face)) = (printed, face)
        && face != printed.or_chosen(&settings)
    {
        edited.faces.insert(printed.preset.to_owned(), face);
    }
    if edited != *settings {
        settings_requests.write(SettingsRequest(edited));
    }
    match setup_button {
        Some(setup_choice::SetupButton::ChooseAnother) => navigator.open_menu(Menu::Setups),
        Some(setup_choice::SetupButton::OpenEditor) => {
            editor_access.ensure_open(&words, draft.game);
            navigator.open_editor();
        }
        None => {}
    }
    if is_done {
        navigator.close_menu();
    }
}

/// Shows the named rules, one below the other, and explains the chosen ones.
fn rules(ui: &mut egui::Ui, words: &Words, draft: &mut NewGameDraft) {
    widgets::section(ui, &words.text("new-game-rules"), |ui| {
        ui.spacing_mut().item_spacing.y = measures::TIGHT;
        let (named, chosen) = draft.named_rules();
        for (index, rules) in named.iter().enumerate() {
            let widget = format!("new-game/rules/{}", rules.name_id);
            let button = Button::labelled(&widget, words.text(rules.name_id)).selected(chosen == Some(index));
            if button.min_width(ui.available_width()).height(measures::CONTROL_HEIGHT).show(ui).clicked() {
                draft.choose_rules(rules);
            }
        }
        let about = chosen.and_then(|index| named.get(index)).map_or("preset-custom-about", |rules| rules.about_id);
        if chosen.is_none() {
            let button = Button::new(words, "preset-custom").selected(true).min_width(ui.available_width());
            let _ = button.height(measures::CONTROL_HEIGHT).show(ui);
        }
        widgets::explanation(ui, &words.text(about));
    });
}

/// Shows the draw rules.
fn draws(ui: &mut egui::Ui, words: &Words, draft: &mut NewGameDraft) {
    let house = &mut draft.house_rules;
    toggle(ui, words, "draw-repetition", &mut house.repetition, Some("draw-repetition-about"));
    let mut is_limited = house.quiet_turns.is_some();
    let about = text::in_terms_of(words, "draw-quiet-about", draft.game);
    explained_toggle(ui, words, "draw-quiet", &mut is_limited, Some(about));
    house.quiet_turns = house.quiet_turns.or(HouseRules::DRAWS.quiet_turns).filter(|_| is_limited);
}

/// Shows clocks of any time, and different ones for the sides.
fn clocks(ui: &mut egui::Ui, words: &Words, draft: &mut NewGameDraft) {
    let game = draft.game;
    widgets::section(ui, &words.text("new-game-clocks"), |ui| {
        // The switch stands above the clocks, so that it stays in place when it shows or hides the clock of the other side.
        let mut are_different = draft.clocks().are_different;
        let about = Some("new-game-clocks-differ-about");
        if toggle(ui, words, "new-game-clocks-differ", &mut are_different, about) {
            draft.clocks_mut().set_different(are_different);
        }
        let sides = if are_different { &Side::ALL[..] } else { &Side::ALL[..1] };
        for &side in sides {
            if are_different {
                computer::side_heading(ui, words, game, side);
            }
            let shown = draft.clocks().of(side);
            let edited = clock(ui, words, if are_different { computer::side_name(side) } else { "both" }, shown);
            if edited != shown {
                draft.clocks_mut().set(side, edited);
            }
        }
        if let Some(advice) = games::tabletop(game).clock_advice_id {
            widgets::explanation(ui, &words.text(advice));
        }
    });
}

/// Shows the minutes and the increment of a clock. Returns the changed clock.
fn clock(ui: &mut egui::Ui, words: &Words, name: &str, clock: ClockDraft) -> ClockDraft {
    let mut edited = clock;
    let [minutes, seconds] = ["minutes", "seconds"].map(|part| format!("{name}/{part}"));
    let text = match edited.minutes {
        0 => words.text("clock-none"),
        number => words.format("new-game-minutes", &[("number", number.into())]),
    };
    list_stepper(ui, words, (&minutes, text), &mut edited.minutes, &MINUTES);
    if edited.minutes > 0 {
        let text = words.format("new-game-seconds", &[("number", edited.increment.into())]);
        list_stepper(ui, words, (&seconds, text), &mut edited.increment, &INCREMENTS);
    }
    edited
}

/// Shows a stepper that chooses a number from a list, with its name and the text of the number.
pub(super) fn list_stepper(
    ui: &mut egui::Ui,
    words: &Words,
    (name, text): (&str, String),
    value: &mut u32,
    values: &[u32],
) {
    let index = values.iter().position(|known| known >= value).unwrap_or(values.len() - 1);
    let chosen = index_stepper(ui, words, (name, text), index, values.len());
    // A value that is not in the list, such as one from a file, stays until it is changed.
    if chosen != index {
        *value = values[chosen];
    }
}
