//! Reasons why an action is illegal. The comment of each reason is its text for developers; the sentences for players
//! are in `assets/locales`.

use crate::refusal::refusals;

refusals! {
    /// The game has ended.
    GameOver = "refused-game-over";

    /// No unit on the origin.
    NoUnit = "refused-tank-no-unit";
    /// A unit of the side not to move.
    WrongSide = "refused-tank-wrong-side";
    /// The origin holds a wreck.
    Wreck = "refused-tank-wreck";
    /// The move changes neither square nor facing.
    SameStance = "refused-tank-same-stance";

    /// A destination off the board.
    OffBoard = "refused-tank-off-board";
    /// An own unit on the destination.
    OwnUnitThere = "refused-tank-own-unit-there";
    /// An enemy on the destination.
    EnemyUnitThere = "refused-tank-enemy-unit-there";
    /// A wreck on the destination.
    WreckThere = "refused-tank-wreck-there";
    /// A destination with impassable terrain.
    Impassable = "refused-tank-impassable";
    /// Too many steps and turns, even on an empty board.
    TooFar = "refused-tank-too-far";
    /// The destination is in range, but all paths are blocked or too long.
    WayBlocked = "refused-tank-way-blocked";

    /// A shot by a unit that is lost at the end of its move.
    Lost = "refused-tank-lost";
    /// A shot by a unit without a gun.
    Unarmed = "refused-tank-unarmed";
    /// A shot to the side by a gun that only fires straight ahead.
    GunFixed = "refused-tank-gun-fixed";
    /// A shot at an empty square.
    NoTarget = "refused-tank-no-target";
    /// A shot at an own unit.
    OwnTarget = "refused-tank-own-target";
    /// A shot at the own depot.
    OwnDepot = "refused-tank-own-depot";
    /// A shot at a wreck.
    WreckTarget = "refused-tank-wreck-target";
    /// A target below the minimum range.
    TooClose = "refused-tank-too-close";
    /// A target beyond the maximum range.
    OutOfRange = "refused-tank-out-of-range";
    /// An obstacle between gun and target.
    LineBlocked = "refused-tank-line-blocked";
    /// The gun's power does not exceed the armour.
    CannotPenetrate = "refused-tank-cannot-penetrate";

    /// An exit by a unit that is not the Command.
    NotCommand = "refused-tank-not-command";
    /// The Command cannot reach and cross the far edge this turn.
    CannotLeave = "refused-tank-cannot-leave";
    /// The Command can only cross the far edge diagonally, which the rules do not allow.
    OnlyDiagonalExit = "refused-tank-only-diagonal-exit";
    /// An exit elsewhere than from the exit squares of the objective.
    NotExitSquare = "refused-tank-not-exit-square";
    /// An exit under an objective by which no Command leaves.
    NoExit = "refused-tank-no-exit";
}
