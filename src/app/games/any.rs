//! A position on the table whose game is hidden: for the systems that serve every game alike.

use std::any::Any;

use super::{Choice, Handling, Intent, Setting, Showing, Tabletop, Telling};
use crate::app::common::animation::score::{Cast, Score};
use crate::app::common::board::{BoardLayout, Heading, Spot};
use crate::app::common::command::Command;
use crate::app::common::marks::{Mark, Overlay};
use crate::app::common::pieces::{Deed, Figure};
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
/// mean is said where they come from: [`Setting`], [`Handling`], [`Showing`] and [`Telling`].
pub trait AnyPosition {
    /// See [`Setting::layout`].
    fn layout(&self) -> BoardLayout;
    /// See [`Setting::ground`].
    fn ground(&self) -> Vec<(Spot, Figure)>;
    /// See [`Setting::surface`].
    fn surface(&self, spot: Spot) -> f32;
    /// See [`Setting::figures`].
    fn figures(&self) -> Vec<(Spot, Figure)>;
    /// See [`Setting::deed`].
    fn deed(&self, action: PackedAction) -> Deed;

    /// See [`Handling::take_up`].
    fn take_up(&self, spot: Spot) -> Option<AnyChoice>;
    /// See [`Handling::intent`].
    fn intent(&self, choice: Option<&AnyChoice>, spot: Spot) -> Intent<AnyChoice>;
    /// See [`Handling::turned`].
    fn turned(&self, choice: &AnyChoice, command: Command) -> Option<AnyChoice>;
    /// See [`Handling::wheel_turns`].
    fn wheel_turns(&self, choice: &AnyChoice) -> bool;
    /// See [`Handling::dropped`].
    fn dropped(&self, choice: &AnyChoice, spot: Spot, towards: Option<Heading>) -> Intent<AnyChoice>;
    /// See [`Handling::choice_for`].
    fn choice_for(&self, action: PackedAction) -> Option<AnyChoice>;
    /// See [`Handling::stage_back`].
    fn stage_back(&self, choice: &AnyChoice) -> Option<AnyChoice>;
    /// See [`Handling::movable`].
    fn movable(&self) -> Vec<Spot>;
    /// See [`Handling::first_cursor`].
    fn first_cursor(&self) -> Spot;
    /// See [`Handling::pieces_that_take_the_pointer`].
    fn pieces_that_take_the_pointer(&self, choice: Option<&AnyChoice>) -> Vec<Spot>;

    /// See [`Showing::survey`].
    fn survey(&self, nth: usize, viewer: Side) -> Vec<Mark>;
    /// See [`Showing::offers`].
    fn offers(&self, choice: Option<&AnyChoice>, with_actions: bool) -> Vec<Mark>;
    /// See [`Showing::threatened_pieces`].
    fn threatened_pieces(&self) -> Vec<Spot>;
    /// See [`Showing::overlay`].
    fn overlay(&self, choice: &AnyChoice, focus: Option<Spot>) -> Overlay;
    /// See [`Showing::vain_attempt`].
    fn vain_attempt(&self, choice: &AnyChoice, spot: Spot) -> Option<Score>;
    /// See [`Showing::made_ready`].
    fn made_ready(&self, choice: &AnyChoice, focus: Option<Spot>) -> Option<(PackedAction, Option<u8>)>;
    /// See [`Showing::compose`].
    fn compose(&self, action: PackedAction, shown_by: Option<u8>, cast: &Cast, seed: u64) -> Score;
    /// See [`Showing::celebration`].
    fn celebration(&self, winner: Side, cast: &Cast) -> Score;

    /// See [`Telling::turn_message`].
    fn turn_message(&self) -> Option<&'static str>;
    /// See [`Telling::warnings`].
    fn warnings(&self) -> Vec<(&'static str, Side)>;
    /// See [`Telling::remark`].
    fn remark(&self, choice: &AnyChoice, spot: Spot, words: &Words) -> Option<String>;
    /// See [`Telling::pieces`].
    fn pieces(&self, side: Side) -> u32;
}

impl<G: Tabletop> AnyPosition for G {
    fn layout(&self) -> BoardLayout {
        Setting::layout(self)
    }

