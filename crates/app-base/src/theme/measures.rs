//! Sizes and spacings of the interface, in points at the scale of a window with 1280 by 720 pixels.

/// Width of the window for which the sizes are designed.
pub const DESIGN_WIDTH: f32 = 1280.0;
/// Height of the window for which the sizes are designed.
pub const DESIGN_HEIGHT: f32 = 720.0;
/// Minimum width of the interface in points. With less, the text of the cards beside the board does not fit.
pub const MIN_WIDTH: f32 = 640.0;
/// Minimum height of the interface in points. With less, the rows beside the board overlap.
pub const MIN_HEIGHT: f32 = 440.0;
/// Minimum automatic scale; in smaller windows the panels scroll.
pub const MIN_AUTO_SCALE: f32 = 0.78;
/// Minimum scale at which text is readable, which holds for all windows.
pub const MIN_READABLE_SCALE: f32 = 0.5;
/// Maximum automatic scale.
pub const MAX_AUTO_SCALE: f32 = 4.0;

/// Spacing between parts of one element.
pub const TIGHT: f32 = 4.0;
/// Spacing between related elements.
pub const SMALL: f32 = 8.0;
/// Spacing between buttons in a row, and between rows beside the board.
pub const BUTTON_GAP: f32 = 6.0;
/// Spacing between elements.
pub const MEDIUM: f32 = 14.0;
/// Spacing between groups.
pub const LARGE: f32 = 24.0;

/// Spacing between columns.
pub const GUTTER: f32 = 32.0;

/// Distance of panels from the window's edge.
pub const WINDOW_MARGIN: f32 = 20.0;
/// Inner margin of panels.
pub const PANEL_MARGIN: f32 = 26.0;
/// Corner radius of panels.
pub const PANEL_ROUNDING: f32 = 10.0;
/// Corner radius of buttons and rows.
pub const ROUNDING: f32 = 6.0;

/// Height of buttons.
pub const BUTTON_HEIGHT: f32 = 38.0;
/// Height of the buttons of a menu.
pub const MENU_BUTTON_HEIGHT: f32 = 46.0;
/// Height of small controls: choices, toggles and buttons in rows.
pub const CONTROL_HEIGHT: f32 = 32.0;
/// Width and height of an icon.
pub const ICON_SIZE: f32 = 18.0;

/// Width of the panel beside the board.
pub const SIDE_PANEL_WIDTH: f32 = 296.0;

/// Distance by which the content of a button moves down while it is pressed.
pub const PRESS_DEPTH: f32 = 1.0;

/// Duration of the fade of hover and focus, in seconds.
pub const FADE_SECONDS: f32 = 0.11;

/// Width of the ring around the focused widget.
pub const FOCUS_WIDTH: f32 = 2.0;
