//! Models of the wrecks: the models of the units in burnt paint, lying on their left side. A wreck whose origin is unknown, as in a set-up,
//! has a model of its own; in the plain set it is that of a medium tank.

use super::form;
use crate::app::common::pieces::{IdleAnimation, LyingPose, PieceForm, PieceModel};

/// Radius of the area that a wreck covers, and the radii and height of the cone that the pointer hits.
const FOOTPRINT: f32 = 0.43;
const PICKING_SHAPE: (f32, f32, f32) = (0.38, 0.20, 0.55);

/// Half the width, the height, and the angle by which the front is raised.
const fn lying(height: f32, top: f32, pitch: f32) -> LyingPose {
    LyingPose { height, top, pitch }
}

/// A wreck of this form.
const fn wrecked(file: &'static str, lying: Option<LyingPose>) -> PieceForm {
    let form = form(file, FOOTPRINT, PICKING_SHAPE, &[]);
    PieceForm { idle_animation: IdleAnimation::Smoking, lying, ..form }
}

/// The wreck of a unit, with its files and its poses in the sets with models and in the plain set.
const fn wreck(
    name: &'static str,
    [modelled_file, plain_file]: [&'static str; 2],
    [modelled, plain]: [LyingPose; 2],
) -> PieceModel {
    PieceModel {
        name,
        modelled: wrecked(modelled_file, Some(modelled)),
        plain: Some(wrecked(plain_file, Some(plain))),
        is_burnt: true,
        terrain: None,
    }
}

/// The wreck of a vehicle of either side of which nothing is known.
pub static WRECK: PieceModel = PieceModel {
    name: "tank-chess/wreck",
    modelled: wrecked("tank-chess/wreck", None),
    plain: Some(wrecked("plain/medium", Some(lying(0.325, 0.330, 0.0)))),
    is_burnt: true,
    terrain: None,
};

/// The wreck of a heavy tank.
pub(super) static HEAVY: PieceModel = wreck(
    "tank-chess/heavy-wreck",
    ["tank-chess/heavy", "plain/heavy"],
    [lying(0.387, 0.470, 0.0), lying(0.375, 0.365, 0.0)],
);
/// The wreck of a medium tank. It lies on a fuel drum at the rear and on the front of a track.
pub(super) static MEDIUM: PieceModel = wreck(
    "tank-chess/medium-wreck",
    ["tank-chess/medium", "plain/medium"],
    [lying(0.341, 0.460, -0.099), lying(0.325, 0.330, 0.0)],
);
/// The wreck of a light tank.
pub(super) static LIGHT: PieceModel = wreck(
    "tank-chess/light-wreck",
    ["tank-chess/light", "plain/light"],
    [lying(0.285, 0.390, 0.0), lying(0.270, 0.300, 0.0)],
);
/// The wreck of a Command, which lies on its cabin and on the front of a track. Its mast does not count for the height.
pub(super) static COMMAND: PieceModel = wreck(
    "tank-chess/command-wreck",
    ["tank-chess/command", "plain/command"],
    [lying(0.319, 0.440, -0.129), lying(0.300, 0.305, 0.0)],
);
/// The wreck of a destroyer.
pub(super) static DESTROYER: PieceModel = wreck(
    "tank-chess/destroyer-wreck",
    ["tank-chess/destroyer", "plain/destroyer"],
    [lying(0.335, 0.430, 0.0), lying(0.345, 0.330, 0.0)],
);
/// The wreck of a mortar, which lies on its folded outriggers.
pub(super) static MORTAR: PieceModel = wreck(
    "tank-chess/mortar-wreck",
    ["tank-chess/mortar", "plain/mortar"],
    [lying(0.430, 0.545, 0.0), lying(0.355, 0.430, 0.0)],
);
/// The wreck of a super-heavy tank.
pub(super) static SUPER_HEAVY: PieceModel = wreck(
    "tank-chess/super-heavy-wreck",
    ["tank-chess/super-heavy", "plain/super-heavy"],
    [lying(0.422, 0.530, 0.0), lying(0.420, 0.395, 0.0)],
);
/// The wreck of a hunter.
pub(super) static HUNTER: PieceModel = wreck(
    "tank-chess/hunter-wreck",
    ["tank-chess/hunter", "plain/hunter"],
    [lying(0.282, 0.430, 0.0), lying(0.265, 0.366, 0.0)],
);
/// The wreck of an amphibious tank.
pub(super) static AMPHIBIOUS: PieceModel = wreck(
    "tank-chess/amphibious-wreck",
    ["tank-chess/amphibious", "plain/amphibious"],
    [lying(0.313, 0.390, -0.016), lying(0.301, 0.305, -0.056)],
);
/// The wreck of a bulldozer, whose blade is wider than the rest.
pub(super) static BULLDOZER: PieceModel = wreck(
    "tank-chess/bulldozer-wreck",
    ["tank-chess/bulldozer", "plain/bulldozer"],
    [lying(0.385, 0.545, 0.116), lying(0.378, 0.280, 0.134)],
);
/// The wreck of a minesweeper. In the plain set, its flail is wider than the rest.
pub(super) static MINESWEEPER: PieceModel = wreck(
    "tank-chess/minesweeper-wreck",
    ["tank-chess/minesweeper", "plain/minesweeper"],
    [lying(0.398, 0.440, 0.0), lying(0.388, 0.330, 0.131)],
);