    fn ground(&self) -> Vec<(Spot, Figure)> {
        Setting::ground(self)
    }

    fn surface(&self, spot: Spot) -> f32 {
        Setting::surface(self, spot)
    }

    fn figures(&self) -> Vec<(Spot, Figure)> {
        Setting::figures(self)
    }

    fn deed(&self, action: PackedAction) -> Deed {
        G::Action::unpack(action).map_or_else(Deed::default, |action| Setting::deed(self, action))
    }

    fn take_up(&self, spot: Spot) -> Option<AnyChoice> {
        Handling::take_up(self, spot).map(AnyChoice::new)
    }

    fn intent(&self, choice: Option<&AnyChoice>, spot: Spot) -> Intent<AnyChoice> {
        Handling::intent(self, choice.and_then(AnyChoice::of), spot).map(AnyChoice::new)
    }

    fn turned(&self, choice: &AnyChoice, command: Command) -> Option<AnyChoice> {
        Handling::turned(self, choice.of()?, command).map(AnyChoice::new)
    }

    fn wheel_turns(&self, choice: &AnyChoice) -> bool {
        choice.of().is_some_and(|choice| Handling::wheel_turns(self, choice))
    }

    fn dropped(&self, choice: &AnyChoice, spot: Spot, towards: Option<Heading>) -> Intent<AnyChoice> {
        match choice.of() {
            Some(choice) => Handling::dropped(self, choice, spot, towards).map(AnyChoice::new),
            None => Intent::LetGo,
        }
    }

    fn choice_for(&self, action: PackedAction) -> Option<AnyChoice> {
        Handling::choice_for(self, G::Action::unpack(action)?).map(AnyChoice::new)
    }

    fn stage_back(&self, choice: &AnyChoice) -> Option<AnyChoice> {
        Handling::stage_back(self, choice.of()?).map(AnyChoice::new)
    }

    fn movable(&self) -> Vec<Spot> {
        Handling::movable(self)
    }

    fn first_cursor(&self) -> Spot {
        Handling::first_cursor(self)
    }

    fn pieces_that_take_the_pointer(&self, choice: Option<&AnyChoice>) -> Vec<Spot> {
        Handling::pieces_that_take_the_pointer(self, choice.and_then(AnyChoice::of))
    }

    fn survey(&self, nth: usize, viewer: Side) -> Vec<Mark> {
        Showing::survey(self, nth, viewer)
    }

    fn offers(&self, choice: Option<&AnyChoice>, with_actions: bool) -> Vec<Mark> {
        Showing::offers(self, choice.and_then(AnyChoice::of), with_actions)
    }

    fn threatened_pieces(&self) -> Vec<Spot> {
        Showing::threatened_pieces(self)
    }

    fn overlay(&self, choice: &AnyChoice, focus: Option<Spot>) -> Overlay {
        choice.of().map_or_else(Overlay::default, |choice| Showing::overlay(self, choice, focus))
    }

    fn vain_attempt(&self, choice: &AnyChoice, spot: Spot) -> Option<Score> {
        Showing::vain_attempt(self, choice.of()?, spot)
    }

    fn compose(&self, action: PackedAction, shown_by: Option<u8>, cast: &Cast, seed: u64) -> Score {
        match G::Action::unpack(action) {
            Some(action) => Showing::compose(self, action, shown_by, cast, seed),
            None => Score::default(),
        }
    }

    fn made_ready(&self, choice: &AnyChoice, focus: Option<Spot>) -> Option<(PackedAction, Option<u8>)> {
        let (action, shown_by) = Showing::made_ready(self, choice.of()?, focus)?;
        Some((action.pack(), shown_by))
    }

    fn celebration(&self, winner: Side, cast: &Cast) -> Score {
        Showing::celebration(self, winner, cast)
    }

    fn turn_message(&self) -> Option<&'static str> {
        Telling::turn_message(self)
    }

    fn warnings(&self) -> Vec<(&'static str, Side)> {
        Telling::warnings(self)
    }

    fn remark(&self, choice: &AnyChoice, spot: Spot, words: &Words) -> Option<String> {
        Telling::remark(self, choice.of()?, spot, words)
    }

    fn pieces(&self, side: Side) -> u32 {
        Telling::pieces(self, side)
    }
}
