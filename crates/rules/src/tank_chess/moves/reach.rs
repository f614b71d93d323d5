//! Reach of a unit in one move, computed for all squares and facings at once.
//!
//! No unit goes farther than five squares, so everything that it can reach lies in a window of 11 by 11 squares around
//! it. A window is a small bitboard; a step forward is a shift, and five steps cannot wrap around the window's edge.

use crate::tank_chess::terrain::DriveEffect;
use crate::tank_chess::units::MAX_SPEED;
use crate::tank_chess::{ExitDirection, Facing, Piece, Position, Square, SquareSet};
use crate::{Game, Side};

/// A set of squares in a window. Bit `11 * rank + file`, counted from the lower left corner.
pub(crate) type Window = u128;

/// Distance from the centre of a window to its edge.
const WINDOW_RADIUS: i32 = MAX_SPEED as i32;
/// Width and height of a window in squares.
const WINDOW_WIDTH: i32 = 2 * WINDOW_RADIUS + 1;
/// Mask of one row of a window.
const ROW_MASK: u64 = (1 << WINDOW_WIDTH) - 1;
/// The centre square.
const CENTRE: Window = 1 << (WINDOW_WIDTH * WINDOW_RADIUS + WINDOW_RADIUS);

/// Bit stride of one step in each direction.
const STRIDES: [i32; 8] =
    [WINDOW_WIDTH, WINDOW_WIDTH + 1, 1, 1 - WINDOW_WIDTH, -WINDOW_WIDTH, -WINDOW_WIDTH - 1, -1, WINDOW_WIDTH - 1];

#[inline(always)]
const fn shift_window(window: Window, stride: i32) -> Window {
    if stride >= 0 { window << stride } else { window >> -stride }
}

/// The stances that a unit can reach in one move.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// Squares on which it can end a move, by facing. The initial stance is excluded.
    pub(crate) stances: [Window; 8],
    /// Squares on which it would be lost, by the facing in which it enters them.
    pub(crate) fatal_stances: [Window; 8],
    /// The squares whose contents decide what it can reach.
    pub(crate) examined: Window,
    /// Whether it can leave the board. Only a Command can.
    pub(crate) can_exit: bool,
}

impl Reach {
    pub(super) const EMPTY: Reach = Reach { stances: [0; 8], fatal_stances: [0; 8], examined: 0, can_exit: false };

    /// Squares on which it can end a move with any facing.
    #[inline]
    pub(crate) fn any_facing(&self) -> Window {
        self.stances.iter().fold(0, |all, window| all | window)
    }

    /// Number of stances, including those where the unit is lost. Exits and shots are not counted.
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        let ones = |windows: &[Window; 8]| windows.iter().map(|window| window.count_ones()).sum::<u32>();
        ones(&self.stances) + ones(&self.fatal_stances)
    }
}

/// The part of a square set in the window around a square. Squares off the largest board are empty.
#[inline]
pub(crate) fn window_around(rows: impl Fn(usize) -> u32, around: Square) -> Window {
    let mut window = 0;
    for row in 0..WINDOW_WIDTH {
        let rank = i32::from(around.rank()) + row - WINDOW_RADIUS;
        if (0..i32::from(Square::MAX_SIZE)).contains(&rank) {
            let bits = u64::from(rows(rank as usize)) << WINDOW_RADIUS >> around.file() & ROW_MASK;
            window |= Window::from(bits) << (WINDOW_WIDTH * row);
        }
    }
    window
}

/// The bit of `square` in the window around another square. `None` if `square` lies outside the window.
#[inline(always)]
pub(crate) fn window_bit(around: Square, square: Square) -> Option<Window> {
    let files = i32::from(square.file()) - i32::from(around.file());
    let ranks = i32::from(square.rank()) - i32::from(around.rank());
    let inside = files.abs() <= WINDOW_RADIUS && ranks.abs() <= WINDOW_RADIUS;
    inside.then(|| 1 << (WINDOW_WIDTH * (ranks + WINDOW_RADIUS) + files + WINDOW_RADIUS))
}

