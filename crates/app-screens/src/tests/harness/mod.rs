//! A simulated player who uses the app without a window.

mod devices;
mod focus;
mod layouts;
mod screens;
mod waiting;

pub(super) use layouts::check_layouts;

use std::cell::OnceCell;
use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

use bevy::asset::AssetPlugin;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::input::InputPlugin;
use bevy::mesh::MeshPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::transform::TransformPlugin;
use bevy::window::{PrimaryWindow, WindowResolution};
use bevy_egui::egui::accesskit;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiPrimaryContextPass, EguiUserTextures, PrimaryEguiContext, egui};
use tempfile::TempDir;

use crate as app_screens;
use crate::DocumentFolder;
use crate::widget_rects::WidgetRects;
use cannon_app_activities::persistence::{CrashReports, Storage, Store};
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_activities::review::ReviewLimits;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::settings::{AnimationSpeed, Settings, SettingsFile};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme;
use cannon_app_table::{CorePlugin, effects};
use cannon_crash_report::Reports;
use cannon_engine::Limits;
use cannon_profile::Profile;

/// Fills with more alpha than this hide what is behind them.
const OPAQUE: u8 = 200;
/// The width of the widest scroll bar.
const MAX_BAR_WIDTH: f32 = 9.0;
/// The area of the smallest panel that can hide texts, in square points.
const PANEL_AREA: f32 = 100_000.0;

/// The limits of the analysis of a position in reviews. A shorter analysis would lack something that the screen shows.
const REVIEW_LIMITS: Limits = Limits::nodes(3_000);

/// Adds the texts of a shape to the texts that were drawn before it.
fn collect_texts(shape: &egui::Shape, clip: egui::Rect, texts: &mut Vec<ShownText>) {
    match shape {
        egui::Shape::Text(shape) => texts.push(ShownText {
            text: shape.galley.text().to_owned(),
            bounds: shape.galley.mesh_bounds.translate(shape.pos.to_vec2()),
            clip,
            is_shortened: shape.galley.elided,
            lines: shape.galley.rows.iter().map(|row| row.text()).collect(),
        }),
        // A panel in front of the screen hides what was drawn before.
        egui::Shape::Rect(panel) if panel.fill.a() > OPAQUE && panel.rect.area() > PANEL_AREA => {
            texts.retain(|text| !panel.rect.intersects(text.bounds));
        }
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect_texts(shape, clip, texts)),
        _ => {}
    }
}

/// The app with a simulated player who clicks and types.
pub(super) struct TestPlayer {
    pub(super) app: App,
    size: Vec2,
    folder: Option<TempDir>,
    events: Vec<egui::Event>,
    window: Entity,
    has_quit: bool,
    clipboard_text: Option<String>,
    /// What was drawn in the last frame.
    shapes: Vec<egui::epaint::ClippedShape>,
    /// The texts of the shapes. Most frames are drawn only to let time pass, so they are collected when they are first asked for.
    texts: OnceCell<Vec<ShownText>>,
    nodes: Vec<(accesskit::NodeId, accesskit::Node)>,
    regions: HashMap<accesskit::NodeId, String>,
    heard: Vec<String>,
}

/// A text that was drawn in the last frame, in egui points.
#[derive(Clone, Debug)]
pub(super) struct ShownText {
    pub(super) text: String,
    /// The bounds of its letters.
    pub(super) bounds: egui::Rect,
    /// The part of the window in which it is visible.
    pub(super) clip: egui::Rect,
    /// Whether its end was replaced by an ellipsis.
    pub(super) is_shortened: bool,
    /// Its lines.
    pub(super) lines: Vec<String>,
}

/// A folder for the files of a player. It lies in memory where the system offers that, because the program syncs every change to the disk.
fn temporary_folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a temporary folder")
}

impl TestPlayer {
    /// Starts the app at the title, in a window of 1280 × 720 pixels.
    pub(super) fn new() -> Self {
        Self::in_window(1280.0, 720.0)
    }

