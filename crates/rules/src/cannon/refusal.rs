//! Why an action is not legal.

use crate::refusal::refusals;

refusals! {
    /// The position is one in which the game has ended.
    GameOver = "refused-game-over", "the game is over";
    /// The side to move has still to place its town.
    TownFirst = "refused-town-first", "the town must be placed first";
    /// The town stands already.
    TownStands = "refused-town-stands", "the town has been placed already";
    /// A town placed off the home rank.
    NotHomeRank = "refused-not-home-rank", "a town is placed on the home rank";
    /// A town placed in a corner.
    Corner = "refused-corner", "a town may not stand in a corner";
    /// A town placed on a piece.
    TownOnPiece = "refused-town-on-piece", "a town needs an empty point";

    /// No piece on the point from which the action starts.
    NoSoldier = "refused-no-soldier", "there is no soldier on that point";
    /// A piece of the side not to move.
    WrongSide = "refused-wrong-side", "that piece belongs to the other side";
    /// The own town, which does not move.
    TownStays = "refused-town-stays", "a town never moves";
    /// The soldier is already there.
    SamePoint = "refused-same-point", "the soldier stands there already";
    /// An own piece on the destination.
    OwnPiece = "refused-own-piece", "a piece of your own stands there";

    /// A step to a point that is not adjacent.
    NotAdjacent = "refused-not-adjacent", "a soldier steps to an adjacent point";
    /// A step backwards.
    StepBack = "refused-step-back", "soldiers do not step backwards; a retreat goes two points";
    /// A step sideways.
    StepSideways = "refused-step-sideways", "soldiers step sideways only to capture";
    /// A step onto an enemy.
    StepOnEnemy = "refused-step-on-enemy", "an enemy stands there; that would be a capture";
    /// A capture of a piece that is not adjacent.
    CaptureFar = "refused-capture-far", "a soldier captures on adjacent points only";
    /// A capture backwards.
    CaptureBack = "refused-capture-back", "soldiers do not capture backwards";
    /// A capture where there is no enemy.
    NothingToCapture = "refused-nothing-to-capture", "there is no enemy to capture";

    /// A retreat that is not two points straight or diagonally back.
    RetreatShape = "refused-retreat-shape", "a retreat goes exactly two points back, straight or diagonally";
    /// A retreat without an adjacent enemy.
    RetreatNoEnemy = "refused-retreat-no-enemy", "a soldier retreats only from an adjacent enemy";
    /// A retreat from the town by rules in which only soldiers frighten soldiers.
    RetreatFromTown = "refused-retreat-from-town", "by these rules a soldier does not retreat from a town";
    /// A retreat over a piece.
    RetreatBlocked = "refused-retreat-blocked", "the point between is occupied";
    /// A retreat onto an enemy.
    RetreatOnEnemy = "refused-retreat-on-enemy", "the point to retreat to must be empty";

    /// A shift that is not three points in a line.
    ShiftShape = "refused-shift-shape", "the rear soldier of a cannon goes three points along its line";
    /// A shift without a cannon.
    ShiftNoCannon = "refused-shift-no-cannon", "three soldiers in line are needed to shift";
    /// A shift onto an enemy.
    ShiftBlocked = "refused-shift-blocked", "the point in front of the cannon must be empty";
    /// The cannon has shifted too often in a row.
    ShiftLimit = "refused-shift-limit", "this cannon may not shift again before another cannon or a soldier has been used";

    /// A shot at an empty point.
    NoTarget = "refused-no-target", "there is no enemy to shoot at";
    /// A shot at a piece with which no cannon is in line.
    NoCannonBears = "refused-no-cannon-bears", "no cannon is in line with that point";
    /// A shot at a piece next to the muzzle.
    TooClose = "refused-too-close", "that is too close for a shot; the target is two or three points away";
    /// A shot at a piece more than three points away.
    TooFar = "refused-too-far", "that is too far for a shot; the target is two or three points away";
    /// A shot from a muzzle with a piece before it.
    MuzzleBlocked = "refused-muzzle-blocked", "the point in front of the muzzle must be empty";
    /// A long shot over a piece, by rules in which both points must be empty.
    PathBlocked = "refused-path-blocked", "by these rules both points before the target must be empty";

    /// The action would leave the own town where it can be taken.
    TownInDanger = "refused-town-in-danger", "the own town could be taken next turn";
}
