//! Widgets for the ruleset of Cannon: published presets and single rules.

use bevy_egui::egui;

use crate::app::i18n::Words;
use crate::app::theme::widgets::{self, segmented_control};
use cannon_rules::Side;
use cannon_rules::cannon::{CannonOf, LongShot, RetreatNear, RetreatOver, Ruleset, TownSafety};

/// The presets with the message identifiers of their names and explanations.
const PRESETS: [(Ruleset, &str, &str); 3] = [
    (Ruleset::CLASSIC, "preset-classic", "preset-classic-about"),
    (Ruleset::BLUE_PANTHER, "preset-blue-panther", "preset-blue-panther-about"),
    (Ruleset::IGG, "preset-igg", "preset-igg-about"),
];

/// Shows the presets and the single rules.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, rules: &mut Ruleset) {
    widgets::section(ui, &words.text("new-game-rules"), |ui| {
        let options = PRESETS.map(|(rules, name, _)| (rules, name));
        segmented_control(ui, words, "new-game/preset", rules, &options);
        let about =
            PRESETS.iter().find(|(preset, ..)| preset == rules).map_or("preset-custom-about", |(_, _, about)| about);
        widgets::explanation(ui, &words.text(about));
    });
    widgets::section(ui, &words.text("new-game-switches"), |ui| switches(ui, words, rules));
}

/// A rule option with its name above and its explanation below.
fn switch<T: Copy + PartialEq>(
    ui: &mut egui::Ui,
    words: &Words,
    [name, about]: [&str; 2],
    value: &mut T,
    options: &[(T, &str)],
) {
    widgets::label(ui, &words.text(name));
    segmented_control(ui, words, name, value, options);
    widgets::explanation(ui, &words.text(about));
    ui.add_space(4.0);
}

fn switches(ui: &mut egui::Ui, words: &Words, rules: &mut Ruleset) {
    switch(
        ui,
        words,
        ["switch-first", "switch-first-about"],
        &mut rules.first,
        &[(Side::South, "side-south"), (Side::North, "side-north")],
    );
    switch(
        ui,
        words,
        ["switch-long-shot", "switch-long-shot-about"],
        &mut rules.long_shot,
        &[(LongShot::First, "switch-long-shot-first"), (LongShot::Both, "switch-long-shot-both")],
    );
    switch(
        ui,
        words,
        ["switch-retreat", "switch-retreat-about"],
        &mut rules.retreat_near,
        &[(RetreatNear::Piece, "switch-retreat-piece"), (RetreatNear::Soldier, "switch-retreat-soldier")],
    );
    switch(
        ui,
        words,
        ["switch-retreat-over", "switch-retreat-over-about"],
        &mut rules.retreat_over,
        &[(RetreatOver::Empty, "switch-retreat-over-empty"), (RetreatOver::Any, "switch-retreat-over-any")],
    );
    switch(
        ui,
        words,
        ["switch-cannon-of", "switch-cannon-of-about"],
        &mut rules.cannon_of,
        &[(CannonOf::Soldiers, "switch-cannon-of-soldiers"), (CannonOf::Pieces, "switch-cannon-of-pieces")],
    );
    switch(
        ui,
        words,
        ["switch-town", "switch-town-about"],
        &mut rules.town,
        &[(TownSafety::Capture, "switch-town-capture"), (TownSafety::Checkmate, "switch-town-checkmate")],
    );
    switch(
        ui,
        words,
        ["switch-shifts", "switch-shifts-about"],
        &mut rules.shift_limit,
        &[(None, "switch-shifts-none"), (Some(3), "switch-shifts-three"), (Some(2), "switch-shifts-two")],
    );
}
