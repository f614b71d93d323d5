//! The limit on flashes: the lights of all animations together rise at most three times in any second (WCAG 2.2, success criterion 2.3.1),
//! however fast the animations are played and however quickly they follow each other.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;

use super::props::PropBody;

/// The largest number of flashes within [`INTERVAL`].
const MAX_FLASHES: usize = 3;
/// Length of the interval.
const INTERVAL: Duration = Duration::from_secs(1);
/// Luminous power by which all lights together must rise to count as a flash, in lumens: less than a tenth of a muzzle flash.
const RISE: f32 = 40_000.0;

/// The flashes of the last second.
#[derive(Default)]
pub(super) struct FlashLimiter {
    /// The power of the lights when they rose last or, since then, were weakest, in lumens.
    reference: f32,
    is_rising: bool,
    /// When the last flashes began.
    begun: VecDeque<Duration>,
}

impl FlashLimiter {
    /// Takes the power that all lights together would have, and returns the power that they may have, both in lumens.
    fn allowed(&mut self, now: Duration, power: f32) -> f32 {
        self.begun.retain(|&begun| now < begun + INTERVAL);
        if power > self.reference + RISE {
            if !self.is_rising {
                if self.begun.len() >= MAX_FLASHES {
                    return self.reference;
                }
                self.begun.push_back(now);
                self.is_rising = true;
            }
            self.reference = power;
        } else if power < self.reference {
            self.is_rising = false;
            self.reference = power;
        }
        power
    }
}

/// Dims the lights that would flash too often.
pub(super) fn limit_flashes(
    mut lights: Query<(&mut PointLight, &Visibility), With<PropBody>>,
    time: Res<Time>,
    mut limiter: Local<FlashLimiter>,
) {
    let visible = lights.iter().filter(|(_, visibility)| **visibility != Visibility::Hidden);
    let power: f32 = visible.map(|(light, _)| light.intensity).sum();
    let allowed = limiter.allowed(time.elapsed(), power);
    if allowed < power {
        for (mut light, _) in &mut lights {
            light.intensity *= allowed / power;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The allowed powers for a sequence of times, in milliseconds, and powers.
    fn allowed(powers: &[(u64, f32)]) -> Vec<f32> {
        let mut limiter = FlashLimiter::default();
        powers.iter().map(|&(time, power)| limiter.allowed(Duration::from_millis(time), power)).collect()
    }

    #[test]
    fn fourth_flash_within_a_second_is_held_back() {
        let flashes = |times: [u64; 4]| times.into_iter().flat_map(|time| [(time, 400_000.0), (time + 100, 0.0)]);
        let held: Vec<_> = flashes([0, 200, 400, 600]).collect();
        assert_eq!(allowed(&held), [400_000.0, 0.0, 400_000.0, 0.0, 400_000.0, 0.0, 0.0, 0.0]);
        let free: Vec<_> = flashes([0, 200, 400, 1001]).collect();
        assert_eq!(allowed(&free)[6], 400_000.0, "a second after the first");
    }

    #[test]
    fn rising_light_is_one_flash() {
        let rising = [100_000.0, 200_000.0, 300_000.0, 400_000.0, 500_000.0, 10_000.0];
        let timed: Vec<_> = rising.iter().enumerate().map(|(n, &power)| (n as u64 * 16, power)).collect();
        assert_eq!(allowed(&timed), rising);
    }
}
