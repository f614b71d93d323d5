//! Reasons why an action is illegal.

use crate::refusal::refusals;

refusals! {
    /// The game has ended.
    GameOver = "refused-game-over", "the game is over";
    /// The side to move must place its town first.
    TownFirst = "refused-town-first", "the town must be placed first";
    /// The town has already been placed.
    TownStands = "refused-town-stands", "the town has been placed already";
    /// A town placed off the home rank.
    NotHomeRank = "refused-not-home-rank", "a town is placed on the home rank";
    /// A town placed in a corner.
    Corner = "refused-corner", "a town may not stand in a corner";
    /// A town placed on an occupied point.
    TownOnPiece = "refused-town-on-piece", "a town needs an empty point";

    /// No piece on the origin.
    NoSoldier = "refused-no-soldier", "there is no soldier on that point";
    /// A piece of the side not to move.
    WrongSide = "refused-wrong-side", "that piece belongs to the other side";
    /// The origin is the own town, which never moves.
    TownStays = "refused-town-stays", "a town never moves";
    /// Origin and destination are the same.
    SamePoint = "refused-same-point", "the soldier stands there already";
    /// An own piece on the destination or target.
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
    /// A retreat from a town under rules where only soldiers allow a retreat.
    RetreatFromTown = "refused-retreat-from-town", "by these rules a soldier does not retreat from a town";
    /// A retreat over an occupied point.
    RetreatBlocked = "refused-retreat-blocked", "the point between is occupied";
    /// A retreat onto an enemy.
    RetreatOnEnemy = "refused-retreat-on-enemy", "the point to retreat to must be empty";

    /// A shift that is not three points in a line.
    ShiftShape = "refused-shift-shape", "the rear soldier of a cannon goes three points along its line";
    /// A shift without a cannon.
    ShiftNoCannon = "refused-shift-no-cannon", "three soldiers in line are needed to shift";
    /// A shift onto an enemy piece.
    ShiftBlocked = "refused-shift-blocked", "the point in front of the cannon must be empty";
    /// The cannon has reached the limit of consecutive shifts.
    ShiftLimit = "refused-shift-limit", "this cannon may not shift again before another cannon or a soldier has been used";

    /// A shot at an empty point.
    NoTarget = "refused-no-target", "there is no enemy to shoot at";
    /// A shot at a piece that is not in line with any cannon.
    NoCannonBears = "refused-no-cannon-bears", "no cannon is in line with that point";
    /// A shot at a piece adjacent to the muzzle.
    TooClose = "refused-too-close", "that is too close for a shot; the target is two or three points away";
    /// A shot at a piece more than three points away.
    TooFar = "refused-too-far", "that is too far for a shot; the target is two or three points away";
    /// A shot over an occupied point directly in front of the muzzle.
    MuzzleBlocked = "refused-muzzle-blocked", "the point in front of the muzzle must be empty";
    /// A long shot over an occupied second point, under rules where both points must be empty.
    PathBlocked = "refused-path-blocked", "by these rules both points before the target must be empty";

    /// The action would leave the own town attacked.
    TownInDanger = "refused-town-in-danger", "the own town could be taken next turn";
}
