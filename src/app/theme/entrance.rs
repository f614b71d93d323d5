//! How things of the interface come: panels slide a little way and become clear. Nothing of it where the player does not want motion.
//!
//! What comes can be seen from its first frame on, and is in place after [`SECONDS`] however many frames that is: where a frame takes
//! half a second, it would seem not to come at all otherwise.

use bevy_egui::egui::{Context, Id, Rect, Ui, Vec2};

/// How long it takes to come.
pub const SECONDS: f64 = 0.18;
/// How far it slides, in points.
const WAY: f32 = 18.0;
/// How clear it is at first.
const AT_FIRST: f32 = 0.45;

/// Says whether things may move.
pub(super) fn allow(context: &Context, allowed: bool) {
    context.data_mut(|data| data.insert_temp(allowance(), allowed));
}

/// Whether things may move.
#[must_use]
pub fn is_allowed(context: &Context) -> bool {
    context.data(|data| data.get_temp(allowance())).unwrap_or(true)
}

fn allowance() -> Id {
    Id::new("cannon-motion")
}

/// How far something has come, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entrance(f32);

/// When something came, and the last pass in which it was there.
#[derive(Clone, Copy, Debug)]
struct Presence {
    since: f64,
    pass: u64,
}

impl Entrance {
    /// The entrance of what has this name and is shown in this pass. It begins anew whenever it was away for a pass.
    #[must_use]
    pub fn of(context: &Context, name: &str) -> Entrance {
        let (id, now, pass) =
            (Id::new(("cannon-entrance", name)), context.input(|input| input.time), context.cumulative_pass_nr());
        let known: Option<Presence> = context.data(|data| data.get_temp(id));
        let since = known.filter(|known| known.pass + 1 >= pass).map_or(now, |known| known.since);
        context.data_mut(|data| data.insert_temp(id, Presence { since, pass }));
        let share = ((now - since) / SECONDS).clamp(0.0, 1.0) as f32;
        if share >= 1.0 || !is_allowed(context) {
            return Entrance(1.0);
        }
        context.request_repaint();
        // Quick at first, and gently into place.
        Entrance(1.0 - (1.0 - share).powi(3))
    }

    /// Where it is on its way to a place, from the side that a direction points to.
    #[must_use]
    pub fn place(self, rect: Rect, from: Vec2) -> Rect {
        rect.translate(from * (WAY * (1.0 - self.0)))
    }

    /// How clear it is.
    #[must_use]
    pub fn clarity(self) -> f32 {
        AT_FIRST + (1.0 - AT_FIRST) * self.0
    }

    /// Makes all that is shown in `ui` as clear as it is.
    pub fn veil(self, ui: &mut Ui) {
        if self.0 < 1.0 {
            ui.multiply_opacity(self.clarity());
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{RawInput, pos2, vec2};

    use super::*;

    /// What the entrance is like in passes at these times, in those in which it is shown.
    fn entrances(passes: &[(f64, bool)], allowed: bool) -> Vec<f32> {
        let context = Context::default();
        allow(&context, allowed);
        let mut seen = Vec::new();
        for &(time, shown) in passes {
            context.begin_pass(RawInput { time: Some(time), ..RawInput::default() });
            if shown {
                seen.push(Entrance::of(&context, "panel").0);
            }
            let _ = context.end_pass();
        }
        seen
    }

    #[test]
    fn it_comes_in_time_and_again_after_it_was_away() {
        let seen = entrances(&[(1.0, true), (1.1, true), (1.3, true), (1.4, false), (1.5, true)], true);
        assert!(seen[0] == 0.0 && seen[1] > 0.5 && seen[1] < 1.0 && seen[2] == 1.0 && seen[3] == 0.0, "{seen:?}");
    }

    #[test]
    fn it_is_simply_there_where_motion_is_not_wanted() {
        assert_eq!(entrances(&[(1.0, true), (1.1, true)], false), [1.0, 1.0]);
        let rect = Rect::from_min_size(pos2(3.0, 4.0), vec2(5.0, 6.0));
        assert_eq!(Entrance(1.0).place(rect, vec2(1.0, 0.0)), rect);
    }
}
