//! Choices about the look that the settings, the command line and the scene share.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

/// The name of a value as an option of the command line has it.
pub fn option_value(value: &impl ValueEnum) -> String {
    value.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
}

/// The quality tier, which determines the cost of a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Quality {
    /// Hard edges, one plain light: for software renderers and old integrated graphics.
    #[default]
    Low,
    /// Soft shadows, bloom, edges smoothed in the picture.
    Medium,
    /// Everything.
    High,
}

/// The material of the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum PieceSet {
    /// Toys in bright paint.
    #[default]
    #[value(name = "tin")]
    PaintedTin,
    /// Dark and light wood, oiled, with fittings of brass.
    #[value(name = "wood")]
    CarvedWood,
    /// Bodies of glass on brushed metal.
    #[value(name = "glass")]
    MetalAndGlass,
    /// Tokens and blocks with symbols, like the pieces of a boxed game.
    #[value(name = "plain")]
    Plain,
}

/// The kind of places on the Cannon board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum BoardFace {
    /// A chequered board; pieces stand in cells.
    #[default]
    Cells,
    /// Lines; pieces stand on their crossings.
    Points,
}

/// The material of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum BoardLook {
    /// Walnut and maple under satin varnish, in a frame of mahogany.
    #[default]
    Walnut,
    /// Dark and pale slate with inlaid brass, in a frame of slate.
    Slate,
}

/// When badges, which show the kind of a unit as a symbol, stand over the units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum BadgeMode {
    /// Over units that are small on the screen.
    #[default]
    WhenSmall,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// The look of a board that shows a landscape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum GroundLook {
    /// Meadows with houses, woods and rocks.
    #[default]
    Summer,
    /// The same land under snow.
    Winter,
    /// Sand with houses of mud brick, ruins and rocks.
    Desert,
    /// Two brown woods without a landscape, with terrain of toy blocks.
    Walnut,
}

impl GroundLook {
    /// Whether the board is a landscape, in which adjacent squares of terrain grow together.
    pub const fn is_landscape(self) -> bool {
        !matches!(self, GroundLook::Walnut)
    }
}

/// The room in which the table stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// A study at evening, by the light of a lamp.
    #[default]
    Study,
    /// A camp in the field, by day.
    Field,
}

/// The theme of the interface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InterfaceTheme {
    /// Warm panels with brass.
    #[default]
    Standard,
    /// Bright text and frames on opaque black.
    HighContrast,
}

/// The colours that carry meaning: the colours of the sides, of the marks on the board, and of judgements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColorScheme {
    /// For usual colour vision.
    #[default]
    Standard,
    /// For eyes without receptors for long wavelengths.
    Protanopia,
    /// For eyes without receptors for middle wavelengths.
    Deuteranopia,
    /// For eyes without receptors for short wavelengths.
    Tritanopia,
    /// Shades of grey, with the numbers of the sides over the pieces.
    Greyscale,
}

impl ColorScheme {
    /// The schemes other than the standard one, in the order of tables of their colours.
    pub const SPECIAL: [ColorScheme; 4] =
        [ColorScheme::Protanopia, ColorScheme::Deuteranopia, ColorScheme::Tritanopia, ColorScheme::Greyscale];

    /// The index of the scheme in [`SPECIAL`](Self::SPECIAL); `None` for the standard one.
    pub const fn special_index(self) -> Option<usize> {
        (self as usize).checked_sub(1)
    }
}

/// The size of the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PieceSize {
    /// The size for which they are made.
    #[default]
    Normal,
    /// Somewhat larger.
    Large,
    /// As large as the places allow.
    Largest,
}

impl PieceSize {
    /// The factor of the size, which a wide piece does not reach.
    pub const fn factor(self) -> f32 {
        match self {
            PieceSize::Normal => 1.0,
            PieceSize::Large => 1.15,
            PieceSize::Largest => 1.3,
        }
    }
}

/// The colour of the board cursor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CursorColor {
    /// White with a dark edge.
    #[default]
    White,
    /// Yellow with a dark edge.
    Yellow,
    /// Black with a white edge.
    Black,
}

/// The strokes of the board cursor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CursorWeight {
    /// Thin brackets at the corners.
    #[default]
    Thin,
    /// Thick and long brackets.
    Thick,
}
