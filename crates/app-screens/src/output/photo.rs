//! Photo mode: it hides the interface, lets the camera go nearer and lower than in play, and saves screenshots.
//!
//! Animations are paused, so that a shot can be photographed in flight. The bar at the bottom hides while the pointer rests and while the
//! screenshot is taken.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use jiff::Timestamp;

use crate::UiLayer;
use crate::output::output_folders::{PictureFolder, picture_name, unused_path};
use crate::parts::navigation::Navigator;
use crate::parts::notices::Notices;
use crate::parts::side_panel::reset_insets;
use cannon_app_base::common::command::Command;
use cannon_app_base::common::{ActiveQuality, AppSystems, FocusRequest, FrameRequest, TableCamera};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::palette::{ink, surface};
use cannon_app_base::theme::widgets::{Button, named_rects};
use cannon_app_base::theme::{Entrance, Icon, fonts, measures};
use cannon_app_table::render;
use cannon_app_table::render::RenderError;
use cannon_appearance::Quality;
use cannon_files::{PicturedPosition, system_error};

/// Frames without the bar before the screenshot, so that the bar is not in it.
const HIDDEN_BAR_FRAMES: u8 = 3;
/// Seconds without input after which the bar hides.
const BAR_SECONDS: f32 = 3.5;
/// Size of the bar in points.
const BAR_SIZE: egui::Vec2 = egui::Vec2::new(700.0, 62.0);

/// The state of the screenshot.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Shutter {
    /// No screenshot is being taken.
    #[default]
    Idle,
    /// The bar is hidden; the screenshot is taken after this number of frames.
    HidingBar(u8),
    /// The image has been requested from the graphics adapter.
    Capturing,
}

/// Whether depth of field blurs everything nearer or farther than the centre of the view.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct BackgroundBlur(bool);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Shutter>()
        .insert_resource(BackgroundBlur(true))
        .add_systems(Update, focus_lens.in_set(AppSystems::Animate).run_if(in_state(Menu::Photo)))
        .add_systems(OnExit(Menu::Photo), remove_lens)
        .add_systems(OnEnter(Menu::Photo), (reset_insets, |mut shutter: ResMut<Shutter>| *shutter = Shutter::Idle))
        .add_systems(Update, open_with_key.in_set(AppSystems::React))
        .add_systems(Update, take_screenshot.in_set(AppSystems::Animate).run_if(in_state(Menu::Photo)))
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Photo)));
}

/// Opens photo mode from the game with its key, so that a moment of an animation can be caught.
fn open_with_key(
    mut commands: MessageReader<Command>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut navigator: Navigator,
) {
    let requested = commands.read().any(|command| *command == Command::Photo);
    if requested && *screen.get() == Screen::Play && *menu.get() == Menu::None {
        navigator.open_menu(Menu::Photo);
    }
}

/// Shows the bar with buttons and instructions for the camera.
fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    quality: Option<Res<ActiveQuality>>,
    mut blur: ResMut<BackgroundBlur>,
    mut shutter: ResMut<Shutter>,
    mut navigator: Navigator,
    mut idle_seconds: Local<f32>,
    time: Res<Time<Real>>,
    mut frame_requests: MessageWriter<FrameRequest>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    if *shutter != Shutter::Idle {
        context.request_repaint();
        return;
    }
    let (moved, enter) = context.input(|input| {
        let moved = input.pointer.delta() != egui::Vec2::ZERO || !input.events.is_empty();
        (moved, input.key_pressed(egui::Key::Enter))
    });
    *idle_seconds = if moved { 0.0 } else { *idle_seconds + time.delta_secs() };
    // With the keyboard focus on a button, Enter presses that button.
    if enter && context.memory(|memory| memory.focused().is_none()) {
        *shutter = Shutter::HidingBar(HIDDEN_BAR_FRAMES);
        return;
    }
    if *idle_seconds > BAR_SECONDS {
        return;
    }
    frame_requests.write(FrameRequest::within_seconds(BAR_SECONDS - *idle_seconds));
    let window = context.content_rect();
    let entrance = Entrance::of(context, "photo/bar");
    let bottom_center = egui::pos2(window.center().x, window.bottom() - measures::LARGE);
    let size = BAR_SIZE.min(window.size() - egui::Vec2::splat(2.0 * measures::SMALL));
    let rect = entrance.offset_rect(egui::Align2::CENTER_BOTTOM.anchor_size(bottom_center, size), egui::Vec2::DOWN);
    named_rects::record(context, "photo/bar", rect);
    let (mut take, mut back, mut toggle_blur) = (false, false, false);
    // Only the highest quality has depth of field.
    let has_lens = quality.is_some_and(|quality| quality.0 == Quality::High);
    let area = egui::Area::new(egui::Id::new("photo/bar")).order(egui::Order::Middle).fade_in(false);
    area.fixed_pos(rect.min).default_size(rect.size()).show(context, |ui| {
        ui.allocate_rect(rect, egui::Sense::CLICK);
        entrance.apply_opacity(ui);
        let border = egui::Stroke::new(1.0, *surface::LINE);
        ui.painter().rect(rect, measures::PANEL_ROUNDING, *surface::SIDE_PANEL, border, egui::StrokeKind::Inside);
        let inner = rect.shrink2(egui::vec2(measures::MEDIUM, (rect.height() - measures::BUTTON_HEIGHT) / 2.0));
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        let mut row = ui.new_child(egui::UiBuilder::new().max_rect(inner).layout(layout));
        take = Button::new(&words, "photo-take").primary().with_icon(Icon::Camera).show(&mut row).clicked();
        if has_lens {
            toggle_blur = Button::new(&words, "photo-soft").selected(blur.0).show(&mut row).clicked();
        }
        back = Button::new(&words, "menu-back").show(&mut row).clicked();
        let instructions =
            egui::RichText::new(words.text("photo-how")).font(fonts::text(fonts::size::SMALL)).color(*ink::QUIET);
        row.add_sized(row.available_size(), egui::Label::new(instructions).wrap());
    });
    if toggle_blur {
        blur.0 = !blur.0;
    }
    if take {
        *shutter = Shutter::HidingBar(HIDDEN_BAR_FRAMES);
    } else if back {
        navigator.close_menu();
    }
}