/// Whether a window around a square contains another square. It has no branches, because their outcome is hard to predict.
#[inline(always)]
pub(crate) const fn window_contains(window: Window, around: Square, square: Square) -> bool {
    let file = square.file() as i32 - around.file() as i32 + WINDOW_RADIUS;
    let rank = square.rank() as i32 - around.rank() as i32 + WINDOW_RADIUS;
    let inside = ((file as u32) < WINDOW_WIDTH as u32) & ((rank as u32) < WINDOW_WIDTH as u32);
    inside & (window.wrapping_shr((WINDOW_WIDTH * rank + file) as u32) & 1 != 0)
}

/// Calls `visit` with each square of a window.
#[inline]
pub(crate) fn for_each_square(around: Square, mut window: Window, mut visit: impl FnMut(Square)) {
    while window != 0 {
        let bit = window.trailing_zeros() as i32;
        window &= window - 1;
        let file = i32::from(around.file()) + bit % WINDOW_WIDTH - WINDOW_RADIUS;
        let rank = i32::from(around.rank()) + bit / WINDOW_WIDTH - WINDOW_RADIUS;
        // Windows contain only squares of the board.
        if let Some(square) = Square::new(file as u8, rank as u8) {
            visit(square);
        }
    }
}

/// The union of windows around different squares.
pub(crate) struct WindowUnion {
    /// The ranks of the board with a margin on both sides, so that no window ends outside.
    rows: [u32; Square::MAX_SIZE as usize + 2 * WINDOW_RADIUS as usize],
}

impl WindowUnion {
    pub(crate) const EMPTY: WindowUnion =
        WindowUnion { rows: [0; Square::MAX_SIZE as usize + 2 * WINDOW_RADIUS as usize] };

    /// Adds a window.
    #[inline]
    pub(crate) fn insert(&mut self, around: Square, window: Window) {
        let lowest = usize::from(around.rank());
        let rows = &mut self.rows[lowest..lowest + WINDOW_WIDTH as usize];
        for (nth, row) in rows.iter_mut().enumerate() {
            let bits = (window >> (WINDOW_WIDTH as usize * nth)) as u64 & ROW_MASK;
            *row |= (bits << around.file() >> WINDOW_RADIUS) as u32;
        }
    }

    /// The squares of all windows.
    #[inline]
    pub(crate) fn squares(&self) -> SquareSet {
        SquareSet(std::array::from_fn(|rank| self.rows[rank + WINDOW_RADIUS as usize]))
    }
}

impl Position {
    /// The reach of a unit of `side`, regardless of which side is to move.
    pub(crate) fn reach(&self, side: Side, piece: Piece) -> Reach {
        let unit = &self.board().units[piece.kind];
        if unit.pushes_wrecks && self.has_wreck_near(piece.square, unit.speed) {
            return self.reach_by_path_search(side, piece);
        }
        let (free, deadly) = self.safe_and_deadly_squares(piece);
        let mut reach = self.flood_fill(side, piece, free, deadly);
        let back = shift_window(CENTRE, STRIDES[piece.facing.reversed().index()]);
        reach.examined |= back;
        reach.stances[piece.facing.index()] |= back & free;
        reach.fatal_stances[piece.facing.index()] |= back & deadly;
        reach.stances[piece.facing.index()] &= !CENTRE;
        reach
    }

    /// The squares that the unit can enter and survive, and the squares that it can enter but is lost on.
    #[inline]
    fn safe_and_deadly_squares(&self, piece: Piece) -> (Window, Window) {
        let board = self.board();
        let blocked = |rank: usize| board.impassable.0[rank] | self.occupied().0[rank];
        // Its own square becomes empty when it moves away.
        let open = window_around(|rank| !blocked(rank) & SquareSet::ROW_MASK, piece.square) | CENTRE;
        let deadly = if board.has_water || self.has_mines() {
            let unit = &board.units[piece.kind];
            let water = if unit.swims { 0 } else { window_around(|rank| board.water.0[rank], piece.square) };
            let mined = if unit.clears_mines { 0 } else { window_around(|rank| self.mines().0[rank], piece.square) };
            open & (water | mined) & !CENTRE
        } else {
            0
        };
        (open & !deadly, deadly)
    }

