//! Positions on the table whose game type is erased, for systems that serve every game.

use std::any::Any;

use bevy_egui::egui::{Painter, Rect};

use super::{BoardGame, Choice, GameInput, GameText, Intent, Presentation, TabletopGame};
use cannon_app_base::common::animation::sequence::{Actors, Animation};
use cannon_app_base::common::board::{BoardLayout, GroundTrace, Heading, Spot};
use cannon_app_base::common::command::Command;
use cannon_app_base::common::marks::{ActionTrace, Mark, Overlay};
use cannon_app_base::common::pieces::{PieceEffect, PieceState};
use cannon_app_base::i18n::Words;
use cannon_appearance::{GroundLook, PieceSet};
use cannon_rules::{Action, PackedAction, Side};

/// The [`Choice`] of any game.
#[derive(Debug)]
pub struct AnyChoice {
    piece: Spot,
    choice: Box<dyn Any + Send + Sync>,
}

impl AnyChoice {
    fn new<C: Choice>(choice: C) -> Self {
        AnyChoice { piece: choice.piece(), choice: Box::new(choice) }
    }

    /// The spot of the chosen piece.
    #[must_use]
    pub fn piece(&self) -> Spot {
        self.piece
    }

    /// The choice as the type of a game. `None` if it belongs to another game.
    #[must_use]
    pub fn downcast<C: Choice>(&self) -> Option<&C> {
        self.choice.downcast_ref()
    }
}

/// A position of any game. Actions are packed and choices are boxed; a choice of another game counts as no choice. The traits from which
/// the methods come describe them: [`BoardGame`], [`GameInput`], [`Presentation`] and [`GameText`].
pub trait AnyPosition {
    /// See [`BoardGame::layout`].
    fn layout(&self) -> BoardLayout;
    /// See [`BoardGame::scenery`].
    fn scenery(&self) -> Vec<(Spot, PieceState)>;
    /// See [`BoardGame::ground_height`].
    fn ground_height(&self, spot: Spot, look: GroundLook) -> f32;
    /// See [`BoardGame::piece_states`].
    fn piece_states(&self) -> Vec<(Spot, PieceState)>;
    /// See [`BoardGame::piece_effect`].
    fn piece_effect(&self, action: PackedAction) -> PieceEffect;

    /// See [`GameInput::select_piece`].
    fn select_piece(&self, spot: Spot) -> Option<AnyChoice>;
    /// See [`GameInput::intent_at`].
    fn intent_at(&self, choice: Option<&AnyChoice>, spot: Spot) -> Intent<AnyChoice>;
    /// See [`GameInput::adjust_choice`].
    fn adjust_choice(&self, choice: &AnyChoice, command: Command) -> Option<AnyChoice>;
    /// See [`GameInput::uses_wheel`].
    fn uses_wheel(&self, choice: &AnyChoice) -> bool;
    /// See [`GameInput::drop_intent`].
    fn drop_intent(&self, choice: &AnyChoice, spot: Spot, towards: Option<Heading>) -> Intent<AnyChoice>;
    /// See [`GameInput::choice_for_action`].
    fn choice_for_action(&self, action: PackedAction) -> Option<AnyChoice>;
    /// See [`GameInput::previous_stage`].
    fn previous_stage(&self, choice: &AnyChoice) -> Option<AnyChoice>;
    /// See [`GameInput::movable_pieces`].
    fn movable_pieces(&self) -> Vec<Spot>;
    /// See [`GameInput::initial_cursor`].
    fn initial_cursor(&self) -> Spot;
    /// See [`GameInput::pickable_pieces`].
    fn pickable_pieces(&self, choice: Option<&AnyChoice>) -> Vec<Spot>;

