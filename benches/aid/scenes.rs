//! Rounds through the scenes of the game, for the benchmark of memory and for the test that counts assets.

use bevy::prelude::*;
use cannon_app_activities::editor::Edit;
use cannon_app_activities::lessons::LessonRequest;
use cannon_app_activities::puzzles::{PuzzleMode, PuzzleRequest};
use cannon_app_base::play::{BoardView, Match, MatchRequest, MatchSetup, Request};
use cannon_app_base::settings::{Settings, SettingsRequest};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_appearance::{BoardLook, GroundLook, PieceSet};
use cannon_rules::GameId;
use jiff::civil::Date;

const CANNON: GameId = GameId::Cannon;
const TANK_CHESS: GameId = GameId::TankChess;
/// The day of the puzzle, so that all rounds have the same one.
const PUZZLE_DAY: Date = Date::constant(2026, 11, 1);

/// A change of the scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// The title.
    Title,
    /// A new game of Cannon for two persons.
    Cannon,
    /// A new game of Tank Chess for two persons, on the board with this name.
    TankChess(&'static str),
    /// The first legal action of the game on the table.
    Action,
    /// The review of the game on the table.
    Review,
    /// Photo mode.
    Photo,
    /// The first lesson of a game.
    Lesson(GameId),
    /// The puzzle of a day of a game.
    Puzzle(GameId),
    /// The editor with the default set-up of a game.
    Editor(GameId),
    /// Another set of pieces.
    Pieces(PieceSet),
    /// Another ground below Tank Chess.
    Ground(GroundLook),
    /// Another material of the board of Cannon.
    Board(BoardLook),
}

/// A round of both games through the title, as people play.
pub const GAMES: &[Scene] = &[
    Scene::Title,
    Scene::Cannon,
    Scene::Action,
    Scene::Action,
    Scene::Action,
    Scene::Action,
    Scene::Title,
    Scene::TankChess("basic-16"),
    Scene::Action,
];

/// A round through all scenes.
pub const ALL_SCENES: &[Scene] = &[
    Scene::Title,
    Scene::Cannon,
    Scene::Action,
    Scene::Action,
    Scene::Action,
    Scene::Action,
    Scene::Review,
    Scene::Pieces(PieceSet::Plain),
    Scene::Board(BoardLook::Slate),
    Scene::Pieces(PieceSet::CarvedWood),
    Scene::Board(BoardLook::Walnut),
    Scene::Pieces(PieceSet::PaintedTin),
    Scene::Title,
    Scene::TankChess("basic-20"),
    Scene::Action,
    Scene::Photo,
    Scene::Ground(GroundLook::Winter),
    Scene::Ground(GroundLook::Walnut),
    Scene::Ground(GroundLook::Summer),
    Scene::Title,
    Scene::Lesson(CANNON),
    Scene::Puzzle(TANK_CHESS),
    Scene::Editor(TANK_CHESS),
    Scene::Title,
    Scene::Lesson(TANK_CHESS),
    Scene::Puzzle(CANNON),
    Scene::Editor(CANNON),
];

/// Whether the table shows the game and nothing moves.
pub fn is_settled(game: &Match, board_view: &BoardView) -> bool {
    board_view.ply() == game.shown_ply() && !board_view.is_animating()
}

/// Sends the requests that buttons would send for this change.
pub fn enter(world: &mut World, scene: Scene) {
    match scene {
        Scene::Title => go_to(world, Screen::Title, Menu::Title),
        Scene::Cannon => start(world, MatchSetup::default()),
        Scene::TankChess(board) => {
            let ruleset = Some(serde_json::json!({ "board": board }));
            start(world, MatchSetup { game: TANK_CHESS.to_owned(), ruleset, ..MatchSetup::default() });
        }
        Scene::Action => {
            let action = world.resource::<Match>().timeline().actions().first().copied();
            if let Some(action) = action {
                let request = Request::Play { action, animation_variant: None };
                world.write_message(MatchRequest::from_interface(request));
            }
        }
        Scene::Review => world.resource_mut::<NextState<Menu>>().set(Menu::Review),
        Scene::Photo => world.resource_mut::<NextState<Menu>>().set(Menu::Photo),
        Scene::Lesson(game) => {
            world.write_message(LessonRequest::Begin { game, index: 0 });
            go_to(world, Screen::Play, Menu::None);
        }
        Scene::Puzzle(game) => {
            world.write_message(PuzzleRequest::Begin { game, mode: PuzzleMode::Daily(PUZZLE_DAY) });
            go_to(world, Screen::Play, Menu::None);
        }
        Scene::Editor(game) => {
            let support = games::tabletop(game).editor_support;
            if let Some(built_in) = (support.builtin_setups)().first() {
                world.write_message(Edit::Show { game, design: built_in.design.boxed_clone() });
            }
            go_to(world, Screen::Editor, Menu::None);
        }
        Scene::Pieces(pieces) => change_settings(world, |settings| settings.pieces = pieces),
        Scene::Ground(ground) => change_settings(world, |settings| settings.ground = ground),
        Scene::Board(board) => change_settings(world, |settings| settings.board = board),
    }
}

fn go_to(world: &mut World, screen: Screen, menu: Menu) {
    world.resource_mut::<NextState<Screen>>().set(screen);
    world.resource_mut::<NextState<Menu>>().set(menu);
}

fn start(world: &mut World, setup: MatchSetup) {
    world.write_message(MatchRequest::from_interface(Request::Start(Box::new(setup))));
    go_to(world, Screen::Play, Menu::None);
}

fn change_settings(world: &mut World, change: impl FnOnce(&mut Settings)) {
    let mut settings = world.resource::<Settings>().clone();
    change(&mut settings);
    world.write_message(SettingsRequest(settings));
}
