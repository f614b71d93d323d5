//! Keyboard input: from chords to commands, and from commands to the board cursor and to match requests.

use bevy::prelude::*;

use super::pointed_spot::action_spots;
use super::selection::{Selection, SpotGesture};
use crate::study::{PanelRequest, Pen};
use cannon_app_base::common::bindings::{Bindings, PressedChords};
use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::command::Command;
use cannon_app_base::common::{ClosableText, CloseTextRequest, KeyboardTaken, quarter_turns};
use cannon_app_base::play::{Match, MatchPurpose, MatchRequest, Request};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_rules::any::AnyRefusal;

/// Turns chords into commands, unless a dialog or text field has the keyboard.
pub(super) fn give_commands(
    pressed: Res<PressedChords>,
    bindings: Res<Bindings>,
    taken: Res<KeyboardTaken>,
    mut commands: MessageWriter<Command>,
) {
    if !taken.0 {
        commands.write_batch(pressed.0.iter().flat_map(|&chord| bindings.commands(chord)));
    }
}

/// Moves the board cursor: arrow keys in screen directions, and Tab through the pieces of the side to move that can act or, once one is
/// selected, through the places of its actions.
pub(super) fn move_cursor(
    mut commands: MessageReader<Command>,
    mut selection: ResMut<Selection>,
    game: Res<Match>,
    layout: Res<BoardLayout>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    camera: Query<&Transform, With<Camera3d>>,
) {
    let is_editing = *screen.get() == Screen::Editor;
    let is_playing = *screen.get() == Screen::Play && game.shows_live();
    let on_board = (is_editing || is_playing) && *menu.get() == Menu::None;
    for &command in commands.read() {
        let (right, up) = match command {
            _ if !on_board => continue,
            Command::CursorUp => (0, 1),
            Command::CursorDown => (0, -1),
            Command::CursorLeft => (-1, 0),
            Command::CursorRight => (1, 0),
            Command::NextPiece if is_playing => {
                selection.cursor = adjacent_stop(&game, &selection, true);
                continue;
            }
            Command::PreviousPiece if is_playing => {
                selection.cursor = adjacent_stop(&game, &selection, false);
                continue;
            }
            _ => continue,
        };
        let quarter = camera.iter().next().map_or(0, quarter_turns);
        let (files, ranks) = (0..quarter).fold((right, up), |(x, y), _| (-y, x));
        selection.cursor = match selection.cursor {
            Some(cursor) => layout.offset(cursor, files, ranks).or(Some(cursor)),
            None if is_editing => selection.hovered().or(Some(Spot::new(layout.size / 2, layout.size / 2))),
            None => first_cursor(&game, selection.hovered()),
        };
    }
}

/// The spot where the cursor first appears: under the pointer, at the first piece that can act, or the game's default.
fn first_cursor(game: &Match, hovered: Option<Spot>) -> Option<Spot> {
    hovered
        .or_else(|| adjacent_movable_piece(game, None, true))
        .or_else(|| games::live_position(game).map(|position| position.initial_cursor()))
}

/// The next or previous place at which Tab stops: an action of the selected piece, a piece that can act, or a place for the town.
fn adjacent_stop(game: &Match, selection: &Selection, next: bool) -> Option<Spot> {
    let position = games::live_position(game)?;
    let places = selection.choice().map(|choice| action_spots(position, choice)).unwrap_or_default();
    if !places.is_empty() {
        return adjacent(&places, selection.cursor, next);
    }
    if !position.movable_pieces().is_empty() {
        return adjacent_movable_piece(game, selection.cursor, next);
    }
    // No piece can act while a town is placed.
    let actions = game.timeline().actions().into_iter();
    let mut places: Vec<Spot> = actions.filter_map(|action| position.piece_effect(action).to).collect();
    places.sort();
    adjacent(&places, selection.cursor, next)
}

