//! Colours.

/// A colour with its opacity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Color {
    /// Red, green and blue.
    pub rgb: [u8; 3],
    /// The opacity, from 0 (invisible) to 255. PDF files ignore it, because nothing on a sheet is translucent.
    pub opacity: u8,
}

impl Color {
    /// Black.
    pub const BLACK: Color = Color::gray(0.0);
    /// White.
    pub const WHITE: Color = Color::gray(1.0);

    /// An opaque shade of gray, from 0 (black) to 1 (white).
    pub const fn gray(shade: f32) -> Color {
        // A conversion from float to integer keeps within the range of the integer.
        let level = (shade * 255.0 + 0.5) as u8;
        Color { rgb: [level; 3], opacity: 255 }
    }

    /// The same colour with this share of its opacity.
    pub fn faded(self, share: f32) -> Color {
        Color { opacity: (f32::from(self.opacity) * share + 0.5) as u8, ..self }
    }
}
