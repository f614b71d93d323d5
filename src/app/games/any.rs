//! A position on the table whose game is hidden: for the systems that serve every game alike.

use std::any::Any;

use super::{BoardGame, Choice, GameInput, GameText, Intent, Presentation, Tabletop};
use crate::app::common::animation::score::{Actors, Animation};
use crate::app::common::board::{BoardLayout, Heading, Spot};
use crate::app::common::command::Command;
use crate::app::common::marks::{Mark, Overlay};
use crate::app::common::pieces::{PieceEffect, PieceState};
use crate::app::i18n::Words;
use cannon_rules::{Action, PackedAction, Side};

/// A [`Choice`] of whichever game.
#[derive(Debug)]
pub struct AnyChoice {
    piece: Spot,
    choice: Box<dyn Any + Send + Sync>,
}

impl AnyChoice {
    fn new<C: Choice>(choice: C) -> Self {
        AnyChoice { piece: choice.piece(), choice: Box::new(choice) }
    }

    /// Where the chosen piece stands.
    #[must_use]
    pub fn piece(&self) -> Spot {
        self.piece
    }

    /// The choice, if it belongs to a game that is handled so.
    #[must_use]
    pub fn of<C: Choice>(&self) -> Option<&C> {
        self.choice.downcast_ref()
    }
}

/// A position of whichever game. Actions are packed, and choices are boxed; those of another game are as good as none. What the methods
/// mean is said where they come from: [`BoardGame`], [`GameInput`], [`Presentation`] and [`GameText`].
pub trait AnyPosition {
    /// See [`BoardGame::layout`].
    fn layout(&self) -> BoardLayout;
    /// See [`BoardGame::ground`].
    fn ground(&self) -> Vec<(Spot, PieceState)>;
    /// See [`BoardGame::surface`].
    fn surface(&self, spot: Spot) -> f32;
    /// See [`BoardGame::figures`].
    fn figures(&self) -> Vec<(Spot, PieceState)>;
    /// See [`BoardGame::deed`].
    fn deed(&self, action: PackedAction) -> PieceEffect;

    /// See [`GameInput::take_up`].
    fn take_up(&self, spot: Spot) -> Option<AnyChoice>;
    /// See [`GameInput::intent`].
    fn intent(&self, choice: Option<&AnyChoice>, spot: Spot) -> Intent<AnyChoice>;
    /// See [`GameInput::turned`].
    fn turned(&self, choice: &AnyChoice, command: Command) -> Option<AnyChoice>;
    /// See [`GameInput::wheel_turns`].
    fn wheel_turns(&self, choice: &AnyChoice) -> bool;
    /// See [`GameInput::dropped`].
    fn dropped(&self, choice: &AnyChoice, spot: Spot, towards: Option<Heading>) -> Intent<AnyChoice>;
    /// See [`GameInput::choice_for`].
    fn choice_for(&self, action: PackedAction) -> Option<AnyChoice>;
    /// See [`GameInput::stage_back`].
    fn stage_back(&self, choice: &AnyChoice) -> Option<AnyChoice>;
    /// See [`GameInput::movable`].
    fn movable(&self) -> Vec<Spot>;
    /// See [`GameInput::first_cursor`].
    fn first_cursor(&self) -> Spot;
    /// See [`GameInput::pieces_that_take_the_pointer`].
    fn pieces_that_take_the_pointer(&self, choice: Option<&AnyChoice>) -> Vec<Spot>;

    /// See [`Presentation::survey`].
    fn survey(&self, nth: usize, viewer: Side) -> Vec<Mark>;
    /// See [`Presentation::offers`].
    fn offers(&self, choice: Option<&AnyChoice>, with_actions: bool) -> Vec<Mark>;
    /// See [`Presentation::threatened_pieces`].
    fn threatened_pieces(&self) -> Vec<Spot>;
    /// See [`Presentation::overlay`].
    fn overlay(&self, choice: &AnyChoice, focus: Option<Spot>) -> Overlay;
    /// See [`Presentation::vain_attempt`].
    fn vain_attempt(&self, choice: &AnyChoice, spot: Spot) -> Option<Animation>;
    /// See [`Presentation::made_ready`].
    fn made_ready(&self, choice: &AnyChoice, focus: Option<Spot>) -> Option<(PackedAction, Option<u8>)>;
    /// See [`Presentation::compose`].
    fn compose(&self, action: PackedAction, shown_by: Option<u8>, cast: &Actors, seed: u64) -> Animation;
    /// See [`Presentation::celebration`].
    fn celebration(&self, winner: Side, cast: &Actors) -> Animation;

