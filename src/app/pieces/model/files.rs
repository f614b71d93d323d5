//! The table of model files. They are part of the program, so that it is one file that needs no other.

/// A model's files.
#[derive(Debug)]
pub(in crate::app::pieces) struct Embedded {
    /// The name that forms give it.
    pub(in crate::app::pieces) name: &'static str,
    /// The whole model with its pictures.
    pub(in crate::app::pieces) full: &'static [u8],
    /// The cheap version: fewer triangles, and occlusion in its vertices instead of pictures.
    pub(in crate::app::pieces) low: &'static [u8],
}

macro_rules! embed {
    ($($name:literal),* $(,)?) => {
        &[$(Embedded {
            name: $name,
            full: include_bytes!(concat!("../../../../assets/models/", $name, ".glb")),
            low: include_bytes!(concat!("../../../../assets/models/", $name, "-low.glb")),
        }),*]
    };
}

/// All model files.
pub(in crate::app::pieces) static FILES: &[Embedded] = embed![
    "cannon/soldier-dark",
    "cannon/soldier-light",
    "cannon/town-dark",
    "cannon/town-light",
    "cannon/gun",
    "cannon/gunner-dark",
    "cannon/gunner-light",
    "cannon/ball",
    "tank-chess/heavy",
    "tank-chess/medium",
    "tank-chess/light",
    "tank-chess/command",
    "tank-chess/destroyer",
    "tank-chess/mortar",
    "tank-chess/super-heavy",
    "tank-chess/hunter",
    "tank-chess/amphibious",
    "tank-chess/bulldozer",
    "tank-chess/minesweeper",
    "tank-chess/wreck",
    "tank-chess/obstacle",
    "tank-chess/timber",
    "tank-chess/hedge",
    "tank-chess/low",
    "tank-chess/water",
    "tank-chess/shore",
    "tank-chess/shore-corner",
    "tank-chess/mine",
    "tank-chess/flag",
    "tank-chess/shell",
];

/// The files of a model.
pub(in crate::app::pieces) fn find(name: &str) -> Option<&'static Embedded> {
    FILES.iter().find(|file| file.name == name)
}
