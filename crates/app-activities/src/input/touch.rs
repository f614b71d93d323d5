//! Touch: one finger plays, as the left mouse button does; several fingers move the camera; a finger that rests shows details.

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use super::selection::Selection;
use super::trail::Trail;
use cannon_app_base::common::SeveralFingers;

/// A finger that rests for this long on a spot, in seconds, asks for its details.
const LONG_PRESS: f32 = 0.5;
/// A finger rests as long as it stays within this distance from where it came down, in logical pixels.
const REST_RADIUS: f32 = 12.0;

/// The fingers on the table, which is everything that the interface does not cover.
#[derive(Resource, Debug, Default)]
pub struct TableTouches {
    fingers: Vec<Finger>,
    /// Whether the fingers that are down have moved the camera or asked for details. They then play nothing until all are lifted.
    plays_nothing: bool,
    motion: Option<TouchMotion>,
}

/// A finger on the table.
#[derive(Clone, Copy, Debug)]
struct Finger {
    id: u64,
    start: Vec2,
    position: Vec2,
    /// Seconds since it came down.
    age: f32,
    has_moved: bool,
    is_lifted: bool,
}

/// The common motion of several fingers since the last frame, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TouchMotion {
    /// The number of fingers, at least two.
    pub fingers: usize,
    /// The middle of the fingers.
    pub middle: Vec2,
    /// The shift of the middle.
    pub shift: Vec2,
    /// The factor of the distance between the first two fingers: more than 1 if they move apart.
    pub spread: f32,
    /// The rotation of the first two fingers in radians, clockwise on the screen.
    pub twist: f32,
}

impl TableTouches {
    /// The motion of several fingers in this frame.
    pub fn motion(&self) -> Option<TouchMotion> {
        self.motion
    }

    /// Whether gestures of this pointer play on the board.
    pub(super) fn plays(&self, pointer: PointerId) -> bool {
        let PointerId::Touch(id) = pointer else { return true };
        !self.plays_nothing && self.fingers.iter().any(|finger| finger.id == id)
    }

    fn take(&mut self, touch: &TouchInput, is_on_table: bool) {
        match touch.phase {
            TouchPhase::Started if is_on_table => {
                self.fingers.push(Finger {
                    id: touch.id,
                    start: touch.position,
                    position: touch.position,
                    age: 0.0,
                    has_moved: false,
                    is_lifted: false,
                });
                self.plays_nothing |= self.fingers.len() > 1;
            }
            TouchPhase::Started => {}
            TouchPhase::Moved => {
                if let Some(finger) = self.finger(touch.id) {
                    finger.position = touch.position;
                    finger.has_moved |= finger.position.distance(finger.start) > REST_RADIUS;
                }
            }
            TouchPhase::Ended | TouchPhase::Canceled => {
                if let Some(finger) = self.finger(touch.id) {
                    finger.is_lifted = true;
                }
            }
        }
    }

    fn finger(&mut self, id: u64) -> Option<&mut Finger> {
        self.fingers.iter_mut().find(|finger| finger.id == id)
    }

    /// Forgets the fingers that were lifted in the last frame. Until now the click of such a finger counted.
    fn forget_lifted(&mut self) {
        self.fingers.retain(|finger| !finger.is_lifted);
        self.plays_nothing &= !self.fingers.is_empty();
    }

    /// Whether the only finger has rested long enough just now.
    fn long_press_ends(&mut self, seconds: f32) -> bool {
        for finger in &mut self.fingers {
            finger.age += seconds;
        }
        match self.fingers[..] {
            [finger] if !self.plays_nothing => !finger.has_moved && !finger.is_lifted && finger.age >= LONG_PRESS,
            _ => false,
        }
    }
}

/// The motion from one set of positions to the next.
fn motion_between(before: &[Vec2], after: &[Vec2]) -> Option<TouchMotion> {
    let middle = |positions: &[Vec2]| positions.iter().sum::<Vec2>() / positions.len() as f32;
    let (&[first, second, ..], &[new_first, new_second, ..]) = (before, after) else { return None };
    let (span, new_span) = (second - first, new_second - new_first);
    let has_spans = span.length() > 1.0 && new_span.length() > 1.0;
    Some(TouchMotion {
        fingers: after.len(),
        middle: middle(after),
        shift: middle(after) - middle(before),
        spread: if has_spans { new_span.length() / span.length() } else { 1.0 },
        twist: if has_spans { span.angle_to(new_span) } else { 0.0 },
    })
}

/// Follows the fingers. A second finger ends the drag of a piece, and so does a touch that the system cancels. A finger that rests puts
/// the board cursor under itself, and the details of the spot at the cursor are shown.
pub(super) fn read_touches(
    mut inputs: MessageReader<TouchInput>,
    mut touches: ResMut<TableTouches>,
    mut several: ResMut<SeveralFingers>,
    mut selection: ResMut<Selection>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    time: Res<Time>,
) {
    if inputs.is_empty() && touches.fingers.is_empty() {
        return;
    }
    touches.forget_lifted();
    let before: Vec<(u64, Vec2)> = touches.fingers.iter().map(|finger| (finger.id, finger.position)).collect();
    let mut is_cancelled = false;
    for input in inputs.read() {
        // Picking sends no end of the drag then.
        is_cancelled |= input.phase == TouchPhase::Canceled;
        let is_covered = contexts.iter_mut().any(|mut context| is_covered(context.get_mut(), input.position));
        touches.take(input, !is_covered);
    }
    several.0 = touches.fingers.len() > 1;
    let stayed = |id: u64| touches.fingers.iter().find(|finger| finger.id == id && !finger.is_lifted);
    let (before, after): (Vec<Vec2>, Vec<Vec2>) =
        before.iter().filter_map(|&(id, position)| Some((position, stayed(id)?.position))).unzip();
    touches.motion = motion_between(&before, &after);
    let shows_details = touches.long_press_ends(time.delta_secs()) && selection.hovered.is_some();
    if shows_details {
        selection.cursor = selection.hovered;
        touches.plays_nothing = true;
    }
    if (touches.plays_nothing || is_cancelled) && selection.dragged.is_some() {
        selection.dragged = None;
        selection.trail = Trail::default();
    }
}

/// Whether a panel or window of the interface covers a point of the window.
fn is_covered(context: &egui::Context, point: Vec2) -> bool {
    let point = egui::pos2(point.x, point.y) / context.zoom_factor();
    context.layer_id_at(point).is_some_and(|layer| layer.order != egui::Order::Background)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingers_shift_spread_and_turn() {
        let apart = motion_between(&[Vec2::ZERO, Vec2::X * 10.0], &[Vec2::ZERO, Vec2::X * 20.0]).expect("two fingers");
        assert_eq!((apart.spread, apart.twist, apart.shift), (2.0, 0.0, Vec2::X * 5.0));
        let turned = motion_between(&[Vec2::ZERO, Vec2::X * 10.0], &[Vec2::ZERO, Vec2::Y * 10.0]).expect("two fingers");
        assert!((turned.twist - std::f32::consts::FRAC_PI_2).abs() < 1e-6 && (turned.spread - 1.0).abs() < 1e-6);
        let three = [Vec2::ZERO, Vec2::X, Vec2::Y];
        assert_eq!(motion_between(&three, &three).map(|motion| motion.fingers), Some(3));
        assert_eq!(motion_between(&[Vec2::ZERO], &[Vec2::X]), None, "one finger plays");
    }
}
