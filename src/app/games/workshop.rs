//! Set-ups that players make themselves: what a game brings to the [editor](crate::app::editor).
//!
//! A game that has a [`Workshop`] gets the editor, the list of set-ups and the choice among them for the next game without further ado. The
//! set-up itself is a [`Design`]: the game's own type behind an object, since the editor knows no game.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use bevy_egui::egui;
use serde_json::Value;

use crate::app::common::board::{BoardLayout, Spot};
use crate::app::common::pieces::PieceState;
use crate::app::i18n::Words;
use cannon_rules::Side;

/// What a game brings to the editor of set-ups.
#[derive(Debug)]
pub struct Workshop {
    /// Name of the folder, beside the saved games, in which players' set-ups are kept.
    pub folder: &'static str,
    /// Files and ranks that boards can have.
    pub sizes: RangeInclusive<u8>,
    /// The tools, by groups.
    pub tools: fn() -> &'static [ToolGroup],
    /// The set-ups that the game comes with, the usual one first.
    pub shipped: fn() -> &'static [Shipped],
    /// A board of this size with nothing on it.
    pub blank: fn(u8) -> Box<dyn Design>,
    /// Reads a set-up from its text.
    pub read: fn(&str) -> Result<Box<dyn Design>, String>,
}

/// A set-up that comes with the game.
#[derive(Debug)]
pub struct Shipped {
    /// The ruleset by which it is begun, as its JSON value.
    pub ruleset: Value,
    /// The set-up.
    pub design: Box<dyn Design>,
}

/// Tools that belong together.
#[derive(Debug)]
pub struct ToolGroup {
    /// Identifier of its title.
    pub title: &'static str,
    /// Whether its tools put down what belongs to a side, so that a side is chosen with them.
    pub sided: bool,
    /// The tools.
    pub tools: Vec<Tool>,
}

/// Something that can be put on the board, or what takes things away.
#[derive(Clone, Copy, Debug)]
pub struct Tool {
    /// The game's number for it.
    pub id: ToolId,
    /// Identifier of its name.
    pub name: &'static str,
    /// Paints what it puts down for a side.
    pub paint: fn(ToolId, Side, &egui::Painter, egui::Rect),
}

/// Which of a game's tools. Only the game knows what the number means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ToolId(pub u16);

/// A tool in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brush {
    /// Which tool.
    pub tool: ToolId,
    /// Whose it puts down, if that is a question.
    pub side: Side,
}

/// How much weight a [`Remark`] has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// The set-up cannot be played like this.
    Error,
    /// It can, but something speaks against it.
    Warning,
}

/// Something to be said about a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// How much weight it has.
    pub weight: Weight,
    /// What is said, in the player's language.
    pub text: String,
    /// The places at fault; none if it is about the whole.
    pub places: Vec<Spot>,
}

/// A set-up of a game with a name, reasonable or not.
pub trait Design: Debug + Send + Sync + 'static {
    /// What its maker calls it.
    fn name(&self) -> &str;
    /// Gives it a name.
    fn set_name(&mut self, name: String);
    /// What its maker says about it.
    fn about(&self) -> &str;
    /// Says something about it.
    fn set_about(&mut self, about: String);
    /// How large it is and what is on it, in few words.
    fn extent(&self, words: &Words) -> String;
    /// Minutes a side that clocks usually have on it.
    fn usual_minutes(&self) -> u32;

    /// The board, for as long as its size can be shown.
    fn layout(&self) -> BoardLayout;
    /// What it is made of besides its places, as in [`BoardGame::ground`](super::BoardGame::ground).
    fn ground(&self) -> Vec<(Spot, PieceState)>;
    /// What stands on it: at most one figure at a place.
    fn figures(&self) -> Vec<(Spot, PieceState)>;
    /// Paints it from above.
    fn preview(&self, painter: &egui::Painter, rect: egui::Rect);

    /// The place that is the same for the other side.
    fn counterpart(&self, at: Spot) -> Spot;
    /// Uses a tool at a place, and for the other side at its counterpart if `mirrored`. With `again`, what already stands there as the tool
    /// would put it is turned instead, if it can be.
    fn paint(&mut self, brush: Brush, at: Spot, mirrored: bool, again: bool);
    /// Turns what stands at a place by an eighth to the right or to the left, and its counterpart alike if `mirrored`.
    fn turn(&mut self, at: Spot, right: bool, mirrored: bool);
    /// Makes the board larger or smaller. What fits stays.
    fn resize(&mut self, size: u8);

    /// All that is to be said about it, errors first.
    fn remarks(&self, words: &Words) -> Vec<Remark>;
    /// The position text of a game that begins with it. `None` as long as there are errors.
    fn start(&self) -> Option<String>;
    /// Its text, for files and to be passed on.
    fn to_text(&self) -> String;

    /// A copy.
    fn boxed_clone(&self) -> Box<dyn Design>;
}

impl Clone for Box<dyn Design> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}
