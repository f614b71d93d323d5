//! Why an action is not legal.

use crate::refusal::refusals;

refusals! {
    /// The position is one in which the game has ended.
    GameOver = "refused-game-over", "the game is over";

    /// Nothing stands where the action starts.
    NoUnit = "refused-tank-no-unit", "there is no unit on that square";
    /// A unit of the side not to move.
    WrongSide = "refused-tank-wrong-side", "that unit belongs to the other side";
    /// A wreck.
    Wreck = "refused-tank-wreck", "that is a wreck; it stays where it is";
    /// Neither square nor facing would change.
    SameStance = "refused-tank-same-stance", "a move changes the square or the facing";

    /// A destination beyond the edge.
    OffBoard = "refused-tank-off-board", "that square is off the board";
    /// An own unit on the destination.
    OwnUnitThere = "refused-tank-own-unit-there", "a unit of your own stands there";
    /// An enemy on the destination.
    EnemyUnitThere = "refused-tank-enemy-unit-there", "an enemy unit stands there";
    /// A wreck on the destination.
    WreckThere = "refused-tank-wreck-there", "a wreck lies there";
    /// Terrain that nobody enters.
    Impassable = "refused-tank-impassable", "nobody can drive there";
    /// Too many steps and turns, even on an empty board.
    TooFar = "refused-tank-too-far", "that takes more steps and turns than the unit has";
    /// Near enough, but for what is in the way.
    WayBlocked = "refused-tank-way-blocked", "the way there is blocked, and the way around is too long";

    /// A shot by a unit that does not outlive its move.
    Lost = "refused-tank-lost", "the unit would be lost on that square and could not fire";
    /// A shot without a gun.
    Unarmed = "refused-tank-unarmed", "the unit has no gun";
    /// A shot to the side from a gun that does not turn.
    GunFixed = "refused-tank-gun-fixed", "the gun fires straight ahead only";
    /// A shot at nothing.
    NoTarget = "refused-tank-no-target", "there is no enemy to fire at";
    /// A shot at an own unit.
    OwnTarget = "refused-tank-own-target", "that is a unit of your own";
    /// A shot at a wreck.
    WreckTarget = "refused-tank-wreck-target", "that is a wreck";
    /// A target nearer than the gun hits.
    TooClose = "refused-tank-too-close", "that is too close for this gun";
    /// A target farther than the gun hits.
    OutOfRange = "refused-tank-out-of-range", "that is out of this gun's range";
    /// Something between gun and target.
    LineBlocked = "refused-tank-line-blocked", "something stands in the line of fire";
    /// Armour as thick as the gun is strong, or thicker.
    CannotPenetrate = "refused-tank-cannot-penetrate", "the gun cannot penetrate that armour";

    /// Another unit than the Command at the edge.
    NotCommand = "refused-tank-not-command", "only the Command may leave the board";
    /// A Command that does not get beyond the far edge.
    CannotLeave = "refused-tank-cannot-leave", "the Command cannot leave the board in this turn";
}