/// The next or previous piece of the side to move that can act, wrapping around. `None` if there is none.
fn adjacent_movable_piece(game: &Match, cursor: Option<Spot>, next: bool) -> Option<Spot> {
    adjacent(&games::live_position(game)?.movable_pieces(), cursor, next)
}

/// The next or previous of some places in board order, wrapping around.
fn adjacent(places: &[Spot], cursor: Option<Spot>, next: bool) -> Option<Spot> {
    let found = match (cursor, next) {
        (Some(cursor), true) => places.iter().find(|&&place| place > cursor),
        (Some(cursor), false) => places.iter().rev().find(|&&place| place < cursor),
        (None, _) => None,
    };
    found.or(if next { places.first() } else { places.last() }).copied()
}

/// Handles Enter and Escape. Enter clicks on the cursor. Escape ends a drag, puts the pen down and closes the text in front. Without such a text, Escape goes
/// back by one stage of the choice. Without a choice, it returns to the live position or opens a menu.
pub(super) fn handle_choose_and_cancel(
    mut commands: MessageReader<Command>,
    mut selection: ResMut<Selection>,
    mut gestures: MessageWriter<SpotGesture>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut next_menu: ResMut<NextState<Menu>>,
    (game, closable, pen): (Res<Match>, Res<ClosableText>, Res<Pen>),
    mut panel_requests: MessageWriter<PanelRequest>,
    (mut requests, mut closings): (MessageWriter<MatchRequest>, MessageWriter<CloseTextRequest>),
) {
    let on_board = *screen.get() == Screen::Play && *menu.get() == Menu::None;
    for command in commands.read() {
        match command {
            // In a game of the computer against itself, the key pauses.
            Command::Select if on_board && game.has_human() => {
                gestures.write_batch(selection.cursor.map(SpotGesture::click));
            }
            Command::Cancel if on_board => {
                selection.begin_situation();
                if pen.color().is_some() || pen.stroke().is_some() {
                    panel_requests.write(PanelRequest::TakePen(None));
                } else if closable.0 {
                    closings.write(CloseTextRequest);
                } else if let Some(choice) = &selection.choice {
                    let previous_stage =
                        games::live_position(&game).and_then(|position| position.previous_stage(choice));
                    selection.choice = previous_stage;
                } else if !game.shows_live() {
                    requests.write(MatchRequest::from_interface(Request::ViewLive));
                } else {
                    next_menu.set(Menu::Pause);
                }
            }
            _ => {}
        }
    }
}

/// Sends requests for undo, redo, stepping through the game and replaying the last turn, by key or by a button that sends the command.
pub(super) fn send_requests(
    mut commands: MessageReader<Command>,
    mut requests: MessageWriter<MatchRequest>,
    game: Res<Match>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    settings: Res<Settings>,
) {
    let on_board = *screen.get() == Screen::Play && *menu.get() == Menu::None;
    for command in commands.read() {
        let shown = game.shown_ply();
        let request = match command {
            _ if !on_board => continue,
            // In an exercise, the key belongs to the exercise.
            Command::Undo if game.purpose() == MatchPurpose::Exercise => continue,
            Command::Undo => Request::Undo,
            Command::Redo => Request::Redo,
            Command::StepBack => Request::ViewPly(shown.saturating_sub(1)),
            Command::StepForward => Request::ViewPly(shown + 1),
            Command::CursorLeft if !game.shows_live() => Request::ViewPly(shown.saturating_sub(1)),
            Command::CursorRight if !game.shows_live() => Request::ViewPly(shown + 1),
            Command::GoToStart => Request::ViewPly(0),
            Command::GoToLive => Request::ViewLive,
            Command::ReplayLastAction if settings.animation.factor().is_none() => {
                Request::Refuse(AnyRefusal::new("refused-no-animation", "animations are off"))
            }
            Command::ReplayLastAction => Request::ReplayLastAction,
            _ => continue,
        };
        requests.write(MatchRequest::from_interface(request));
    }
}
