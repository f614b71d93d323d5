//! The way that a drag has taken over the board, of which the end tells a direction.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::app::common::board::Heading;

/// The last stretch of a drag, as points of the board's plane (files, ranks), oldest first.
#[derive(Clone, Debug, Default)]
pub(super) struct Trail(VecDeque<Vec2>);

/// How much of the way counts, in places of the board …
const STRETCH: f32 = 0.7;
/// … and how far apart its ends must be for it to have a direction.
const LEAST: f32 = 0.35;
/// Steps shorter than this are added up.
const STEP: f32 = 0.02;

impl Trail {
    /// One that begins at a place of the world.
    pub(super) fn from(place: Vec3) -> Trail {
        let mut trail = Trail::default();
        trail.go_to(place);
        trail
    }

    /// Whether a drag has begun.
    pub(super) fn is_under_way(&self) -> bool {
        !self.0.is_empty()
    }

    /// The pointer has come to a place of the world.
    pub(super) fn go_to(&mut self, place: Vec3) {
        let here = Vec2::new(place.x, -place.z);
        if self.0.back().is_some_and(|last| last.distance(here) < STEP) {
            return;
        }
        self.0.push_back(here);
        // The oldest point goes as soon as what comes after it is long enough.
        while self.0.len() > 2 && self.length() - self.0[0].distance(self.0[1]) >= STRETCH {
            self.0.pop_front();
        }
    }

    fn length(&self) -> f32 {
        self.0.iter().zip(self.0.iter().skip(1)).map(|(from, to)| from.distance(*to)).sum()
    }

    /// Where it has gone in the end. `None` if it has hardly gone anywhere.
    pub(super) fn heading(&self) -> Option<Heading> {
        let (first, last) = (self.0.front()?, self.0.back()?);
        Heading::nearest(last - first).filter(|_| first.distance(*last) >= LEAST)
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
                trail.go_to(Vec3::new(at.x, 0.0, -at.y));
            }
        }
        trail
    }

    #[test]
    fn the_end_of_a_drag_tells_the_direction() {
        assert_eq!(trail(&[(0.0, 0.0), (0.0, 3.0)]).heading(), Some(Heading::NORTH));
        let hook = trail(&[(0.0, 0.0), (0.0, 3.0), (0.9, 3.0)]);
        assert_eq!(hook.heading(), Heading::of_step(1, 0), "a hook at the end turns it");
        assert_eq!(trail(&[(0.0, 0.0), (0.1, 0.1)]).heading(), None, "an unsteady hand tells none");
        assert_eq!(Trail::default().heading(), None);
    }
}
