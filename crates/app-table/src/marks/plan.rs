//! The plan of the marks: a pure function from the state of the app to the marks on the board.

use bevy::prelude::*;
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::marks::Mark;

use cannon_app_activities::exercise::ExercisePointers;
use cannon_app_activities::input::Selection;
use cannon_app_base::common::marks::kinds::{
    CURSOR, GOAL, HIGHLIGHTED, HINT_FROM, HINT_TO, MOVABLE, MOVER, REACH_TILE, THREAT,
};
use cannon_app_base::common::pieces::PieceEffect;
use cannon_app_base::settings::Settings;
use cannon_app_games::TablePosition;
use cannon_rules::Side;

/// The inputs of the plan.
pub struct MarkInputs<'a> {
    /// The position that the pieces show.
    pub position: &'a dyn TablePosition,
    /// The marks of the last action before the position or, in a review, of the next action.
    pub last_action: &'a [Mark],
    /// What an exercise points out.
    pub pointers: Option<&'a ExercisePointers>,
    /// Whether the game is being reviewed.
    pub is_review: bool,
    /// In a review, the effect of the best action.
    pub best_action: Option<PieceEffect>,
    /// Whether no action is being animated, and the board view has caught up with the match.
    pub is_at_rest: bool,
    /// Whether a person can act: it is a person's turn or, in a review, the game is not over.
    pub awaits_player: bool,
    /// The player's selection.
    pub selection: &'a Selection,
    /// The settings, which turn some marks on or off.
    pub settings: &'a Settings,
    /// The marks of the board overlay.
    pub overlay_marks: &'a [Mark],
    /// The marks of the danger on the places in reach of the selected piece.
    pub danger_marks: &'a [Mark],
    /// The side under whose formations bands lie, if any.
    pub side_with_bands: Option<Side>,
    /// The effect of the action that the hint recommends.
    pub hint: Option<PieceEffect>,
}

/// All marks for these inputs.
pub fn marks(inputs: &MarkInputs) -> Vec<Mark> {
    // In a review, only a piece that the player has picked up has marks.
    let can_act =
        inputs.is_at_rest && inputs.awaits_player && (!inputs.is_review || inputs.selection.choice().is_some());
    let choice = inputs.selection.choice().filter(|_| can_act && inputs.settings.show_actions);
    let aim = |choice| inputs.position.aim_marks(choice, inputs.selection.focus());
    let aimed = choice.map_or_else(Vec::new, aim);
    let mut marks = inputs.position.standing_marks();
    if inputs.is_at_rest {
        marks.extend(inputs.overlay_marks);
        let side = inputs.side_with_bands.filter(|_| inputs.settings.show_cannons);
        marks.extend(side.into_iter().flat_map(|side| inputs.position.formation_marks(side)));
        marks.extend(inputs.danger_marks);
    }
    if (inputs.settings.show_last_action || inputs.is_review) && inputs.is_at_rest {
        marks.extend(inputs.last_action);
    }
    if let Some(pointers) = inputs.pointers {
        let pointed = [(&pointers.places, &HIGHLIGHTED), (&pointers.movers, &MOVER), (&pointers.goals, &GOAL)];
        marks.extend(pointed.into_iter().flat_map(|(spots, kind)| spots.iter().map(|&at| Mark::new(at, kind))));
        let is_aimed_at = |at: &Spot| aimed.iter().any(|mark| mark.at == *at);
        let armour = pointers.armour.iter().filter(|at| inputs.is_at_rest && !is_aimed_at(at));
        marks.extend(armour.flat_map(|&at| inputs.position.armour_marks(at)));
    }
    if inputs.is_at_rest {
        marks.extend(inputs.best_action.into_iter().flat_map(endpoint_marks));
    }
    if inputs.settings.show_threats && inputs.is_at_rest {
        marks.extend(inputs.position.threatened_pieces().into_iter().map(|at| Mark::new(at, &THREAT)));
    }
    if can_act {
        if inputs.settings.show_movable && inputs.selection.choice().is_none() {
            marks.extend(inputs.position.movable_pieces().into_iter().map(|at| Mark::new(at, &MOVABLE)));
        }
        let has_tile = |at: Spot| inputs.overlay_marks.iter().chain(inputs.danger_marks).any(|mark| mark.at == at);
        let actions = inputs.position.action_marks(inputs.selection.choice(), inputs.settings.show_actions);
        marks.extend(actions.into_iter().filter(|mark| mark.kind != &REACH_TILE || !has_tile(mark.at)));
        marks.extend(aimed);
        marks.extend(inputs.hint.into_iter().flat_map(endpoint_marks));
    }
    marks.extend(inputs.selection.cursor().map(|cursor| Mark::new(cursor, &CURSOR)));
    if let Some(pointers) = inputs.pointers {
        marks.retain(|mark| !pointers.hides_mark(mark.kind));
    }
    marks
}

/// Marks for the origin of a recommended action, for its destination and for the piece that it hits.
pub(super) fn endpoint_marks(effect: PieceEffect) -> impl Iterator<Item = Mark> {
    let origin = effect.from.map(|at| Mark::new(at, &HINT_FROM));
    let victim = effect.victim.filter(|_| effect.victim != effect.to);
    origin.into_iter().chain([effect.to, victim].into_iter().flatten().map(|at| Mark::new(at, &HINT_TO)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_games::{GameInput, tabletop};
    use cannon_rules::cannon::{Position, Ruleset};
    use cannon_rules::{Game, GameId};

    /// The names of the marks while the soldier on e5 is selected.
    fn names(pointers: &ExercisePointers) -> Vec<&'static str> {
        let text = "8L1/10/7l2/10/10/4dl4/10/10/10/1D8 d";
        let position = Position::from_text(text, &Ruleset::CLASSIC).expect("the position is valid");
        let choice = position.select_piece(Spot::new(4, 4)).expect("a soldier");
        let inputs = MarkInputs {
            position: &position,
            last_action: &[],
            pointers: Some(pointers),
            is_review: false,
            best_action: None,
            is_at_rest: true,
            awaits_player: true,
            selection: &Selection::with_choice(choice, None),
            settings: &Settings::default(),
            overlay_marks: &[],
            danger_marks: &[],
            side_with_bands: None,
            hint: None,
        };
        marks(&inputs).iter().map(|mark| mark.kind.name).collect()
    }

    #[test]
    fn lesson_marks_its_goal_and_no_action_that_is_not_taught() {
        let all = names(&ExercisePointers::default());
        assert!(all.contains(&"cannon/retreat") && all.contains(&"cannon/capture") && !all.contains(&"goal"));
        let untaught = tabletop(GameId::Cannon).taught_kinds.iter().filter(|kind| kind.name == "retreat").collect();
        let (movers, goals) = (vec![Spot::new(4, 4)], vec![Spot::new(5, 4)]);
        let taught = names(&ExercisePointers { movers, goals, untaught, ..ExercisePointers::default() });
        assert!(!taught.contains(&"cannon/retreat") && taught.contains(&"cannon/capture"), "{taught:?}");
        assert!(taught.contains(&"goal") && taught.contains(&"mover"));
    }
}
