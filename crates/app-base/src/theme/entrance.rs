//! Entrance animations of the interface: panels slide in by a small distance and fade in. With reduced motion they appear at once.
//!
//! A panel is partly visible from its first frame on. It is in place after a fixed time, however many frames that takes. Otherwise the
//! interface would seem not to react on a machine on which a frame takes half a second.

use bevy_egui::egui::{Context, Id, Rect, Ui, Vec2};

/// Duration of an entrance.
pub const ENTRANCE_SECONDS: f64 = 0.18;
/// Distance by which a panel slides, in points.
const SLIDE_DISTANCE: f32 = 18.0;
/// Initial opacity.
const INITIAL_OPACITY: f32 = 0.45;

/// Sets whether motion is allowed.
pub(super) fn set_motion_allowed(context: &Context, allowed: bool) {
    context.data_mut(|data| data.insert_temp(motion_allowed_id(), allowed));
}

/// Whether motion is allowed.
pub fn is_motion_allowed(context: &Context) -> bool {
    context.data(|data| data.get_temp(motion_allowed_id())).unwrap_or(true)
}

fn motion_allowed_id() -> Id {
    Id::new("cannon-motion")
}

/// The progress of an entrance, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entrance(f32);

/// The time at which a panel appeared, and the last egui pass in which it was shown.
#[derive(Clone, Copy, Debug)]
struct Presence {
    appeared_at: f64,
    last_pass: u64,
}

impl Entrance {
    /// The entrance of the panel of this name, which is shown in this pass. It starts again after a pass in which the panel was not shown.
    pub fn of(context: &Context, name: &str) -> Entrance {
        let (id, now, pass) =
            (Id::new(("cannon-entrance", name)), context.input(|input| input.time), context.cumulative_pass_nr());
        let known: Option<Presence> = context.data(|data| data.get_temp(id));
        let since = known.filter(|known| known.last_pass + 1 >= pass).map_or(now, |known| known.appeared_at);
        context.data_mut(|data| data.insert_temp(id, Presence { appeared_at: since, last_pass: pass }));
        let progress = ((now - since) / ENTRANCE_SECONDS).clamp(0.0, 1.0) as f32;
        if progress >= 1.0 || !is_motion_allowed(context) {
            return Entrance(1.0);
        }
        context.request_repaint();
        // Ease out.
        Entrance(1.0 - (1.0 - progress).powi(3))
    }

    /// The current position of a panel whose final position is `rect`. It comes from the side to which `from` points.
    pub fn offset_rect(self, rect: Rect, from: Vec2) -> Rect {
        rect.translate(from * (SLIDE_DISTANCE * (1.0 - self.0)))
    }

    /// The current opacity.
    pub fn opacity(self) -> f32 {
        INITIAL_OPACITY + (1.0 - INITIAL_OPACITY) * self.0
    }

    /// Applies the current opacity to everything that is shown in `ui`.
    pub fn apply_opacity(self, ui: &mut Ui) {
        if self.0 < 1.0 {
            ui.multiply_opacity(self.opacity());
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{RawInput, pos2, vec2};

    use super::*;

    /// The progress in each pass in which the panel is shown. Passes are (time, whether the panel is shown).
    fn entrances(passes: &[(f64, bool)], allowed: bool) -> Vec<f32> {
        let context = Context::default();
        set_motion_allowed(&context, allowed);
        let mut progress = Vec::new();
        for &(time, shown) in passes {
            context.begin_pass(RawInput { time: Some(time), ..RawInput::default() });
            if shown {
                progress.push(Entrance::of(&context, "panel").0);
            }
            let _ = context.end_pass();
        }
        progress
    }

    #[test]
    fn entrance_takes_its_time_and_starts_again_after_the_panel_was_hidden() {
        let progress = entrances(&[(1.0, true), (1.1, true), (1.3, true), (1.4, false), (1.5, true)], true);
        assert!(
            progress[0] == 0.0 && progress[1] > 0.5 && progress[1] < 1.0 && progress[2] == 1.0 && progress[3] == 0.0,
            "{progress:?}"
        );
    }

    #[test]
    fn entrance_is_complete_at_once_without_motion() {
        assert_eq!(entrances(&[(1.0, true), (1.1, true)], false), [1.0, 1.0]);
        let rect = Rect::from_min_size(pos2(3.0, 4.0), vec2(5.0, 6.0));
        assert_eq!(Entrance(1.0).offset_rect(rect, vec2(1.0, 0.0)), rect);
    }
}