    /// See [`Presentation::board_overlay`].
    fn board_overlay(&self, nth: usize, viewer: Side) -> Vec<Mark>;
    /// See [`Presentation::standing_marks`].
    fn standing_marks(&self) -> Vec<Mark>;
    /// See [`Presentation::action_marks`].
    fn action_marks(&self, choice: Option<&AnyChoice>, with_actions: bool) -> Vec<Mark>;
    /// See [`Presentation::threatened_pieces`].
    fn threatened_pieces(&self) -> Vec<Spot>;
    /// See [`Presentation::paint_map`].
    fn paint_map(&self, painter: &Painter, rect: Rect, seat: Side, look: GroundLook);
    /// See [`Presentation::ground_traces`].
    fn ground_traces(&self, action: PackedAction) -> Vec<GroundTrace>;
    /// See [`Presentation::action_trace`].
    fn action_trace(&self, action: PackedAction, set: PieceSet) -> ActionTrace;
    /// See [`Presentation::danger_marks`].
    fn danger_marks(&self, spot: Spot) -> Vec<Mark>;
    /// See [`Presentation::overlay`].
    fn overlay(&self, choice: &AnyChoice, focus: Option<Spot>, set: PieceSet) -> Overlay;
    /// See [`Presentation::failed_attempt_animation`].
    fn failed_attempt_animation(&self, choice: &AnyChoice, spot: Spot) -> Option<Animation>;
    /// See [`Presentation::prepared_action`].
    fn prepared_action(&self, choice: &AnyChoice, focus: Option<Spot>) -> Option<(PackedAction, Option<u8>)>;
    /// See [`Presentation::action_animation`].
    fn action_animation(
        &self,
        action: PackedAction,
        animation_variant: Option<u8>,
        actors: &Actors,
        seed: u64,
    ) -> Animation;
    /// See [`Presentation::victory_animation`].
    fn victory_animation(&self, winner: Side, actors: &Actors) -> Animation;

    /// See [`GameText::turn_message`].
    fn turn_message(&self) -> Option<&'static str>;
    /// See [`GameText::goal_text`].
    fn goal_text(&self, words: &Words) -> Option<String>;
    /// See [`GameText::warnings`].
    fn warnings(&self) -> Vec<(&'static str, Side)>;
    /// See [`GameText::hover_text`].
    fn hover_text(&self, choice: &AnyChoice, spot: Spot, words: &Words) -> Option<String>;
    /// See [`GameText::piece_count`].
    fn piece_count(&self, side: Side) -> u32;
}

impl<G: TabletopGame> AnyPosition for G {
    fn layout(&self) -> BoardLayout {
        BoardGame::layout(self)
    }

    fn scenery(&self) -> Vec<(Spot, PieceState)> {
        BoardGame::scenery(self)
    }

    fn ground_height(&self, spot: Spot, look: GroundLook) -> f32 {
        BoardGame::ground_height(self, spot, look)
    }

    fn piece_states(&self) -> Vec<(Spot, PieceState)> {
        BoardGame::piece_states(self)
    }

    fn piece_effect(&self, action: PackedAction) -> PieceEffect {
        G::Action::unpack(action).map_or_else(PieceEffect::default, |action| BoardGame::piece_effect(self, action))
    }

    fn select_piece(&self, spot: Spot) -> Option<AnyChoice> {
        GameInput::select_piece(self, spot).map(AnyChoice::new)
    }

    fn intent_at(&self, choice: Option<&AnyChoice>, spot: Spot) -> Intent<AnyChoice> {
        GameInput::intent_at(self, choice.and_then(AnyChoice::downcast), spot).map(AnyChoice::new)
    }

    fn adjust_choice(&self, choice: &AnyChoice, command: Command) -> Option<AnyChoice> {
        GameInput::adjust_choice(self, choice.downcast()?, command).map(AnyChoice::new)
    }

    fn uses_wheel(&self, choice: &AnyChoice) -> bool {
        choice.downcast().is_some_and(|choice| GameInput::uses_wheel(self, choice))
    }

    fn drop_intent(&self, choice: &AnyChoice, spot: Spot, towards: Option<Heading>) -> Intent<AnyChoice> {
        match choice.downcast() {
            Some(choice) => GameInput::drop_intent(self, choice, spot, towards).map(AnyChoice::new),
            None => Intent::Deselect,
        }
    }

