//! Sizes and distances of the interface, in points at the scale of a 1280 by 720 window.

/// Width of the window that the sizes are meant for.
pub const DESIGN_WIDTH: f32 = 1280.0;
/// Height of the window that the sizes are meant for.
pub const DESIGN_HEIGHT: f32 = 720.0;
/// Points across the window without which the cards beside the board have no room for their words.
pub const LEAST_WIDTH: f32 = 640.0;
/// Points down the window without which the rows beside the board lie on each other.
pub const LEAST_HEIGHT: f32 = 400.0;
/// The interface never shrinks below this by itself; smaller windows scroll.
pub const SMALLEST_SCALE: f32 = 0.78;
/// Whatever the window, nothing could be read below this.
pub const SMALLEST_READABLE: f32 = 0.5;
/// The interface never grows beyond this by itself.
pub const LARGEST_SCALE: f32 = 4.0;

/// Between parts of one thing.
pub const TIGHT: f32 = 4.0;
/// Between things that belong together.
pub const SMALL: f32 = 8.0;
/// Between buttons in a row, and between rows beside the board.
pub const BUTTON_GAP: f32 = 6.0;
/// Between things.
pub const MEDIUM: f32 = 14.0;
/// Between groups.
pub const LARGE: f32 = 24.0;

/// Between columns.
pub const GUTTER: f32 = 32.0;

/// Distance of panels from the window's edge.
pub const WINDOW_MARGIN: f32 = 20.0;
/// Inside of panels.
pub const PANEL_MARGIN: f32 = 26.0;
/// Rounding of panels.
pub const PANEL_ROUNDING: f32 = 10.0;
/// Rounding of buttons and rows.
pub const ROUNDING: f32 = 6.0;

/// Height of buttons.
pub const BUTTON_HEIGHT: f32 = 38.0;
/// Height of the buttons of a menu.
pub const MENU_BUTTON_HEIGHT: f32 = 46.0;
/// Height of small controls: choices, toggles, buttons in rows.
pub const CONTROL_HEIGHT: f32 = 32.0;
/// Sides of an icon.
pub const ICON: f32 = 18.0;

/// Width of the panel beside the board.
pub const SIDE_PANEL_WIDTH: f32 = 296.0;

/// How far a button gives way while it is held down.
pub const PRESS_DEPTH: f32 = 1.0;

/// How long hover and focus take to show, in seconds.
pub const FADE_SECONDS: f32 = 0.11;
