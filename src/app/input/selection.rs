//! What is chosen, hovered and under the board cursor, and what pointing does to it. Serves every game.

use bevy::prelude::*;

use super::trail::Trail;
use crate::app::common::RejectedAttempt;
use crate::app::common::board::{Heading, Spot};
use crate::app::common::command::Command;
use crate::app::games::{self, AnyChoice, Intent};
use crate::app::play::{Match, MatchEvent, MatchRequest, Request, Source};
use crate::app::states::{Menu, Screen};

/// What the player's attention is on. Changed in this folder only.
#[derive(Resource, Debug, Default)]
pub struct Selection {
    pub(super) choice: Option<AnyChoice>,
    pub(super) hovered: Option<Spot>,
    pub(super) cursor: Option<Spot>,
    /// The piece being dragged, and whether it was selected before.
    pub(super) dragged: Option<(Spot, bool)>,
    /// The way that the drag has taken over the board.
    pub(super) trail: Trail,
}

impl Selection {
    /// This is chosen, and the pointer is there.
    #[must_use]
    pub fn of(choice: AnyChoice, hovered: Option<Spot>) -> Selection {
        Selection { choice: Some(choice), hovered, ..default() }
    }

    /// The selected piece.
    #[must_use]
    pub fn selected(&self) -> Option<Spot> {
        self.choice.as_ref().map(AnyChoice::piece)
    }

    /// What has been chosen of a turn so far; at least the selected piece.
    #[must_use]
    pub fn choice(&self) -> Option<&AnyChoice> {
        self.choice.as_ref()
    }

    /// The place under the pointer.
    #[must_use]
    pub fn hovered(&self) -> Option<Spot> {
        self.hovered
    }

    /// The board cursor, once the keyboard has been used.
    #[must_use]
    pub fn cursor(&self) -> Option<Spot> {
        self.cursor
    }

    /// The piece that is being dragged.
    #[must_use]
    pub fn dragged(&self) -> Option<Spot> {
        self.dragged.map(|(spot, _)| spot)
    }

    /// Where the piece that is being dragged has gone in the end, if its way tells.
    #[must_use]
    pub fn drag_heading(&self) -> Option<Heading> {
        self.dragged.and_then(|_| self.trail.heading())
    }

    /// The place that details are shown of: where the pointer is, else where the cursor is.
    #[must_use]
    pub fn focus(&self) -> Option<Spot> {
        self.hovered.or(self.cursor)
    }
}

/// The player points at a place: by click, drag or Enter.
#[derive(Message, Clone, Copy, Debug)]
pub struct Pointed {
    /// Where.
    pub at: Spot,
    /// How.
    pub how: Pointing,
}

/// The way of pointing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointing {
    /// A click or Enter: selects, deselects or plays.
    Press,
    /// The beginning of a drag: takes up the piece there, whatever was selected.
    Grab,
    /// The end of a drag over a place.
    Drop,
    /// The end of a drag, wherever it was; comes after [`Drop`](Pointing::Drop).
    Release,
}

/// Turns pointing into choices or requests.
pub(super) fn act_on_spots(
    mut pointed: MessageReader<Pointed>,
    mut selection: ResMut<Selection>,
    mut requests: MessageWriter<MatchRequest>,
    mut rebuffs: MessageWriter<RejectedAttempt>,
    game: Res<Match>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
) {
    for &Pointed { at, how } in pointed.read() {
        // A drag ends when the button is let go, whatever has come between the hand and the board.
        if how == Pointing::Release {
            selection.dragged = None;
            selection.trail = Trail::default();
            continue;
        }
        let Some(position) = games::live(&game) else { continue };
        if *screen.get() != Screen::Play || *menu.get() != Menu::None {
            continue;
        }
        let dragged = selection.dragged;
        match how {
            Pointing::Grab => {
                if let Some(piece) = position.take_up(at).filter(|_| game.awaits_player()) {
                    selection.dragged = Some((at, selection.selected() == Some(at)));
                    selection.choice = Some(piece);
                }
                continue;
            }
            // The button was let go where a drag began: the drop that follows deals with it.
            Pointing::Press if dragged.is_some() => continue,
            Pointing::Drop if dragged.is_none() => continue,
            // A drag that comes back to its piece was a click with an unsteady hand.
            Pointing::Drop if dragged == Some((at, true)) => {
                selection.choice = None;
                continue;
            }
            Pointing::Press | Pointing::Drop | Pointing::Release => {}
        }
        let mut ask = |request| {
            requests.write(MatchRequest { request, source: Source::Player });
        };
        // Who is not on turn, looks back or has finished is told so by the gate, whatever the click was meant to do.
        if !game.awaits_player() {
            if how == Pointing::Press {
                ask(Request::Touch);
            }
            continue;
        }
        let intent = match selection.choice() {
            Some(choice) if how == Pointing::Drop => position.dropped(choice, at, selection.trail.heading()),
            choice => position.intent(choice, at),
        };
        match intent {
            // A drag that ends on another piece chooses nothing; it may lead on to the next stage with its own.
            Intent::Choose(choice) if how == Pointing::Press || Some(choice.piece()) == selection.selected() => {
                selection.choice = Some(choice);
            }
            Intent::LetGo if how == Pointing::Press => selection.choice = None,
            Intent::Choose(_) | Intent::LetGo => {}
            Intent::Play { action, shown_by } => ask(Request::Play { action, shown_by }),
            Intent::Refuse(reason) => {
                ask(Request::Refuse(reason));
                rebuffs.write(RejectedAttempt { at });
            }
        }
    }
}

/// Keys that turn what is chosen, such as the one for another cannon.
pub(super) fn turn_by_key(mut commands: MessageReader<Command>, mut selection: ResMut<Selection>, game: Res<Match>) {
    for &command in commands.read() {
        let turned = selection.choice().and_then(|choice| games::live(&game)?.turned(choice, command));
        if turned.is_some() {
            selection.choice = turned;
        }
    }
}

/// Where the table is left, nothing is chosen on it any more.
pub(super) fn let_go(mut selection: ResMut<Selection>) {
    *selection = Selection { hovered: selection.hovered, ..Selection::default() };
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
            | MatchEvent::Ended(_) => selection.choice = None,
            MatchEvent::ShownAgain | MatchEvent::Refused(_) | MatchEvent::DrawOffered(_) | MatchEvent::DrawDeclined => {
            }
        }
    }
    // However the match came to change: what is selected is a piece that can be taken up.
    if let Some(spot) = selection.selected() {
        let stands = games::live(&game).is_some_and(|position| position.take_up(spot).is_some());
        if !stands {
            selection.choice = None;
        }
    }
}
