//! Visual presentation of a game besides its pieces: marks, overlays and animations.

use bevy_egui::egui::{Painter, Rect};

use cannon_app_base::common::animation::sequence::{Actors, Animation};
use cannon_app_base::common::board::{GroundTrace, Spot};
use cannon_app_base::common::marks::{ActionTrace, Mark, Overlay};
use cannon_appearance::{GroundLook, PieceSet};
use cannon_rules::{PackedAction, Side};

use super::{Choice, Occasion};

/// Marks, overlays and animations of a position. A choice in another game, or a number that is no action of the game, has none.
pub trait Presentation {
    /// The marks of one of the [overlays](super::Tabletop::board_overlays) from the view of `viewer`.
    fn board_overlay(&self, nth: usize, viewer: Side) -> Vec<Mark>;

    /// Marks that belong to the board and are always shown, such as squares with a meaning in the rules.
    fn standing_marks(&self) -> Vec<Mark> {
        Vec::new()
    }

    /// Marks of the selection and of the possible actions. Without `with_actions`, because the player has turned these hints off, only
    /// indispensable marks are returned.
    fn action_marks(&self, choice: Option<&Choice>, with_actions: bool) -> Vec<Mark>;

    /// The pieces of a side that the enemy could take next turn.
    fn threatened_pieces_of(&self, side: Side) -> Vec<Spot>;

    /// The pieces of both sides that the enemy could take next turn.
    fn threatened_pieces(&self) -> Vec<Spot> {
        Side::ALL.into_iter().flat_map(|side| self.threatened_pieces_of(side)).collect()
    }

    /// Paints the board with its pieces from above, this seat below, in the largest square in the middle of `rect`. `look` is the look of
    /// boards that show a landscape.
    fn paint_map(&self, painter: &Painter, rect: Rect, seat: Side, look: GroundLook);

    /// The trace of an action that is played in this position.
    fn action_trace(&self, action: PackedAction, set: PieceSet) -> ActionTrace;

    /// The traces that an action, played in this position, leaves in the ground. Empty in games whose pieces leave none.
    fn ground_traces(&self, action: PackedAction) -> Vec<GroundTrace> {
        let _ = action;
        Vec::new()
    }

    /// Marks of the danger on the places that the piece on `spot` can reach this turn. Empty in games without such marks.
    fn danger_marks(&self, spot: Spot) -> Vec<Mark> {
        let _ = spot;
        Vec::new()
    }

    /// Marks under the formations of a side, which are pieces that act together, such as the soldiers of its cannons. Empty in games without
    /// formations.
    fn formation_marks(&self, side: Side) -> Vec<Mark> {
        let _ = side;
        Vec::new()
    }

    /// The formations that an action makes when it is played in this position, each from its rear end to its front end.
    fn new_formations(&self, action: PackedAction) -> Vec<[Spot; 2]> {
        let _ = action;
        Vec::new()
    }

    /// What a new player can do in this position, the most urgent first.
    fn occasions(&self) -> Vec<Occasion>;

    /// Marks around the piece at which the chosen piece aims, while the player points at `focus`. Empty in games without such marks.
    fn aim_marks(&self, choice: &Choice, focus: Option<Spot>) -> Vec<Mark> {
        let _ = (choice, focus);
        Vec::new()
    }

    /// Marks of how well the piece on `spot` is protected from the enemy. Empty in games without armour.
    fn armour_marks(&self, spot: Spot) -> Vec<Mark> {
        let _ = spot;
        Vec::new()
    }

    /// A preview of the action that would follow from the choice, at `focus` if the player points at a spot: paths, trajectories and the
    /// stance of the piece. Trajectories end at the height of the pieces of `set`.
    fn overlay(&self, choice: &Choice, focus: Option<Spot>, set: PieceSet) -> Overlay;

    /// The animation of an attempt at `spot` that has no effect, such as a shot that does not penetrate. `None` if there is nothing to
    /// show.
    fn failed_attempt_animation(&self, choice: &Choice, spot: Spot) -> Option<Animation>;

    /// An action that is likely to follow, and which of several equivalent ways of showing it to use. Its preparation is shown in advance,
    /// while the player points at `focus`.
    fn prepared_action(&self, choice: &Choice, focus: Option<Spot>) -> Option<(PackedAction, Option<u8>)> {
        let _ = (choice, focus);
        None
    }

    /// The animation of an action that was played in this position. `animation_variant` selects one of several equivalent ways of showing
    /// it, and `seed` varies the details from action to action.
    fn action_animation(
        &self,
        action: PackedAction,
        animation_variant: Option<u8>,
        actors: &Actors,
        seed: u64,
    ) -> Animation;

    /// The victory animation in the last position.
    fn victory_animation(&self, winner: Side, actors: &Actors) -> Animation;
}
