//! Buttons and axes of a gamepad, named as in Bevy.

/// A button. The names of the four main buttons are positions: what is printed on them depends on the [`Family`](crate::Family).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Button {
    /// The lower main button.
    South,
    /// The right main button.
    East,
    /// The upper main button.
    North,
    /// The left main button.
    West,
    /// The third of a row of six.
    C,
    /// The sixth of a row of six.
    Z,
    /// The upper left shoulder button.
    LeftTrigger,
    /// The lower left shoulder button, often with values in between.
    LeftTrigger2,
    /// The upper right shoulder button.
    RightTrigger,
    /// The lower right shoulder button, often with values in between.
    RightTrigger2,
    /// The small left button: View, Share, Create, minus.
    Select,
    /// The small right button: Menu, Options, plus.
    Start,
    /// The button with the logo.
    Mode,
    /// The left stick, pressed.
    LeftThumb,
    /// The right stick, pressed.
    RightThumb,
    /// Up on the D-pad.
    DPadUp,
    /// Down on the D-pad.
    DPadDown,
    /// Left on the D-pad.
    DPadLeft,
    /// Right on the D-pad.
    DPadRight,
}

/// An axis of a stick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Axis {
    /// The left stick from left to right.
    LeftStickX,
    /// The left stick from bottom to top.
    LeftStickY,
    /// The right stick from left to right.
    RightStickX,
    /// The right stick from bottom to top.
    RightStickY,
}
