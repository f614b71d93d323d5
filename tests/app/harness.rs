//! A test harness for the headless app: the core of the game with a camera above the board, and simulated mouse and keys.

use std::thread;
use std::time::{Duration, Instant};

use bevy::app::Plugins;
use bevy::asset::AssetPlugin;
use bevy::camera::{CameraPlugin, NormalizedRenderTarget, RenderTarget};
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput, NativeKey};
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::input::{ButtonState, InputPlugin};
use bevy::mesh::MeshPlugin;
use bevy::picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput};
use bevy::picking::{InteractionPlugin, PickingPlugin};
use bevy::prelude::*;
use bevy::render::camera::camera_system;
use bevy::render::texture::ManualTextureViews;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::transform::TransformPlugin;
use bevy::window::{PrimaryWindow, WindowPlugin, WindowRef};

use cannon_app_activities::persistence::Storage;
use cannon_app_base::common::TableCamera;
use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::pieces::PieceState;
use cannon_app_base::play::{BoardView, Match, MatchEvent, MatchRequest, MatchSetup, Request};
use cannon_app_base::settings::{AnimationSpeed, Settings, SettingsFile};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games::cannon::{TOWN, point_at, world_of};
use cannon_app_table::CorePlugin;
use cannon_app_table::board::proxies_plugin;
use cannon_app_table::pieces::OnSpot;
use cannon_rules::Side;
use cannon_rules::cannon::{PieceKind, Point, Position};

const WINDOW_SIZE: Vec2 = Vec2::new(1000.0, 1000.0);
/// Real time after which waiting for another thread fails. Other tests and programs may hold the processor for long.
const PATIENCE: Duration = Duration::from_secs(600);

/// The app under test.
pub struct TestTable {
    pub app: App,
    window: Entity,
    camera: Entity,
    pointer: Vec2,
}

impl TestTable {
    /// Starts a game, with animation and natural pace turned off.
    pub fn new(setup: MatchSetup) -> Self {
        TestTable::with_plugins(setup, |_: &mut App| {})
    }

