//! The sounds of Cannon.

use cannon_app_base::sounds;

sounds! {
    /// A soldier's step.
    MARCH: Effects 3 ["march-1", "march-2", "march-3", "march-4"] caption "caption-march";
    /// A soldier strikes another down.
    CAPTURE: Effects 6 ["capture-1", "capture-2"] caption "caption-capture";
    /// A struck piece falls over.
    TOPPLE: Effects 4 ["topple-1", "topple-2", "topple-3"];
    /// A soldier jumps back and finds his footing.
    RETREAT: Effects 5 ["retreat"] caption "caption-retreat";
    /// Three soldiers shift their line.
    DRILL: Effects 5 ["drill"] caption "caption-shift";
    /// Three soldiers become a cannon: metal clicks into place.
    FORM: Effects 6 ["form"] caption "caption-form";
    /// A field gun is rolled up.
    GUN_ROLL: Effects 3 ["gun-roll"];
    /// A field gun fires.
    GUN: Effects 8 ["gun-near-1", "gun-near-2", "gun-near-3"] distant GUN_FAR caption "caption-cannon";
    /// A field gun fires in the distance.
    GUN_FAR: Effects 8 ["gun-far-1", "gun-far-2"] caption "caption-cannon";
    /// A fuse burns.
    FUSE: Effects 1 ["fuse"];
    /// A cannonball flies.
    FLIGHT_BALL: Effects 2 ["flight-ball-1", "flight-ball-2"];
    /// A ball hits a soldier.
    IMPACT_WOOD: Effects 7 ["impact-wood-1", "impact-wood-2"];
    /// A ball hits a wall.
    IMPACT_STONE: Effects 7 ["impact-stone-1", "impact-stone-2"];
    /// A town collapses.
    COLLAPSE: Effects 9 ["collapse"] caption "caption-collapse";
}
