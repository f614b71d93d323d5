//! The occasions of Cannon: each rule when it can be used, the most urgent first.

use super::formations::made_by;
use crate::occasion::Occasion;
use cannon_rules::cannon::{Action, Point, Position};
use cannon_rules::{Game, Outcome, Side};

/// A position with what the side to move can do.
struct Outlook<'a> {
    position: &'a Position,
    us: Side,
    actions: Vec<Action>,
}

impl Outlook<'_> {
    fn after(&self, action: Action) -> Position {
        let mut after = *self.position;
        after.play(action);
        after
    }

    fn wins(&self, action: Action) -> bool {
        self.after(action).outcome().and_then(Outcome::winner) == Some(self.us)
    }

    /// Whether the enemy cannot take the piece that has acted.
    fn is_safe(&self, action: Action) -> bool {
        !self.after(action).threatened(self.us).contains(action.target())
    }

    /// Whether a step makes a cannon.
    fn makes_cannon(&self, action: Action) -> bool {
        matches!(action, Action::Step { .. }) && !made_by(self.position, action).is_empty()
    }

    /// Whether an enemy stands two or three points beyond an end of a cannon that the action makes.
    fn aims(&self, action: Action) -> bool {
        let is_enemy = |file: i16, rank: i16| {
            let point = Point::new(u8::try_from(file).ok()?, u8::try_from(rank).ok()?)?;
            self.position.piece_at(point).map(|(side, _)| side != self.us)
        };
        made_by(self.position, action).into_iter().any(|[one, other]| {
            let [from, to] = [one, other].map(|end| [i16::from(end.file), i16::from(end.rank)]);
            let step = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
            let beyond = |at: [i16; 2], steps: i16| is_enemy(at[0] + steps * step[0], at[1] + steps * step[1]);
            (2..=3).any(|steps| beyond(to, steps) == Some(true) || beyond(from, -steps) == Some(true))
        })
    }

    /// The first such action, and a safe one if there is any.
    fn find(&self, holds: impl Fn(Action) -> bool) -> Option<Action> {
        let mut found = self.actions.iter().copied().filter(|&action| holds(action)).peekable();
        let first = found.peek().copied();
        found.find(|&action| self.is_safe(action)).or(first)
    }
}