/// Focuses on the board at the centre of the view.
fn focus_lens(
    blur: Res<BackgroundBlur>,
    cameras: Query<&Transform, With<TableCamera>>,
    mut requests: MessageWriter<FocusRequest>,
) {
    let at = cameras.iter().next().filter(|_| blur.0).and_then(look_at_point);
    requests.write(FocusRequest(at));
}

/// The point where the camera's line of sight meets the board; `None` if the two do not meet.
fn look_at_point(camera: &Transform) -> Option<Vec3> {
    let forward = camera.forward();
    let distance = -camera.translation.y / forward.y;
    (forward.y < -1e-3 && distance > 0.0).then(|| camera.translation + forward * distance)
}

fn remove_lens(mut requests: MessageWriter<FocusRequest>) {
    requests.write(FocusRequest(None));
}

/// Counts the frames without the bar, then takes the screenshot.
fn take_screenshot(mut commands: Commands, mut shutter: ResMut<Shutter>) {
    match *shutter {
        Shutter::HidingBar(0) => {
            *shutter = Shutter::Capturing;
            commands.spawn(Screenshot::primary_window()).observe(save_screenshot);
        }
        Shutter::HidingBar(left) => *shutter = Shutter::HidingBar(left - 1),
        Shutter::Idle | Shutter::Capturing => {}
    }
}

/// Saves the screenshot with the position that it shows, and shows a notice with its path.
fn save_screenshot(
    captured: On<ScreenshotCaptured>,
    words: Res<Words>,
    folder: Res<PictureFolder>,
    game: Res<Match>,
    mut shutter: ResMut<Shutter>,
    mut notices: ResMut<Notices>,
) {
    *shutter = Shutter::Idle;
    let saved = folder.path().ok_or_else(|| words.text("photo-no-folder")).and_then(|folder| {
        let picture = captured.image.clone().try_into_dynamic();
        let picture = picture.map_err(|_| words.error(&RenderError::NoImage))?;
        let no_folder = |error| words.message(&system_error::message(&folder, &error));
        std::fs::create_dir_all(&folder).map_err(no_folder)?;
        let file = unused_path(&folder, &picture_name(&words, Timestamp::now()), Some("png"));
        let position = PicturedPosition::at(game.timeline(), game.shown_ply());
        render::save_png(&picture.to_rgb8(), &file, Some(&position)).map_err(|error| words.error(&error))?;
        Ok(file)
    });
    notices.show_outcome(&words, ["photo-kept", "photo-failed"], saved);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lens_focuses_on_the_board_point_in_the_image_center() {
        let above = Transform::from_xyz(0.0, 4.0, 3.0).looking_at(Vec3::new(1.0, 0.0, -2.0), Vec3::Y);
        let point = look_at_point(&above).expect("the camera looks at the board");
        assert!(point.distance(Vec3::new(1.0, 0.0, -2.0)) < 1e-3, "{point}");
        let level = Transform::from_xyz(0.0, 1.0, 3.0).looking_at(Vec3::new(0.0, 1.0, 0.0), Vec3::Y);
        assert_eq!(look_at_point(&level), None);
    }
}
