//! Reasons why an action is illegal. The comment of each reason is its text for developers; the sentences for players
//! are in `assets/locales`.

use crate::refusal::refusals;

refusals! {
    /// The game has ended.
    GameOver = "refused-game-over";
    /// The side to move must place its town first.
    TownFirst = "refused-town-first";
    /// The town has already been placed.
    TownStands = "refused-town-stands";
    /// A town placed off the home rank.
    NotHomeRank = "refused-not-home-rank";
    /// A town placed in a corner.
    Corner = "refused-corner";
    /// A town placed on an occupied point.
    TownOnPiece = "refused-town-on-piece";

    /// No piece on the origin.
    NoSoldier = "refused-no-soldier";
    /// A piece of the side not to move.
    WrongSide = "refused-wrong-side";
    /// The origin is the own town, which never moves.
    TownStays = "refused-town-stays";
    /// Origin and destination are the same.
    SamePoint = "refused-same-point";
    /// An own piece on the destination or target.
    OwnPiece = "refused-own-piece";

    /// A step to a point that is not adjacent.
    NotAdjacent = "refused-not-adjacent";
    /// A step backwards.
    StepBack = "refused-step-back";
    /// A step sideways.
    StepSideways = "refused-step-sideways";
    /// A step onto an enemy.
    StepOnEnemy = "refused-step-on-enemy";
    /// A capture of a piece that is not adjacent.
    CaptureFar = "refused-capture-far";
    /// A capture backwards.
    CaptureBack = "refused-capture-back";
    /// A capture where there is no enemy.
    NothingToCapture = "refused-nothing-to-capture";

    /// A retreat that is not two points straight or diagonally back.
    RetreatShape = "refused-retreat-shape";
    /// A retreat without an adjacent enemy.
    RetreatNoEnemy = "refused-retreat-no-enemy";
    /// A retreat from a town under rules where only soldiers allow a retreat.
    RetreatFromTown = "refused-retreat-from-town";
    /// A retreat over an occupied point.
    RetreatBlocked = "refused-retreat-blocked";
    /// A retreat onto an enemy.
    RetreatOnEnemy = "refused-retreat-on-enemy";

    /// A shift that is not three points in a line.
    ShiftShape = "refused-shift-shape";
    /// A shift without a cannon.
    ShiftNoCannon = "refused-shift-no-cannon";
    /// A shift onto an enemy piece.
    ShiftBlocked = "refused-shift-blocked";
    /// The cannon has reached the limit of consecutive shifts.
    ShiftLimit = "refused-shift-limit";

    /// A shot at an empty point.
    NoTarget = "refused-no-target";
    /// A shot at a piece that is not in line with any cannon.
    NoCannonBears = "refused-no-cannon-bears";
    /// A shot at a piece adjacent to the muzzle.
    TooClose = "refused-too-close";
    /// A shot at a piece more than three points away.
    TooFar = "refused-too-far";
    /// A shot over an occupied point directly in front of the muzzle.
    MuzzleBlocked = "refused-muzzle-blocked";
    /// A long shot over an occupied second point, under rules where both points must be empty.
    PathBlocked = "refused-path-blocked";

    /// The action would leave the own town attacked.
    TownInDanger = "refused-town-in-danger";
}
