//! Reasons why an action is illegal.

use crate::refusal::refusals;

refusals! {
    /// The game has ended.
    GameOver = "refused-game-over", "the game is over";

    /// No unit on the origin.
    NoUnit = "refused-tank-no-unit", "there is no unit on that square";
    /// A unit of the side not to move.
    WrongSide = "refused-tank-wrong-side", "that unit belongs to the other side";
    /// The origin holds a wreck.
    Wreck = "refused-tank-wreck", "that is a wreck; it stays where it is";
    /// The move changes neither square nor facing.
    SameStance = "refused-tank-same-stance", "a move changes the square or the facing";

    /// A destination off the board.
    OffBoard = "refused-tank-off-board", "that square is off the board";
    /// An own unit on the destination.
    OwnUnitThere = "refused-tank-own-unit-there", "a unit of your own stands there";
    /// An enemy on the destination.
    EnemyUnitThere = "refused-tank-enemy-unit-there", "an enemy unit stands there";
    /// A wreck on the destination.
    WreckThere = "refused-tank-wreck-there", "a wreck lies there";
    /// A destination with impassable terrain.
    Impassable = "refused-tank-impassable", "nobody can drive there";
    /// Too many steps and turns, even on an empty board.
    TooFar = "refused-tank-too-far", "that takes more steps and turns than the unit has";
    /// The destination is in range, but all paths are blocked or too long.
    WayBlocked = "refused-tank-way-blocked", "the way there is blocked, and the way around is too long";

    /// A shot by a unit that is lost at the end of its move.
    Lost = "refused-tank-lost", "the unit would be lost on that square and could not fire";
    /// A shot by a unit without a gun.
    Unarmed = "refused-tank-unarmed", "the unit has no gun";
    /// A shot to the side by a gun that only fires straight ahead.
    GunFixed = "refused-tank-gun-fixed", "the gun fires straight ahead only";
    /// A shot at an empty square.
    NoTarget = "refused-tank-no-target", "there is no enemy to fire at";
    /// A shot at an own unit.
    OwnTarget = "refused-tank-own-target", "that is a unit of your own";
    /// A shot at a wreck.
    WreckTarget = "refused-tank-wreck-target", "that is a wreck";
    /// A target below the minimum range.
    TooClose = "refused-tank-too-close", "that is too close for this gun";
    /// A target beyond the maximum range.
    OutOfRange = "refused-tank-out-of-range", "that is out of this gun's range";
    /// An obstacle between gun and target.
    LineBlocked = "refused-tank-line-blocked", "something stands in the line of fire";
    /// The gun's power does not exceed the armour.
    CannotPenetrate = "refused-tank-cannot-penetrate", "the gun cannot penetrate that armour";

    /// An exit by a unit that is not the Command.
    NotCommand = "refused-tank-not-command", "only the Command may leave the board";
    /// The Command cannot reach and cross the far edge this turn.
    CannotLeave = "refused-tank-cannot-leave", "the Command cannot leave the board in this turn";
}
