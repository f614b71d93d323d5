//! Puzzles of Cannon.

use cannon_rules::cannon::{Action, PieceKind, Point, Position, Ruleset, Setup, TownSafety};
use cannon_rules::{Game, Side, WinReason};

use super::{Horizons, PuzzleGame, wins_at_once};
use crate::theme::Theme;

impl PuzzleGame for Position {
    const THEMES: &'static [Theme] = &[
        Theme::Win1,
        Theme::Win2,
        Theme::Win3,
        Theme::Win4,
        Theme::Win5,
        Theme::OnlyDefence,
        Theme::WinsPiece,
        Theme::DoubleThreat,
        Theme::Block,
        Theme::NoAction,
    ];
    const HORIZONS: Horizons = Horizons { defence: 4, lasting: 6, gain: 4 };
    const SPECIAL_WIN: (WinReason, Theme) = (WinReason::NoAction, Theme::NoAction);

    fn preset(name: &str) -> Option<Ruleset> {
        Ruleset::preset(name)
    }

    fn preset_name(rules: &Ruleset) -> Option<String> {
        rules.preset_name().map(str::to_owned)
    }

    fn is_puzzle_start(&self) -> bool {
        !self.is_placing_town() && self.town(!self.side_to_move()).is_some() && self.outcome().is_none()
    }

    fn can_win_at_once(&self, ignored: Option<WinReason>) -> bool {
        let can_take_town = ignored != Some(WinReason::PrincipalTaken) && self.is_town_attacked(!self.side_to_move());
        can_take_town || ignored != Some(WinReason::NoAction) && can_block_enemy(self)
    }

    fn for_each_capture(&self, visit: impl FnMut(Action)) {
        Position::for_each_capture(self, visit);
    }

    fn is_quiet(&self, action: Action) -> bool {
        !matches!(action, Action::Capture { .. } | Action::Shot { .. })
    }

    fn moves_principal(&self, action: Action) -> bool {
        matches!(action, Action::Place { .. })
    }

    fn piece_count(&self, side: Side) -> u32 {
        self.soldiers(side).count()
    }

    fn passed(&self) -> Option<Position> {
        self.swap_turn()
    }

    /// Every soldier next to the town and every cannon that can hit the town counts as one way.
    fn winning_threat_count(&self) -> usize {
        let Some(town) = self.town(!self.side_to_move()) else { return 0 };
        let mut count = 0;
        Position::for_each_capture(self, |action| match action {
            Action::Capture { to, .. } if to == town => count += 1,
            Action::Shot { target } if target == town => count += self.firing_lines(town).len(),
            _ => {}
        });
        count
    }

    fn attacked_enemies(&self, side: Side) -> Vec<usize> {
        self.threatened(!side).into_iter().map(Point::index).collect()
    }

    fn action_themes(&self, _: Action) -> Vec<Theme> {
        Vec::new()
    }

    /// Runs of shifts are left out.
    fn images(&self) -> Vec<String> {
        let text = |is_mirrored: bool, is_turned: bool| {
            let side = |side: Side| if is_turned { !side } else { side };
            let mut image = Setup::empty(side(self.side_to_move()));
            image.town_taken = self.town_taken();
            for point in Point::all() {
                let piece = self.piece_at(point).map(|(owner, kind): (Side, PieceKind)| (side(owner), kind));
                let point = if is_turned { point.rotated() } else { point };
                let mirrored = Point::new(Point::SIZE - 1 - point.file(), point.rank());
                image.set(if is_mirrored { mirrored.unwrap_or(point) } else { point }, piece);
            }
            image.to_string()
        };
        [(false, false), (true, false), (false, true), (true, true)].map(|(mirror, turn)| text(mirror, turn)).to_vec()
    }
}

/// Whether the side to move has an action that leaves the enemy without an action.
fn can_block_enemy(position: &Position) -> bool {
    if position.town_taken() {
        return false;
    }
    let enemy = !position.side_to_move();
    // A soldier that can step or capture forward still can after any action that does not remove it: a piece put in its way can be
    // captured, and a piece that leaves makes room for a step. One action removes at most one soldier, so two such soldiers are enough.
    let is_plain = position.rules().town == TownSafety::Capture && position.town(enemy).is_some();
    if is_plain && soldiers_free_to_advance(position, enemy) >= 2 {
        return false;
    }
    position.actions().into_iter().any(|action| wins_at_once(position, action, Some(WinReason::PrincipalTaken)))
}

/// The number of soldiers of a side, counted up to two, that can step or capture forward.
fn soldiers_free_to_advance(position: &Position, side: Side) -> usize {
    let own = position.pieces(side);
    let forward = if side == Side::South { 1 } else { -1 };
    let is_free = |soldier: &Point| {
        (-1..=1).any(|files| soldier.offset(files, forward).is_some_and(|ahead| !own.contains(ahead)))
    };
    position.soldiers(side).into_iter().filter(is_free).take(2).count()
}