    fn choice_for_action(&self, action: PackedAction) -> Option<AnyChoice> {
        GameInput::choice_for_action(self, G::Action::unpack(action)?).map(AnyChoice::new)
    }

    fn previous_stage(&self, choice: &AnyChoice) -> Option<AnyChoice> {
        GameInput::previous_stage(self, choice.downcast()?).map(AnyChoice::new)
    }

    fn movable_pieces(&self) -> Vec<Spot> {
        GameInput::movable_pieces(self)
    }

    fn initial_cursor(&self) -> Spot {
        GameInput::initial_cursor(self)
    }

    fn pickable_pieces(&self, choice: Option<&AnyChoice>) -> Vec<Spot> {
        GameInput::pickable_pieces(self, choice.and_then(AnyChoice::downcast))
    }

    fn board_overlay(&self, nth: usize, viewer: Side) -> Vec<Mark> {
        Presentation::board_overlay(self, nth, viewer)
    }

    fn standing_marks(&self) -> Vec<Mark> {
        Presentation::standing_marks(self)
    }

    fn action_marks(&self, choice: Option<&AnyChoice>, with_actions: bool) -> Vec<Mark> {
        Presentation::action_marks(self, choice.and_then(AnyChoice::downcast), with_actions)
    }

    fn threatened_pieces(&self) -> Vec<Spot> {
        Presentation::threatened_pieces(self)
    }

    fn danger_marks(&self, spot: Spot) -> Vec<Mark> {
        Presentation::danger_marks(self, spot)
    }

    fn paint_map(&self, painter: &Painter, rect: Rect, seat: Side, look: GroundLook) {
        Presentation::paint_map(self, painter, rect, seat, look);
    }

    fn ground_traces(&self, action: PackedAction) -> Vec<GroundTrace> {
        G::Action::unpack(action).map_or_else(Vec::new, |action| Presentation::ground_traces(self, action))
    }

    fn action_trace(&self, action: PackedAction, set: PieceSet) -> ActionTrace {
        let action = G::Action::unpack(action);
        action.map_or_else(ActionTrace::default, |action| Presentation::action_trace(self, action, set))
    }

    fn overlay(&self, choice: &AnyChoice, focus: Option<Spot>, set: PieceSet) -> Overlay {
        choice.downcast().map_or_else(Overlay::default, |choice| Presentation::overlay(self, choice, focus, set))
    }

    fn failed_attempt_animation(&self, choice: &AnyChoice, spot: Spot) -> Option<Animation> {
        Presentation::failed_attempt_animation(self, choice.downcast()?, spot)
    }

    fn action_animation(
        &self,
        action: PackedAction,
        animation_variant: Option<u8>,
        actors: &Actors,
        seed: u64,
    ) -> Animation {
        match G::Action::unpack(action) {
            Some(action) => Presentation::action_animation(self, action, animation_variant, actors, seed),
            None => Animation::default(),
        }
    }

    fn prepared_action(&self, choice: &AnyChoice, focus: Option<Spot>) -> Option<(PackedAction, Option<u8>)> {
        let (action, animation_variant) = Presentation::prepared_action(self, choice.downcast()?, focus)?;
        Some((action.pack(), animation_variant))
    }

    fn victory_animation(&self, winner: Side, actors: &Actors) -> Animation {
        Presentation::victory_animation(self, winner, actors)
    }

    fn turn_message(&self) -> Option<&'static str> {
        GameText::turn_message(self)
    }

    fn goal_text(&self, words: &Words) -> Option<String> {
        GameText::goal_text(self, words)
    }

    fn warnings(&self) -> Vec<(&'static str, Side)> {
        GameText::warnings(self)
    }

    fn hover_text(&self, choice: &AnyChoice, spot: Spot, words: &Words) -> Option<String> {
        GameText::hover_text(self, choice.downcast()?, spot, words)
    }

    fn piece_count(&self, side: Side) -> u32 {
        GameText::piece_count(self, side)
    }
}
