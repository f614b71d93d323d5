//! The evaluator with a network.

use std::sync::Arc;

use super::features::View;
use super::network::{Network, Role, Row};
use crate::cannon::{AttackInfo, LinearEvaluator};
use crate::playable::Evaluator;
use crate::weights::Tapered;
use cannon_rules::cannon::{Action, Position};
use cannon_rules::record::Style;
use cannon_rules::{Game, Side};

/// The evaluation of Cannon by a network, with the terms of a playing style.
#[derive(Clone, Debug)]
pub struct NetworkEvaluator {
    network: Arc<Network>,
    /// The linear terms that are added to the output: the terms in which the style differs from the plain style, or all of the linear
    /// evaluation if the network only corrects it.
    terms: Option<LinearEvaluator>,
}

/// The accumulator of the network: the first layer as each side sees the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Accumulator {
    views: [View; 2],
    units: [Row; 2],
    /// The accumulator of the linear terms.
    terms: [Tapered; 2],
}

impl NetworkEvaluator {
    /// The evaluator of a style.
    pub fn new(network: Arc<Network>, style: Style) -> NetworkEvaluator {
        let terms = match network.role {
            Role::Correction => Some(LinearEvaluator::with_style(style, Self::STYLE_PERCENT)),
            Role::Evaluation if style.is_plain() => None,
            Role::Evaluation => Some(LinearEvaluator::style_terms(style, Self::STYLE_PERCENT)),
        };
        NetworkEvaluator { network, terms }
    }

    /// The row of weights of a soldier in a view.
    #[inline]
    fn row(&self, view: View, owner: Side, point: cannon_rules::cannon::Point) -> &Row {
        &self.network.rows[view.row(owner, point)]
    }
}

impl Evaluator<Position> for NetworkEvaluator {
    type Accumulator = Accumulator;

    /// The whole amounts were chosen for the linear evaluation. With them, the marcher lost about 130 Elo (`docs/strength.md`).
    const STYLE_PERCENT: i32 = 50;

    fn refresh(&self, position: &Position) -> Accumulator {
        let views = Side::ALL.map(|side| View::of(position, side));
        let units = views.map(|view| {
            let mut units = *self.network.bias(position);
            for owner in Side::ALL {
                for point in position.soldiers(owner) {
                    units.add(self.row(view, owner, point));
                }
            }
            units
        });
        let terms = self.terms.as_ref().map(|terms| terms.refresh(position)).unwrap_or_default();
        Accumulator { views, units, terms }
    }

    fn update(&self, before: &Accumulator, position: &Position, action: Action, after: &Position) -> Accumulator {
        let (us, them, target) = (position.side_to_move(), !position.side_to_move(), action.target());
        if matches!(action, Action::Place { .. }) || position.town(them) == Some(target) {
            // A town is placed or captured, which changes the views.
            return self.refresh(after);
        }
        let units = Side::ALL.map(|side| {
            let (view, units) = (before.views[side.index()], &before.units[side.index()]);
            match action {
                Action::Shot { .. } => units.after_removal(self.row(view, them, target)),
                Action::Capture { from, .. } => units.after_capture(
                    self.row(view, us, from),
                    self.row(view, us, target),
                    self.row(view, them, target),
                ),
                Action::Step { from, .. } | Action::Retreat { from, .. } | Action::Shift { from, .. } => {
                    units.after_move(self.row(view, us, from), self.row(view, us, target))
                }
                Action::Place { .. } => *units,
            }
        });
        let terms = self.terms.as_ref().map(|terms| terms.update(&before.terms, position, action, after));
        Accumulator { views: before.views, units, terms: terms.unwrap_or_default() }
    }

    fn evaluate(&self, accumulator: &Accumulator, position: &Position, attacks: &AttackInfo) -> i32 {
        let (us, them) = (position.side_to_move(), !position.side_to_move());
        let soldiers = position.soldiers(us).count() + position.soldiers(them).count();
        let [own, enemy] = [us, them].map(|side| &accumulator.units[side.index()]);
        let terms = self.terms.as_ref().map(|terms| terms.evaluate(&accumulator.terms, position, attacks));
        self.network.output(own, enemy, soldiers as usize) + terms.unwrap_or_default()
    }
}