    /// Starts the app at the title, with this text in the file of the game that was played last.
    pub(super) fn with_last_game(text: &str) -> Self {
        let folder = temporary_folder();
        let store = Store::new(folder.path());
        store.prepare().expect("the folders can be made");
        std::fs::write(store.games_folder().join("last.json"), text).expect("written");
        store.set_last_game("last.json").expect("noted");
        Self::start(Vec2::new(1280.0, 720.0), folder)
    }

    /// Starts the app at the title, on a folder that outlives it.
    pub(super) fn in_folder(folder: &Path) -> Self {
        Self::start_in(Vec2::new(1280.0, 720.0), folder)
    }

    /// Starts the app at the title, with animations and effects at normal speed.
    pub(super) fn with_effects() -> Self {
        let mut player = Self::new();
        player.app.add_plugins((TransformPlugin, AssetPlugin::default(), ImagePlugin::default(), MeshPlugin));
        player.app.add_plugins(effects::plugin);
        player.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Normal;
        player
    }

    /// Starts the app at the title, in a window of this size in logical pixels.
    pub(super) fn in_window(width: f32, height: f32) -> Self {
        Self::start(Vec2::new(width, height), temporary_folder())
    }

    fn start(size: Vec2, folder: TempDir) -> Self {
        let mut player = Self::start_in(size, folder.path());
        player.folder = Some(folder);
        player
    }

    fn start_in(size: Vec2, folder: &Path) -> Self {
        Self::start_with(size, folder, |_| {})
    }

