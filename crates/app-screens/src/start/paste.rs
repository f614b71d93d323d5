//! Pasting of games and set-ups: the text of the clipboard opens as a dropped file does.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::open_file::TextToOpen;
use crate::parts::dialogs::Dialog;
use cannon_app_base::common::{FrameRequest, KeyboardTaken};
use cannon_app_base::states::{Menu, Screen};

/// Takes a pasted text on the title, at the table without a menu, and in the list of saved games. The editor takes texts by itself.
pub(super) fn take_text(
    mut contexts: EguiContexts,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    open_dialog: Res<Dialog>,
    keyboard_taken: Res<KeyboardTaken>,
    mut text: ResMut<TextToOpen>,
    mut frame_requests: MessageWriter<FrameRequest>,
) {
    let is_here = matches!(
        (*screen.get(), *menu.get()),
        (Screen::Title, Menu::Title) | (Screen::Play, Menu::None) | (_, Menu::SavedGames)
    );
    let Ok(context) = contexts.ctx_mut() else { return };
    if !is_here || *keyboard_taken != KeyboardTaken::No || *open_dialog != Dialog::None || context.text_edit_focused() {
        return;
    }
    let pasted = context.input(|input| {
        let mut texts = input.events.iter().filter_map(|event| match event {
            egui::Event::Paste(text) => Some(text.clone()),
            _ => None,
        });
        texts.next_back()
    });
    if let Some(pasted) = pasted {
        text.0 = Some(pasted);
        frame_requests.write(FrameRequest::within_seconds(0.0));
    }
}
