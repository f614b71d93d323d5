//! The recordings, decoded: all effects soon after the start, what is long only while it is wanted.

use std::collections::{HashMap, HashSet};
use std::io::Cursor;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use kira::Frame;
use kira::sound::static_sound::{StaticSoundData, StaticSoundSettings};
use kira::sound::{EndPosition, PlaybackPosition, Region};
use lewton::VorbisError;
use lewton::inside_ogg::OggStreamReader;

use crate::app::common::sound::{Bus, LOOP_MARGIN, Sound};
use crate::app::games;

/// What does not loop begins with a ramp of so many frames.
const RAMP: u8 = 24;

/// One take of a sound.
type Take = (Sound, usize);

/// Decoded takes, and those that are being decoded.
pub(super) struct SoundCache {
    ready: HashMap<Take, StaticSoundData>,
    ordered: HashSet<Take>,
    sender: Sender<(Take, StaticSoundData)>,
    arriving: Mutex<Receiver<(Take, StaticSoundData)>>,
    /// Decode whatever is asked for at once, so that tests do not depend on time.
    at_once: bool,
}

impl SoundCache {
    pub(super) fn new(at_once: bool) -> Self {
        let (sender, arriving) = channel();
        SoundCache { ready: HashMap::new(), ordered: HashSet::new(), sender, arriving: Mutex::new(arriving), at_once }
    }

    /// Has all effects decoded beside the game, unless they are.
    pub(super) fn stock_effects(&mut self) {
        if self.at_once {
            return;
        }
        let effects = games::all_sounds().filter(|sound| sound.entry().bus == Bus::Effects);
        self.order(effects.flat_map(takes).collect());
    }

    /// A take, if it is ready; otherwise it will be.
    pub(super) fn take(&mut self, sound: Sound, nth: usize) -> Option<StaticSoundData> {
        if let Ok(arrived) = self.arriving.get_mut().map_err(PoisonError::into_inner) {
            self.ready.extend(arrived.try_iter());
        }
        let take = (sound, nth);
        if self.at_once && !self.ready.contains_key(&take) {
            self.ready.extend(decode(take).map(|data| (take, data)));
        }
        let found = self.ready.get(&take).cloned();
        if found.is_none() && !self.at_once {
            self.order(vec![take]);
        }
        found
    }

    /// What is long is put away when it is wanted no more; what sounds of it fades all the same.
    pub(super) fn put_away(&mut self, sound: Sound) {
        if sound.entry().bus != Bus::Effects {
            for take in takes(sound) {
                self.ready.remove(&take);
                self.ordered.remove(&take);
            }
        }
    }

    /// Forgets all recordings, because files have changed, and decodes the effects again.
    #[cfg(feature = "dev")]
    pub(super) fn reload(&mut self) {
        *self = SoundCache::new(self.at_once);
        self.stock_effects();
    }

    fn order(&mut self, mut takes: Vec<Take>) {
        takes.retain(|take| self.ordered.insert(*take));
        if takes.is_empty() {
            return;
        }
        let sender = self.sender.clone();
        let worker = move || {
            for take in takes {
                if let Some(data) = decode(take)
                    && sender.send((take, data)).is_err()
                {
                    return;
                }
            }
        };
        // Without a thread there is silence, as without a device.
        if let Err(error) = thread::Builder::new().name("sound shelf".to_owned()).spawn(worker) {
            bevy::log::warn!("there is no sound: {error}");
        }
    }
}

fn takes(sound: Sound) -> impl Iterator<Item = Take> {
    (0..sound.entry().takes.len()).map(move |nth| (sound, nth))
}

/// Decodes a take. The files are the program's own, so none is damaged; one that were would be silent.
pub(super) fn decode((sound, nth): Take) -> Option<StaticSoundData> {
    let bytes = cannon_assets::sound(sound.entry().takes.get(nth)?)?;
    let (sample_rate, mut frames) = decode_vorbis(&bytes).ok()?;
    if sound.period().is_none() {
        // The encoder smears a sudden blow over the moment before it.
        for (n, frame) in (0_u8..RAMP).zip(&mut frames) {
            *frame *= f32::from(n) / f32::from(RAMP);
        }
    }
    let settings = match sound.period() {
        Some(period) => {
            let start = PlaybackPosition::Samples(LOOP_MARGIN);
            let end = EndPosition::Custom(PlaybackPosition::Samples(LOOP_MARGIN + period));
            StaticSoundSettings::new().start_position(start).loop_region(Region { start, end })
        }
        None => StaticSoundSettings::new(),
    };
    Some(StaticSoundData { sample_rate, frames: frames.into(), settings, slice: None })
}

/// Frames a second, and the frames.
fn decode_vorbis(bytes: &[u8]) -> Result<(u32, Vec<Frame>), VorbisError> {
    let mut reader = OggStreamReader::new(Cursor::new(bytes))?;
    let rate = reader.ident_hdr.audio_sample_rate;
    let mut frames = Vec::new();
    while let Some(packet) = reader.read_dec_packet_generic::<Vec<Vec<f32>>>()? {
        match packet.as_slice() {
            [mono] => frames.extend(mono.iter().map(|sample| Frame::from_mono(*sample))),
            [left, right, ..] => frames.extend(left.iter().zip(right).map(|(left, right)| Frame::new(*left, *right))),
            [] => {}
        }
    }
    Ok((rate, frames))
}