    /// Starts a game with additional plugins.
    pub fn with_plugins<M>(setup: MatchSetup, plugin: impl Plugins<M>) -> Self {
        let mut app = App::new();
        // Tests must not change the user's games and settings.
        app.insert_resource(Storage(None)).insert_resource(SettingsFile(None));
        app.add_plugins((
            MinimalPlugins,
            StatesPlugin,
            TransformPlugin,
            InputPlugin,
            AssetPlugin::default(),
            ImagePlugin::default(),
            MeshPlugin,
            CameraPlugin,
            WindowPlugin { primary_window: None, ..default() },
        ))
        .add_plugins((PickingPlugin, InteractionPlugin, CorePlugin, proxies_plugin))
        .add_plugins(plugin)
        .init_resource::<ManualTextureViews>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)))
        .insert_resource(Settings { animation: AnimationSpeed::Off, natural_pace: false, ..default() })
        .insert_state(Screen::Play)
        .insert_state(Menu::None)
        .init_resource::<Refusals>()
        .add_systems(PostUpdate, (camera_system, collect_refusals));
        let mut resolution = bevy::window::WindowResolution::default();
        resolution.set(WINDOW_SIZE.x, WINDOW_SIZE.y);
        let window = app.world_mut().spawn((Window { resolution, ..default() }, PrimaryWindow)).id();
        let camera = app
            .world_mut()
            .spawn((TableCamera, Transform::from_xyz(0.0, 20.0, 0.0).looking_at(Vec3::ZERO, Vec3::NEG_Z)))
            .id();
        app.world_mut().spawn(PointerId::Mouse);
        // Tests run side by side, so that more threads for the systems of one app would only cost time.
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        let mut table = TestTable { app, window, camera, pointer: Vec2::ZERO };
        table.request(Request::Start(Box::new(setup)));
        table.frames(3);
        table
    }

    /// The window's entity.
    pub fn window(&self) -> Entity {
        self.window
    }

    /// Runs this number of frames.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Runs frames until a condition holds. Searches run on other threads, so each frame gives them some time.
    pub fn wait_until(&mut self, what: &str, holds: impl Fn(&TestTable) -> bool) {
        let started = Instant::now();
        while !holds(self) {
            assert!(started.elapsed() < PATIENCE, "timeout while waiting for: {what}");
            self.frames(1);
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Opens a menu; `Menu::None` closes all menus.
    pub fn set_menu(&mut self, menu: Menu) {
        self.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        self.frames(2);
    }

    /// Sends a request to the match, as a button would, and runs a frame.
    pub fn request(&mut self, request: Request) {
        self.app.world_mut().write_message(MatchRequest::from_interface(request));
        self.frames(1);
    }

    pub fn game(&self) -> &Match {
        self.app.world().resource::<Match>()
    }

    pub fn position(&self) -> Position {
        *self.game().timeline().as_cannon().expect("the game is Cannon").position()
    }

    pub fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    /// The pieces that the entities show, in board order.
    pub fn shown_pieces(&mut self) -> Vec<(Point, Side, PieceKind)> {
        let mut query = self.app.world_mut().query::<(&OnSpot, &PieceState)>();
        let mut pieces: Vec<_> = query
            .iter(self.app.world())
            .map(|(at, figure)| {
                let point = point_at(at.0).expect("pieces are on the board");
                let kind = if *figure.model == TOWN { PieceKind::Town } else { PieceKind::Soldier };
                (point, figure.side, kind)
            })
            .collect();
        pieces.sort_unstable_by_key(|(point, ..)| *point);
        pieces
    }

    /// The pieces of the position at the shown ply of the match.
    pub fn expected_pieces(&self) -> Vec<(Point, Side, PieceKind)> {
        let timeline = self.game().timeline().as_cannon().expect("the game is Cannon");
        let position = timeline.position_at(self.game().shown_ply()).expect("the shown ply exists");
        Point::all().filter_map(|point| position.piece_at(point).map(|(side, kind)| (point, side, kind))).collect()
    }

    pub fn board_view_ply(&self) -> usize {
        self.resource::<BoardView>().ply()
    }

    /// Moves the camera to a place from which it looks at the middle of the board.
    pub fn look_from(&mut self, place: Vec3) {
        let transform = Transform::from_translation(place).looking_at(Vec3::ZERO, Vec3::Y);
        self.app.world_mut().entity_mut(self.camera).insert(transform);
        self.frames(2);
    }

    /// The screen position of a spot, in logical pixels.
    pub fn spot_to_screen(&self, name: &str) -> Vec2 {
        self.world_to_screen(self.resource::<BoardLayout>().world_position(parse_spot(name)))
    }

    fn world_to_screen(&self, place: Vec3) -> Vec2 {
        let camera = self.app.world().get::<Camera>(self.camera).expect("the camera exists");
        let transform = self.app.world().get::<GlobalTransform>(self.camera).expect("the camera exists");
        camera.world_to_viewport(transform, place).expect("the board is in view")
    }

    fn pointer_message(&mut self, action: PointerAction) {
        let target = RenderTarget::Window(WindowRef::Entity(self.window)).normalize(None);
        let target: NormalizedRenderTarget = target.expect("the target is a window");
        let location = Location { target, position: self.pointer };
        self.app.world_mut().write_message(PointerInput::new(PointerId::Mouse, location, action));
    }

    /// Moves the pointer to a spot of the board.
    pub fn move_pointer_to(&mut self, name: &str) {
        self.move_pointer_to_position(self.spot_to_screen(name));
    }

    fn move_pointer_to_position(&mut self, position: Vec2) {
        let delta = position - self.pointer;
        self.pointer = position;
        self.pointer_message(PointerAction::Move { delta });
        self.frames(2);
    }

    pub fn press(&mut self) {
        self.pointer_message(PointerAction::Press(PointerButton::Primary));
        self.frames(1);
    }

    pub fn release(&mut self) {
        self.pointer_message(PointerAction::Release(PointerButton::Primary));
        self.frames(3);
    }

    pub fn click(&mut self, point: &str) {
        self.move_pointer_to(point);
        self.press();
        self.release();
    }

    /// Presses the secondary button over a point, and releases it over another point.
    pub fn drag_with_right_button(&mut self, from: &str, to: &str) {
        self.move_pointer_to(from);
        self.pointer_message(PointerAction::Press(PointerButton::Secondary));
        self.frames(1);
        self.move_pointer_to(to);
        self.pointer_message(PointerAction::Release(PointerButton::Secondary));
        self.frames(3);
    }

    /// Clicks a point with the secondary button, and does something while it is down.
    pub fn right_click_with(&mut self, at: &str, meanwhile: impl FnOnce(&mut TestTable)) {
        self.move_pointer_to(at);
        self.pointer_message(PointerAction::Press(PointerButton::Secondary));
        self.frames(1);
        meanwhile(self);
        self.pointer_message(PointerAction::Release(PointerButton::Secondary));
        self.frames(3);
    }

    /// Clicks at the height of a soldier's hat over a point.
    pub fn click_hat(&mut self, point: &str) {
        self.move_pointer_to_position(self.world_to_screen(world_of(parse_point(point)) + Vec3::Y * 0.85));
        self.press();
        self.release();
    }

    /// Moves the pointer to a place over a spot, at this height above the board.
    pub fn move_pointer_above(&mut self, name: &str, height: f32) {
        let spot = self.resource::<BoardLayout>().world_position(parse_spot(name));
        self.move_pointer_to_position(self.world_to_screen(spot + Vec3::Y * height));
    }

    pub fn drag(&mut self, from: &str, to: &str) {
        self.move_pointer_to(from);
        self.press();
        self.move_pointer_to(to);
        self.release();
    }

    /// Drags from one spot over another spot to a third spot.
    pub fn drag_via(&mut self, from: &str, over: &str, to: &str) {
        self.move_pointer_to(from);
        self.press();
        self.move_pointer_to(over);
        self.move_pointer_to(to);
        self.release();
    }

    /// Turns the mouse wheel by this number of notches; positive values turn it forwards.
    pub fn scroll(&mut self, notches: f32) {
        self.app.world_mut().write_message(MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: notches,
            window: self.window,
            phase: TouchPhase::Moved,
        });
        self.frames(2);
    }

    /// Presses and releases a key.
    pub fn press_key(&mut self, key: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.send_key(key, state);
            self.frames(2);
        }
    }

    /// Presses and releases a key within the next frame.
    pub fn type_key(&mut self, key: KeyCode) {
        self.send_key(key, ButtonState::Pressed);
        self.send_key(key, ButtonState::Released);
    }

    /// Sends an event of a key, which the next frame reads.
    pub fn send_key(&mut self, key_code: KeyCode, state: ButtonState) {
        let logical_key = Key::Unidentified(NativeKey::Unidentified);
        let window = self.window;
        self.app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        });
    }

    /// Returns the message identifiers of all refusals since the last call.
    pub fn refusals(&mut self) -> Vec<&'static str> {
        std::mem::take(&mut self.app.world_mut().resource_mut::<Refusals>().0)
    }
}

/// Message identifiers of the refusals that no test has read yet.
#[derive(Resource, Default)]
struct Refusals(Vec<&'static str>);

fn collect_refusals(mut events: MessageReader<MatchEvent>, mut refusals: ResMut<Refusals>) {
    refusals.0.extend(events.read().filter_map(|event| match event {
        MatchEvent::Refused(refused) => Some(refused.message_id),
        _ => None,
    }));
}

/// Parses the name of a spot of any board, such as `e1` or `P16`.
pub fn parse_spot(name: &str) -> Spot {
    let file = name.as_bytes()[0].to_ascii_lowercase() - b'a';
    let rank: u8 = name[1..].parse().expect("a letter and a number");
    Spot::new(file, rank - 1)
}

/// Parses the name of a point of the Cannon board.
pub fn parse_point(name: &str) -> Point {
    name.parse().expect("a point of the board")
}

/// Parses the name of a point of the Cannon board as a spot.
pub fn parse_point_spot(name: &str) -> Spot {
    parse_point(name).into()
}
