//! A look-ahead limiter at the end of the mix, which prevents clipping.

use std::collections::VecDeque;

use kira::Frame;
use kira::effect::{Effect, EffectBuilder};
use kira::info::Info;

/// Maximum amplitude of the output.
pub(super) const CEILING: f32 = 0.97;
/// Delay of the mix in seconds, during which the gain falls before a peak.
const LOOK_AHEAD: f32 = 0.003;
/// Time constant of the gain's recovery, in seconds.
const RELEASE_TIME: f32 = 0.12;

/// Follows the highest peak within the look-ahead and reduces the gain along a ramp.
pub(super) struct Limiter {
    /// The frames within the look-ahead.
    delay_line: VecDeque<Frame>,
    /// A monotonic queue of (last frame number, permitted gain), whose front is the sliding minimum.
    min_gains: VecDeque<(u64, f32)>,
    /// The minimum gains over the look-ahead, whose mean is the gain that is applied.
    ramp: VecDeque<f32>,
    ramp_sum: f64,
    /// The minimum gain with its gradual recovery.
    smoothed_gain: f32,
    frame_number: u64,
    /// The share of the recovery per frame.
    recovery_rate: f32,
}

impl Limiter {
    pub(super) fn new(sample_rate: u32) -> Self {
        let look_ahead = ((sample_rate as f32 * LOOK_AHEAD) as usize).max(1);
        Limiter {
            delay_line: std::iter::repeat_n(Frame::ZERO, look_ahead).collect(),
            min_gains: VecDeque::with_capacity(look_ahead + 1),
            ramp: std::iter::repeat_n(1.0, look_ahead).collect(),
            ramp_sum: look_ahead as f64,
            smoothed_gain: 1.0,
            frame_number: 0,
            recovery_rate: 1.0 - (-1.0 / (RELEASE_TIME * sample_rate as f32)).exp(),
        }
    }

    /// Takes the next frame of the input and returns the next frame of the output.
    fn process_frame(&mut self, frame: Frame) -> Frame {
        let look_ahead = self.delay_line.len();
        let peak = frame.left.abs().max(frame.right.abs());
        let allowed = if peak > CEILING { CEILING / peak } else { 1.0 };
        while self.min_gains.back().is_some_and(|(_, gain)| *gain >= allowed) {
            self.min_gains.pop_back();
        }
        // The frame leaves the delay line `look_ahead` frames later, and the ramp covers all frames until then.
        self.min_gains.push_back((self.frame_number + look_ahead as u64, allowed));
        while self.min_gains.front().is_some_and(|(last, _)| *last < self.frame_number) {
            self.min_gains.pop_front();
        }
        self.frame_number += 1;
        let needed = self.min_gains.front().map_or(1.0, |(_, gain)| *gain);
        self.smoothed_gain = if needed < self.smoothed_gain {
            needed
        } else {
            self.smoothed_gain + (needed - self.smoothed_gain) * self.recovery_rate
        };
        self.ramp.push_back(self.smoothed_gain);
        let oldest = self.ramp.pop_front().unwrap_or(1.0);
        self.ramp_sum += f64::from(self.smoothed_gain) - f64::from(oldest);
        let gain = (self.ramp_sum / look_ahead as f64) as f32;
        self.delay_line.push_back(frame);
        let out = self.delay_line.pop_front().unwrap_or(Frame::ZERO) * gain;
        // Clamping only corrects rounding errors.
        Frame::new(out.left.clamp(-CEILING, CEILING), out.right.clamp(-CEILING, CEILING))
    }
}

impl EffectBuilder for Limiter {
    type Handle = ();

    fn build(self) -> (Box<dyn Effect>, ()) {
        (Box::new(self), ())
    }
}

impl Effect for Limiter {
    fn init(&mut self, sample_rate: u32, _: usize) {
        *self = Limiter::new(sample_rate);
    }

    fn on_change_sample_rate(&mut self, sample_rate: u32) {
        *self = Limiter::new(sample_rate);
    }

    fn process(&mut self, input: &mut [Frame], _: f64, _: &Info) {
        for frame in input {
            *frame = self.process_frame(*frame);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_signal_is_only_delayed() {
        let mut limiter = Limiter::new(1000);
        let input: Vec<f32> = (0..50_u8).map(|n| f32::from(n) / 60.0).collect();
        let output: Vec<f32> = input.iter().map(|level| limiter.process_frame(Frame::from_mono(*level)).left).collect();
        assert_eq!(output[3..], input[..47]);
    }

    #[test]
    fn peaks_are_attenuated_ahead_instead_of_clipped() {
        let mut limiter = Limiter::new(48_000);
        let tone = |n: usize| (n as f32 * 0.06).sin();
        let mut max_level = 0.0_f32;
        let mut clipped = 0;
        for n in 0..48_000 {
            let amplitude = if n % 9_600 < 300 { 6.0 } else { 0.5 };
            let level = limiter.process_frame(Frame::from_mono(tone(n) * amplitude)).left.abs();
            max_level = max_level.max(level);
            clipped += usize::from(level > CEILING - 1.0e-6);
        }
        assert!(max_level <= CEILING);
        assert!(clipped < 100, "{clipped} samples are at the ceiling");
    }
}
