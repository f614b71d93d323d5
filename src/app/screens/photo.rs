//! Photo mode: it hides the interface, lets the camera go nearer and lower than in play, and saves screenshots.
//!
//! Animations are paused, so that a shot can be photographed in flight. The bar at the bottom hides while the pointer rests and while the
//! screenshot is taken.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Layer;
use super::flow::Flow;
use super::notices::Notices;
use super::pictures::{PictureFolder, free_name};
use crate::app::AppSystems;
use crate::app::common::TableCamera;
use crate::app::common::ViewInsets;
use crate::app::common::command::Command;
use crate::app::common::{ActiveQuality, FocusRequest, Lens};
use crate::app::i18n::Words;
use crate::app::render;
use crate::app::states::{Menu, Screen};
use crate::app::theme::palette::{ink, surface};
use crate::app::theme::widgets::{Button, places};
use crate::app::theme::{Entrance, Icon, fonts, measures};
use crate::appearance::Quality;

/// Frames without the bar before the screenshot, so that the bar is not in it.
const CLEAR_FRAMES: u8 = 3;
/// Seconds without input after which the bar hides.
const BAR_STAYS: f32 = 3.5;
/// Size of the bar in points.
const BAR: egui::Vec2 = egui::Vec2::new(700.0, 62.0);

/// The state of the screenshot.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Shutter {
    /// No screenshot is being taken.
    #[default]
    AtRest,
    /// The bar is hidden; the screenshot is taken after this number of frames.
    Clearing(u8),
    /// The image has been requested from the graphics adapter.
    Open,
}

/// Whether depth of field blurs everything nearer or farther than the centre of the view.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct SoftBackground(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shutter>()
        .insert_resource(SoftBackground(true))
        .add_systems(Update, focus.in_set(AppSystems::Animate).run_if(in_state(Menu::Photo)))
        .add_systems(OnExit(Menu::Photo), take_lens_off)
        .add_systems(OnEnter(Menu::Photo), (uncover, load))
        .add_systems(Update, follow_key.in_set(AppSystems::React))
        .add_systems(Update, expose.in_set(AppSystems::Animate).run_if(in_state(Menu::Photo)))
        .add_systems(EguiPrimaryContextPass, show.in_set(Layer::Menu).run_if(in_state(Menu::Photo)));
}

fn uncover(mut insets: ResMut<ViewInsets>) {
    *insets = ViewInsets::default();
}

fn load(mut shutter: ResMut<Shutter>) {
    *shutter = Shutter::AtRest;
}

/// Opens photo mode from the game with its key, so that a moment of an animation can be caught.
fn follow_key(
    mut commands: MessageReader<Command>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut flow: Flow,
) {
    let wanted = commands.read().any(|command| *command == Command::Photo);
    if wanted && *screen.get() == Screen::Play && *menu.get() == Menu::None {
        flow.open(Menu::Photo);
    }
}

/// Shows the bar with buttons and instructions for the camera.
fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    quality: Option<Res<ActiveQuality>>,
    mut soft: ResMut<SoftBackground>,
    mut shutter: ResMut<Shutter>,
    mut flow: Flow,
    mut resting: Local<f32>,
    time: Res<Time<Real>>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    if *shutter != Shutter::AtRest {
        context.request_repaint();
        return;
    }
    let (moved, enter) = context.input(|input| {
        let moved = input.pointer.delta() != egui::Vec2::ZERO || !input.events.is_empty();
        (moved, input.key_pressed(egui::Key::Enter))
    });
    *resting = if moved { 0.0 } else { *resting + time.delta_secs() };
    if enter {
        *shutter = Shutter::Clearing(CLEAR_FRAMES);
        return;
    }
    if *resting > BAR_STAYS {
        return;
    }
    context.request_repaint_after_secs(BAR_STAYS - *resting + 0.1);
    let window = context.content_rect();
    let entrance = Entrance::of(context, "photo/bar");
    let foot = egui::pos2(window.center().x, window.bottom() - measures::LARGE);
    let size = BAR.min(window.size() - egui::Vec2::splat(2.0 * measures::SMALL));
    let rect = entrance.place(egui::Align2::CENTER_BOTTOM.anchor_size(foot, size), egui::Vec2::DOWN);
    places::note(context, "photo/bar", rect);
    let (mut take, mut back, mut change) = (false, false, false);
    // Only the highest quality has depth of field.
    let has_lens = quality.is_some_and(|quality| quality.0 == Quality::High);
    let area = egui::Area::new(egui::Id::new("photo/bar")).order(egui::Order::Middle).fade_in(false);
    area.fixed_pos(rect.min).default_size(rect.size()).show(context, |ui| {
        ui.allocate_rect(rect, egui::Sense::CLICK);
        entrance.veil(ui);
        let line = egui::Stroke::new(1.0, surface::LINE);
        ui.painter().rect(rect, measures::PANEL_ROUNDING, surface::SIDE_PANEL, line, egui::StrokeKind::Inside);
        let inner = rect.shrink2(egui::vec2(measures::MEDIUM, (rect.height() - measures::BUTTON_HEIGHT) / 2.0));
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        let mut row = ui.new_child(egui::UiBuilder::new().max_rect(inner).layout(layout));
        take = Button::new(&words, "photo-take").primary().with_icon(Icon::Camera).show(&mut row).clicked();
        if has_lens {
            change = Button::new(&words, "photo-soft").chosen(soft.0).show(&mut row).clicked();
        }
        back = Button::new(&words, "menu-back").show(&mut row).clicked();
        let how = egui::RichText::new(words.text("photo-how")).font(fonts::text(fonts::size::SMALL)).color(ink::QUIET);
        row.add(egui::Label::new(how).truncate());
    });
    if change {
        soft.0 = !soft.0;
    }
    if take {
        *shutter = Shutter::Clearing(CLEAR_FRAMES);
    } else if back {
        flow.back();
    }
}

