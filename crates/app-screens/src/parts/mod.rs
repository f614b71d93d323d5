//! Parts that several screens share: navigation, dialogs, notices, panels, shapes and texts.

pub(crate) mod dialogs;
pub(crate) mod explorer;
pub(crate) mod gamepad_focus;
pub(crate) mod keyboard_focus;
pub(crate) mod navigation;
pub(crate) mod notices;
pub(crate) mod side_panel;
pub(crate) mod text;
pub(crate) mod text_box;
