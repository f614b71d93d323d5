//! What players do at a table of boardspace.net.

use cannon_rules::cannon::Point;
use cannon_rules::{Side, WinReason};

use super::sgf::Property;
use crate::builder::{Builder, End};
use crate::error::shortened;
use crate::{Fault, FaultKind};

/// Where a piece was picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// Beside the board, where the towns wait.
    Rack,
    /// A point of the board.
    Point(Point),
}

/// A move that its player has made on the board and not yet confirmed.
#[derive(Clone, Debug)]
struct Draft {
    /// The move in our notation.
    action: String,
    /// Where it was picked up and dropped, if a person did so.
    hand: Option<(Source, Point)>,
    /// The player.
    player: usize,
}

/// The table between two operations.
#[derive(Debug, Default)]
pub(super) struct Table {
    /// The player who begins, with White: 0 or 1.
    first: usize,
    /// The piece in the hand of the player.
    picked: Option<Source>,
    draft: Option<Draft>,
    /// The side that resigned.
    resigned: Option<Side>,
}

/// The words of an operation behind its number.
struct Words<'a> {
    number: usize,
    text: &'a str,
    name: String,
    arguments: Vec<&'a str>,
}

/// Maximum number of words of an operation that are read.
const MAX_WORDS: usize = 8;

impl Table {
    /// The side of a player. White, which begins, stands at rank 10.
    pub(super) const fn side_of(&self, player: usize) -> Side {
        if player == self.first { Side::North } else { Side::South }
    }

    /// The end of the game by a resignation; `None` if nobody resigned.
    pub(super) fn end(&self) -> Option<End> {
        self.resigned.map(|side| End::Won(!side, WinReason::Resignation))
    }

    /// Carries out an operation of a player, 0 or 1. A value without a number at its beginning is no operation, and says nothing.
    ///
    /// # Errors
    /// The operation is unknown, does not fit the operations before it, or confirms an illegal move.
    pub(super) fn operate(
        &mut self,
        property: &Property<'_>,
        player: usize,
        builder: &mut Builder,
    ) -> Result<(), Fault> {
        let Some(words) = Words::of(property.value) else { return Ok(()) };
        self.run(&words, player, builder).map_err(|kind| property.fault(kind))
    }

    fn run(&mut self, words: &Words<'_>, player: usize, builder: &mut Builder) -> Result<(), FaultKind> {
        if self.resigned.is_some() && words.name != "done" {
            return Err(FaultKind::AfterEnd(shortened(words.text)));
        }
        // Some programs do not confirm their moves. The operation of the other player confirms them, too.
        if self.draft.as_ref().is_some_and(|draft| draft.player != player) {
            self.confirm(builder)?;
        }
        match words.name.as_str() {
            "start" => self.start(words, builder),
            "done" => self.done(words, builder),
            "resign" => {
                (self.draft, self.picked) = (None, None);
                self.resigned = Some(self.side_of(player));
                Ok(())
            }
            _ if self.side_of(player) != builder.timeline.side_to_move() => Err(words.misplaced()),
            "pick" => {
                self.picked = Some(Source::Rack);
                self.draft = None;
                Ok(())
            }
            "drop" => self.put_back(words, Source::Rack),
            "pickb" => self.pick(words.point(0)?),
            "dropb" => self.drop_at(words, player),
            "onboard" => self.propose(player, format!("@{}", words.town()?)),
            "move" => self.propose(player, words.pair("-")?),
            "capture" => self.propose(player, words.pair("x")?),
            "retreat" => self.propose(player, words.pair("/")?),
            "slide" => self.propose(player, words.pair(">")?),
            "shoot2" | "shoot3" => self.propose(player, words.pair("*")?),
            _ => Err(words.unreadable()),
        }
    }

    /// Learns who begins, as in `Start P0`.
    fn start(&mut self, words: &Words<'_>, builder: &Builder) -> Result<(), FaultKind> {
        if builder.timeline.ply() > 0 {
            return Err(words.misplaced());
        }
        match words.arguments.first() {
            Some(player) if player.eq_ignore_ascii_case("P1") => self.first = 1,
            _ => self.first = 0,
        }
        Ok(())
    }

    fn propose(&mut self, player: usize, action: String) -> Result<(), FaultKind> {
        self.picked = None;
        self.draft = Some(Draft { action, hand: None, player });
        Ok(())
    }

    /// Picks up a piece. To pick up the piece that has just been dropped is to go on with it from where it came.
    fn pick(&mut self, point: Point) -> Result<(), FaultKind> {
        let again = self.draft.take().and_then(|draft| draft.hand).filter(|(_, to)| *to == point);
        self.picked = Some(again.map_or(Source::Point(point), |(from, _)| from));
        Ok(())
    }

    /// Puts a piece back where it was picked up.
    fn put_back(&mut self, words: &Words<'_>, place: Source) -> Result<(), FaultKind> {
        if self.picked.take() == Some(place) { Ok(()) } else { Err(words.misplaced()) }
    }

    fn drop_at(&mut self, words: &Words<'_>, player: usize) -> Result<(), FaultKind> {
        let to = words.point(0)?;
        let from = self.picked.ok_or_else(|| words.misplaced())?;
        if from == Source::Point(to) {
            return self.put_back(words, from);
        }
        self.picked = None;
        let action = match from {
            Source::Rack => format!("@{to}"),
            // The reader of moves infers the kind of action from the points.
            Source::Point(from) => format!("{from}{to}"),
        };
        self.draft = Some(Draft { action, hand: Some((from, to)), player });
        Ok(())
    }

    fn done(&mut self, words: &Words<'_>, builder: &mut Builder) -> Result<(), FaultKind> {
        if self.resigned.is_some() {
            return Ok(());
        }
        if self.draft.is_none() {
            return Err(words.misplaced());
        }
        self.confirm(builder)
    }

    fn confirm(&mut self, builder: &mut Builder) -> Result<(), FaultKind> {
        self.picked = None;
        self.draft.take().map_or(Ok(()), |draft| builder.play(&draft.action))
    }
}

impl<'a> Words<'a> {
    /// Splits the value of a property, such as `8 Pickb B 7`. `None` if it does not begin with a number.
    fn of(value: &'a str) -> Option<Words<'a>> {
        let text = value.trim();
        let mut words = text.split_whitespace();
        let number = words.next()?.parse().ok()?;
        let name = words.next().unwrap_or_default().to_ascii_lowercase();
        Some(Words { number, text, name, arguments: words.take(MAX_WORDS).collect() })
    }

    fn unreadable(&self) -> FaultKind {
        FaultKind::Operation { number: self.number, text: shortened(self.text) }
    }

    fn misplaced(&self) -> FaultKind {
        FaultKind::Order { number: self.number, text: shortened(self.text) }
    }

    /// The point in two words, such as `B 7`, from a word on.
    fn point(&self, first: usize) -> Result<Point, FaultKind> {
        let point = self.arguments.get(first..first + 2).and_then(|words| words.concat().parse().ok());
        point.ok_or_else(|| self.unreadable())
    }

    /// The point of a town behind its colour and its number, as in `OnBoard W 1 E 10`.
    fn town(&self) -> Result<Point, FaultKind> {
        self.point(2)
    }

    /// A move from one point to another one with this sign between them.
    fn pair(&self, sign: &str) -> Result<String, FaultKind> {
        Ok(format!("{}{sign}{}", self.point(0)?, self.point(2)?))
    }
}
