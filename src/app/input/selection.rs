//! What is selected, hovered and under the board cursor, and what pointing does to it.

use bevy::prelude::*;

use super::Command;
use super::intent::{Intent, intent};
use crate::app::play::{Ask, Match, MatchEvent, Request, Source};
use crate::app::states::Menu;
use crate::rules::cannon::PieceKind;
use crate::rules::cannon::{Point, Position};
use crate::rules::{Action as _, Game};

/// What the player's attention is on. Changed in this folder only.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Selection {
    pub(super) selected: Option<Point>,
    pub(super) hovered: Option<Point>,
    pub(super) cursor: Option<Point>,
    /// The soldier being dragged, and whether it was selected before.
    pub(super) dragged: Option<(Point, bool)>,
    pub(super) line: usize,
}

impl Selection {
    /// The selected soldier.
    #[must_use]
    pub fn selected(&self) -> Option<Point> {
        self.selected
    }

    /// The point under the pointer.
    #[must_use]
    pub fn hovered(&self) -> Option<Point> {
        self.hovered
    }

    /// The board cursor, once the keyboard has been used.
    #[must_use]
    pub fn cursor(&self) -> Option<Point> {
        self.cursor
    }

    /// The soldier that is being dragged.
    #[must_use]
    pub fn dragged(&self) -> Option<Point> {
        self.dragged.map(|(point, _)| point)
    }

    /// The point that details are shown of: where the pointer is, else where the cursor is.
    #[must_use]
    pub fn focus(&self) -> Option<Point> {
        self.hovered.or(self.cursor)
    }

    /// Which of several firing lines is chosen; counts up and is to be taken modulo their number.
    #[must_use]
    pub fn line(&self) -> usize {
        self.line
    }

    fn select(&mut self, point: Option<Point>) {
        self.selected = point;
        self.line = 0;
    }
}

/// The player points at a point: by click, drag or Enter.
#[derive(Message, Clone, Copy, Debug)]
pub struct Pointed {
    /// Where.
    pub at: Point,
    /// How.
    pub how: Pointing,
}

/// The way of pointing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointing {
    /// A click or Enter: selects, deselects or plays.
    Press,
    /// The beginning of a drag: takes up the soldier there, whatever was selected.
    Grab,
    /// The end of a drag over a point.
    Drop,
    /// The end of a drag, wherever it was; comes after [`Drop`](Pointing::Drop).
    Release,
}

/// The position at the live end of the game on the table, if the game is Cannon.
pub(super) fn live_position(game: &Match) -> Option<&Position> {
    game.timeline().of::<Position>().map(|timeline| timeline.position())
}

/// Turns pointing into selection or requests.
pub(super) fn act_on_points(
    mut pointed: MessageReader<Pointed>,
    mut selection: ResMut<Selection>,
    mut requests: MessageWriter<Ask>,
    game: Res<Match>,
    menu: Res<State<Menu>>,
) {
    for &Pointed { at, how } in pointed.read() {
        // A drag ends when the button is let go, whatever has come between the hand and the board.
        if how == Pointing::Release {
            selection.dragged = None;
            continue;
        }
        let Some(position) = live_position(&game) else { continue };
        if *menu.get() != Menu::None {
            continue;
        }
        let dragged = selection.dragged;
        match how {
            Pointing::Grab => {
                let own_soldier = position.piece_at(at) == Some((position.side_to_move(), PieceKind::Soldier));
                if own_soldier && game.awaits_player() {
                    selection.dragged = Some((at, selection.selected == Some(at)));
                    selection.select(Some(at));
                }
                continue;
            }
            // The button was let go where a drag began: the drop that follows deals with it.
            Pointing::Press if dragged.is_some() => continue,
            Pointing::Drop if dragged.is_none() => continue,
            // A drag that comes back to its soldier was a click with an unsteady hand.
            Pointing::Drop if dragged == Some((at, true)) => {
                selection.select(None);
                continue;
            }
            Pointing::Press | Pointing::Drop | Pointing::Release => {}
        }
        let mut ask = |request| {
            requests.write(Ask { request, source: Source::Player });
        };
        // Who is not on turn, looks back or has finished is told so by the gate, whatever the click was meant to do.
        if !game.awaits_player() {
            if how == Pointing::Press {
                ask(Request::Play { action: position.guess(at, at).pack(), shown_by: None });
            }
            continue;
        }
        match intent(position, selection.selected, selection.line, at) {
            Intent::Select(point) if how == Pointing::Press => selection.select(Some(point)),
            Intent::Deselect if how == Pointing::Press => selection.select(None),
            // A drag that ends on an own soldier plays nothing.
            Intent::Select(_) | Intent::Deselect => {}
            Intent::Play { action, shown_by } => ask(Request::Play { action, shown_by }),
            Intent::Refuse(reason) => ask(Request::Refuse(reason)),
        }
    }
}

/// The key for another cannon steps through the firing lines of the focused target.
pub(super) fn cycle_lines(mut commands: MessageReader<Command>, mut selection: ResMut<Selection>) {
    for command in commands.read() {
        if *command == Command::NextLine {
            selection.line += 1;
        }
    }
}

/// Drops a selection that the match has moved past.
pub(super) fn forget_what_is_past(
    mut events: MessageReader<MatchEvent>,
    mut selection: ResMut<Selection>,
    game: Res<Match>,
) {
    for event in events.read() {
        match event {
            MatchEvent::Started => *selection = Selection { hovered: selection.hovered, ..Selection::default() },
            MatchEvent::Played { .. }
            | MatchEvent::Moved
            | MatchEvent::Shown
            | MatchEvent::SeatsSwapped
            | MatchEvent::Ended(_) => selection.select(None),
            MatchEvent::Refused(_) | MatchEvent::DrawOffered(_) | MatchEvent::DrawDeclined => {}
        }
    }
    // However the match came to change: what is selected is a soldier of the side to move.
    if let Some(point) = selection.selected {
        let stands = live_position(&game)
            .is_some_and(|position| position.piece_at(point) == Some((position.side_to_move(), PieceKind::Soldier)));
        if !stands {
            selection.select(None);
        }
    }
}
