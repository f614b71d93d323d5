//! A critically damped spring, which moves the camera without overshooting.

/// The value of a spring and the speed at which it changes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Spring {
    pub(super) value: f32,
    pub(super) velocity: f32,
}

impl Spring {
    /// A spring at rest.
    pub(super) fn at(value: f32) -> Spring {
        Spring { value, velocity: 0.0 }
    }

    /// Moves towards a goal for some seconds. The stiffness is the natural frequency, in radians per second.
    ///
    /// The solution is exact, so that the movement does not depend on the length of frames.
    pub(super) fn advance(&mut self, goal: f32, stiffness: f32, seconds: f32) {
        let decay = (-stiffness * seconds).exp();
        let offset = self.value - goal;
        let drift = self.velocity + stiffness * offset;
        self.value = goal + (offset + drift * seconds) * decay;
        self.velocity = (self.velocity - stiffness * drift * seconds) * decay;
    }

    /// Whether the spring rests at a goal, within a tolerance of the value and one of the velocity.
    pub(super) fn rests_at(self, goal: f32, [value, velocity]: [f32; 2]) -> bool {
        (self.value - goal).abs() < value && self.velocity.abs() < velocity
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn movement_does_not_depend_on_the_length_of_frames() {
        let after_a_second = |frames: u16| {
            let mut spring = Spring { value: 1.0, velocity: 2.0 };
            for _ in 0..frames {
                spring.advance(-3.0, 5.0, 1.0 / f32::from(frames));
            }
            spring
        };
        let [coarse, fine] = [7, 240].map(after_a_second);
        assert!((coarse.value - fine.value).abs() < 1.0e-4, "{coarse:?} and {fine:?}");
        assert!((coarse.velocity - fine.velocity).abs() < 1.0e-3, "{coarse:?} and {fine:?}");
    }

    #[test]
    fn spring_from_rest_reaches_its_goal_without_overshooting() {
        let mut spring = Spring::at(0.0);
        let mut seconds = 0.0;
        while !spring.rests_at(1.0, [1.0e-3; 2]) {
            spring.advance(1.0, 8.0, 1.0 / 60.0);
            seconds += 1.0 / 60.0;
            assert!(spring.value <= 1.0 + 1.0e-6 && seconds < 3.0, "{spring:?} after {seconds} s");
        }
    }
}
