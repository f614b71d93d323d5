//! The end of the mix: what would be too loud is turned down, before it can clip.

use std::collections::VecDeque;

use kira::Frame;
use kira::effect::{Effect, EffectBuilder};
use kira::info::Info;

/// No sample leaves the mixer above this.
pub(super) const CEILING: f32 = 0.97;
/// The mix is delayed by so much, so that the gain has sunk when the peak comes, in seconds.
const LOOK_AHEAD: f32 = 0.003;
/// The gain comes back by a factor e in this time, in seconds.
const RELEASE: f32 = 0.12;

/// Builds a [`Limiter`].
pub(super) struct LimiterBuilder;

impl EffectBuilder for LimiterBuilder {
    type Handle = ();

    fn build(self) -> (Box<dyn Effect>, ()) {
        (Box::new(Limiter::new(48_000)), ())
    }
}

/// Looks ahead, follows the highest peak within its sight, and turns down smoothly.
struct Limiter {
    delayed: VecDeque<Frame>,
    /// The gains that the frames in sight allow, the lowest kept at the front of a queue that only rises: (how long it stays, gain).
    lowest: VecDeque<(u64, f32)>,
    /// The mean of the lowest gains over the look-ahead, so that the gain moves along a ramp.
    ramp: VecDeque<f32>,
    ramp_sum: f64,
    released: f32,
    clock: u64,
    recovery: f32,
}

impl Limiter {
    fn new(sample_rate: u32) -> Self {
        let sight = ((sample_rate as f32 * LOOK_AHEAD) as usize).max(1);
        Limiter {
            delayed: std::iter::repeat_n(Frame::ZERO, sight).collect(),
            lowest: VecDeque::with_capacity(sight + 1),
            ramp: std::iter::repeat_n(1.0, sight).collect(),
            ramp_sum: sight as f64,
            released: 1.0,
            clock: 0,
            recovery: 1.0 - (-1.0 / (RELEASE * sample_rate as f32)).exp(),
        }
    }

    fn next(&mut self, frame: Frame) -> Frame {
        let sight = self.delayed.len();
        let peak = frame.left.abs().max(frame.right.abs());
        let allowed = if peak > CEILING { CEILING / peak } else { 1.0 };
        while self.lowest.back().is_some_and(|(_, gain)| *gain >= allowed) {
            self.lowest.pop_back();
        }
        // A frame leaves the delay after `sight` more, and the ramp remembers as many before that.
        self.lowest.push_back((self.clock + sight as u64, allowed));
        while self.lowest.front().is_some_and(|(until, _)| *until < self.clock) {
            self.lowest.pop_front();
        }
        self.clock += 1;
        let needed = self.lowest.front().map_or(1.0, |(_, gain)| *gain);
        self.released =
            if needed < self.released { needed } else { self.released + (needed - self.released) * self.recovery };
        self.ramp.push_back(self.released);
        let gone = self.ramp.pop_front().unwrap_or(1.0);
        self.ramp_sum += f64::from(self.released) - f64::from(gone);
        let gain = (self.ramp_sum / sight as f64) as f32;
        self.delayed.push_back(frame);
        let out = self.delayed.pop_front().unwrap_or(Frame::ZERO) * gain;
        // The ramp is exact but for rounding.
        Frame::new(out.left.clamp(-CEILING, CEILING), out.right.clamp(-CEILING, CEILING))
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
            *frame = self.next(*frame);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_quiet_passes_unchanged_and_late() {
        let mut limiter = Limiter::new(1000);
        let sent: Vec<f32> = (0..50_u8).map(|n| f32::from(n) / 60.0).collect();
        let heard: Vec<f32> = sent.iter().map(|level| limiter.next(Frame::from_mono(*level)).left).collect();
        assert_eq!(heard[3..], sent[..47]);
    }

    #[test]
    fn peaks_are_turned_down_before_they_come_and_not_cut_off() {
        let mut limiter = Limiter::new(48_000);
        let tone = |n: usize| (n as f32 * 0.06).sin();
        let mut greatest = 0.0_f32;
        let mut cut = 0;
        for n in 0..48_000 {
            let loud = if n % 9_600 < 300 { 6.0 } else { 0.5 };
            let level = limiter.next(Frame::from_mono(tone(n) * loud)).left.abs();
            greatest = greatest.max(level);
            cut += usize::from(level > CEILING - 1.0e-6);
        }
        assert!(greatest <= CEILING);
        assert!(cut < 100, "{cut} samples lie flat at the ceiling");
    }
}