/// Focuses on the board at the centre of the view.
fn focus(
    soft: Res<SoftBackground>,
    cameras: Query<&Transform, With<TableCamera>>,
    mut requests: MessageWriter<FocusRequest>,
) {
    let at = cameras.iter().next().filter(|_| soft.0).and_then(place_looked_at);
    requests.write(FocusRequest(at.map(|at| Lens { at, ..default() })));
}

/// The point where the camera's line of sight meets the board; `None` if it does not.
fn place_looked_at(camera: &Transform) -> Option<Vec3> {
    let forward = camera.forward();
    let distance = -camera.translation.y / forward.y;
    (forward.y < -1e-3 && distance > 0.0).then(|| camera.translation + forward * distance)
}

fn take_lens_off(mut requests: MessageWriter<FocusRequest>) {
    requests.write(FocusRequest(None));
}

/// Counts the frames without the bar, then takes the screenshot.
fn expose(mut commands: Commands, mut shutter: ResMut<Shutter>) {
    match *shutter {
        Shutter::Clearing(0) => {
            *shutter = Shutter::Open;
            commands.spawn(Screenshot::primary_window()).observe(keep);
        }
        Shutter::Clearing(left) => *shutter = Shutter::Clearing(left - 1),
        Shutter::AtRest | Shutter::Open => {}
    }
}

/// Saves the screenshot and shows a notice with its path.
fn keep(
    captured: On<ScreenshotCaptured>,
    words: Res<Words>,
    folder: Res<PictureFolder>,
    time: Res<Time<Real>>,
    mut shutter: ResMut<Shutter>,
    mut notices: ResMut<Notices>,
) {
    *shutter = Shutter::AtRest;
    let kept = folder.path().ok_or_else(|| words.text("photo-no-folder")).and_then(|folder| {
        let picture = captured.image.clone().try_into_dynamic().map_err(|error| error.to_string())?;
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let file = free_name(&folder, &super::words::moment(jiff::Timestamp::now()), Some("png"));
        render::save(&picture.to_rgb8(), &file).map_err(|error| error.to_string())?;
        Ok(file)
    });
    let text = match kept {
        Ok(file) => words.format("photo-kept", &[("file", file.display().to_string().into())]),
        Err(reason) => words.format("photo-failed", &[("reason", reason.into())]),
    };
    notices.tell(text, &time);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lens_is_focused_on_the_board_in_the_middle_of_the_picture() {
        let above = Transform::from_xyz(0.0, 4.0, 3.0).looking_at(Vec3::new(1.0, 0.0, -2.0), Vec3::Y);
        let place = place_looked_at(&above).expect("it looks at the board");
        assert!(place.distance(Vec3::new(1.0, 0.0, -2.0)) < 1e-3, "{place}");
        let level = Transform::from_xyz(0.0, 1.0, 3.0).looking_at(Vec3::new(0.0, 1.0, 0.0), Vec3::Y);
        assert_eq!(place_looked_at(&level), None);
    }
}
