//! The people at both seats of a game with a friend: players with a profile, guests, and new players.

use bevy::prelude::MessageWriter;
use bevy_egui::egui;
use cannon_app_activities::profile::ProfileRequest;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::measures;
use cannon_app_base::theme::widgets::{Button, named_rects};
use cannon_profile::{MAX_NAME_CHARS, Profiles};
use cannon_rules::Side;

use super::computer::{side_heading, side_name};
use super::draft::NewGameDraft;

/// Seats the player at the board and the last second player, or a guest, where nobody is seated yet.
pub(super) fn seat(draft: &mut NewGameDraft, words: &Words, profiles: &Profiles) {
    let guest = words.text("profile-guest");
    let usual = [profiles.current(), profiles.second()];
    for (name, usual) in draft.names.iter_mut().zip(usual) {
        if name.trim().is_empty() {
            *name = usual.map_or_else(|| guest.clone(), |profile| profile.name().to_string());
        }
    }
}

/// Shows who can sit at each seat.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, draft: &mut NewGameDraft, profiles: &Profiles) {
    let game = draft.game;
    ui.columns(2, |columns| {
        for (ui, side) in columns.iter_mut().zip(Side::ALL) {
            side_heading(ui, words, game, side);
            // Whether the field for a name appears in this frame; what is typed then goes there.
            let mut is_opened = false;
            let (name, is_new) = (&mut draft.names[side.index()], &mut draft.is_new_player[side.index()]);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = egui::Vec2::splat(measures::BUTTON_GAP);
                let people = profiles.iter().map(|profile| profile.name().to_string());
                for (index, person) in people.chain([words.text("profile-guest")]).enumerate() {
                    let widget = format!("{}/person/{}", side_name(side), index + 1);
                    let is_chosen = !*is_new && *name == person;
                    let button = Button::labelled(&widget, person.clone()).selected(is_chosen);
                    if button.height(measures::CONTROL_HEIGHT).show(ui).clicked() {
                        (*name, *is_new) = (person, false);
                    }
                }
                let widget = format!("{}/person/new", side_name(side));
                let button = Button::labelled(&widget, words.text("play-new-player")).selected(*is_new);
                if button.height(measures::CONTROL_HEIGHT).show(ui).clicked() && !*is_new {
                    (*is_new, is_opened) = (true, true);
                    name.clear();
                }
            });
            if *is_new {
                let hint = words.format("play-name", &[("side", words.side_in(game, side).into())]);
                let field = name_field(ui, &hint, side, name);
                if is_opened {
                    field.request_focus();
                }
            }
        }
    });
}

/// The field for the name of a new player.
fn name_field(ui: &mut egui::Ui, hint: &str, side: Side, name: &mut String) -> egui::Response {
    ui.add_space(measures::TIGHT);
    let field = egui::TextEdit::singleline(name).char_limit(MAX_NAME_CHARS).hint_text(hint);
    let field = field.vertical_align(egui::Align::Center).desired_width(f32::INFINITY);
    let response = ui.add(field.min_size(egui::vec2(0.0, measures::CONTROL_HEIGHT)));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, hint));
    named_rects::record(ui.ctx(), &format!("{}/name", side_name(side)), response.rect);
    response
}

/// Gives new players a profile, and remembers the second player for the next game.
pub(super) fn enrol(draft: &mut NewGameDraft, profiles: &Profiles, requests: &mut MessageWriter<ProfileRequest>) {
    for side in Side::ALL {
        let name = draft.names[side.index()].trim();
        if draft.is_new_player[side.index()] && !name.is_empty() && profiles.find(name).is_none() {
            requests.write(ProfileRequest::Enrol(name.to_owned()));
        }
    }
    draft.is_new_player = [false; 2];
    let current = profiles.current().map(|profile| profile.name().as_str());
    let second = draft.names.iter().map(|name| name.trim()).find(|name| current != Some(*name));
    requests.write(ProfileRequest::ChooseSecond(second.map(str::to_owned)));
}
