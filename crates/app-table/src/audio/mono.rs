//! The mix in mono, for players who hear with one ear.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kira::Frame;
use kira::effect::{Effect, EffectBuilder};
use kira::info::Info;

/// Whether the mix is in mono, shared with the thread of the mixer, where both ears then get the mean of both channels.
#[derive(Clone, Debug, Default)]
pub(super) struct MonoSwitch(Arc<AtomicBool>);

impl MonoSwitch {
    /// Turns the mono mix on or off.
    pub(super) fn set(&self, is_mono: bool) {
        self.0.store(is_mono, Ordering::Relaxed);
    }
}

impl EffectBuilder for MonoSwitch {
    type Handle = ();

    fn build(self) -> (Box<dyn Effect>, ()) {
        (Box::new(self), ())
    }
}

impl Effect for MonoSwitch {
    fn process(&mut self, input: &mut [Frame], _: f64, _: &Info) {
        if self.0.load(Ordering::Relaxed) {
            for frame in input {
                *frame = Frame::from_mono(f32::midpoint(frame.left, frame.right));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kira::info::MockInfoBuilder;

    #[test]
    fn both_ears_hear_both_channels() {
        let switch = MonoSwitch::default();
        let mut downmix = switch.clone();
        let mut frames = [Frame::new(1.0, 0.0), Frame::new(0.2, -0.2)];
        switch.set(true);
        downmix.process(&mut frames, 0.001, &MockInfoBuilder::new().build());
        assert_eq!(frames, [Frame::from_mono(0.5), Frame::from_mono(0.0)]);
        switch.set(false);
        let mut frames = [Frame::new(1.0, 0.0)];
        downmix.process(&mut frames, 0.001, &MockInfoBuilder::new().build());
        assert_eq!(frames, [Frame::new(1.0, 0.0)]);
    }
}
