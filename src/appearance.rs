//! Choices about the look that the settings, the command line and the scene share.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

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
    /// Tokens and blocks with symbols, like those of a boxed game.
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
    #[must_use]
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
