//! Keyboard input: from chords to commands, and from commands to the board cursor and to match requests.

use bevy::prelude::*;

use super::pointed_spot::action_spots;
use super::selection::{Selection, SpotGesture};
use crate::study::{PanelRequest, Pen};
use cannon_app_base::common::bindings::{Bindings, Chord, PressedChords};
use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::command::Command;
use cannon_app_base::common::{ClosableText, CloseTextRequest, KeyboardTaken, quarter_turns};
use cannon_app_base::play::{Match, MatchPurpose, MatchRequest, Request};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_app_games::TablePosition;
use cannon_rules::any::AnyRefusal;

/// Turns chords into commands, unless the interface uses them.
pub(super) fn give_commands(
    pressed: Res<PressedChords>,
    bindings: Res<Bindings>,
    taken: Res<KeyboardTaken>,
    mut commands: MessageWriter<Command>,
) {
    let is_free = |chord: &&Chord| match *taken {
        KeyboardTaken::No => true,
        KeyboardTaken::FocusKeys => !chord.trigger.moves_focus(),
        KeyboardTaken::AllKeys => false,
    };
    commands.write_batch(pressed.0.iter().filter(is_free).flat_map(|&chord| bindings.commands(chord)));
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
        if !on_board {
            continue;
        }
        let quarter = camera.iter().next().map_or(0, quarter_turns);
        let first = || match is_editing {
            true => selection.hovered().or(Some(Spot::new(layout.size / 2, layout.size / 2))),
            false => games::live_position(&game).and_then(|position| first_cursor(position, selection.hovered())),
        };
        let stop = |is_next| {
            games::live_position(&game).and_then(|position| adjacent_stop(position, (&game, &selection), is_next))
        };
        selection.cursor = match (command, selection.cursor) {
            (Command::NextPiece, _) if is_playing => stop(true),
            (Command::PreviousPiece, _) if is_playing => stop(false),
            (_, Some(cursor)) => move_over_board(command, cursor, *layout, quarter).or(Some(cursor)),
            (_, None) if direction(command).is_some() => first(),
            (_, None) => None,
        };
    }
}

/// The direction of a command that moves the cursor, to the right and up on the screen.
const fn direction(command: Command) -> Option<(i8, i8)> {
    match command {
        Command::CursorUp => Some((0, 1)),
        Command::CursorDown => Some((0, -1)),
        Command::CursorLeft => Some((-1, 0)),
        Command::CursorRight => Some((1, 0)),
        _ => None,
    }
}

/// The place beside the cursor in the direction of a command, with the camera turned by this many quarters. `None` at the edge of the board,
/// and for other commands.
pub(super) fn move_over_board(command: Command, cursor: Spot, layout: BoardLayout, quarters: u8) -> Option<Spot> {
    let direction = direction(command)?;
    let (files, ranks) = (0..quarters).fold(direction, |(x, y), _| (-y, x));
    layout.offset(cursor, files, ranks)
}

/// The spot where the cursor first appears: under the pointer, at the first piece that can act, or the game's default.
pub(super) fn first_cursor(position: &dyn TablePosition, hovered: Option<Spot>) -> Option<Spot> {
    hovered.or_else(|| adjacent_movable_piece(position, None, true)).or_else(|| Some(position.initial_cursor()))
}

/// The next or previous place at which Tab stops: an action of the selected piece, a piece that can act, or a place for the town.
pub(super) fn adjacent_stop(
    position: &dyn TablePosition,
    (game, selection): (&Match, &Selection),
    next: bool,
) -> Option<Spot> {
    let places = selection.choice().map(|choice| action_spots(position, choice)).unwrap_or_default();
    if !places.is_empty() {
        return adjacent(&places, selection.cursor, next);
    }
    if !position.movable_pieces().is_empty() {
        return adjacent_movable_piece(position, selection.cursor, next);
    }
    // No piece can act while a town is placed.
    let mut timeline = game.timeline().clone();
    timeline.go_to(game.shown_ply());
    let actions = timeline.actions().into_iter();
    let mut places: Vec<Spot> = actions.filter_map(|action| position.piece_effect(action).to).collect();
    places.sort();
    adjacent(&places, selection.cursor, next)
}

/// The next or previous piece of the side to move that can act, wrapping around. `None` if there is none.
fn adjacent_movable_piece(position: &dyn TablePosition, cursor: Option<Spot>, next: bool) -> Option<Spot> {
    adjacent(&position.movable_pieces(), cursor, next)
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
