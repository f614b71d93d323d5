//! The selection on the board: the choice, the hovered spot, the cursor and the drag, for every game.

use bevy::prelude::*;

use super::trail::Trail;
use crate::study::TryInStudy;
use crate::study::pen::PenInput;
use cannon_app_base::common::RejectedAttempt;
use cannon_app_base::common::board::{Heading, Spot};
use cannon_app_base::common::command::Command;
use cannon_app_base::play::{Match, MatchEvent, MatchRequest, Request, Source};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_app_games::{Choice, Intent};

/// The selection and the pointer's state on the board. Only this folder changes it.
#[derive(Resource, Debug, Default)]
pub struct Selection {
    pub(super) choice: Option<Choice>,
    pub(super) hovered: Option<Spot>,
    /// The spot of the proxy under the pointer. It differs from the hovered spot where a mark is seen behind a piece.
    pub(super) hovered_proxy: Option<Spot>,
    pub(super) cursor: Option<Spot>,
    /// The piece being dragged, and whether it was selected before.
    pub(super) dragged: Option<(Spot, bool)>,
    /// The place of the pointer in the window during a drag, in logical pixels.
    pub(super) drag_pointer: Option<Vec2>,
    /// The path of the drag over the board.
    pub(super) trail: Trail,
    /// The number of the situation on the board. A situation is the position, the screen and the menu that the player sees. Escape begins a
    /// new situation, too.
    pub(super) situation: u64,
    /// The situation in which a button or finger was pressed last. What follows from a press counts only in its own situation.
    pub(super) press_situation: u64,
}

impl Selection {
    /// A selection with a choice and a hovered spot.
    #[must_use]
    pub fn with_choice(choice: Choice, hovered: Option<Spot>) -> Selection {
        Selection { choice: Some(choice), hovered, ..default() }
    }

    /// The place of the pointer, without everything that belongs to a game.
    fn without_choice(&self) -> Selection {
        Selection {
            hovered: self.hovered,
            hovered_proxy: self.hovered_proxy,
            situation: self.situation + 1,
            press_situation: self.press_situation,
            ..Selection::default()
        }
    }

    /// Begins another situation, which ends a drag. Letting go then does nothing.
    pub(super) fn begin_situation(&mut self) {
        self.situation += 1;
        self.dragged = None;
        self.trail = Trail::default();
    }

    /// The spot of the selected piece.
    pub fn selected(&self) -> Option<Spot> {
        self.choice.as_ref().map(Choice::piece)
    }

    /// The parts of a turn chosen so far, at least the selected piece.
    pub fn choice(&self) -> Option<&Choice> {
        self.choice.as_ref()
    }

    /// The spot under the pointer.
    pub fn hovered(&self) -> Option<Spot> {
        self.hovered
    }

    /// The board cursor, once the keyboard has been used.
    pub fn cursor(&self) -> Option<Spot> {
        self.cursor
    }

    /// The spot of the piece being dragged.
    pub fn dragged(&self) -> Option<Spot> {
        self.dragged.map(|(spot, _)| spot)
    }

    /// The place of the pointer in the window while a piece is being dragged, in logical pixels.
    pub fn drag_pointer(&self) -> Option<Vec2> {
        self.dragged.and(self.drag_pointer)
    }

    /// The direction of the drag at its end. `None` without a drag, or if the drag is too short.
    pub fn drag_heading(&self) -> Option<Heading> {
        self.dragged.and_then(|_| self.trail.heading())
    }

    /// The spot of which details are shown: the hovered spot, or else the cursor.
    pub fn focus(&self) -> Option<Spot> {
        self.hovered.or(self.cursor)
    }
}

/// The player has pointed at a spot by click, drag or Enter.
#[derive(Message, Clone, Copy, Debug)]
pub struct SpotGesture {
    /// The spot.
    pub at: Spot,
    /// The gesture.
    pub kind: GestureKind,
    /// The situation on the board in which a button or finger was pressed for it. `None` for a gesture that is over at once.
    pub(super) situation: Option<u64>,
}

impl SpotGesture {
    /// A click that is over at once, such as the click of a key or of a screen reader.
    pub fn click(at: Spot) -> SpotGesture {
        SpotGesture { at, kind: GestureKind::Click, situation: None }
    }
}

/// The gesture with which the player points at a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GestureKind {
    /// A click or Enter, which selects, deselects or plays.
    Click,
    /// The start of a drag, which selects the piece there.
    DragStart,
    /// The end of a drag over a spot.
    Drop,
    /// The end of a drag anywhere; it follows [`Drop`](GestureKind::Drop).
    DragEnd,
}

