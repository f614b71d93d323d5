//! Names of gamepad buttons: in the settings, and on the screen by the family of the gamepad.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use cannon_i18n::Localizer;

/// The buttons that can be bound, with their names in the settings, which are Bevy's own names.
pub(super) static GAMEPAD_BUTTONS: [(GamepadButton, &str); 17] = [
    (GamepadButton::South, "South"),
    (GamepadButton::East, "East"),
    (GamepadButton::West, "West"),
    (GamepadButton::North, "North"),
    (GamepadButton::LeftTrigger, "LeftTrigger"),
    (GamepadButton::RightTrigger, "RightTrigger"),
    (GamepadButton::LeftTrigger2, "LeftTrigger2"),
    (GamepadButton::RightTrigger2, "RightTrigger2"),
    (GamepadButton::Select, "Select"),
    (GamepadButton::Start, "Start"),
    (GamepadButton::Mode, "Mode"),
    (GamepadButton::LeftThumb, "LeftThumb"),
    (GamepadButton::RightThumb, "RightThumb"),
    (GamepadButton::DPadUp, "DPadUp"),
    (GamepadButton::DPadDown, "DPadDown"),
    (GamepadButton::DPadLeft, "DPadLeft"),
    (GamepadButton::DPadRight, "DPadRight"),
];

/// The signs of the buttons by family, in the order of [`GAMEPAD_BUTTONS`] without the D-pad. The signs are printed on the gamepads and
/// are the same in all languages.
const SIGNS: [(GamepadFamily, [&str; 13]); 3] = [
    (GamepadFamily::Xbox, ["A", "B", "X", "Y", "LB", "RB", "LT", "RT", "View", "Menu", "Xbox", "LS", "RS"]),
    (GamepadFamily::PlayStation, ["×", "○", "□", "△", "L1", "R1", "L2", "R2", "Create", "Options", "PS", "L3", "R3"]),
    (GamepadFamily::Nintendo, ["B", "A", "Y", "X", "L", "R", "ZL", "ZR", "−", "+", "Home", "LS", "RS"]),
];

/// The makers of gamepads, whose buttons have different signs at the same places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GamepadFamily {
    /// Xbox gamepads, whose signs most other makers use.
    #[default]
    Xbox,
    /// PlayStation gamepads.
    PlayStation,
    /// Nintendo gamepads.
    Nintendo,
}

impl GamepadFamily {
    /// The sign of a button.
    pub(super) fn label(self, button: GamepadButton, words: &Localizer) -> String {
        let arrow = match button {
            GamepadButton::DPadUp => Some("↑"),
            GamepadButton::DPadDown => Some("↓"),
            GamepadButton::DPadLeft => Some("←"),
            GamepadButton::DPadRight => Some("→"),
            _ => None,
        };
        if let Some(arrow) = arrow {
            return words.format("keycap-dpad", &[("arrow", arrow.into())]);
        }
        let signs = SIGNS.iter().find(|(family, _)| *family == self).map(|(_, signs)| signs);
        let mut buttons = GAMEPAD_BUTTONS.iter().zip(signs.into_iter().flatten());
        buttons.find(|((known, _), _)| *known == button).map_or_else(String::new, |(_, sign)| (*sign).to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_button_has_a_sign_in_every_family() {
        let words = Localizer::default();
        for (family, _) in SIGNS {
            for (button, name) in GAMEPAD_BUTTONS {
                assert!(!family.label(button, &words).is_empty(), "{name}");
            }
        }
        assert_eq!(GamepadFamily::Nintendo.label(GamepadButton::South, &words), "B");
        assert_eq!(GamepadFamily::PlayStation.label(GamepadButton::DPadLeft, &words), "D-pad ←");
    }
}
