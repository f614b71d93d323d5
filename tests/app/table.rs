//! A headless table: the game's core with a camera straight above the board, and a hand on mouse and keys.

use std::time::Duration;

use bevy::app::Plugins;
use bevy::asset::AssetPlugin;
use bevy::camera::{CameraPlugin, NormalizedRenderTarget, RenderTarget};
use bevy::input::ButtonState;
use bevy::input::InputPlugin;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput, NativeKey};
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::mesh::MeshPlugin;
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput};
use bevy::picking::{InteractionPlugin, PickingPlugin};
use bevy::prelude::*;
use bevy::render::camera::camera_system;
use bevy::render::texture::ManualTextureViews;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::transform::TransformPlugin;
use bevy::window::{PrimaryWindow, WindowPlugin, WindowRef};

use cannon::app::CorePlugin;
use cannon::app::board::proxies_plugin;
use cannon::app::common::board::{BoardLayout, Spot};
use cannon::app::common::pieces::PieceState;
use cannon::app::games::cannon::{TOWN, point_at, world_of};
use cannon::app::persistence::Storage;
use cannon::app::pieces::{At, BoardView};
use cannon::app::play::{Match, MatchEvent, MatchRequest, MatchSetup, Request};
use cannon::app::settings::{AnimationSpeed, Settings, SettingsFile};
use cannon::app::states::{Menu, Screen};
use cannon_rules::Side;
use cannon_rules::cannon::{PieceKind, Point, Position};

const SIZE: Vec2 = Vec2::new(1000.0, 1000.0);

/// The app under test.
pub struct Table {
    pub app: App,
    window: Entity,
    camera: Entity,
    pointer: Vec2,
}

impl Table {
    /// A table with a game on it, animation and natural pace off.
    pub fn new(setup: MatchSetup) -> Self {
        Table::with(setup, |_: &mut App| {})
    }

    /// The same, with a plugin more.
    pub fn with<M>(setup: MatchSetup, plugin: impl Plugins<M>) -> Self {
        let mut app = App::new();
        // Tests touch neither the games nor the settings of whoever runs them.
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
        resolution.set(SIZE.x, SIZE.y);
        let window = app.world_mut().spawn((Window { resolution, ..default() }, PrimaryWindow)).id();
        let camera = app
            .world_mut()
            .spawn((
                Camera3d::default(),
                MeshPickingCamera,
                Transform::from_xyz(0.0, 20.0, 0.0).looking_at(Vec3::ZERO, Vec3::NEG_Z),
            ))
            .id();
        app.world_mut().spawn(PointerId::Mouse);
        let mut table = Table { app, window, camera, pointer: Vec2::ZERO };
        table.ask(Request::Start(Box::new(setup)));
        table.frames(3);
        table
    }

    /// Lets frames pass.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Opens a menu, or closes all.
    pub fn set_menu(&mut self, menu: Menu) {
        self.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        self.frames(2);
    }

    /// Makes a request as a button would, and lets a frame pass.
    pub fn ask(&mut self, request: Request) {
        self.app.world_mut().write_message(MatchRequest::interface(request));
        self.frames(1);
    }

    pub fn game(&self) -> &Match {
        self.app.world().resource::<Match>()
    }

    pub fn position(&self) -> Position {
        *self.game().timeline().downcast_ref::<Position>().expect("the game is Cannon").position()
    }

    pub fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    /// The pieces that the entities show, in board order.
    pub fn shown_pieces(&mut self) -> Vec<(Point, Side, PieceKind)> {
        let mut query = self.app.world_mut().query::<(&At, &PieceState)>();
        let mut pieces: Vec<_> = query
            .iter(self.app.world())
            .map(|(at, figure)| {
                let point = point_at(at.0).expect("pieces stand on the board");
                let kind = if *figure.model == TOWN { PieceKind::Town } else { PieceKind::Soldier };
                (point, figure.side, kind)
            })
            .collect();
        pieces.sort_unstable_by_key(|(point, ..)| *point);
        pieces
    }

