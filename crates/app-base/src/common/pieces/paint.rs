//! Paints of pieces: colours and surfaces for the material slots of the games' models.

use cannon_appearance::PieceSet;

/// The paint of a slot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paint {
    /// Base colour in sRGB. For glass, the colour of light that has gone through it.
    pub color: [f32; 3],
    /// 0 for paint, 1 for bare metal.
    pub metallic: f32,
    /// Perceptual roughness from 0 to 1.
    pub roughness: f32,
    /// Reflectance of a non-metal, as in Bevy's standard material.
    pub reflectance: f32,
    /// Wood grain, or glass.
    pub surface: PaintSurface,
}

/// How a surface treats light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PaintSurface {
    /// Opaque.
    Solid,
    /// Opaque, with a wood grain.
    Wood,
    /// Glass, with its opacity from 0 to 1 where it is seen at a right angle. It is more opaque at the rim.
    Glass(f32),
}

/// Paint of a colour.
pub const fn paint(r: f32, g: f32, b: f32, roughness: f32) -> Paint {
    Paint { color: [r, g, b], metallic: 0.0, roughness, reflectance: 0.5, surface: PaintSurface::Solid }
}

/// Bare metal.
pub const fn metal(r: f32, g: f32, b: f32, roughness: f32) -> Paint {
    Paint { metallic: 1.0, ..paint(r, g, b, roughness) }
}

/// Oiled wood.
pub const fn timber(r: f32, g: f32, b: f32, roughness: f32) -> Paint {
    Paint { reflectance: 0.42, surface: PaintSurface::Wood, ..paint(r, g, b, roughness) }
}

/// Glass with this opacity.
pub const fn pane(r: f32, g: f32, b: f32, opacity: f32) -> Paint {
    Paint { surface: PaintSurface::Glass(opacity), ..paint(r, g, b, 0.10) }
}

/// The paints of a slot for the dark and the light army.
#[derive(Debug)]
pub struct PaintRow {
    /// The name of the material slot in the model files.
    pub slot: &'static str,
    /// The paint of the dark army.
    pub dark: Paint,
    /// The paint of the light army.
    pub light: Paint,
}

/// The paints of a slot that differs between the armies.
pub const fn row(slot: &'static str, dark: Paint, light: Paint) -> PaintRow {
    PaintRow { slot, dark, light }
}

/// The paint of a slot that is the same for both armies.
pub const fn same_for_both(slot: &'static str, paint: Paint) -> PaintRow {
    row(slot, paint, paint)
}

/// The paints of a game's slots in each [set of pieces](PieceSet).
#[derive(Clone, Copy, Debug)]
pub struct PaintTable {
    /// The painted tin set.
    pub tin: &'static [PaintRow],
    /// The carved wood set.
    pub wood: &'static [PaintRow],
    /// The metal and glass set.
    pub glass: &'static [PaintRow],
    /// The plain set. It has models with slots of their own, but shares terrain and props with the others.
    pub plain: &'static [PaintRow],
    /// The paints of burnt-out pieces in all sets. Slots without one keep their usual paint.
    pub burnt: &'static [PaintRow],
    /// The slots whose hue tells the sides apart: uniforms' facings, flags and trim.
    pub accents: &'static [&'static str],
}

impl PaintTable {
    /// The paints in a set.
    pub const fn rows(&self, set: PieceSet) -> &'static [PaintRow] {
        match set {
            PieceSet::PaintedTin => self.tin,
            PieceSet::CarvedWood => self.wood,
            PieceSet::MetalAndGlass => self.glass,
            PieceSet::Plain => self.plain,
        }
    }
}

/// The lacquers of the plain set.
pub mod lacquered {
    use super::{Paint, paint};
    use crate::common::Tone;

    /// Charcoal paint.
    pub const CHARCOAL: Paint = paint(0.235, 0.247, 0.282, 0.42);
    /// Black paint.
    pub const BLACK: Paint = paint(0.132, 0.132, 0.150, 0.44);
    const ORANGE: Paint = paint(0.93, 0.425, 0.15, 0.50);
    /// Ivory paint.
    pub const IVORY: Paint = paint(0.905, 0.855, 0.735, 0.42);
    /// Oak paint.
    pub const OAK: Paint = paint(0.665, 0.547, 0.397, 0.44);
    const BLUE: Paint = paint(0.171, 0.349, 0.636, 0.50);