/// Where an occasion comes from: the identifier of its sentence, and the action that shows it.
type Source = (&'static str, fn(&Outlook) -> Option<Action>);

/// The occasions that an action shows, in the order in which they are told. A cannon that aims at an enemy comes first, so that the player
/// sees it shoot, and nobody is told to retreat who could capture or shoot.
const SOURCES: [Source; 7] = [
    ("first-game-win", |outlook| outlook.find(|action| outlook.wins(action))),
    ("first-game-step", |outlook| outlook.find(|action| matches!(action, Action::Step { .. }))),
    ("first-game-shot", |outlook| outlook.find(|action| matches!(action, Action::Shot { .. }))),
    ("first-game-capture", |outlook| outlook.find(|action| matches!(action, Action::Capture { .. }))),
    ("first-game-cannon", |outlook| {
        if !outlook.position.cannons(outlook.us).is_empty() {
            return None;
        }
        let aims = |action| outlook.makes_cannon(action) && outlook.aims(action);
        outlook.find(aims).or_else(|| outlook.find(|action| outlook.makes_cannon(action)))
    }),
    ("first-game-retreat", |outlook| {
        let can_strike =
            outlook.actions.iter().any(|action| matches!(action, Action::Capture { .. } | Action::Shot { .. }));
        outlook.find(|action| !can_strike && matches!(action, Action::Retreat { .. }))
    }),
    ("first-game-shift", |outlook| outlook.find(|action| matches!(action, Action::Shift { .. }))),
];

/// The occasions of the side to move.
pub(super) fn occasions(position: &Position) -> Vec<Occasion> {
    let outlook = Outlook { position, us: position.side_to_move(), actions: position.actions() };
    let shown = |(text, find): Source| {
        let action = find(&outlook)?;
        let shooter = || position.firing_lines(action.target()).first().map(|line| line.muzzle);
        Some(Occasion::new(text, action.from().or_else(shooter), Some(action.target())))
    };
    let mut occasions: Vec<Occasion> = SOURCES.into_iter().filter_map(shown).collect();
    if let Some(town) = position.town(outlook.us).filter(|_| position.is_town_attacked(outlook.us)) {
        let place = occasions.iter().take_while(|occasion| occasion.text == "first-game-win").count();
        occasions.insert(place, Occasion::new("first-game-danger", None::<Point>, Some(town)));
    }
    let aim = position.town(!outlook.us);
    occasions.extend(aim.map(|town| Occasion::new("first-game-aim", None::<Point>, Some(town))));
    occasions
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cannon::tabletop::FIRST_GAME;
    use cannon_app_base::common::board::Spot;
    use cannon_rules::cannon::Ruleset;

    fn texts(position: &str) -> Vec<&'static str> {
        let position = Position::from_text(position, &Ruleset::CLASSIC).expect("the position is valid");
        occasions(&position).into_iter().map(|occasion| occasion.text).collect()
    }

    #[test]
    fn each_rule_is_told_when_it_can_be_used() {
        assert_eq!(texts("8L1/10/7l2/10/10/10/4d5/10/10/1D8 d"), ["first-game-step", "first-game-aim"]);
        let cannon = texts("8L1/9l/10/2l7/10/2d7/2d7/2d7/10/1D8 d");
        assert!(cannon.contains(&"first-game-shot") && cannon.contains(&"first-game-shift"), "{cannon:?}");
        assert!(texts("8L1/10/7l2/10/10/10/3d6/2d7/1d8/1D8 d").contains(&"first-game-shift"));
        assert!(texts("8L1/10/7l2/10/10/10/dd8/2d7/10/1D8 d").contains(&"first-game-cannon"));
        let beside = texts("8L1/10/7l2/10/10/4dl4/10/10/10/1D8 d");
        assert!(beside.contains(&"first-game-capture") && !beside.contains(&"first-game-retreat"), "{beside:?}");
        let above = texts("8L1/10/7l2/10/4l5/4d5/10/10/10/1D8 d");
        assert!(above.contains(&"first-game-capture"), "{above:?}");
    }

    /// After the first step and any reply, the flag leads to a cannon that can shoot after most second replies.
    #[test]
    fn first_game_leads_to_a_shot() {
        let start = Position::from_text(FIRST_GAME, &Ruleset::CLASSIC).expect("the position is valid");
        let told = |position: &Position, text: &str| occasions(position).into_iter().find(|told| told.text == text);
        let play = |position: &Position, told: &Occasion| {
            let [from, to] = [told.mover, told.goal].map(|spot| spot.expect("a place"));
            let is_told =
                |action: &&Action| action.from().map(Spot::from) == Some(from) && Spot::from(action.target()) == to;
            let actions = position.actions();
            let mut after = *position;
            after.play(*actions.iter().find(is_told).expect("the told action is legal"));
            after
        };
        let replies = |position: &Position| {
            let after = |action: Action| {
                let mut after = *position;
                after.play(action);
                after
            };
            position.actions().into_iter().map(after).collect::<Vec<_>>()
        };
        let (mut shots, mut all) = (0, 0);
        for position in replies(&play(&start, &told(&start, "first-game-step").expect("a step"))) {
            let cannon = told(&position, "first-game-cannon").expect("a cannon can be formed");
            for position in replies(&play(&position, &cannon)) {
                (shots, all) = (shots + usize::from(told(&position, "first-game-shot").is_some()), all + 1);
            }
        }
        assert!(shots * 10 >= all * 8, "{shots} of {all}");
    }

    #[test]
    fn town_in_danger_and_a_win_come_first() {
        assert_eq!(texts("8L1/10/7l2/10/10/10/4d5/10/1l8/1D8 d")[0], "first-game-danger");
        assert_eq!(texts("8L1/8d1/7l2/10/10/10/4d5/10/1l8/1D8 d")[..2], ["first-game-win", "first-game-danger"]);
    }
}
