//! The trail of a drag over the board, whose end determines a direction.

use std::collections::VecDeque;

use bevy::prelude::*;

use cannon_app_base::common::board::Heading;

/// The last part of a drag, as points (file, rank) in the board's plane, the oldest first.
#[derive(Clone, Debug, Default)]
pub(super) struct Trail(VecDeque<Vec2>);

/// Length of the part of the drag that determines its direction, in board units.
const DIRECTION_LENGTH: f32 = 0.7;
/// Minimum distance between the ends of that part for it to have a direction.
const MIN_DISTANCE: f32 = 0.35;
/// Points closer than this to the last point are skipped.
const MIN_STEP: f32 = 0.02;

impl Trail {
    /// A trail that starts at a world position.
    pub(super) fn starting_at(position: Vec3) -> Trail {
        let mut trail = Trail::default();
        trail.push(position);
        trail
    }

    /// Whether there is a drag.
    pub(super) fn is_active(&self) -> bool {
        !self.0.is_empty()
    }

    /// Adds the world position of the pointer.
    pub(super) fn push(&mut self, position: Vec3) {
        let point = Vec2::new(position.x, -position.z);
        if self.0.back().is_some_and(|last| last.distance(point) < MIN_STEP) {
            return;
        }
        self.0.push_back(point);
        // The oldest point is removed once the trail is long enough without it.
        while self.0.len() > 2 && self.length() - self.0[0].distance(self.0[1]) >= DIRECTION_LENGTH {
            self.0.pop_front();
        }
    }

    fn length(&self) -> f32 {
        self.0.iter().zip(self.0.iter().skip(1)).map(|(from, to)| from.distance(*to)).sum()
    }

    /// The direction of the last part of the drag. `None` if it is too short.
    pub(super) fn heading(&self) -> Option<Heading> {
        let (first, last) = (self.0.front()?, self.0.back()?);
        Heading::nearest(last - first).filter(|_| first.distance(*last) >= MIN_DISTANCE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trail(points: &[(f32, f32)]) -> Trail {
        let mut trail = Trail::default();
        for pair in points.windows(2) {
            for n in 0..=20_u8 {
                let at = Vec2::from(pair[0]).lerp(Vec2::from(pair[1]), f32::from(n) / 20.0);
                trail.push(Vec3::new(at.x, 0.0, -at.y));
            }
        }
        trail
    }

    #[test]
    fn end_of_a_drag_determines_its_direction() {
        assert_eq!(trail(&[(0.0, 0.0), (0.0, 3.0)]).heading(), Some(Heading::NORTH));
        let hook = trail(&[(0.0, 0.0), (0.0, 3.0), (0.9, 3.0)]);
        assert_eq!(hook.heading(), Heading::from_step(1, 0), "a hook at the end changes the direction");
        assert_eq!(trail(&[(0.0, 0.0), (0.1, 0.1)]).heading(), None, "a short drag has no direction");
        assert_eq!(Trail::default().heading(), None);
    }
}