    /// The colour of the symbols of an army.
    pub const fn ink(tone: Tone) -> Paint {
        match tone {
            Tone::Dark => ORANGE,
            Tone::Light => BLUE,
        }
    }
}

/// The woods and metals of the carved set.
pub mod carved {
    use super::{Paint, metal, timber};

    /// Walnut.
    pub const WALNUT: Paint = timber(0.385, 0.225, 0.135, 0.46);
    /// Ebony.
    pub const EBONY: Paint = timber(0.205, 0.135, 0.100, 0.44);
    /// Mahogany.
    pub const MAHOGANY: Paint = timber(0.60, 0.12, 0.070, 0.44);
    /// Padauk.
    pub const PADAUK: Paint = timber(0.80, 0.335, 0.075, 0.44);
    /// Boxwood.
    pub const BOXWOOD: Paint = timber(0.87, 0.71, 0.46, 0.46);
    /// Maple.
    pub const MAPLE: Paint = timber(0.93, 0.81, 0.60, 0.46);
    /// Pear.
    pub const PEAR: Paint = timber(0.71, 0.50, 0.29, 0.46);
    /// Wood stained blue.
    pub const BLUED: Paint = timber(0.145, 0.335, 0.53, 0.44);
    /// Brass.
    pub const BRASS: Paint = metal(0.88, 0.67, 0.35, 0.34);
}

/// The metals and glasses of the metal and glass set.
pub mod metal_and_glass {
    use super::{Paint, metal, pane};

    /// Gunmetal.
    pub const GUNMETAL: Paint = metal(0.50, 0.515, 0.57, 0.34);
    /// Blackened metal.
    pub const BLACKENED: Paint = metal(0.34, 0.35, 0.40, 0.36);
    /// Bronze.
    pub const BRONZE: Paint = metal(0.68, 0.44, 0.24, 0.30);
    /// Silver.
    pub const SILVER: Paint = metal(0.90, 0.89, 0.87, 0.26);
    /// Satin metal.
    pub const SATIN: Paint = metal(0.74, 0.735, 0.73, 0.38);
    /// Gold.
    pub const GOLD: Paint = metal(0.95, 0.76, 0.42, 0.26);
    /// Glass in the colour of cobalt.
    pub const COBALT: Paint = pane(0.15, 0.24, 0.62, 0.80);
    /// Cobalt glass that is almost black.
    pub const DEEP_COBALT: Paint = pane(0.10, 0.13, 0.34, 0.92);
    /// Cobalt glass with a ground surface.
    pub const COBALT_FROST: Paint = pane(0.42, 0.42, 0.56, 0.90);
    /// Clear glass.
    pub const CLEAR: Paint = pane(0.92, 0.98, 0.97, 0.56);
    /// Clear glass with a green shine, as of a thick pane.
    pub const SEA: Paint = pane(0.74, 0.91, 0.89, 0.66);
    /// Clear glass with a ground surface.
    pub const FROST: Paint = pane(0.96, 0.97, 0.96, 0.88);
    /// Glass in the colour of ruby.
    pub const RUBY: Paint = pane(0.80, 0.04, 0.06, 0.74);
    /// Glass in the colour of sapphire.
    pub const SAPPHIRE: Paint = pane(0.10, 0.32, 0.84, 0.72);
    /// Clear glass of a thin pane.
    pub const THIN_CLEAR: Paint = pane(0.90, 0.98, 1.0, 0.42);
    /// Smoked glass.
    pub const SMOKE: Paint = pane(0.25, 0.20, 0.17, 0.80);
    /// Smoked glass that is almost black.
    pub const DEEP_SMOKE: Paint = pane(0.13, 0.10, 0.09, 0.92);
    /// Smoked glass with a ground surface.
    pub const SMOKE_FROST: Paint = pane(0.40, 0.36, 0.33, 0.90);
    /// Glass in the colour of amber.
    pub const AMBER: Paint = pane(1.0, 0.45, 0.03, 0.72);
}