    /// The pieces of the position at the ply that should be shown.
    pub fn expected_pieces(&self) -> Vec<(Point, Side, PieceKind)> {
        let timeline = self.game().timeline().downcast_ref::<Position>().expect("the game is Cannon");
        let position = timeline.position_at(self.game().shown_ply()).expect("the ply on show exists");
        Point::all().filter_map(|point| position.piece_at(point).map(|(side, kind)| (point, side, kind))).collect()
    }

    pub fn stage_ply(&self) -> usize {
        self.resource::<BoardView>().ply()
    }

    /// Puts the camera there; it looks at the middle of the board.
    pub fn look_from(&mut self, place: Vec3) {
        let transform = Transform::from_translation(place).looking_at(Vec3::ZERO, Vec3::Y);
        self.app.world_mut().entity_mut(self.camera).insert(transform);
        self.frames(2);
    }

    /// Where a place of the board is on the screen.
    fn on_screen(&self, name: &str) -> Vec2 {
        self.place_on_screen(self.resource::<BoardLayout>().world_of(place(name)))
    }

    fn place_on_screen(&self, place: Vec3) -> Vec2 {
        let camera = self.app.world().get::<Camera>(self.camera).expect("the camera stands");
        let transform = self.app.world().get::<GlobalTransform>(self.camera).expect("the camera stands");
        camera.world_to_viewport(transform, place).expect("the board is in view")
    }

    fn pointer_message(&mut self, action: PointerAction) {
        let target = RenderTarget::Window(WindowRef::Entity(self.window)).normalize(None);
        let target: NormalizedRenderTarget = target.expect("the window is named");
        let location = Location { target, position: self.pointer };
        self.app.world_mut().write_message(PointerInput::new(PointerId::Mouse, location, action));
    }

    /// Moves the pointer to a place of the board.
    pub fn move_to(&mut self, name: &str) {
        self.move_to_place(self.on_screen(name));
    }

    fn move_to_place(&mut self, place: Vec2) {
        let delta = place - self.pointer;
        self.pointer = place;
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
        self.move_to(point);
        self.press();
        self.release();
    }

    /// Clicks at the height of a soldier's hat over a point.
    pub fn click_hat(&mut self, point: &str) {
        self.move_to_place(self.place_on_screen(world_of(at(point)) + Vec3::Y * 0.85));
        self.press();
        self.release();
    }

    pub fn drag(&mut self, from: &str, to: &str) {
        self.move_to(from);
        self.press();
        self.move_to(to);
        self.release();
    }

    /// Drags from one place over another to a third.
    pub fn drag_over(&mut self, from: &str, over: &str, to: &str) {
        self.move_to(from);
        self.press();
        self.move_to(over);
        self.move_to(to);
        self.release();
    }

    /// Turns the wheel by so many notches, away from the hand if positive.
    pub fn wheel(&mut self, notches: f32) {
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
    pub fn key(&mut self, key: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.app.world_mut().write_message(KeyboardInput {
                key_code: key,
                logical_key: Key::Unidentified(NativeKey::Unidentified),
                state,
                text: None,
                repeat: false,
                window: self.window,
            });
            self.frames(2);
        }
    }

    /// Message identifiers of the refusals since this was last asked.
    pub fn refusals(&mut self) -> Vec<&'static str> {
        std::mem::take(&mut self.app.world_mut().resource_mut::<Refusals>().0)
    }
}

/// Every refusal since it was last asked for.
#[derive(Resource, Default)]
struct Refusals(Vec<&'static str>);

fn collect_refusals(mut events: MessageReader<MatchEvent>, mut refusals: ResMut<Refusals>) {
    refusals.0.extend(events.read().filter_map(|event| match event {
        MatchEvent::Refused(refused) => Some(refused.message_id),
        _ => None,
    }));
}

/// A place of the table by its name, such as `e1` or `P16`.
pub fn place(name: &str) -> Spot {
    let file = name.as_bytes()[0].to_ascii_lowercase() - b'a';
    let rank: u8 = name[1..].parse().expect("tests name places by letter and number");
    Spot::new(file, rank - 1)
}

/// A point by its name.
pub fn at(name: &str) -> Point {
    name.parse().expect("tests name points of the board")
}

/// The same as a place of the table.
pub fn spot(name: &str) -> Spot {
    at(name).into()
}
