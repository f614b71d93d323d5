//! The weights of Cannon's evaluation, in hundredths of a soldier.

/// What each feature of a position is worth to the side that has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Weights {
    /// A soldier.
    pub(super) soldier: i32,
    /// Added to each soldier that one side is ahead, for each soldier gone from the board: an advantage grows as the armies shrink.
    pub(super) ahead: i32,
    /// A cannon along a file.
    pub(super) cannon_file: i32,
    /// A cannon along a rank.
    pub(super) cannon_rank: i32,
    /// A cannon along a diagonal.
    pub(super) cannon_diagonal: i32,
    /// A point in the field of fire, in the enemy's half.
    pub(super) fire: i32,
    /// A point of the field of fire next to the enemy town, or the town's own.
    pub(super) fire_town: i32,
    /// An enemy soldier that can be taken, if it is not this side's turn.
    pub(super) threat: i32,
    /// The same if it is this side's turn; quiescence has taken the best already.
    pub(super) threat_on_turn: i32,
    /// A step that is possible.
    pub(super) step: i32,
    /// A shift that is possible.
    pub(super) shift: i32,
    /// Two soldiers side by side, in any direction.
    pub(super) pair: i32,
    /// Being on turn.
    pub(super) tempo: i32,
    /// The own town stands under fire, on turn, when there was no depth left to rescue it.
    pub(super) danger: i32,
    /// A soldier on each rank, the own home rank first.
    pub(super) advance: [i32; 10],
    /// A soldier so many points from the enemy town: adjacent first.
    pub(super) attacker: [i32; 3],
    /// A soldier so many points from the own town: adjacent first.
    pub(super) guard: [i32; 3],
    /// The own town on each file, as seen by its owner from the left.
    pub(super) town_file: [i32; 10],
}

/// The weights in force.
pub(super) const WEIGHTS: Weights = Weights {
    soldier: 100,
    ahead: 3,
    cannon_file: 8,
    cannon_rank: 5,
    cannon_diagonal: 8,
    fire: 2,
    fire_town: 10,
    threat: 14,
    threat_on_turn: 6,
    step: 1,
    shift: 2,
    pair: 2,
    tempo: 8,
    danger: -120,
    advance: [-12, -4, 0, 1, 3, 5, 6, 7, 6, 2],
    attacker: [26, 14, 6],
    guard: [10, 9, 4],
    town_file: [0, 24, 10, 8, 4, 2, 4, 6, 6, 0],
};
