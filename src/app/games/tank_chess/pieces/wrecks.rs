//! Models of the wrecks: the models of the units in burnt paint, lying on their left side. A wreck whose origin is unknown, as in a set-up,
//! has a model of its own; in the plain set it is that of a medium tank.

use super::form;
use crate::app::common::pieces::{IdleAnimation, LyingPose, PieceForm, PieceModel};

/// Radius of the area that a wreck covers, and the radii and height of the cone that the pointer hits.
const FOOTPRINT: f32 = 0.391;
const PICKING_SHAPE: (f32, f32, f32) = (0.325, 0.152, 0.369);

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
    plain: Some(wrecked("plain/medium", Some(lying(0.200, 0.350, 0.0)))),
    is_burnt: true,
    terrain: None,
};

/// The wreck of a heavy tank.
pub(super) static HEAVY: PieceModel = wreck(
    "tank-chess/heavy-wreck",
    ["tank-chess/heavy", "plain/heavy"],
    [lying(0.277, 0.484, 0.0), lying(0.235, 0.385, 0.0)],
);
/// The wreck of a medium tank. It lies on a track and on a box above the other end of it.
pub(super) static MEDIUM: PieceModel = wreck(
    "tank-chess/medium-wreck",
    ["tank-chess/medium", "plain/medium"],
    [lying(0.254, 0.476, -0.033), lying(0.200, 0.350, 0.0)],
);
/// The wreck of a light tank.
pub(super) static LIGHT: PieceModel = wreck(
    "tank-chess/light-wreck",
    ["tank-chess/light", "plain/light"],
    [lying(0.217, 0.437, 0.0), lying(0.165, 0.315, 0.0)],
);
/// The wreck of a Command. Its mast does not count for the height.
pub(super) static COMMAND: PieceModel = wreck(
    "tank-chess/command-wreck",
    ["tank-chess/command", "plain/command"],
    [lying(0.222, 0.400, 0.0), lying(0.175, 0.315, 0.0)],
);
/// The wreck of a destroyer.
pub(super) static DESTROYER: PieceModel = wreck(
    "tank-chess/destroyer-wreck",
    ["tank-chess/destroyer", "plain/destroyer"],
    [lying(0.252, 0.393, 0.0), lying(0.215, 0.330, 0.0)],
);
/// The wreck of a mortar.
pub(super) static MORTAR: PieceModel = wreck(
    "tank-chess/mortar-wreck",
    ["tank-chess/mortar", "plain/mortar"],
    [lying(0.243, 0.585, 0.0), lying(0.210, 0.395, 0.0)],
);
/// The wreck of a super-heavy tank.
pub(super) static SUPER_HEAVY: PieceModel = wreck(
    "tank-chess/super-heavy-wreck",
    ["tank-chess/super-heavy", "plain/super-heavy"],
    [lying(0.292, 0.584, 0.0), lying(0.258, 0.420, 0.0)],
);
/// The wreck of a hunter.
pub(super) static HUNTER: PieceModel = wreck(
    "tank-chess/hunter-wreck",
    ["tank-chess/hunter", "plain/hunter"],
    [lying(0.224, 0.429, 0.0), lying(0.165, 0.346, 0.0)],
);
/// The wreck of an amphibious tank.
pub(super) static AMPHIBIOUS: PieceModel = wreck(
    "tank-chess/amphibious-wreck",
    ["tank-chess/amphibious", "plain/amphibious"],
    [lying(0.219, 0.452, 0.0), lying(0.177, 0.310, 0.0)],
);
/// The wreck of a bulldozer. In the plain set, its blade is wider than the rest.
pub(super) static BULLDOZER: PieceModel = wreck(
    "tank-chess/bulldozer-wreck",
    ["tank-chess/bulldozer", "plain/bulldozer"],
    [lying(0.268, 0.498, 0.0), lying(0.225, 0.250, 0.096)],
);
/// The wreck of a minesweeper. In the plain set, its flail is wider than the rest.
pub(super) static MINESWEEPER: PieceModel = wreck(
    "tank-chess/minesweeper-wreck",
    ["tank-chess/minesweeper", "plain/minesweeper"],
    [lying(0.268, 0.396, 0.0), lying(0.236, 0.335, 0.108)],
);