    /// Flood fill of forward steps and turns in any order, up to the unit's speed. Reverse steps are not included.
    #[inline]
    fn flood_fill(&self, side: Side, piece: Piece, free: Window, deadly: Window) -> Reach {
        let unit = &self.board().units[piece.kind];
        let mut reach = Reach::EMPTY;
        reach.stances[piece.facing.index()] = CENTRE;
        for step in 0..unit.speed {
            if unit.command && step + 1 == unit.speed {
                reach.can_exit = self.can_exit_from(side, piece.square, &reach.stances);
            }
            let before = reach.stances;
            for facing in 0..8 {
                let ahead = shift_window(before[facing], STRIDES[facing]);
                reach.examined |= ahead;
                reach.stances[facing] |= ahead & free | before[(facing + 1) % 8] | before[(facing + 7) % 8];
                if deadly != 0 {
                    reach.fatal_stances[facing] |= ahead & deadly;
                }
            }
        }
        reach
    }

    /// Whether one step forward from any of these stances leads over the far edge, but not over a corner, in a direction
    /// in which the Command may leave.
    ///
    /// It is not inlined, because only Commands need it and the fill around it runs for every unit.
    #[inline(never)]
    fn can_exit_from(&self, side: Side, around: Square, stances: &[Window; 8]) -> bool {
        let rank = i32::from(self.board().far_rank(side)) - i32::from(around.rank());
        if rank.abs() > WINDOW_RADIUS {
            return false;
        }
        let on_edge = |facing: Facing| {
            let bits = (stances[facing.index()] >> (WINDOW_WIDTH * (rank + WINDOW_RADIUS))) as u64 & ROW_MASK;
            (bits << around.file() >> WINDOW_RADIUS) as u32
        };
        let open_files = self.board().exit_files[side.index()];
        let ahead = Facing::forward(side);
        if self.rules().exit == ExitDirection::Straight {
            return on_edge(ahead) & open_files != 0;
        }
        let (first, last) = (1, 1 << (self.board().size() - 1));
        let (west, east) =
            if side == Side::South { (ahead.left(), ahead.right()) } else { (ahead.right(), ahead.left()) };
        (on_edge(ahead) | on_edge(west) & !first | on_edge(east) & !last) & open_files != 0
    }

    /// The reach of a unit on a board without terrain and without other pieces.
    pub(crate) fn reach_on_empty_board(&self, side: Side, piece: Piece) -> Reach {
        let size = self.board().size();
        let within = |rank: usize| if rank < usize::from(size) { u32::MAX >> (32 - u32::from(size)) } else { 0 };
        let mut reach = self.flood_fill(side, piece, window_around(within, piece.square), 0);
        let back = shift_window(CENTRE, STRIDES[piece.facing.reversed().index()]);
        reach.stances[piece.facing.index()] |= back;
        reach
    }

    /// Whether a wreck is near enough for the unit to push it.
    fn has_wreck_near(&self, square: Square, speed: u8) -> bool {
        let mut near = false;
        let occupied = window_around(|rank| self.occupied().0[rank], square) & !CENTRE;
        for_each_square(square, occupied, |other| {
            let distance = other.file().abs_diff(square.file()).max(other.rank().abs_diff(square.rank()));
            near |= distance <= speed && self.has_wreck(other);
        });
        near
    }

    /// The reach of a unit that pushes wrecks, found by searching its paths one by one.
    fn reach_by_path_search(&self, side: Side, piece: Piece) -> Reach {
        let mut reach = Reach { examined: Window::MAX, ..Reach::EMPTY };
        for end in self.end_stances(piece) {
            let windows = if end.lost { &mut reach.fatal_stances } else { &mut reach.stances };
            windows[end.facing.index()] |= window_bit(piece.square, end.square).unwrap_or(0);
        }
        reach.can_exit = self.exit_path(side, piece).is_some();
        reach
    }

    /// Whether a wreck can be pushed onto a square: it must be on the board, empty, on free ground without a mine, and not
    /// kept open by the objective. `piece` is the pushing unit, whose own square counts as empty.
    pub(super) fn can_hold_wreck(&self, piece: Piece, square: Square) -> bool {
        let ground = self.board().terrain(square).map(|kind| kind.terrain().drive);
        let empty = square == piece.square || !self.occupied().contains(square);
        square.is_on(self.board().size())
            && ground.is_none_or(|drive| drive == DriveEffect::Free)
            && empty
            && !self.mines().contains(square)
            && !self.board().impassable.contains(square)
            && !self.board().wreck_free.contains(square)
    }
}