    /// See [`GameText::turn_message`].
    fn turn_message(&self) -> Option<&'static str>;
    /// See [`GameText::warnings`].
    fn warnings(&self) -> Vec<(&'static str, Side)>;
    /// See [`GameText::remark`].
    fn remark(&self, choice: &AnyChoice, spot: Spot, words: &Words) -> Option<String>;
    /// See [`GameText::pieces`].
    fn pieces(&self, side: Side) -> u32;
}

impl<G: Tabletop> AnyPosition for G {
    fn layout(&self) -> BoardLayout {
        BoardGame::layout(self)
    }

    fn ground(&self) -> Vec<(Spot, PieceState)> {
        BoardGame::ground(self)
    }

    fn surface(&self, spot: Spot) -> f32 {
        BoardGame::surface(self, spot)
    }

    fn figures(&self) -> Vec<(Spot, PieceState)> {
        BoardGame::figures(self)
    }

    fn deed(&self, action: PackedAction) -> PieceEffect {
        G::Action::unpack(action).map_or_else(PieceEffect::default, |action| BoardGame::deed(self, action))
    }

    fn take_up(&self, spot: Spot) -> Option<AnyChoice> {
        GameInput::take_up(self, spot).map(AnyChoice::new)
    }

    fn intent(&self, choice: Option<&AnyChoice>, spot: Spot) -> Intent<AnyChoice> {
        GameInput::intent(self, choice.and_then(AnyChoice::of), spot).map(AnyChoice::new)
    }

    fn turned(&self, choice: &AnyChoice, command: Command) -> Option<AnyChoice> {
        GameInput::turned(self, choice.of()?, command).map(AnyChoice::new)
    }

    fn wheel_turns(&self, choice: &AnyChoice) -> bool {
        choice.of().is_some_and(|choice| GameInput::wheel_turns(self, choice))
    }

    fn dropped(&self, choice: &AnyChoice, spot: Spot, towards: Option<Heading>) -> Intent<AnyChoice> {
        match choice.of() {
            Some(choice) => GameInput::dropped(self, choice, spot, towards).map(AnyChoice::new),
            None => Intent::LetGo,
        }
    }

    fn choice_for(&self, action: PackedAction) -> Option<AnyChoice> {
        GameInput::choice_for(self, G::Action::unpack(action)?).map(AnyChoice::new)
    }

    fn stage_back(&self, choice: &AnyChoice) -> Option<AnyChoice> {
        GameInput::stage_back(self, choice.of()?).map(AnyChoice::new)
    }

    fn movable(&self) -> Vec<Spot> {
        GameInput::movable(self)
    }

    fn first_cursor(&self) -> Spot {
        GameInput::first_cursor(self)
    }

    fn pieces_that_take_the_pointer(&self, choice: Option<&AnyChoice>) -> Vec<Spot> {
        GameInput::pieces_that_take_the_pointer(self, choice.and_then(AnyChoice::of))
    }

    fn survey(&self, nth: usize, viewer: Side) -> Vec<Mark> {
        Presentation::survey(self, nth, viewer)
    }

    fn offers(&self, choice: Option<&AnyChoice>, with_actions: bool) -> Vec<Mark> {
        Presentation::offers(self, choice.and_then(AnyChoice::of), with_actions)
    }

    fn threatened_pieces(&self) -> Vec<Spot> {
        Presentation::threatened_pieces(self)
    }

    fn overlay(&self, choice: &AnyChoice, focus: Option<Spot>) -> Overlay {
        choice.of().map_or_else(Overlay::default, |choice| Presentation::overlay(self, choice, focus))
    }

    fn vain_attempt(&self, choice: &AnyChoice, spot: Spot) -> Option<Animation> {
        Presentation::vain_attempt(self, choice.of()?, spot)
    }

    fn compose(&self, action: PackedAction, shown_by: Option<u8>, cast: &Actors, seed: u64) -> Animation {
        match G::Action::unpack(action) {
            Some(action) => Presentation::compose(self, action, shown_by, cast, seed),
            None => Animation::default(),
        }
    }

    fn made_ready(&self, choice: &AnyChoice, focus: Option<Spot>) -> Option<(PackedAction, Option<u8>)> {
        let (action, shown_by) = Presentation::made_ready(self, choice.of()?, focus)?;
        Some((action.pack(), shown_by))
    }

    fn celebration(&self, winner: Side, cast: &Actors) -> Animation {
        Presentation::celebration(self, winner, cast)
    }

    fn turn_message(&self) -> Option<&'static str> {
        GameText::turn_message(self)
    }

    fn warnings(&self) -> Vec<(&'static str, Side)> {
        GameText::warnings(self)
    }

    fn remark(&self, choice: &AnyChoice, spot: Spot, words: &Words) -> Option<String> {
        GameText::remark(self, choice.of()?, spot, words)
    }

    fn pieces(&self, side: Side) -> u32 {
        GameText::pieces(self, side)
    }
}
