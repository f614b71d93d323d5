//! Corrections of the input that `bevy_egui` passes to egui.

use std::ops::Range;

use bevy::prelude::*;
use bevy_egui::egui::ImeEvent;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (drop_repeated_modifiers, convert_composition_ranges)
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Drops repeated states of the modifier keys, so that the window can stop redrawing: `bevy_egui` sends the state in every frame, and egui
/// requests a repaint for any event.
fn drop_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut previous: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => {
                let changed = *modifiers != *previous;
                *previous = *modifiers;
                changed
            }
            _ => true,
        });
    }
}

/// Converts the part of a text that an input method composes. winit counts bytes, egui counts characters, and `bevy_egui` passes the
/// numbers on as they are.
fn convert_composition_ranges(mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        for event in &mut input.bypass_change_detection().events {
            if let egui::Event::Ime(ImeEvent::Preedit { text, active_range_chars: Some(range) }) = event {
                *range = char_range(text, range);
            }
        }
    }
}

/// The range of characters from a range of bytes. A place within a character or behind the text counts as the next boundary before it.
fn char_range(text: &str, bytes: &Range<usize>) -> Range<usize> {
    let chars_before = |byte: usize| text.char_indices().take_while(|(at, c)| at + c.len_utf8() <= byte).count();
    chars_before(bytes.start)..chars_before(bytes.end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_of_japanese_text_count_characters() {
        assert_eq!(char_range("あんな", &(0..9)), 0..3);
        assert_eq!(char_range("あんな", &(3..6)), 1..2);
        assert_eq!(char_range("anna", &(1..4)), 1..4);
        assert_eq!(char_range("あ", &(1..90)), 0..1, "numbers that fit no character");
    }
}
