//! Puzzles of Tank Chess.

use cannon_rules::tank_chess::{Action, Facet, Facing, Occupant, Position, Ruleset, Setup, Square};
use cannon_rules::{Game, Side, WinReason};

use super::{Horizons, PuzzleGame, wins_at_once};
use crate::theme::Theme;

impl PuzzleGame for Position {
    const THEMES: &'static [Theme] = &[
        Theme::Win1,
        Theme::Win2,
        Theme::Win3,
        Theme::OnlyDefence,
        Theme::WinsPiece,
        Theme::DoubleThreat,
        Theme::Block,
        Theme::Escape,
        Theme::RearAttack,
        Theme::Mortar,
    ];
    const HORIZONS: Horizons = Horizons { defence: 2, lasting: 4, gain: 2 };
    const SPECIAL_WIN: (WinReason, Theme) = (WinReason::PrincipalEscaped, Theme::Escape);

    fn preset(name: &str) -> Option<Ruleset> {
        Some(Ruleset { board: name.parse().ok()?, ..Ruleset::default() })
    }

    fn preset_name(rules: &Ruleset) -> Option<String> {
        let is_plain = *rules == Ruleset { board: rules.board, ..Ruleset::default() };
        is_plain.then(|| rules.board.name().to_owned())
    }

    fn is_puzzle_start(&self) -> bool {
        self.ending().is_none()
    }

    fn can_win_at_once(&self, ignored: Option<WinReason>) -> bool {
        let side = self.side_to_move();
        let has_goals = self.board().objective().is_some() || self.board().flag(side).is_some();
        match ignored {
            None if has_goals => self.attack_map(side).winning_action(self).is_some(),
            None => self.gives_check(side) || self.can_escape(side),
            Some(WinReason::PrincipalEscaped) if !has_goals => self.gives_check(side),
            Some(_) => self.actions().into_iter().any(|action| wins_at_once(self, action, ignored)),
        }
    }

    fn for_each_capture(&self, visit: impl FnMut(Action)) {
        self.for_each_kill(visit);
    }

    fn is_quiet(&self, action: Action) -> bool {
        matches!(action, Action::Drive { shot: None, .. })
    }

    fn moves_principal(&self, action: Action) -> bool {
        self.command(self.side_to_move()).is_some_and(|command| command.square == action.from())
    }

    fn piece_count(&self, side: Side) -> u32 {
        self.units(side).len() as u32
    }

    fn passed(&self) -> Option<Position> {
        self.swap_turn()
    }

    /// Winning actions of one unit, from different stances, are one way.
    fn winning_threat_count(&self) -> usize {
        let mut units = Vec::new();
        self.for_each_action(|action| {
            if !units.contains(&action.from()) && wins_at_once(self, action, None) {
                units.push(action.from());
            }
        });
        units.len()
    }

    fn attacked_enemies(&self, side: Side) -> Vec<usize> {
        self.threatened(!side).into_iter().map(Square::index).collect()
    }

    fn action_themes(&self, action: Action) -> Vec<Theme> {
        let mut themes = Vec::new();
        let Action::Drive { from, facing, shot: Some(shot), .. } = action else { return themes };
        let target = action.target().and_then(|target| self.unit_at(target));
        let (Some((_, shooter)), Some((_, target))) = (self.unit_at(from), target) else { return themes };
        let Some(gun) = &shooter.kind.stats().gun else { return themes };
        let facet = Facet::hit(shot.aim().from(facing), target.facing);
        if facet == Facet::Rear && gun.power <= target.kind.stats().armour.front {
            themes.push(Theme::RearAttack);
        }
        if gun.over {
            themes.push(Theme::Mortar);
        }
        themes
    }

    fn images(&self) -> Vec<String> {
        let setup = Setup::from(self);
        let turned = setup.rotated();
        [&setup, &mirrored(&setup), &turned, &mirrored(&turned)].map(ToString::to_string).to_vec()
    }
}

/// The set-up as a mirror between the files shows it.
fn mirrored(setup: &Setup) -> Setup {
    let size = setup.size;
    let image = |square: Square| Square::new((size - 1).saturating_sub(square.file()), square.rank());
    let mut mirrored = Setup::empty(size, setup.to_move);
    for square in Square::all(size) {
        let Some(there) = image(square) else { continue };
        mirrored.set_terrain(there, setup.terrain(square));
        mirrored.set(
            there,
            setup.occupant(square).map(|occupant| match occupant {
                Occupant::Unit { side, kind, facing } => {
                    Occupant::Unit { side, kind, facing: Facing::from_index(8 - facing.index()) }
                }
                Occupant::Wreck => Occupant::Wreck,
            }),
        );
        if setup.mines.contains(square) {
            mirrored.mines.insert(there);
        }
    }
    mirrored.flags = setup.flags.map(|flag| flag.and_then(image));
    mirrored.objective = setup.objective.and_then(|objective| objective.moved(image));
    mirrored.held = setup.held;
    mirrored.depot_destroyed = setup.depot_destroyed;
    mirrored.command_left = setup.command_left;
    mirrored
}
