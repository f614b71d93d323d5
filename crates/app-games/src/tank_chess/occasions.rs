//! The occasions of Tank Chess: each rule when it can be used, the most urgent first.

use crate::occasion::Occasion;
use cannon_rules::Game;
use cannon_rules::tank_chess::{Action, Position, Square};

/// The occasions of the side to move.
pub(super) fn occasions(position: &Position) -> Vec<Occasion> {
    let us = position.side_to_move();
    let actions = position.actions();
    let shown = |text, action: Option<Action>| {
        let action = action?;
        Some(Occasion::new(text, Some(action.from()), action.target().or(action.to())))
    };
    let command = position.command(us).map(|command| command.square);
    let find = |holds: &dyn Fn(&Action) -> bool| {
        let is_unit = |action: &&Action| Some(action.from()) != command;
        actions.iter().filter(is_unit).find(|action| holds(action)).copied()
    };
    let in_danger = command.filter(|_| position.gives_check(!us));
    let winning = position.attack_map(us).winning_action(position);
    let is_exit = winning.is_some_and(|action| matches!(action, Action::Exit { .. }));
    let occasions = [
        shown(if is_exit { "first-game-tank-exit" } else { "first-game-tank-win" }, winning),
        in_danger.map(|square| Occasion::new("first-game-tank-check", None::<Square>, Some(square))),
        shown("first-game-tank-drive", find(&|action| !action.fires() && action.to() != Some(action.from()))),
        shown("first-game-tank-kill", find(&|action| action.fires())),
        bounce(position).map(|[from, target]| Occasion::new("first-game-tank-bounce", Some(from), Some(target))),
        shown("first-game-tank-rotate", find(&|action| !action.fires() && action.to() == Some(action.from()))),
    ];
    let aim = position.command(!us).map(|command| command.square);
    let aim = aim.map(|square| Occasion::new("first-game-tank-aim", None::<Square>, Some(square)));
    occasions.into_iter().chain([aim]).flatten().collect()
}

/// A unit of the side to move, and an enemy that it can aim at this turn without being able to destroy it.
fn bounce(position: &Position) -> Option<[Square; 2]> {
    let units = position.units(position.side_to_move());
    units.iter().find_map(|unit| {
        let stances = position.reachable(unit.square);
        let mut targets =
            stances.iter().flat_map(|stance| position.targets_from(unit.square, stance.square, stance.facing));
        targets.find(|target| !target.destroys).map(|target| [unit.square, target.square])
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::tank_chess::Ruleset;

    fn texts(position: &str) -> Vec<&'static str> {
        let position = Position::from_text(position, &Ruleset::default()).expect("the position is valid");
        occasions(&position).into_iter().map(|occasion| occasion.text).collect()
    }

    #[test]
    fn each_rule_is_told_when_it_can_be_used() {
        let quiet = ["first-game-tank-drive", "first-game-tank-rotate", "first-game-tank-aim"];
        assert_eq!(texts("cS#10/##10/12/12/12/12/12/12/3MN8/12/10##/10#CN w"), quiet);
        assert!(texts("cS#10/##10/12/3lS8/12/12/12/12/3MN8/12/10##/10#CN w").contains(&"first-game-tank-kill"));
        let armoured = texts("cS#10/##10/12/3hS8/12/12/12/12/3LN8/12/10##/10#CN w");
        assert!(armoured.contains(&"first-game-tank-bounce"), "{armoured:?}");
    }
}
