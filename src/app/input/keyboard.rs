//! Keys to commands, and commands to the board cursor and to requests.

use bevy::prelude::*;

use super::selection::{Pointed, Pointing, Selection};
use crate::app::common::KeyboardTaken;
use crate::app::common::board::{BoardLayout, Spot};
use crate::app::common::command::Command;
use crate::app::games;
use crate::app::play::{Match, MatchRequest, Request};
use crate::app::settings::Settings;
use crate::app::states::{Menu, Screen};
use cannon_rules::any::AnyRefusal;

/// Turns keys into commands, unless the interface has the keyboard.
pub(super) fn read_keys(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    taken: Res<KeyboardTaken>,
    mut commands: MessageWriter<Command>,
) {
    let Some(keys) = keys else { return };
    if !taken.0 {
        commands.write_batch(
            games::bindings().iter().filter(|binding| binding.just_pressed(&keys)).map(|binding| binding.command),
        );
    }
}

/// Arrows move the board cursor as seen on the screen, Tab steps through the own pieces that can act.
pub(super) fn move_cursor(
    mut commands: MessageReader<Command>,
    mut selection: ResMut<Selection>,
    game: Res<Match>,
    layout: Res<BoardLayout>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    camera: Query<&Transform, With<Camera3d>>,
) {
    let edits = *screen.get() == Screen::Editor;
    let plays = *screen.get() == Screen::Play && game.shows_live();
    let on_board = (edits || plays) && *menu.get() == Menu::None;
    for &command in commands.read() {
        let (right, up) = match command {
            _ if !on_board => continue,
            Command::CursorUp => (0, 1),
            Command::CursorDown => (0, -1),
            Command::CursorLeft => (-1, 0),
            Command::CursorRight => (1, 0),
            Command::NextPiece if plays => {
                selection.cursor = neighbour_in_list(&game, selection.cursor, true);
                continue;
            }
            Command::PreviousPiece if plays => {
                selection.cursor = neighbour_in_list(&game, selection.cursor, false);
                continue;
            }
            _ => continue,
        };
        let quarter = camera.iter().next().map_or(0, quarter_turns);
        let (files, ranks) = (0..quarter).fold((right, up), |(x, y), _| (-y, x));
        selection.cursor = match selection.cursor {
            Some(cursor) => layout.offset(cursor, files, ranks).or(Some(cursor)),
            None if edits => selection.hovered().or(Some(Spot::new(layout.size / 2, layout.size / 2))),
            None => first_cursor(&game, selection.hovered()),
        };
    }
}

/// By how many quarter turns counter-clockwise, seen from above, the camera looks away from North.
fn quarter_turns(camera: &Transform) -> u8 {
    // Looking straight down there is no forward on the board; up on the screen then says where North is.
    let forward = if camera.forward().y < -0.95 { camera.up() } else { camera.forward() };
    let angle = (-forward.x).atan2(-forward.z);
    (angle / std::f32::consts::FRAC_PI_2).round().rem_euclid(4.0) as u8
}

/// Where the cursor first appears: under the pointer, else at the first piece that can act, else where the game says.
fn first_cursor(game: &Match, hovered: Option<Spot>) -> Option<Spot> {
    hovered
        .or_else(|| neighbour_in_list(game, None, true))
        .or_else(|| games::live(game).map(|position| position.first_cursor()))
}

/// The next or previous own piece that can act, going round; `None` if there is none.
fn neighbour_in_list(game: &Match, cursor: Option<Spot>, next: bool) -> Option<Spot> {
    let pieces = games::live(game)?.movable();
    let found = match (cursor, next) {
        (Some(cursor), true) => pieces.iter().find(|&&piece| piece > cursor),
        (Some(cursor), false) => pieces.iter().rev().find(|&&piece| piece < cursor),
        (None, _) => None,
    };
    found.or(if next { pieces.first() } else { pieces.last() }).copied()
}

/// Enter points at the cursor; Escape goes back by one stage of what is chosen, and with nothing chosen leads out of the game.
pub(super) fn use_cursor(
    mut commands: MessageReader<Command>,
    mut selection: ResMut<Selection>,
    mut pointed: MessageWriter<Pointed>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut next_menu: ResMut<NextState<Menu>>,
    game: Res<Match>,
    mut requests: MessageWriter<MatchRequest>,
) {
    let on_board = *screen.get() == Screen::Play && *menu.get() == Menu::None;
    for command in commands.read() {
        match command {
            Command::Choose if on_board => {
                if let Some(at) = selection.cursor {
                    pointed.write(Pointed { at, how: Pointing::Press });
                }
            }
            Command::Cancel if on_board => {
                if let Some(choice) = &selection.choice {
                    let earlier = games::live(&game).and_then(|position| position.stage_back(choice));
                    selection.choice = earlier;
                } else if !game.shows_live() {
                    requests.write(MatchRequest::interface(Request::ShowLive));
                } else {
                    next_menu.set(if game.outcome().is_some() { Menu::Result } else { Menu::Pause });
                }
            }
            _ => {}
        }
    }
}

/// Undo, redo, looking back and seeing the last turn again, by key or by the buttons that stand for one.
pub(super) fn ask_by_key(
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
            Command::Undo => Request::Undo,
            Command::Redo => Request::Redo,
            Command::StepBack => Request::Show(shown.saturating_sub(1)),
            Command::StepOn => Request::Show(shown + 1),
            Command::CursorLeft if !game.shows_live() => Request::Show(shown.saturating_sub(1)),
            Command::CursorRight if !game.shows_live() => Request::Show(shown + 1),
            Command::ToStart => Request::Show(0),
            Command::ToLive => Request::ShowLive,
            Command::ShowAgain if settings.animation.factor().is_none() => {
                let english = "animation is off; turns are shown again where it is on";
                Request::Refuse(AnyRefusal { message_id: "refused-no-animation", english: english.to_owned() })
            }
            Command::ShowAgain => Request::ShowAgain,
            _ => continue,
        };
        requests.write(MatchRequest::interface(request));
    }
}
