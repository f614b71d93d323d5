//! The files of the fonts. Each is embedded once, for the window, for the lettering of the board and for printed pages.
//!
//! The scripts in `assets/source/fonts` make them, and their licences are beside them in `assets/fonts`.

/// Embeds a file of `assets/fonts`.
macro_rules! font {
    ($file:literal) => {
        include_bytes!(concat!("../../../assets/fonts/", $file))
    };
}

/// Embeds the licence of a font.
macro_rules! license {
    ($file:literal) => {
        include_str!(concat!("../../../assets/fonts/", $file))
    };
}

/// The face of titles, Latin only.
pub static DISPLAY: &[u8] = font!("CannonDisplay-Regular.otf");
/// The face of all other text, Latin only.
pub static TEXT: &[u8] = font!("CannonText-Regular.ttf");
/// The bold face of text, Latin only.
pub static TEXT_BOLD: &[u8] = font!("CannonText-Bold.ttf");
/// The Japanese face. It has no Latin letters.
pub static JAPANESE: &[u8] = font!("CannonJapanese-Regular.otf");
/// The bold Japanese face. It has no Latin letters.
pub static JAPANESE_BOLD: &[u8] = font!("CannonJapanese-Bold.otf");
/// The signs of the board's coordinates.
pub static BOARD: &[u8] = font!("CannonBoard-Regular.otf");

/// The licences of the fonts, one text for each file in `assets/fonts` that has one.
pub static LICENSES: [&str; 4] = [
    license!("OFL-CannonDisplay.txt"),
    license!("OFL-CannonText.txt"),
    license!("OFL-CannonJapanese.txt"),
    license!("OFL-CannonBoard.txt"),
];