    /// Starts the app, with what `prepare` adds to it.
    fn start_with(size: Vec2, folder: &Path, prepare: fn(&mut App)) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)))
            .insert_resource(Storage(Some(Store::new(folder))))
            .insert_resource(CrashReports(Reports::in_folder(folder)))
            .insert_resource(DocumentFolder(Some(folder.join("pages"))))
            .insert_resource(SettingsFile(Some(folder.join("settings.json"))))
            .init_resource::<EguiUserTextures>()
            .add_plugins((CorePlugin, theme::style_plugin, app_screens::plugin));
        app.insert_resource(ReviewLimits(REVIEW_LIMITS));
        prepare(&mut app);
        app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Off;
        let resolution = WindowResolution::new(size.x as u32, size.y as u32);
        let window = app.world_mut().spawn((Window { resolution, ..default() }, PrimaryWindow)).id();
        app.world_mut().spawn((EguiContext::default(), PrimaryEguiContext));
        // Tests run side by side, so that more threads for the systems of one app would only cost time.
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        let mut player = TestPlayer {
            app,
            size,
            folder: None,
            events: Vec::new(),
            window,
            has_quit: false,
            clipboard_text: None,
            shapes: Vec::new(),
            texts: OnceCell::new(),
            nodes: Vec::new(),
            regions: HashMap::new(),
            heard: Vec::new(),
        };
        player.frames(4);
        player
    }

    /// Quits the app and starts it again with the same folder, at the title.
    pub(super) fn restart(self) -> TestPlayer {
        self.restart_with(|_| {})
    }

    /// Quits the app and starts it again where the player has left it, as a launch without arguments does.
    pub(super) fn relaunch(self) -> TestPlayer {
        self.restart_with(|app| {
            app.add_plugins(app_screens::last_menu_plugin);
        })
    }

    fn restart_with(mut self, prepare: fn(&mut App)) -> TestPlayer {
        self.app.world_mut().write_message(AppExit::Success);
        self.frame();
        let (folder, size) = (self.folder.take().expect("the folder exists until the restart"), self.size);
        // The index of the library is free again when the app is gone.
        drop(self);
        let mut player = Self::start_with(size, folder.path(), prepare);
        player.folder = Some(folder);
        player
    }

    /// Runs one frame of the app and one pass of egui with the queued events.
    pub(super) fn frame(&mut self) {
        self.app.update();
        let sent: Vec<_> = self.app.world_mut().resource_mut::<Messages<EguiInputEvent>>().drain().collect();
        self.events.extend(sent.into_iter().map(|sent| sent.event));
        let mut contexts = self.app.world_mut().query::<&mut EguiContext>();
        let context = contexts.single_mut(self.app.world_mut()).expect("one context").get_mut().clone();
        let zoom = context.zoom_factor();
        let mut input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(self.size.x, self.size.y) / zoom)),
            time: Some(self.app.world().resource::<Time<Real>>().elapsed_secs_f64()),
            events: std::mem::take(&mut self.events),
            focused: true,
            ..default()
        };
        input.viewports.entry(egui::ViewportId::ROOT).or_default().native_pixels_per_point = Some(1.0);
        context.begin_pass(input);
        self.app.world_mut().run_schedule(EguiPrimaryContextPass);
        // The shapes are only searched for texts, not painted.
        let output = context.end_pass();
        self.shapes = output.shapes;
        self.texts = OnceCell::new();
        self.nodes = output.platform_output.accesskit_update.map_or_else(Vec::new, |update| update.nodes);
        self.listen();
        for command in output.platform_output.commands {
            if let egui::OutputCommand::CopyText(text) = command {
                self.clipboard_text = Some(text);
            }
        }
        self.has_quit |= self.app.should_exit().is_some();
    }

    /// All texts that were drawn in the last frame.
    pub(super) fn texts(&self) -> &[ShownText] {
        self.texts.get_or_init(|| {
            let mut texts = Vec::new();
            self.shapes.iter().for_each(|shape| collect_texts(&shape.shape, shape.clip_rect, &mut texts));
            texts
        })
    }

    /// The scroll bars that were drawn in the last frame and fill their scroll areas, so that there is nothing to scroll.
    pub(super) fn idle_scroll_bars(&self) -> Vec<egui::Rect> {
        let bar = |shape: &egui::epaint::ClippedShape| match &shape.shape {
            egui::Shape::Rect(bar) if bar.rect.width() <= MAX_BAR_WIDTH && bar.fill.a() > 0 => {
                Some((bar.rect, bar.rect.height() > 0.9 * shape.clip_rect.height()))
            }
            _ => None,
        };
        let bars: Vec<(egui::Rect, bool)> = self.shapes.iter().filter_map(bar).collect();
        // The ground of a bar is as high as the area, and its handle lies on it.
        let has_handle = |ground: egui::Rect| {
            bars.iter().any(|(other, is_full)| !is_full && ground.expand(MAX_BAR_WIDTH).contains_rect(*other))
        };
        let is_idle = |&(rect, is_full): &(egui::Rect, bool)| is_full && rect.height() > 100.0 && !has_handle(rect);
        bars.iter().filter(|bar| is_idle(bar)).map(|(rect, _)| *rect).collect()
    }

    /// Whether exactly this text was drawn in the last frame.
    pub(super) fn shows_text(&self, text: &str) -> bool {
        self.texts().iter().any(|shown| shown.text == text)
    }

    /// The text of a message in the language of the app.
    pub(super) fn text(&self, id: &str) -> String {
        self.app.world().resource::<Words>().text(id)
    }

    pub(super) fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.frame());
    }

    /// The text that was last copied to the clipboard.
    pub(super) fn clipboard_text(&self) -> Option<&str> {
        self.clipboard_text.as_deref()
    }

    /// Simulates pasting this text from the clipboard.
    pub(super) fn paste(&mut self, text: &str) {
        self.events.push(egui::Event::Paste(text.to_owned()));
        self.frames(4);
    }

    /// Clicks a text field and replaces its content.
    pub(super) fn type_into(&mut self, field: &str, text: &str) {
        self.click(field);
        self.replace_text(text);
    }

    /// Whether the app has been told to exit.
    pub(super) fn has_quit(&self) -> bool {
        self.has_quit
    }

    pub(super) fn menu(&self) -> Menu {
        *self.app.world().resource::<State<Menu>>().get()
    }

    pub(super) fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub(super) fn game(&self) -> &Match {
        self.app.world().resource::<Match>()
    }

    /// The profile of the player at the board.
    pub(super) fn profile(&self) -> &Profile {
        self.app.world().resource::<PlayerProfiles>().current().expect("a player")
    }

    /// The rectangle of a widget, if it is on the screen.
    pub(super) fn widget_rect(&self, name: &str) -> Option<Rect> {
        self.app.world().resource::<WidgetRects>().get(name)
    }

    /// The factor from egui points to logical pixels.
    pub(super) fn zoom(&mut self) -> f32 {
        let mut contexts = self.app.world_mut().query::<&mut EguiContext>();
        contexts.single_mut(self.app.world_mut()).expect("one context").get_mut().zoom_factor()
    }

    /// Moves the pointer to the centre of a widget and returns that point, in egui points.
    pub(super) fn hover(&mut self, name: &str) -> egui::Pos2 {
        let rect = self.widget_rect(name).unwrap_or_else(|| {
            panic!("there is no `{name}` among\n{}", self.app.world().resource::<WidgetRects>().to_lines())
        });
        let at = rect.center() / self.zoom();
        let at = egui::pos2(at.x, at.y);
        self.events.push(egui::Event::PointerMoved(at));
        self.frames(2);
        at
    }

    /// Moves the pointer to a point of the window, in logical pixels.
    pub(super) fn point_at(&mut self, x: f32, y: f32) {
        let zoom = self.zoom();
        self.events.push(egui::Event::PointerMoved(egui::pos2(x / zoom, y / zoom)));
        self.frames(2);
    }

    /// Clicks a widget and runs a few frames, so that the effect is visible.
    pub(super) fn click(&mut self, name: &str) {
        let pos = self.hover(name);
        for pressed in [true, false] {
            self.events.push(egui::Event::PointerButton {
                pos,
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: egui::Modifiers::NONE,
            });
            self.frame();
        }
        self.frames(4);
    }

    /// Replaces the text in the name dialog.
    pub(super) fn type_into_name_field(&mut self, name: &str) {
        self.type_into("question/name/field", name);
    }

    fn replace_text(&mut self, text: &str) {
        let all = egui::Event::Key {
            key: egui::Key::A,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: egui::Modifiers::COMMAND,
        };
        self.events.extend([all, egui::Event::Text(text.to_owned())]);
        self.frames(2);
    }

    /// Asserts that a widget lies within the window.
    pub(super) fn assert_in_window(&self, name: &str) {
        let rect = self.widget_rect(name).unwrap_or_else(|| panic!("there is no `{name}` at {}", self.size));
        let window = Rect::from_corners(Vec2::ZERO, self.size).inflate(0.5);
        assert!(window.contains(rect.min) && window.contains(rect.max), "at {}: {name} is at {rect:?}", self.size);
    }

    /// Asserts that no named widget is tiny or reaches beyond the left or right edge of the window. Scrolled content may lie above or
    /// below.
    pub(super) fn assert_all_in_window(&mut self, screen: &str) {
        self.assert_in_window_but(screen, "nothing");
    }

    /// Asserts the same of the Play screen, whose row of ranks is scrolled from side to side.
    pub(super) fn assert_new_game_in_window(&mut self) {
        self.assert_in_window_but("new game", "new-game/rank/");
    }

    /// Asserts that all widgets lie in the window, except for those whose names begin like this.
    fn assert_in_window_but(&mut self, screen: &str, except: &str) {
        self.frames(3);
        let rects = self.app.world().resource::<WidgetRects>();
        for (name, rect) in rects.iter().filter(|(name, _)| !name.starts_with(except)) {
            let fits =
                rect.min.x >= -0.5 && rect.max.x <= self.size.x + 0.5 && rect.width() > 4.0 && rect.height() > 4.0;
            assert!(fits, "{screen} at {}: {name} is at {rect:?}", self.size);
        }
    }
}