/// Turns the gestures into choices and requests. In a review, an action off the game is tried in a study of the game.
pub(super) fn handle_gestures(
    mut gestures: MessageReader<SpotGesture>,
    mut selection: ResMut<Selection>,
    mut requests: MessageWriter<MatchRequest>,
    mut rejections: MessageWriter<RejectedAttempt>,
    game: Res<Match>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    (mut pen, mut tries): (PenInput, MessageWriter<TryInStudy>),
) {
    let is_review = *menu.get() == Menu::Review && game.is_game();
    for &SpotGesture { at, kind, situation } in gestures.read() {
        let (is_drawing, drawing) = pen.draw(at, kind, &game);
        requests.write_batch(drawing.map(MatchRequest::from_interface));
        if is_drawing {
            continue;
        }
        // The end of a drag is handled even if a menu has opened meanwhile.
        if kind == GestureKind::DragEnd {
            selection.dragged = None;
            selection.trail = Trail::default();
            continue;
        }
        let is_outdated = situation.is_some_and(|situation| situation != selection.situation);
        let (position, can_act) = if is_review {
            let is_over = game.timeline().outcome_at(game.shown_ply()).is_some();
            (games::shown_position(&game), !is_over)
        } else {
            (games::live_position(&game), game.awaits_player())
        };
        let Some(position) = position.filter(|_| !is_outdated) else { continue };
        if *screen.get() != Screen::Play || !(is_review || *menu.get() == Menu::None) {
            continue;
        }
        let dragged = selection.dragged;
        match kind {
            GestureKind::DragStart => {
                if let Some(choice) = position.select_piece(at).filter(|_| can_act) {
                    selection.dragged = Some((at, selection.selected() == Some(at)));
                    selection.choice = Some(choice);
                }
                continue;
            }
            // The click after a drag within one spot is ignored, because the drop is handled.
            GestureKind::Click if dragged.is_some() => continue,
            // The piece may have been deselected meanwhile, or another one selected.
            GestureKind::Drop if dragged.is_none_or(|(piece, _)| selection.selected() != Some(piece)) => continue,
            // A drag that ends on its selected piece counts as a click on it.
            GestureKind::Drop if dragged == Some((at, true)) => {
                selection.choice = None;
                continue;
            }
            GestureKind::Click | GestureKind::Drop | GestureKind::DragEnd => {}
        }
        let mut send = |request| {
            requests.write(MatchRequest { request, source: Source::Player });
        };
        // The gate explains why the player cannot act now.
        if !can_act {
            if kind == GestureKind::Click && !is_review {
                send(Request::CheckTurn);
            }
            continue;
        }
        let intent = match selection.choice() {
            Some(choice) if kind == GestureKind::Drop => position.drop_intent(choice, at, selection.trail.heading()),
            choice => position.intent_at(choice, at),
        };
        match intent {
            // A drag may advance the choice of its own piece, but not select another piece.
            Intent::Choose(choice) if kind == GestureKind::Click || Some(choice.piece()) == selection.selected() => {
                selection.choice = Some(choice);
            }
            Intent::Deselect if kind == GestureKind::Click => selection.choice = None,
            Intent::Choose(_) | Intent::Deselect => {}
            Intent::Play { action, .. } if is_review => {
                selection.choice = None;
                tries.write(TryInStudy { ply: game.shown_ply(), action });
            }
            Intent::Play { action, animation_variant } => send(Request::Play { action, animation_variant }),
            Intent::Refuse(reason) => {
                send(Request::Refuse(reason));
                rejections.write(RejectedAttempt { at });
            }
        }
    }
}

/// Changes the choice with the keys that turn it, such as the key for another cannon.
pub(super) fn adjust_choice_by_key(
    mut commands: MessageReader<Command>,
    mut selection: ResMut<Selection>,
    game: Res<Match>,
) {
    for &command in commands.read() {
        let turned = selection.choice().and_then(|choice| games::live_position(&game)?.adjust_choice(choice, command));
        if turned.is_some() {
            selection.choice = turned;
        }
    }
}

/// Ends the presses of the pointer when a menu opens or closes.
pub(super) fn end_presses(mut selection: ResMut<Selection>) {
    selection.begin_situation();
}

/// Clears the selection when a screen with a board is left.
pub(super) fn clear_selection(mut selection: ResMut<Selection>) {
    *selection = selection.without_choice();
}

/// Clears a choice that no longer fits the match.
pub(super) fn clear_outdated_choice(
    mut events: MessageReader<MatchEvent>,
    mut selection: ResMut<Selection>,
    game: Res<Match>,
) {
    for event in events.read() {
        match event {
            MatchEvent::Started => *selection = selection.without_choice(),
            MatchEvent::Played { .. }
            | MatchEvent::LivePlyChanged
            | MatchEvent::ViewChanged
            | MatchEvent::SeatsSwapped
            | MatchEvent::Ended(_) => {
                selection.choice = None;
                selection.begin_situation();
            }
            MatchEvent::ReplayRequested
            | MatchEvent::TreeChanged
            | MatchEvent::LevelChanged
            | MatchEvent::Refused(_)
            | MatchEvent::Warned { .. }
            | MatchEvent::DrawOffered(_)
            | MatchEvent::DrawDeclined => {}
        }
    }
    // After any change, the selected piece must still be one that can be selected.
    if let Some(spot) = selection.selected() {
        let can_select = games::shown_position(&game).is_some_and(|position| position.select_piece(spot).is_some());
        if !can_select {
            selection.choice = None;
        }
    }
}
